// ncurses with wide characters, and what Swift cannot import of it: macros, variables, and handlers for signals.

#pragma once

// Without this, ncurses hides the wide-character functions.
#define NCURSES_WIDECHAR 1

#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdbool.h>
#include <wchar.h>

/// The attributes that ncurses spells as macros.
static inline attr_t terminal_attributes(bool bold, bool dim, bool underline, bool reverse) {
  return (bold ? WA_BOLD : 0) | (dim ? WA_DIM : 0) | (underline ? WA_UNDERLINE : 0) | (reverse ? WA_REVERSE : 0);
}

/// Fills a cell. The number of a pair may exceed what COLOR_PAIR can hold, and so goes through the last argument of `setcchar`.
static inline void terminal_set_cell(cchar_t *cell, wchar_t character, attr_t attributes, int pair) {
  const wchar_t text[] = {character, L'\0'};
  setcchar(cell, text, attributes, (short)(pair & 0x7fff), &pair);
}

/// How many columns the C library gives a character in the present locale; -1 when it knows none.
int terminal_width(wchar_t character);

/// The key code of F1, F2 and so on.
static inline int terminal_function_key(int number) { return KEY_F(number); }

/// Opens the terminal on standard output and input under a terminfo name; null when the name is unknown or the terminal cannot
/// move its cursor.
static inline SCREEN *terminal_open(const char *name) { return newterm(name, stdout, stdin); }

/// Opens the terminal like `terminal_open`, with sequences for every colour that its description may lack.
SCREEN *terminal_open_with_all_colors(const char *name);

/// How many colours the open terminal has, and how many pairs of them can be in use together.
static inline int terminal_color_count(void) { return COLORS; }
static inline int terminal_pair_count(void) { return COLOR_PAIRS; }

/// What came from the mouse: nothing more, something that means nothing here, or what the name says.
enum terminal_mouse_action {
  terminal_mouse_nothing,
  terminal_mouse_other,
  terminal_mouse_press,
  terminal_mouse_drag,
  terminal_mouse_release,
  terminal_mouse_click,
  terminal_mouse_double_click,
  terminal_mouse_triple_click,
  terminal_mouse_wheel_up,
  terminal_mouse_wheel_down
};

/// Has the terminal report the first button, the wheel, and moves with a button held; or ends that.
void terminal_report_mouse(bool reports);

/// What the mouse did and at which cell, to be asked after KEY_MOUSE until there is nothing more; what was done last comes first.
enum terminal_mouse_action terminal_next_mouse(int *column, int *row);

/// The window that stands for the screen as the terminal shows it.
static inline WINDOW *terminal_current_window(void) { return curscr; }
static inline WINDOW *terminal_standard_window(void) { return stdscr; }

/// Whether the locale for characters, as `setlocale` set it last, is UTF-8.
bool terminal_locale_is_utf8(void);

/// How many colours terminfo says that a terminal has, 0 for none; -1 when it does not know the name. Not while a terminal is open.
int terminal_described_colors(const char *name);

/// The size of a terminal in cells and in pixels, and that of a cell in whole pixels; pixels are 0 where the terminal does not tell.
struct terminal_measures {
  int columns, rows, width, height, cell_width, cell_height;
};

/// Measures the terminal on standard output, or else on standard input; false when neither is one.
bool terminal_measure(struct terminal_measures *measures);

/// Whether standard input or output has hung up.
bool terminal_has_hung_up(void);

/// Whether the process has gone on after it was stopped (SIGCONT) since this was asked last: the terminal may be in any mode then.
bool terminal_take_continuation(void);

/// Keeps the terminal's modes, so that a process that is ended by a signal can restore them.
///
/// To be called before the terminal is opened: it installs the handlers, and ncurses leaves handlers alone that it finds.
void terminal_rescue_prepare(void);

/// Tells the rescue what brings the terminal back: to be called when the terminal is open.
void terminal_rescue_arm(void);

/// Ends the watch, once the terminal has been closed in order.
void terminal_rescue_disarm(void);
