// A PNG file read from memory into plain pixels.

#include "CPNG.h"
#include "PNGMessages.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

struct png_reader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count;
  size_t place;
  /// The reason of the next jump; broken unless something more special is known.
  enum png_status reason;
};

enum { signatureLength = 8 };

/// The greatest number of bytes that one compressed byte stands for: two bits repeat 258 bytes (RFC 1951).
static const uint64_t greatestRatio = 1032;

static png_voidp allocate(png_structp png, png_alloc_size_t size) {
  struct png_reader *reader = png_get_mem_ptr(png);
  void *memory = malloc(size);
  if (memory == NULL) reader->reason = png_lacks_memory;
  return memory;
}

static void release(png_structp png, png_voidp memory) {
  (void)png;
  free(memory);
}

static void copy_bytes(png_structp png, png_bytep data, size_t length) {
  struct png_reader *reader = png_get_io_ptr(png);
  if (length > reader->count - reader->place) {
    reader->reason = png_is_cut;
    png_error(png, "cut");
  }
  memcpy(data, reader->bytes + reader->place, length);
  reader->place += length;
}

/// Reads up to the pixels. On failure it jumps.
static void read_properties(struct png_reader *reader) {
  png_structp png = reader->png;
  png_set_read_fn(png, reader, copy_bytes);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  // Only chunks that affect the pixels are read.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(png, reader->info);
}

struct png_reader *png_reader_open(const uint8_t *bytes, size_t count, enum png_status *status) {
  if (count < signatureLength || png_sig_cmp(bytes, 0, signatureLength) != 0) {
    *status = png_is_foreign;
    return NULL;
  }
  *status = png_lacks_memory;
  struct png_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  reader->reason = png_is_broken;
  reader->png =
      png_create_read_struct_2(PNG_LIBPNG_VER_STRING, NULL, fail, ignore, reader, allocate, release);
  if (reader->png != NULL) reader->info = png_create_info_struct(reader->png);
  if (reader->info == NULL) {
    png_reader_close(reader);
    return NULL;
  }
  if (setjmp(png_jmpbuf(reader->png)) != 0) {
    *status = reader->reason;
    png_reader_close(reader);
    return NULL;
  }
  read_properties(reader);
  *status = png_succeeded;
  return reader;
}

uint32_t png_reader_width(const struct png_reader *reader) {
  return png_get_image_width(reader->png, reader->info);
}

uint32_t png_reader_height(const struct png_reader *reader) {
  return png_get_image_height(reader->png, reader->info);
}

bool png_reader_can_be_complete(const struct png_reader *reader) {
  // Less than 2^34 bytes a row, and less than 2^31 rows.
  const uint64_t row = png_get_rowbytes(reader->png, reader->info);
  return row <= UINT64_MAX / 2 / PNG_UINT_31_MAX && row * png_reader_height(reader) / greatestRatio <= reader->count;
}

/// Reads the pixels and the rest of the file. On failure it jumps.
static void read_pixels(struct png_reader *reader, uint8_t *pixels) {
  png_structp png = reader->png;
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  const int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  const size_t stride = (size_t)png_reader_width(reader) * 4;
  if (png_get_rowbytes(png, reader->info) != stride) png_error(png, "layout");
  const uint32_t height = png_reader_height(reader);
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t row = 0; row < height; row++) png_read_row(png, pixels + row * stride, NULL);
  }
  png_read_end(png, NULL);
}

enum png_status png_reader_read(struct png_reader *reader, uint8_t *pixels) {
  if (setjmp(png_jmpbuf(reader->png)) != 0) return reader->reason;
  read_pixels(reader, pixels);
  return png_succeeded;
}

void png_reader_close(struct png_reader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}
