// JPEG files, read from memory. libjpeg reports errors by a call that must not return, which Swift cannot follow, so
// every call of libjpeg is made in C.

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The outcome of a step.
enum jpeg_status {
  jpeg_succeeded,
  /// The bytes do not begin as a JPEG does.
  jpeg_is_foreign,
  /// The bytes break a rule of JPEG.
  jpeg_is_broken,
  /// The bytes end before the picture is complete.
  jpeg_is_cut,
  /// The file is of a rare kind: arithmetic coding, more than 8 bits a component, an unknown number of components.
  jpeg_is_unusual,
  /// The memory is not sufficient.
  jpeg_lacks_memory
};

/// A JPEG file in memory that is being read.
struct jpeg_reader;

/// Reads the properties of a file. The bytes must stay valid until the reader is closed. Returns null on failure, and
/// stores the outcome in `status`.
struct jpeg_reader *jpeg_reader_open(const uint8_t *bytes, size_t count, enum jpeg_status *status);

/// Returns the width of the picture in pixels, at most 65,535; the function after it returns the height.
uint32_t jpeg_reader_width(const struct jpeg_reader *reader);
uint32_t jpeg_reader_height(const struct jpeg_reader *reader);

/// Returns true if the colours are amounts of four printing inks: cyan, magenta, yellow and black.
bool jpeg_reader_has_inks(const struct jpeg_reader *reader);

/// Returns false if the file is too short for the picture, however well it is compressed.
bool jpeg_reader_can_be_complete(const struct jpeg_reader *reader);

/// Reads the picture as red, green, blue and an alpha of 255, 8 bits each, row by row from the top of the file's
/// picture. `pixels` has room for four bytes a pixel. It is called once.
///
/// A progressive file takes up to eight bytes more for each pixel while it is read.
enum jpeg_status jpeg_reader_read(struct jpeg_reader *reader, uint8_t *pixels);

/// Releases everything.
void jpeg_reader_close(struct jpeg_reader *reader);
