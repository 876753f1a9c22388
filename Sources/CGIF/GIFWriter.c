// A GIF file written into memory, part by part.

#include "CGIF.h"

#include <stdlib.h>
#include <string.h>

struct gif_writer {
  /// Null after the end of the file.
  GifFileType *gif;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  /// True if bytes are missing for lack of memory. giflib does not report it everywhere.
  bool is_incomplete;
  /// A row's indices; giflib changes the row that it is passed.
  uint8_t *line;
};

static int append_bytes(GifFileType *gif, const GifByteType *data, int length) {
  struct gif_writer *writer = gif->UserData;
  const size_t added = (size_t)length;
  if (added > writer->capacity - writer->count) {
    const size_t capacity = (writer->count + added) * 2;
    uint8_t *bytes = realloc(writer->bytes, capacity);
    if (bytes == NULL) {
      writer->is_incomplete = true;
      return 0;
    }
    writer->bytes = bytes;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->count, data, added);
  writer->count += added;
  return length;
}

/// Writes the size and the colours, whose number is raised to a power of two.
static bool write_screen(GifFileType *gif, int width, int height, const uint8_t *colors, int count) {
  int size = 2;
  while (size < count) size *= 2;
  ColorMapObject *map = GifMakeMapObject(size, NULL);
  if (map == NULL) return false;
  memset(map->Colors, 0, (size_t)size * sizeof *map->Colors);
  for (int index = 0; index < count; index++) {
    map->Colors[index] =
        (GifColorType){.Red = colors[index * 3], .Green = colors[index * 3 + 1], .Blue = colors[index * 3 + 2]};
  }
  const bool is_written = EGifPutScreenDesc(gif, width, height, map->BitsPerPixel, 0, map) == GIF_OK;
  GifFreeMapObject(map);
  return is_written;
}

/// Writes the extension that makes players start again after the end, as all of them understand it.
static bool write_loop(GifFileType *gif) {
  static const uint8_t forever[] = {1, 0, 0};
  return EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
         EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") == GIF_OK &&
         EGifPutExtensionBlock(gif, sizeof forever, forever) == GIF_OK && EGifPutExtensionTrailer(gif) == GIF_OK;
}

struct gif_writer *gif_writer_open(int width, int height, const uint8_t *colors, int count, bool loops) {
  struct gif_writer *writer = calloc(1, sizeof *writer);
  if (writer == NULL) return NULL;
  writer->line = malloc((size_t)width);
  int error = 0;
  if (writer->line != NULL) writer->gif = EGifOpen(writer, append_bytes, &error);
  if (writer->gif == NULL) {
    gif_writer_close(writer);
    return NULL;
  }
  EGifSetGifVersion(writer->gif, true);
  if (!write_screen(writer->gif, width, height, colors, count) || (loops && !write_loop(writer->gif))) {
    gif_writer_close(writer);
    return NULL;
  }
  return writer;
}

bool gif_writer_write(struct gif_writer *writer, const struct gif_part *part, const uint8_t *indices) {
  const GraphicsControlBlock control = {
      .DisposalMode = part->is_cleared ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT,
      .UserInputFlag = false,
      .DelayTime = part->duration,
      .TransparentColor = part->transparent};
  GifByteType extension[4];
  EGifGCBToExtension(&control, extension);
  GifFileType *gif = writer->gif;
  if (EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, sizeof extension, extension) != GIF_OK) return false;
  if (EGifPutImageDesc(gif, part->column, part->row, part->columns, part->rows, false, NULL) != GIF_OK) return false;
  for (int row = 0; row < part->rows; row++) {
    memcpy(writer->line, indices + (size_t)row * (size_t)part->columns, (size_t)part->columns);
    if (EGifPutLine(gif, writer->line, part->columns) != GIF_OK) return false;
  }
  return !writer->is_incomplete;
}

bool gif_writer_end(struct gif_writer *writer) {
  GifFileType *gif = writer->gif;
  writer->gif = NULL;
  return EGifCloseFile(gif, NULL) == GIF_OK && !writer->is_incomplete;
}

const uint8_t *gif_writer_take(struct gif_writer *writer, size_t *count) {
  *count = writer->count;
  writer->count = 0;
  return writer->bytes;
}

void gif_writer_close(struct gif_writer *writer) {
  if (writer->gif != NULL) EGifCloseFile(writer->gif, NULL);
  free(writer->line);
  free(writer->bytes);
  free(writer);
}
