// Restores the terminal when a signal ends the process, and reports when the process continues after a stop.
//
// The handlers call only functions that POSIX calls async-signal-safe: write, tcgetpgrp, getpgrp, tcsetattr, memset,
// strlen, sigaction, raise. The text that they write is composed when the terminal is opened.

#include "CNcurses.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

/// The signals for faults of the program itself.
static const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGSYS};
enum { faultCount = sizeof faults / sizeof *faults };

static struct sigaction formerFaultActions[faultCount];
static struct termios formerModes;
static bool hasModes;
static bool chainsFaults;
static volatile sig_atomic_t isArmed;
static volatile sig_atomic_t hasContinued;

static char restoring[512];
static size_t restoringLength;

/// The stack of the handlers, because a fault may be an overflow of the usual stack.
static char handlerStack[65536];

static void write_all(int descriptor, const char *text, size_t length) {
  while (length > 0) {
    ssize_t written = write(descriptor, text, length);
    if (written <= 0) return;
    text += written;
    length -= (size_t)written;
  }
}

static void restore_terminal(void) {
  if (!isArmed) return;
  isArmed = 0;
  // A suspended program has given the terminal back already. The terminal then belongs to the shell, and a change of
  // its modes would stop the program again.
  const pid_t foreground = tcgetpgrp(STDIN_FILENO);
  if (foreground > 0 && foreground != getpgrp()) return;
  const char *pictures = terminal_pictures_end();
  write_all(STDOUT_FILENO, pictures, strlen(pictures));
  write_all(STDOUT_FILENO, restoring, restoringLength);
  if (hasModes) tcsetattr(STDIN_FILENO, TCSANOW, &formerModes);
}

static void end_by_default(int signal) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(signal, &action, NULL);
  raise(signal);
}

static void handle_request(int signal) {
  restore_terminal();
  end_by_default(signal);
}

static void handle_fault(int signal, siginfo_t *information, void *context) {
  (void)context;
  static const char sentence[] = "stipple: a fault in the program ended it; the terminal has been restored\n";
  restore_terminal();
  write_all(STDERR_FILENO, sentence, sizeof sentence - 1);
  for (int index = 0; chainsFaults && index < faultCount; index++) {
    if (faults[index] != signal) continue;
    sigaction(signal, &formerFaultActions[index], NULL);
    // A faulty instruction faults again after the return. A signal that was sent must be sent again.
    if (information->si_code <= 0) raise(signal);
    return;
  }
  end_by_default(signal);
}

static void handle_continuation(int signal) {
  (void)signal;
  hasContinued = 1;
}

void terminal_note_continuation(void) { hasContinued = 1; }

bool terminal_take_continuation(void) {
  if (!hasContinued) return false;
  hasContinued = 0;
  return true;
}

static bool is_fault(int signal) {
  for (int index = 0; index < faultCount; index++) {
    if (faults[index] == signal) return true;
  }
  return false;
}

/// Returns true if a signal ends a process by default and can be caught; faults are excluded.
static bool is_request(int signal) {
  switch (signal) {
    case SIGKILL:
    case SIGSTOP:
    // These stop the process, or continue it.
    case SIGTSTP:
    case SIGTTIN:
    case SIGTTOU:
    case SIGCONT:
    // These have no effect by default.
    case SIGCHLD:
    case SIGURG:
    case SIGWINCH:
#ifdef __APPLE__
    case SIGINFO:
    case SIGIO:
#endif
      return false;
    default:
      return !is_fault(signal);
  }
}

void terminal_rescue_prepare(void) {
  hasModes = tcgetattr(STDIN_FILENO, &formerModes) == 0;
  // Swift's own handler for faults prompts the user about a backtrace, for up to 30 seconds. It is called only if the
  // user configured it.
  chainsFaults = getenv("SWIFT_BACKTRACE") != NULL;

  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = handlerStack;
  stack.ss_size = sizeof handlerStack;
  sigaltstack(&stack, NULL);

  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_ONSTACK;
  action.sa_handler = handle_continuation;
  sigaction(SIGCONT, &action, NULL);
  // All signals are blocked in a handler: a second one would end the process before the first has restored the
  // terminal.
  sigfillset(&action.sa_mask);
  action.sa_handler = handle_request;
  for (int signal = 1; signal < NSIG; signal++) {
    struct sigaction former;
    // Signals that the caller ignored (nohup, a background job) stay ignored. The C library reserves some signals for
    // itself.
    if (!is_request(signal) || sigaction(signal, NULL, &former) != 0 || former.sa_handler == SIG_IGN) continue;
    sigaction(signal, &action, NULL);
  }
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_ONSTACK | SA_SIGINFO;
  action.sa_sigaction = handle_fault;
  for (int index = 0; index < faultCount; index++) sigaction(faults[index], &action, &formerFaultActions[index]);
}

/// Adds a string of the terminal's description to the text that the handlers write, without its delays (`$<5>`).
static void append(const char *text) {
  if (text == NULL || text == (const char *)-1) return;
  while (*text != '\0' && restoringLength < sizeof restoring) {
    if (text[0] == '$' && text[1] == '<') {
      while (*text != '\0' && *text != '>') text++;
      if (*text == '>') text++;
      continue;
    }
    restoring[restoringLength++] = *text++;
  }
}

void terminal_rescue_arm(void) {
  restoringLength = 0;
  append("\033[?2026l");
  // Sent whether the mouse is reported or not.
  append("\033[?1003l\033[?1002l\033[?1000l\033[?1006l");
  append(exit_attribute_mode);
  append(orig_pair);
  append(keypad_local);
  append(cursor_normal);
  append(exit_ca_mode);
  isArmed = 1;
}

void terminal_rescue_disarm(void) { isArmed = 0; }
