// GIF files with moving pictures, written into memory with giflib.

#pragma once

#include <gif_lib.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A part of a film's picture, to be drawn over what is shown.
struct gif_part {
  int column, row, columns, rows;
  /// The index of the colour that leaves a pixel unchanged.
  int transparent;
  /// True if the part becomes transparent when its time is over.
  bool is_cleared;
  /// The time in hundredths of a second, up to 65,535.
  int duration;
};

/// A GIF file in memory that is being written.
struct gif_writer;

/// Begins a file. Its colours are red, green and blue, 3 bytes each, at most 256 colours. A file that loops has no end.
/// Returns null if the memory is not sufficient.
struct gif_writer *gif_writer_open(int width, int height, const uint8_t *colors, int count, bool loops);

/// Writes the next part, an index of a colour for each pixel. Returns false if the memory is not sufficient.
bool gif_writer_write(struct gif_writer *writer, const struct gif_part *part, const uint8_t *indices);

/// Ends the file. Returns false if the memory is not sufficient.
bool gif_writer_end(struct gif_writer *writer);

/// Returns the bytes that have been written since the last call, valid until the next call of any function.
const uint8_t *gif_writer_take(struct gif_writer *writer, size_t *count);

/// Releases everything, in any state.
void gif_writer_close(struct gif_writer *writer);
