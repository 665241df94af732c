// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Loops over image pixels.
#include "TesseraPictures.h"

#include <assert.h>
#include <string.h>

typedef uint32_t __attribute__((may_alias)) tessera_pixel;

/// round(a * b / 255).
static unsigned tessera_times(unsigned a, unsigned b) {
  unsigned product = a * b + 128;
  return (product + (product >> 8)) >> 8;
}

void tessera_cmyk_to_rgb(uint8_t *pixels, size_t count, int isInverted) {
  unsigned flip = isInverted ? 0 : 255;
  for (uint8_t *p = pixels, *end = pixels + count * 4; p != end; p += 4) {
    unsigned k = p[3] ^ flip;
    p[0] = (uint8_t)tessera_times(p[0] ^ flip, k);
    p[1] = (uint8_t)tessera_times(p[1] ^ flip, k);
    p[2] = (uint8_t)tessera_times(p[2] ^ flip, k);
    p[3] = 255;
  }
}

/// The side of the square blocks. Source and destination blocks of this size fit into the L1 cache.
enum { TESSERA_TURN_SIDE = 32 };

void tessera_turn(
  const uint8_t *source, size_t width, size_t height, int turns, int mirrorsX, int mirrorsY, uint8_t *target) {
  assert(source + width * height * 4 <= target || target + width * height * 4 <= source);
  const tessera_pixel *from = (const tessera_pixel *)source;
  tessera_pixel *to = (tessera_pixel *)target;
  const ptrdiff_t columns = (ptrdiff_t)(turns ? height : width), rows = (ptrdiff_t)(turns ? width : height);
  // The destination of the first pixel, and the destination offsets for moving right and down by one source pixel.
  const ptrdiff_t start = (mirrorsX ? columns - 1 : 0) + (mirrorsY ? rows - 1 : 0) * columns;
  const ptrdiff_t across = mirrorsX ? -1 : 1, down = mirrorsY ? -columns : columns;
  const ptrdiff_t right = turns ? down : across, below = turns ? across : down;
  for (size_t y0 = 0; y0 < height; y0 += TESSERA_TURN_SIDE) {
    size_t y1 = y0 + TESSERA_TURN_SIDE < height ? y0 + TESSERA_TURN_SIDE : height;
    for (size_t x0 = 0; x0 < width; x0 += TESSERA_TURN_SIDE) {
      size_t x1 = x0 + TESSERA_TURN_SIDE < width ? x0 + TESSERA_TURN_SIDE : width;
      for (size_t y = y0; y < y1; y++) {
        tessera_pixel *pixel = to + start + (ptrdiff_t)y * below + (ptrdiff_t)x0 * right;
        const tessera_pixel *old = from + y * width + x0;
        for (size_t x = x0; x < x1; x++, pixel += right) *pixel = *old++;
      }
    }
  }
}
