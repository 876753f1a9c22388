// A JPEG file read from memory into plain pixels.

#include "CJPEG.h"

// jpeglib.h uses the types of stdio.h.
#include <stdio.h>

#include <jpeglib.h>

#include <jerror.h>
#include <setjmp.h>
#include <stdlib.h>

struct jpeg_reader {
  struct jpeg_decompress_struct file;
  struct jpeg_error_mgr messages;
  struct jpeg_source_mgr source;
  struct jpeg_progress_mgr progress;
  /// The call of the step that is being done.
  jmp_buf step;
  /// The reason of the last jump.
  enum jpeg_status reason;
  size_t count;
  /// True if libjpeg has no pictures of this size; the size itself is known.
  bool is_too_large;
};

/// The greatest number of scans. Usual files have 10; each one goes through the whole picture, however short it is.
enum { mostScans = 100 };

/// The greatest number of pixels for which a complete file has at least one bit: a unit of 4 x 4 blocks.
enum { mostInUnit = 32 * 32 };

_Noreturn static void leave(struct jpeg_reader *reader, enum jpeg_status reason) {
  reader->reason = reason;
  longjmp(reader->step, 1);
}

// The ends of libjpeg's messages. Nothing is printed.

static void fail(j_common_ptr file) {
  struct jpeg_reader *reader = file->client_data;
  switch (reader->messages.msg_code) {
  case JERR_OUT_OF_MEMORY:
  case JERR_NO_BACKING_STORE: leave(reader, jpeg_lacks_memory);
  case JERR_ARITH_NOTIMPL:
  case JERR_BAD_PRECISION:
  case JERR_CCIR601_NOTIMPL:
  case JERR_CONVERSION_NOTIMPL:
  case JERR_FRACT_SAMPLE_NOTIMPL:
  case JERR_NOT_COMPILED:
  case JERR_SOF_UNSUPPORTED: leave(reader, jpeg_is_unusual);
  default: leave(reader, jpeg_is_broken);
  }
}

/// Stops at a warning about pixels that are missing or wrong; libjpeg would draw them grey. Other messages are no news.
static void judge(j_common_ptr file, int level) {
  if (level >= 0) return;
  struct jpeg_reader *reader = file->client_data;
  switch (reader->messages.msg_code) {
  case JWRN_HIT_MARKER: leave(reader, jpeg_is_cut);
  case JWRN_HUFF_BAD_CODE:
  case JWRN_MUST_RESYNC:
  case JWRN_BOGUS_PROGRESSION: leave(reader, jpeg_is_broken);
  default: return;
  }
}

static void print_nothing(j_common_ptr file) { (void)file; }

// The source of the bytes, all of which are there from the beginning.

static void begin(j_decompress_ptr file) { (void)file; }

static boolean end_early(j_decompress_ptr file) { leave(file->client_data, jpeg_is_cut); }

static void skip(j_decompress_ptr file, long length) {
  if (length <= 0) return;
  if ((size_t)length > file->src->bytes_in_buffer) end_early(file);
  file->src->next_input_byte += length;
  file->src->bytes_in_buffer -= (size_t)length;
}

/// Stops a file whose scans are too many.
static void count_scans(j_common_ptr file) {
  struct jpeg_reader *reader = file->client_data;
  if (reader->file.input_scan_number > mostScans) leave(reader, jpeg_is_unusual);
}

/// Reads up to the first scan. On failure it jumps.
static void read_properties(struct jpeg_reader *reader, const uint8_t *bytes) {
  jpeg_create_decompress(&reader->file);
  reader->source.next_input_byte = bytes;
  reader->source.bytes_in_buffer = reader->count;
  reader->source.init_source = begin;
  reader->source.fill_input_buffer = end_early;
  reader->source.skip_input_data = skip;
  reader->source.resync_to_restart = jpeg_resync_to_restart;
  reader->source.term_source = begin;
  reader->file.src = &reader->source;
  reader->progress.progress_monitor = count_scans;
  reader->file.progress = &reader->progress;
  jpeg_read_header(&reader->file, TRUE);
  // Few programs read it, and no bit for a block is certain in it.
  if (reader->file.arith_code) leave(reader, jpeg_is_unusual);
}

