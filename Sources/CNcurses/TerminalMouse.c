// The mouse. Its masks are macros, which Swift cannot import, and ncurses does not request its moves.

#include "CNcurses.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

/// The sequences for moves with a button held (xterm's mode 1002). ncurses requests only presses (mode 1000), so these
/// are sent in addition. Not every terminal ends mode 1002 when mode 1000 is switched off.
static const char asksForMoves[] = "\033[?1002h";
static const char endsMoves[] = "\033[?1002l";

static volatile sig_atomic_t reportsMouse;
static struct sigaction formerStop;

static void send(const char *text) {
  size_t length = strlen(text);
  while (length > 0) {
    ssize_t written = write(STDOUT_FILENO, text, length);
    if (written <= 0) return;
    text += written;
    length -= (size_t)written;
  }
}

/// Stops the process as ncurses does, and ends the reports of moves meanwhile, so that the shell does not receive them.
static void handle_stop(int signal) {
  if (reportsMouse) send(endsMoves);
  formerStop.sa_handler(signal);
  if (reportsMouse) send(asksForMoves);
}

/// Wraps the handler of ncurses for Ctrl-Z, once it is installed.
static void wrap_stop(void) {
  struct sigaction present;
  if (sigaction(SIGTSTP, NULL, &present) != 0 || present.sa_handler == handle_stop) return;
  if (present.sa_handler == SIG_DFL || present.sa_handler == SIG_IGN) return;
  formerStop = present;
  present.sa_handler = handle_stop;
  sigaction(SIGTSTP, &present, NULL);
}

void terminal_report_mouse(bool reports) {
  // A press and a release that arrive together become a click, regardless of the interval. They are lost if clicks are
  // not requested.
  const mmask_t clicks = BUTTON1_CLICKED | BUTTON1_DOUBLE_CLICKED | BUTTON1_TRIPLE_CLICKED;
  const mmask_t mask =
      BUTTON1_PRESSED | BUTTON1_RELEASED | clicks | BUTTON4_PRESSED | BUTTON5_PRESSED | REPORT_MOUSE_POSITION;
  // Without this, ncurses waits after a press to see if it becomes a click.
  mouseinterval(0);
  wrap_stop();
  if (reports) {
    // A terminal without a mouse returns an empty mask, and no moves are requested.
    if (mousemask(mask, NULL) == 0) return;
    send(asksForMoves);
  } else {
    if (reportsMouse) send(endsMoves);
    mousemask(0, NULL);
  }
  reportsMouse = reports;
}

enum terminal_mouse_action terminal_next_mouse(int *column, int *row) {
  MEVENT event;
  if (getmouse(&event) != OK) return terminal_mouse_nothing;
  *column = event.x;
  *row = event.y;
  if (event.bstate & BUTTON4_PRESSED) return terminal_mouse_wheel_up;
  if (event.bstate & BUTTON5_PRESSED) return terminal_mouse_wheel_down;
  if (event.bstate & REPORT_MOUSE_POSITION) return terminal_mouse_drag;
  if (event.bstate & BUTTON1_PRESSED) return terminal_mouse_press;
  if (event.bstate & BUTTON1_RELEASED) return terminal_mouse_release;
  if (event.bstate & BUTTON1_CLICKED) return terminal_mouse_click;
  if (event.bstate & BUTTON1_DOUBLE_CLICKED) return terminal_mouse_double_click;
  if (event.bstate & BUTTON1_TRIPLE_CLICKED) return terminal_mouse_triple_click;
  return terminal_mouse_other;
}
