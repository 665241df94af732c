// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Loops over the pixels of PNG files.
#include "png_private.h"

#include <assert.h>
#include <string.h>

typedef uint32_t __attribute__((may_alias)) tessera_pixel;
typedef uint64_t __attribute__((may_alias, aligned(4))) tessera_pixel_pair;

int tessera_pixels_are_opaque(const uint8_t *pixels, size_t count) {
  static const uint8_t maskBytes[8] = {0, 0, 0, 255, 0, 0, 0, 255};
  uint64_t mask, all = ~(uint64_t)0;
  memcpy(&mask, maskBytes, 8);
  const tessera_pixel_pair *pair = (const tessera_pixel_pair *)pixels;
  size_t pairs = count / 2, i = 0;
  for (; i + 8 <= pairs; i += 8) {
    all &= pair[i] & pair[i + 1] & pair[i + 2] & pair[i + 3] & pair[i + 4] & pair[i + 5] & pair[i + 6] & pair[i + 7];
    if ((all & mask) != mask) return 0;
  }
  for (; i < pairs; i++) all &= pair[i];
  if (count % 2 != 0 && pixels[count * 4 - 1] != 255) return 0;
  return (all & mask) == mask;
}

void tessera_premultiply(uint8_t *pixels, size_t count) {
  for (uint8_t *p = pixels, *end = pixels + count * 4; p != end; p += 4) {
    uint32_t a = p[3];
    if (a == 255) continue;
    // Red and blue share one word: red in bits 0-15, blue in bits 16-31.
    uint32_t rb = (p[0] | (uint32_t)p[2] << 16) * a + 0x00800080u;
    uint32_t g = p[1] * a + 0x80u;
    rb = (rb + ((rb >> 8) & 0x00FF00FFu)) >> 8;
    p[0] = (uint8_t)rb;
    p[1] = (uint8_t)((g + (g >> 8)) >> 8);
    p[2] = (uint8_t)(rb >> 16);
    assert(p[0] <= a && p[1] <= a && p[2] <= a);
  }
}

// Uses one division per pixel: m = floor(2^32 / a) + 1 yields floor(n / a) = n * m >> 32 for every n < 2^16, because
// the excess n * (m - 2^32 / a) / 2^32 stays below 2^-16, which is less than the 1 / a that could carry into the next
// integer.
void tessera_unpremultiply(const uint8_t *pixels, uint8_t *out, size_t count) {
  assert(pixels + count * 4 <= out || out + count * 4 <= pixels);
  memcpy(out, pixels, count * 4);
  for (uint8_t *p = out, *end = out + count * 4; p != end; p += 4) {
    uint32_t a = p[3];
    if (a == 255) continue;
    if (a == 0) {
      p[0] = p[1] = p[2] = 0;
      continue;
    }
    uint64_t m = 0x100000000u / a + 1;
    uint32_t half = a / 2;
    for (int k = 0; k < 3; k++) {
      uint32_t c = p[k] < a ? p[k] : a;
      p[k] = (uint8_t)((c * 255 + half) * m >> 32);
    }
  }
}

int tessera_row_repeats(const uint8_t *row, const uint8_t *above, size_t width) {
  if (above && memcmp(row, above, width * 4) == 0) return 1;
  const tessera_pixel *p = (const tessera_pixel *)row;
  const tessera_pixel *up = (const tessera_pixel *)above;
  size_t equal = 0;
  if (up) {
    equal = p[0] == up[0];
    for (size_t x = 1; x < width; x++) equal += (size_t)((p[x] == p[x - 1]) | (p[x] == up[x]));
  } else {
    for (size_t x = 1; x < width; x++) equal += p[x] == p[x - 1];
  }
  return equal * 5 >= width * 3;
}

int tessera_part_is_opaque(tessera_png_part part) {
  for (size_t y = 0; y < part.height; y++) {
    if (!tessera_pixels_are_opaque(part.pixels + y * part.stride, part.width)) return 0;
  }
  return 1;
}

size_t tessera_inflate(const uint8_t *packed, size_t count, uint8_t *bytes, size_t room) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (count > UINT32_MAX || room > UINT32_MAX || inflateInit(&stream) != Z_OK) return 0;
  stream.next_in = (Bytef *)packed;
  stream.avail_in = (uInt)count;
  stream.next_out = bytes;
  stream.avail_out = (uInt)room;
  int outcome = inflate(&stream, Z_SYNC_FLUSH);
  size_t found = outcome == Z_OK || outcome == Z_STREAM_END || outcome == Z_BUF_ERROR ? room - stream.avail_out : 0;
  inflateEnd(&stream);
  assert(found <= room);
  return found;
}
