// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Converts images with few colors to palette indices. Most pixels equal the preceding pixels, so eight pixels are
// compared at a time.
#include "TesseraRows.h"
#include "compare_pixel.h"

#include <assert.h>

typedef uint32_t TK8u __attribute__((vector_size(32)));
typedef uint32_t TK8u_any __attribute__((vector_size(32), aligned(4), may_alias));

/// Whether the next eight pixels all have a given color.
#define TK_ALL(p, color) (__builtin_reduce_or(*(const TK8u_any *)(p) ^ (color)) == 0)

uint32_t tk_straight_color(uint32_t color) { return tk_straight(color); }

/// Returns the slot of a color, or the empty slot for it. At most a quarter of the hash table is used.
static size_t tk_slot(const TKPalette *palette, uint32_t color) {
  size_t slot = color * 2654435769u >> 22;
  while (palette->places[slot] != 0 && palette->keys[slot] != color) slot = (slot + 1) & 1023;
  return slot;
}

int tk_palette_collect(TKPalette *palette, const uint32_t *pixels, size_t n) {
  assert(palette->count <= 256);
  size_t i = 0;
  while (i < n) {
    uint32_t color = pixels[i];
    size_t slot = tk_slot(palette, color);
    if (palette->places[slot] == 0) {
      if (palette->count == 256) return 0;
      palette->colors[palette->count++] = color;
      palette->keys[slot] = color;
      palette->places[slot] = (uint16_t)palette->count;
    }
    i++;
    while (i + 8 <= n && TK_ALL(pixels + i, color)) i += 8;
    while (i < n && pixels[i] == color) i++;
  }
  return 1;
}

void tk_palette_map(const TKPalette *palette, const uint32_t *pixels, size_t width, size_t rows, uint8_t *dst) {
  for (size_t row = 0; row < rows; row++, pixels += width) {
    *dst++ = 0;
    for (size_t x = 0; x < width;) {
      uint32_t color = pixels[x];
      // The color must have been collected.
      assert(palette->places[tk_slot(palette, color)] != 0);
      uint8_t index = (uint8_t)(palette->places[tk_slot(palette, color)] - 1);
      size_t start = x++;
      while (x + 8 <= width && TK_ALL(pixels + x, color)) x += 8;
      while (x < width && pixels[x] == color) x++;
      memset(dst + start, index, x - start);
    }
    dst += width;
  }
}
