// A terminal opened with every colour, regardless of the machine's terminal descriptions.
//
// ncurses shows arbitrary colours only if the description has the flag RGB, and few machines have such a description
// for each terminal. But ncurses also accepts a compiled description from the environment (TERMINFO=b64:…,
// ncurses(3x)). So one is made from the existing description, in the format of term(5).

#include "CNcurses.h"

#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

/// The name of the description.
static const char directName[] = "stipple-direct";

/// The sequence that sets a colour. Values up to 7 are the terminal's named colours; others have eight bits each for
/// red, green and blue (ISO 8613-6, with semicolons, as most terminals expect).
#define DIRECT_COLOR(named, base)                                                                                      \
  "\033[%?%p1%{8}%<%t" named "%p1%d%e" base ";2;%p1%{65536}%/%{255}%&%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m"

/// Bytes with a fixed capacity. Bytes beyond it are dropped, and `is_full` is set.
struct bytes {
  unsigned char data[16384];
  size_t length;
  bool is_full;
};

static void put(struct bytes *bytes, unsigned value) {
  if (bytes->length == sizeof bytes->data) {
    bytes->is_full = true;
  } else {
    bytes->data[bytes->length++] = (unsigned char)(value & 0xff);
  }
}

/// Writes the least significant byte first, as everywhere in the format.
static void put16(struct bytes *bytes, int value) {
  put(bytes, (unsigned)value);
  put(bytes, (unsigned)value >> 8);
}

static void put32(struct bytes *bytes, int value) {
  put16(bytes, value);
  put16(bytes, (int)((unsigned)value >> 16));
}

static void put_text(struct bytes *bytes, const char *text) {
  do {
    put(bytes, (unsigned char)*text);
  } while (*text++ != '\0');
}

static void put_all(struct bytes *bytes, const struct bytes *others) {
  for (size_t index = 0; index < others->length; index++) put(bytes, others->data[index]);
  bytes->is_full = bytes->is_full || others->is_full;
}

static void align(struct bytes *bytes) {
  if (bytes->length % 2 != 0) put(bytes, 0);
}

static bool is(const char *name, const char *other) { return strcmp(name, other) == 0; }

static int number_of(const char *name) {
  if (is(name, "colors")) return 0x1000000;
  if (is(name, "pairs")) return 0x10000;
  const int value = tigetnum(name);
  return value < 0 ? -1 : value;
}

static const char *string_of(const char *name) {
  if (is(name, "setaf")) return DIRECT_COLOR("3", "38");
  if (is(name, "setab")) return DIRECT_COLOR("4", "48");
  // These set colours in other ways, or redefine them.
  if (is(name, "setf") || is(name, "setb") || is(name, "initc") || is(name, "initp") || is(name, "oc")) return NULL;
  const char *value = tigetstr(name);
  if (value == (const char *)-1) value = NULL;
  if (value == NULL && is(name, "op")) return "\033[39;49m";
  return value;
}

/// Writes the standard capabilities, which have a place in every description.
static void put_standard(struct bytes *bytes) {
  static struct bytes offsets, table;
  offsets.length = table.length = 0;
  int booleans = 0, numbers = 0, strings = 0;
  while (boolnames[booleans] != NULL) booleans++;
  while (numnames[numbers] != NULL) numbers++;
  for (; strnames[strings] != NULL; strings++) {
    const char *value = string_of(strnames[strings]);
    put16(&offsets, value == NULL ? -1 : (int)table.length);
    if (value != NULL) put_text(&table, value);
  }
  // The number of the format with 32-bit numbers.
  put16(bytes, 01036);
  put16(bytes, sizeof directName);
  put16(bytes, booleans);
  put16(bytes, numbers);
  put16(bytes, strings);
  put16(bytes, (int)table.length);
  put_text(bytes, directName);
  for (int index = 0; index < booleans; index++) {
    put(bytes, !is(boolnames[index], "ccc") && tigetflag(boolnames[index]) > 0 ? 1 : 0);
  }
  align(bytes);
  for (int index = 0; index < numbers; index++) put32(bytes, number_of(numnames[index]));
  put_all(bytes, &offsets);
  put_all(bytes, &table);
}

/// Writes the flag RGB, and the string XM that ncurses needs to request mouse events.
static void put_extended(struct bytes *bytes) {
  const char *mouse = tigetstr("XM");
  const bool has_mouse = mouse != NULL && mouse != (const char *)-1;
  const int strings = has_mouse ? 1 : 0;
  static struct bytes table;
  table.length = 0;
  if (has_mouse) put_text(&table, mouse);
  // Offsets of names are counted from the end of the values.
  put_text(&table, "RGB");
  if (has_mouse) put_text(&table, "XM");
  align(bytes);
  put16(bytes, 1);
  put16(bytes, 0);
  put16(bytes, strings);
  put16(bytes, strings + 1 + strings);
  put16(bytes, (int)table.length);
  put(bytes, 1);
  align(bytes);
  if (has_mouse) put16(bytes, 0);
  put16(bytes, 0);
  if (has_mouse) put16(bytes, (int)sizeof "RGB");
  put_all(bytes, &table);
}

/// Writes the bytes in base 64 (RFC 4648), followed by a null byte.
static void put_base64(struct bytes *text, const struct bytes *bytes) {
  static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  for (size_t index = 0; index < bytes->length; index += 3) {
    const size_t rest = bytes->length - index;
    const unsigned triple = (unsigned)bytes->data[index] << 16 | (rest > 1 ? (unsigned)bytes->data[index + 1] << 8 : 0) |
                            (rest > 2 ? bytes->data[index + 2] : 0);
    put(text, digits[triple >> 18]);
    put(text, digits[triple >> 12 & 63]);
    put(text, rest > 1 ? digits[triple >> 6 & 63] : '=');
    put(text, rest > 2 ? digits[triple & 63] : '=');
  }
  put(text, 0);
}

SCREEN *terminal_open_with_all_colors(const char *name) {
  int status = 0;
  if (setupterm(name, STDOUT_FILENO, &status) != OK) return NULL;
  static struct bytes description, text;
  description.length = text.length = 0;
  put_standard(&description);
  put_extended(&description);
  del_curterm(cur_term);
  memcpy(text.data, "b64:", 4);
  text.length = 4;
  put_base64(&text, &description);
  if (description.is_full || text.is_full) return NULL;
  const char *present = getenv("TERMINFO");
  char *former = present == NULL ? NULL : strdup(present);
  setenv("TERMINFO", (const char *)text.data, 1);
  SCREEN *screen = newterm(directName, stdout, stdin);
  if (former == NULL) {
    unsetenv("TERMINFO");
  } else {
    setenv("TERMINFO", former, 1);
    free(former);
  }
  return screen;
}
