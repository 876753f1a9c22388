// The mouse. Its masks are macros, which Swift cannot import, and ncurses does not request its moves.

#include "CNcurses.h"

static bool reportsMouse;

void terminal_report_mouse(enum terminal_moves moves) {
  // A press and a release that arrive together become a click, regardless of the interval. They are lost if clicks are
  // not requested.
  const mmask_t clicks = BUTTON1_CLICKED | BUTTON1_DOUBLE_CLICKED | BUTTON1_TRIPLE_CLICKED;
  const mmask_t mask =
      BUTTON1_PRESSED | BUTTON1_RELEASED | clicks | BUTTON4_PRESSED | BUTTON5_PRESSED | REPORT_MOUSE_POSITION;
  // Without this, ncurses waits after a press to see if it becomes a click.
  mouseinterval(0);
  if (moves != terminal_moves_none) {
    // A terminal without a mouse returns an empty mask, and no moves are requested.
    if (mousemask(mask, NULL) == 0) return;
    terminal_report_moves(moves);
  } else {
    if (reportsMouse) terminal_report_moves(terminal_moves_none);
    mousemask(0, NULL);
  }
  reportsMouse = moves != terminal_moves_none;
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
