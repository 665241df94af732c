// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Conversion of PNG rows to pixels, and palettes.
#ifndef TESSERA_ROWS_H
#define TESSERA_ROWS_H

#include <stddef.h>
#include <stdint.h>

/// The number of bytes after the rows that must be readable.
enum { TK_ROWS_PADDING = 32 };

/// Reverses the filters of inflated rows and writes premultiplied pixels. Each row consists of a filter byte and
/// `width` pixels of 3 or 4 bytes. Uses several threads if possible: a thread's part can start at any row whose
/// filter doesn't refer to the row above.
///
/// The processor must support `level`; see tk_has_level(). Returns 0 and writes nothing if a row has an invalid
/// filter.
int tk_unfilter(
    uint32_t *_Nonnull dst, const uint8_t *_Nonnull rows, size_t width, size_t height, size_t bytes_per_pixel, int level);

/// The palette of an image with at most 256 colors, in order of appearance, and a hash table for lookups.
typedef struct {
  /// The colors as premultiplied pixels.
  uint32_t colors[256];
  size_t count;
  /// The hash table: the colors and their index + 1, or 0 for an empty slot.
  uint32_t keys[1024];
  uint16_t places[1024];
} TKPalette;

/// Adds the colors of pixels to a palette. Returns 0 if there are more than 256 colors.
int tk_palette_collect(TKPalette *_Nonnull palette, const uint32_t *_Nonnull pixels, size_t n);

/// Writes unfiltered rows as stored in a PNG file: a zero byte, followed by the palette index of each pixel.
void tk_palette_map(
    const TKPalette *_Nonnull palette, const uint32_t *_Nonnull pixels, size_t width, size_t rows, uint8_t *_Nonnull dst);

/// Converts a color from premultiplied to straight alpha, rounding to nearest. Components greater than alpha are
/// clamped to alpha.
uint32_t tk_straight_color(uint32_t color);

#endif
