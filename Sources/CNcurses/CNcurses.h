// ncurses with wide characters, and one-liners for what does not import: macros, and variables that
// Swift takes for shared mutable state.
#ifndef CNCURSES_H
#define CNCURSES_H

#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <locale.h>
#include <stdio.h>
#include <curses.h>

// Declared by <wchar.h> only under _XOPEN_SOURCE.
extern int wcwidth(wchar_t character);

static inline WINDOW *curses_standard_screen(void) { return stdscr; }
static inline WINDOW *curses_current_screen(void) { return curscr; }
static inline int curses_function_key(int number) { return KEY_F(number); }
static inline attr_t curses_color_pair(short pair) { return COLOR_PAIR(pair); }

static const attr_t curses_normal = A_NORMAL;
static const attr_t curses_bold = A_BOLD;
static const attr_t curses_dim = A_DIM;
static const attr_t curses_reverse = A_REVERSE;
static const attr_t curses_underline = A_UNDERLINE;

// A string capability of the terminal; NULL where it has none or the name is not one.
static inline const char *curses_capability(const char *name) {
  const char *value = tigetstr((char *)name);
  return value == (const char *)-1 ? NULL : value;
}

#endif
