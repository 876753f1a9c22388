// The ends of libpng's messages: an error jumps back to the call of a step, a warning is no news.

#pragma once

#include <png.h>

static inline void fail(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static inline void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}
