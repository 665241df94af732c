// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Where two pictures differ: a bit for each pixel, and the bits gathered into places.
//
// All loops over pixels of a comparison stand here, because users compare in the debug builds of their tests. C targets of
// packages are not optimized there either, so the loops are made of wide vectors and long expressions: what stands in one
// expression stays in registers even without optimization.
#ifndef TESSERA_COMPARE_H
#define TESSERA_COMPARE_H

#include <stddef.h>
#include <stdint.h>

enum { TK_EXACT = 0, TK_YIQ = 1, TK_LAB = 2 };

/// Two pictures of premultiplied pixels, R G B A in memory, and the rule by which they are compared.
typedef struct {
  const uint32_t *_Nullable expected;
  const uint32_t *_Nullable actual;
  /// Pixels from row to row.
  size_t expected_stride, actual_stride;
  /// The part that both have; at least 1 x 1.
  size_t width, height;
  int metric;
  int ignores_antialiasing;
  /// Pixels match up to it. TK_YIQ: the squared distance, up to 35215. TK_LAB: the squared Delta E.
  double limit;
  /// Of kernels, one that tk_has_level() has.
  int level;
} TKComparison;

/// A bit for each pixel, 64 to a word, the first pixel in the lowest bit; rows begin with a word.
typedef struct {
  size_t width, height, words_per_row;
  /// Pixels that do not match.
  uint64_t *_Nonnull mismatched;
  /// Pixels that count as equal because they smooth an edge; NULL when none are looked for.
  uint64_t *_Nullable excluded;
  /// Whether a row has any of these bits; the memory of rows without is never touched.
  uint8_t *_Nonnull rows;
} TKMask;

/// A place: the box around mismatched pixels, right and bottom excluded, and how many there are.
typedef struct {
  size_t mismatched, x0, y0, x1, y1;
} TKPlace;

/// Compares on several threads. NULL without memory, or when the size is too large; free it with tk_mask_free().
TKMask *_Nullable tk_compare(TKComparison comparison);
void tk_mask_free(TKMask *_Nullable mask);

/// Clears both bits of the pixels in a box that lies within the mask.
void tk_mask_clear(TKMask *_Nonnull mask, size_t x0, size_t y0, size_t x1, size_t y1);

/// How many pixels smooth an edge.
size_t tk_mask_count_excluded(const TKMask *_Nonnull mask);

int tk_masks_equal(const TKMask *_Nonnull a, const TKMask *_Nonnull b);

/// Squares of `side` pixels, a power of two of at least 16, that gather mismatched pixels.
typedef struct TKGrid TKGrid;

/// NULL without memory.
TKGrid *_Nullable tk_grid_create(size_t width, size_t height, size_t side);
void tk_grid_free(TKGrid *_Nullable grid);
/// Adds the mask's mismatched pixels; gives the first one's position in reading order, y * 2^32 + x, or ~0.
uint64_t tk_grid_add_mask(TKGrid *_Nonnull grid, const TKMask *_Nonnull mask);
/// Adds all pixels of a box that is not empty.
void tk_grid_add_box(TKGrid *_Nonnull grid, size_t x0, size_t y0, size_t x1, size_t y1);
/// Joins squares that touch, also at a corner, and empties them. The places with the most pixels come first, equal ones
/// in reading order. `places` belongs to the grid; NULL with a count of 0 without memory or places.
const TKPlace *_Nullable tk_grid_places(TKGrid *_Nonnull grid, size_t *_Nonnull count);

/// A picture without padding between its rows.
typedef struct {
  uint32_t *_Nullable pixels;
  size_t width, height;
} TKPicture;

/// Draws the expected picture, and the actual one where it is larger, on white, in gray, at a tenth of their contrast, and
/// the mask's pixels in colors; what no picture covers is transparent. No picture is larger than the canvas but in height.
void tk_draw_difference(
    TKPicture canvas, TKPicture expected, TKPicture actual, const TKMask *_Nullable mask, uint32_t mismatched,
    uint32_t excluded);

/// Fills a box of a picture with a color.
void tk_fill_box(TKPicture canvas, size_t x0, size_t y0, size_t x1, size_t y1, uint32_t color);

/// How many threads work on `pixels` pixels: one for each processor, but none for less than it costs to start it.
int tk_threads_for(size_t pixels);

#endif
