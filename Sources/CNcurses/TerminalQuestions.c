// Queries of the C library that Swift cannot make itself.

// For wcwidth.
#define _GNU_SOURCE 1

#include "CNcurses.h"

#include <poll.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <unistd.h>

// This macro is the name of a capability, and would hide the field of the same name.
#undef columns

int terminal_width(wchar_t character) { return wcwidth(character); }

bool terminal_locale_is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

bool terminal_has_hung_up(void) {
  struct pollfd descriptors[] = {{.fd = STDIN_FILENO, .events = POLLIN}, {.fd = STDOUT_FILENO, .events = 0}};
  if (poll(descriptors, 2, 0) <= 0) return false;
  const short gone = POLLHUP | POLLERR | POLLNVAL;
  return (descriptors[0].revents & gone) != 0 || (descriptors[1].revents & gone) != 0;
}

int terminal_described_colors(const char *name) {
  int status = 0;
  if (setupterm(name, STDOUT_FILENO, &status) != OK) return -1;
  const int colors = tigetnum("colors");
  del_curterm(cur_term);
  return colors < 0 ? 0 : colors;
}

bool terminal_measure(struct terminal_measures *measures) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 && ioctl(STDIN_FILENO, TIOCGWINSZ, &size) != 0) return false;
  measures->columns = size.ws_col;
  measures->rows = size.ws_row;
  measures->width = size.ws_xpixel;
  measures->height = size.ws_ypixel;
  measures->cell_width = size.ws_col > 0 ? size.ws_xpixel / size.ws_col : 0;
  measures->cell_height = size.ws_row > 0 ? size.ws_ypixel / size.ws_row : 0;
  return true;
}
