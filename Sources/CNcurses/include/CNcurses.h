// ncurses with wide characters, and the parts of it that Swift cannot import: macros, variables, and handlers for
// signals.

#pragma once

// Without this, ncurses hides the wide-character functions.
#define NCURSES_WIDECHAR 1

#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdbool.h>
#include <wchar.h>

/// Returns the attributes that ncurses defines as macros.
static inline attr_t terminal_attributes(bool bold, bool dim, bool underline, bool reverse) {
  return (bold ? WA_BOLD : 0) | (dim ? WA_DIM : 0) | (underline ? WA_UNDERLINE : 0) | (reverse ? WA_REVERSE : 0);
}

/// Fills a cell with a character and combining marks; marks that ncurses has no room for are left out. The pair number
/// may be too large for COLOR_PAIR, so it is passed as the last argument of `setcchar`.
static inline void terminal_set_cell(
    cchar_t *cell, wchar_t character, const wchar_t *marks, size_t count, attr_t attributes, int pair) {
  wchar_t text[CCHARW_MAX + 1] = {character};
  for (size_t index = 0; index < count && index + 1 < CCHARW_MAX; index++) text[index + 1] = marks[index];
  setcchar(cell, text, attributes, (short)(pair & 0x7fff), &pair);
}

/// Returns the number of columns that the C library gives a character in the present locale; -1 if it knows none.
int terminal_width(wchar_t character);

/// Returns the key code of F1, F2 and so on.
static inline int terminal_function_key(int number) { return KEY_F(number); }

/// Opens the terminal on standard output and input under a terminfo name; null if the name is unknown, or if the
/// terminal cannot move its cursor.
static inline SCREEN *terminal_open(const char *name) { return newterm(name, stdout, stdin); }

/// Opens the terminal like `terminal_open`, with sequences for every colour, even if its description lacks them.
SCREEN *terminal_open_with_all_colors(const char *name);

/// Returns the number of colours of the open terminal; the function after it returns the number of colour pairs that
/// can be in use at the same time.
static inline int terminal_color_count(void) { return COLORS; }
static inline int terminal_pair_count(void) { return COLOR_PAIRS; }

/// An action of the mouse: nothing left, one without a meaning here, or the one in its name.
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

/// The moves of the mouse that a terminal reports: none, those with a button held, or all.
enum terminal_moves { terminal_moves_none, terminal_moves_held, terminal_moves_all };

/// Makes the terminal report the first button, the wheel and moves; or ends these reports.
void terminal_report_mouse(enum terminal_moves moves);

/// Makes the terminal report moves, or ends these reports. They also end while the program is suspended by Ctrl-Z.
void terminal_report_moves(enum terminal_moves moves);

/// The pictures that a terminal shows.
enum terminal_pictures { terminal_pictures_none, terminal_pictures_sixel, terminal_pictures_kitty };

/// Notes the pictures on the terminal, which are removed when a signal ends or suspends the program.
void terminal_note_pictures(enum terminal_pictures present);

/// Returns the sequences that remove the noted pictures. It may be called in a handler of a signal.
const char *terminal_pictures_end(void);

/// Makes Ctrl-Z wait until `terminal_release_stop`, so that it does not interrupt a picture that is being sent.
void terminal_hold_stop(void);
void terminal_release_stop(void);

/// Returns the next mouse action and its cell. It is called after KEY_MOUSE until nothing is left; the latest action
/// comes first.
enum terminal_mouse_action terminal_next_mouse(int *column, int *row);

/// Returns `curscr`, the window for the screen as the terminal shows it; the function after it returns `stdscr`.
static inline WINDOW *terminal_current_window(void) { return curscr; }
static inline WINDOW *terminal_standard_window(void) { return stdscr; }

/// Returns true if the locale for characters, as last set by `setlocale`, is UTF-8.
bool terminal_locale_is_utf8(void);

/// Returns the number of colours of a terminal according to terminfo, 0 for none; -1 if the name is unknown. It must
/// not be called while a terminal is open.
int terminal_described_colors(const char *name);

/// The size of a terminal in cells and in pixels, and the size of a cell in whole pixels. Pixels are 0 if the terminal
/// does not report them.
struct terminal_measures {
  int columns, rows, width, height, cell_width, cell_height;
};

/// Measures the terminal on standard output, or else on standard input; returns false if neither is a terminal.
bool terminal_measure(struct terminal_measures *measures);

/// Returns true if standard input or output has hung up.
bool terminal_has_hung_up(void);

/// Returns true if the process has continued after a stop (SIGCONT) since the last call. The terminal may be in any
/// mode then.
bool terminal_take_continuation(void);

/// Makes the next call of `terminal_take_continuation` return true. It may be called in a handler of a signal.
void terminal_note_continuation(void);

/// Saves the terminal's modes, so that a process that is ended by a signal can restore them.
///
/// It must be called before the terminal is opened: it installs the handlers, and ncurses keeps handlers that exist
/// already.
void terminal_rescue_prepare(void);

/// Sets the sequences that restore the terminal. It must be called while the terminal is open.
void terminal_rescue_arm(void);

/// Stops the watch, after the terminal has been closed normally.
void terminal_rescue_disarm(void);
