// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Rows of a PNG file to pixels.
#ifndef TESSERA_ROWS_H
#define TESSERA_ROWS_H

#include <stddef.h>
#include <stdint.h>

/// Bytes that may be read behind the rows.
enum { TK_ROWS_PADDING = 32 };

/// Undoes the filters of inflated rows, each a filter byte and `width` pixels of 3 or 4 bytes, and writes premultiplied
/// pixels. Works on several threads where rows allow it: those that do not refer to the row above begin a part.
///
/// `level` is one that tk_has_level() has. Gives 0 when a row has a filter that PNG does not know, having written nothing.
int tk_unfilter(
    uint32_t *_Nonnull dst, const uint8_t *_Nonnull rows, size_t width, size_t height, size_t bytes_per_pixel, int level);

/// The colors of a picture with few of them, in the order in which they are met, and a table to find them by.
typedef struct {
  /// Premultiplied pixels.
  uint32_t colors[256];
  size_t count;
  /// Colors by hash, and their index + 1; 0 where the table is empty.
  uint32_t keys[1024];
  uint16_t places[1024];
} TKPalette;

/// Collects the colors of pixels. Gives 0 when there are more than 256.
int tk_palette_collect(TKPalette *_Nonnull palette, const uint32_t *_Nonnull pixels, size_t n);

/// Writes rows as a PNG file has them, unfiltered: a byte of 0, then the index of each pixel's color.
void tk_palette_map(
    const TKPalette *_Nonnull palette, const uint32_t *_Nonnull pixels, size_t width, size_t rows, uint8_t *_Nonnull dst);

/// Premultiplied to straight alpha, rounded; components greater than alpha count as alpha.
uint32_t tk_straight_color(uint32_t color);

#endif