struct jpeg_reader *jpeg_reader_open(const uint8_t *bytes, size_t count, enum jpeg_status *status) {
  // The marker of the start, and the first byte of the next one.
  if (count < 3 || bytes[0] != 0xff || bytes[1] != 0xd8 || bytes[2] != 0xff) {
    *status = jpeg_is_foreign;
    return NULL;
  }
  *status = jpeg_lacks_memory;
  struct jpeg_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->count = count;
  reader->file.err = jpeg_std_error(&reader->messages);
  reader->messages.error_exit = fail;
  reader->messages.emit_message = judge;
  reader->messages.output_message = print_nothing;
  reader->file.client_data = reader;
  if (setjmp(reader->step) == 0) {
    read_properties(reader, bytes);
  } else if (reader->messages.msg_code == JERR_IMAGE_TOO_BIG) {
    reader->is_too_large = true;
  } else {
    *status = reader->reason;
    jpeg_reader_close(reader);
    return NULL;
  }
  *status = jpeg_succeeded;
  return reader;
}

uint32_t jpeg_reader_width(const struct jpeg_reader *reader) { return reader->file.image_width; }

uint32_t jpeg_reader_height(const struct jpeg_reader *reader) { return reader->file.image_height; }

bool jpeg_reader_has_inks(const struct jpeg_reader *reader) {
  return reader->file.jpeg_color_space == JCS_CMYK || reader->file.jpeg_color_space == JCS_YCCK;
}

bool jpeg_reader_can_be_complete(const struct jpeg_reader *reader) {
  const uint64_t pixels = (uint64_t)jpeg_reader_width(reader) * jpeg_reader_height(reader);
  return pixels / mostInUnit / 8 <= reader->count;
}

/// Jumps if a component is in no scan: libjpeg would take it for grey. Tables are noted when a component's first scan
/// begins, and all scans have been read here if there are several.
static void demand_components(struct jpeg_reader *reader) {
  struct jpeg_decompress_struct *file = &reader->file;
  if (!jpeg_has_multiple_scans(file)) return;
  for (int index = 0; index < file->num_components; index++) {
    if (file->comp_info[index].quant_table == NULL) leave(reader, jpeg_is_cut);
    if (file->progressive_mode && file->coef_bits[index][0] < 0) leave(reader, jpeg_is_cut);
  }
}

/// Reads the pixels and the rest of the file. On failure it jumps.
static void read_pixels(struct jpeg_reader *reader, uint8_t *pixels) {
  struct jpeg_decompress_struct *file = &reader->file;
  file->out_color_space = jpeg_reader_has_inks(reader) ? JCS_CMYK : JCS_EXT_RGBA;
  // The same pixels on every machine, and by every version of the library.
  file->dct_method = JDCT_ISLOW;
  file->do_block_smoothing = FALSE;
  jpeg_start_decompress(file);
  demand_components(reader);
  if (file->output_width != file->image_width || file->output_height != file->image_height ||
      file->output_components != 4) {
    leave(reader, jpeg_is_unusual);
  }
  while (file->output_scanline < file->output_height) {
    JSAMPROW row = pixels + (size_t)file->output_scanline * file->output_width * 4;
    jpeg_read_scanlines(file, &row, 1);
  }
  jpeg_finish_decompress(file);
}

/// Makes red, green, blue and alpha of inks. Each colour is the light that its ink and the black one let through.
///
/// Programs that write Adobe's marker store the light, others the ink.
static void mix_inks(uint8_t *pixels, size_t count, bool is_light) {
  const uint8_t flip = is_light ? 0 : 0xff;
  for (uint8_t *pixel = pixels; pixel < pixels + count * 4; pixel += 4) {
    const unsigned black = pixel[3] ^ flip;
    for (int part = 0; part < 3; part++) pixel[part] = (uint8_t)(((pixel[part] ^ flip) * black + 127) / 255);
    pixel[3] = 0xff;
  }
}

enum jpeg_status jpeg_reader_read(struct jpeg_reader *reader, uint8_t *pixels) {
  if (reader->is_too_large) return jpeg_is_unusual;
  if (setjmp(reader->step) != 0) return reader->reason;
  read_pixels(reader, pixels);
  if (jpeg_reader_has_inks(reader)) {
    const size_t count = (size_t)jpeg_reader_width(reader) * jpeg_reader_height(reader);
    mix_inks(pixels, count, reader->file.saw_Adobe_marker);
  }
  return jpeg_succeeded;
}

void jpeg_reader_close(struct jpeg_reader *reader) {
  jpeg_destroy_decompress(&reader->file);
  free(reader);
}
