// Suspends the program by Ctrl-Z, so that the shell receives no reports of the mouse and shows no pictures meanwhile.

#include "CNcurses.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

/// The sequences for moves with a button held, and for all moves (xterm's modes 1002 and 1003). ncurses requests only
/// presses (mode 1000), so these are sent in addition. Not every terminal ends them when mode 1000 is switched off.
static const char asksForHeldMoves[] = "\033[?1003l\033[?1002h";
static const char asksForAllMoves[] = "\033[?1003h";
static const char endsMoves[] = "\033[?1003l\033[?1002l";

/// The end of a string, in case a picture is being sent, and the removal of all pictures of kitty's protocol.
static const char endsString[] = "\033\\";
static const char removesPictures[] = "\033\\\033_Ga=d,d=A,q=2\033\\";

static volatile sig_atomic_t reportedMoves = terminal_moves_none;
static volatile sig_atomic_t pictures = terminal_pictures_none;
static volatile sig_atomic_t isHeld;
static volatile sig_atomic_t isWaiting;
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

static void ask_for_moves(void) {
  if (reportedMoves == terminal_moves_held) send(asksForHeldMoves);
  if (reportedMoves == terminal_moves_all) send(asksForAllMoves);
}

/// Stops the process as ncurses does.
static void handle_stop(int signal) {
  if (isHeld) {
    isWaiting = 1;
    return;
  }
  send(terminal_pictures_end());
  if (reportedMoves != terminal_moves_none) send(endsMoves);
  formerStop.sa_handler(signal);
  // Where nobody could continue the process, it is not stopped, and receives no signal about its continuation.
  terminal_note_continuation();
  ask_for_moves();
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

void terminal_report_moves(enum terminal_moves moves) {
  wrap_stop();
  reportedMoves = (sig_atomic_t)moves;
  if (moves == terminal_moves_none) send(endsMoves);
  ask_for_moves();
}

void terminal_note_pictures(enum terminal_pictures present) {
  wrap_stop();
  pictures = (sig_atomic_t)present;
}

const char *terminal_pictures_end(void) {
  switch (pictures) {
    case terminal_pictures_kitty:
      return removesPictures;
    case terminal_pictures_sixel:
      return endsString;
    default:
      return "";
  }
}

void terminal_hold_stop(void) { isHeld = 1; }

void terminal_release_stop(void) {
  isHeld = 0;
  if (!isWaiting) return;
  isWaiting = 0;
  raise(SIGTSTP);
}
