// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Converts rows of a PNG file to pixels.
#ifndef TESSERA_ROWS_H
#define TESSERA_ROWS_H

#include <stddef.h>
#include <stdint.h>

/// The number of bytes after the rows that must be readable.
enum { TK_ROWS_PADDING = 32 };

/// Undoes the filters of inflated rows, each a filter byte and `width` pixels of 3 or 4 bytes, and writes premultiplied
/// pixels. Works on several threads if possible: a part can begin at any row that does not refer to the row above.
///
/// `level` must be available, see tk_has_level(). Returns 0 and writes nothing if a row has an invalid filter.
int tk_unfilter(
    uint32_t *_Nonnull dst, const uint8_t *_Nonnull rows, size_t width, size_t height, size_t bytes_per_pixel, int level);

/// The colors of a picture with at most 256, in order of appearance, and a hash table to look them up.
typedef struct {
  /// Premultiplied pixels.
  uint32_t colors[256];
  size_t count;
  /// The hash table of colors, and their index + 1, or 0 for an empty slot.
  uint32_t keys[1024];
  uint16_t places[1024];
} TKPalette;

/// Collects the colors of pixels. Returns 0 if there are more than 256.
int tk_palette_collect(TKPalette *_Nonnull palette, const uint32_t *_Nonnull pixels, size_t n);

/// Writes rows as stored in a PNG file, unfiltered: a byte of 0, then the palette index of each pixel.
void tk_palette_map(
    const TKPalette *_Nonnull palette, const uint32_t *_Nonnull pixels, size_t width, size_t rows, uint8_t *_Nonnull dst);

/// Converts premultiplied to straight alpha, rounded; components greater than alpha are clamped to alpha.
uint32_t tk_straight_color(uint32_t color);

#endif
