// PNG files, read and written in memory. libpng reports errors by a jump out of its functions, which Swift cannot
// follow, so every call of libpng is made in C.

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The outcome of a step.
enum png_status {
  png_succeeded,
  /// The bytes do not begin with the signature of PNG.
  png_is_foreign,
  /// The bytes break a rule of PNG.
  png_is_broken,
  /// The bytes end before the picture is complete.
  png_is_cut,
  /// The memory is not sufficient.
  png_lacks_memory
};

/// A PNG file in memory that is being read.
struct png_reader;

/// Reads the properties of a file. The bytes must stay valid until the reader is closed. Returns null on failure, and
/// stores the outcome in `status`.
struct png_reader *png_reader_open(const uint8_t *bytes, size_t count, enum png_status *status);

/// Returns the width of the picture in pixels, at most 2^31 - 1; the function after it returns the height.
uint32_t png_reader_width(const struct png_reader *reader);
uint32_t png_reader_height(const struct png_reader *reader);

/// Returns false if the file is too short for the picture, however well it is compressed.
bool png_reader_can_be_complete(const struct png_reader *reader);

/// Reads the picture as red, green, blue and alpha, 8 bits each, row by row from the top. `pixels` has room for four
/// bytes a pixel. It is called once.
enum png_status png_reader_read(struct png_reader *reader, uint8_t *pixels);

/// Releases everything.
void png_reader_close(struct png_reader *reader);

/// A PNG file in memory that is being written.
struct png_writer;

/// Begins a file with 8 bits a component in sRGB. `pixels_per_meter` is 0 if the size on paper is unknown. Returns null
/// on failure, and stores the outcome in `status`.
struct png_writer *png_writer_open(
    uint32_t width, uint32_t height, bool has_alpha, uint32_t pixels_per_meter, enum png_status *status);

/// Writes the next row, four bytes a pixel. Alpha is left out of a file that has none.
enum png_status png_writer_write(struct png_writer *writer, const uint8_t *row);

/// Ends the file after its last row.
enum png_status png_writer_end(struct png_writer *writer);

/// Returns the bytes that have been written since the last call, valid until the next call of any function.
const uint8_t *png_writer_take(struct png_writer *writer, size_t *count);

/// Releases everything, in any state.
void png_writer_close(struct png_writer *writer);
