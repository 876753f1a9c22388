// What Swift cannot ask the C library by itself.

// For wcwidth.
#define _GNU_SOURCE 1

#include "CNcurses.h"

#include <poll.h>
#include <string.h>
#include <unistd.h>

int terminal_width(wchar_t character) { return wcwidth(character); }

bool terminal_locale_is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

bool terminal_has_hung_up(void) {
  struct pollfd descriptors[] = {{.fd = STDIN_FILENO, .events = POLLIN}, {.fd = STDOUT_FILENO, .events = 0}};
  if (poll(descriptors, 2, 0) <= 0) return false;
  const short gone = POLLHUP | POLLERR | POLLNVAL;
  return (descriptors[0].revents & gone) != 0 || (descriptors[1].revents & gone) != 0;
}
