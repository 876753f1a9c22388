// Bytes in zlib's format, as PNG and PDF files contain them.

#include "CPNG.h"

#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

uint8_t *png_deflate(const uint8_t *bytes, size_t count, size_t *length) {
  *length = 0;
  if (count > ULONG_MAX / 2) return NULL;
  uLongf room = compressBound(count);
  uint8_t *result = malloc(room);
  if (result == NULL) return NULL;
  if (compress2(result, &room, bytes, count, Z_DEFAULT_COMPRESSION) != Z_OK) {
    free(result);
    return NULL;
  }
  *length = room;
  return result;
}
