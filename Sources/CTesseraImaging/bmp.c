// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Decodes the pixels of BMP files: palette indices; pixels of 16, 24 and 32 bits with masks; and the two run-length
// encodings of Windows 3.
#include "TesseraPictures.h"

#include <assert.h>
#include <string.h>

/// Extracts the bits of a mask from a pixel and returns them scaled to 0...255 and rounded.
static uint8_t tessera_bmp_channel(uint32_t value, uint32_t mask) {
  if (mask == 0) return 0;
  int shift = __builtin_ctz(mask);
  uint64_t most = mask >> shift, part = (value & mask) >> shift;
  return (uint8_t)((part * 255 + most / 2) / most);
}

static void tessera_bmp_row(const tessera_bmp *s, const uint8_t *from, uint8_t *to) {
  assert(s->bits == 1 || s->bits == 2 || s->bits == 4 || s->bits == 8 || s->bits == 16 || s->bits == 24 || s->bits == 32);
  for (size_t x = 0; x < s->width; x++, to += 4) {
    if (s->bits <= 8) {
      unsigned perByte = 8u / (unsigned)s->bits;
      unsigned shift = 8u - (unsigned)s->bits * (unsigned)(x % perByte + 1);
      unsigned index = from[x / perByte] >> shift & ((1u << s->bits) - 1);
      memcpy(to, s->colors + index * 4, 4);
    } else if (s->bits == 24) {
      to[0] = from[x * 3 + 2];
      to[1] = from[x * 3 + 1];
      to[2] = from[x * 3];
      to[3] = 255;
    } else {
      const uint8_t *p = from + x * (size_t)(s->bits / 8);
      uint32_t value = (uint32_t)p[0] | (uint32_t)p[1] << 8;
      if (s->bits == 32) value |= (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
      for (int k = 0; k < 3; k++) to[k] = tessera_bmp_channel(value, s->masks[k]);
      to[3] = s->masks[3] ? tessera_bmp_channel(value, s->masks[3]) : 255;
    }
  }
}

/// Returns the destination of the file's row `y`.
static uint8_t *tessera_bmp_target(const tessera_bmp *s, size_t y) {
  assert(y < s->height);
  return s->pixels + (s->isTopDown ? y : s->height - 1 - y) * s->width * 4;
}

static int tessera_bmp_unpack(const tessera_bmp *s) {
  size_t row = (s->width * (size_t)s->bits + 31) / 32 * 4, used = (s->width * (size_t)s->bits + 7) / 8;
  // The last row may lack its padding.
  if (s->count < used || (s->count - used) / row + 1 < s->height) return TESSERA_PICTURE_TRUNCATED;
  for (size_t y = 0; y < s->height; y++) tessera_bmp_row(s, s->bytes + y * row, tessera_bmp_target(s, y));
  return TESSERA_PICTURE_OK;
}

/// Writes a pixel if its position is within the image.
static void tessera_bmp_put(const tessera_bmp *s, size_t x, size_t y, unsigned index) {
  if (x < s->width && y < s->height) memcpy(tessera_bmp_target(s, y) + x * 4, s->colors + index * 4, 4);
}

static int tessera_bmp_unpack_runs(const tessera_bmp *s) {
  const uint8_t *p = s->bytes, *end = s->bytes + s->count;
  size_t x = 0, y = 0;
  for (size_t k = 0; k < s->width * s->height; k++) memcpy(s->pixels + k * 4, s->colors, 4);
  while (end - p >= 2) {
    unsigned count = *p++, value = *p++;
    if (count > 0) {
      for (unsigned k = 0; k < count; k++)
        tessera_bmp_put(s, x++, y, s->bits == 8 ? value : k % 2 ? value & 15 : value >> 4);
    } else if (value == 0) {
      x = 0;
      y++;
    } else if (value == 1) {
      return TESSERA_PICTURE_OK;
    } else if (value == 2) {
      if (end - p < 2) return TESSERA_PICTURE_TRUNCATED;
      x += *p++;
      y += *p++;
    } else {
      size_t bytes = s->bits == 8 ? value : (value + 1) / 2;
      if ((size_t)(end - p) < bytes) return TESSERA_PICTURE_TRUNCATED;
      for (unsigned k = 0; k < value; k++)
        tessera_bmp_put(s, x++, y, s->bits == 8 ? p[k] : k % 2 ? p[k / 2] & 15u : p[k / 2] >> 4);
      // Each code starts at an even offset.
      bytes += bytes % 2;
      p += (size_t)(end - p) < bytes ? (size_t)(end - p) : bytes;
    }
    if (y >= s->height) return TESSERA_PICTURE_OK;
  }
  // Some encoders omit the end marker.
  return y + 1 == s->height && x >= s->width ? TESSERA_PICTURE_OK : TESSERA_PICTURE_TRUNCATED;
}

int tessera_bmp_read(const tessera_bmp *s) {
  return s->isRunLength ? tessera_bmp_unpack_runs(s) : tessera_bmp_unpack(s);
}
