// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Differences between two pictures: a bit for each pixel, and the bits grouped into clusters.
//
// All pixel loops of a comparison are here, because users compare in the debug builds of their tests. C targets of packages
// are not optimized there either, so the loops use wide vectors and long expressions: the values within one expression stay
// in registers even without optimization.
#ifndef TESSERA_COMPARE_H
#define TESSERA_COMPARE_H

#include <stddef.h>
#include <stdint.h>

enum { TK_EXACT = 0, TK_YIQ = 1, TK_LAB = 2 };

/// Two pictures of premultiplied RGBA pixels, and the rule that compares them.
typedef struct {
  const uint32_t *_Nullable expected;
  const uint32_t *_Nullable actual;
  /// The number of pixels from row to row.
  size_t expected_stride, actual_stride;
  /// The size of the overlap; at least 1 x 1.
  size_t width, height;
  int metric;
  int ignores_antialiasing;
  /// The maximum distance of matching pixels. TK_YIQ: the squared distance, up to 35215. TK_LAB: the squared Delta E.
  double limit;
  /// The level of the kernels; tk_has_level() must be true for it.
  int level;
} TKComparison;

/// A bit for each pixel, 64 to a word, the first pixel in the lowest bit. Each row begins with a new word.
typedef struct {
  size_t width, height, words_per_row;
  /// The mismatched pixels.
  uint64_t *_Nonnull mismatched;
  /// The pixels ignored as antialiasing, or NULL if the rule does not detect antialiasing.
  uint64_t *_Nullable excluded;
  /// Whether a row has any of these bits; the memory of other rows is never touched.
  uint8_t *_Nonnull rows;
} TKMask;

/// A cluster: the bounding box of mismatched pixels, excluding right and bottom, and their number.
typedef struct {
  size_t mismatched, x0, y0, x1, y1;
} TKPlace;

/// Compares on several threads. Returns NULL if out of memory or if the size is too large. Free the mask with tk_mask_free().
TKMask *_Nullable tk_compare(TKComparison comparison);
void tk_mask_free(TKMask *_Nullable mask);

/// Clears both bits of the pixels in a box within the mask.
void tk_mask_clear(TKMask *_Nonnull mask, size_t x0, size_t y0, size_t x1, size_t y1);

/// Returns the number of pixels ignored as antialiasing.
size_t tk_mask_count_excluded(const TKMask *_Nonnull mask);

int tk_masks_equal(const TKMask *_Nonnull a, const TKMask *_Nonnull b);

/// A grid of cells that group mismatched pixels. The side of a cell is a power of two of at least 16 pixels.
typedef struct TKGrid TKGrid;

/// Returns NULL if out of memory.
TKGrid *_Nullable tk_grid_create(size_t width, size_t height, size_t side);
void tk_grid_free(TKGrid *_Nullable grid);
/// Adds the mask's mismatched pixels. Returns the position of the first in reading order as y * 2^32 + x, or ~0.
uint64_t tk_grid_add_mask(TKGrid *_Nonnull grid, const TKMask *_Nonnull mask);
/// Adds all pixels of a non-empty box.
void tk_grid_add_box(TKGrid *_Nonnull grid, size_t x0, size_t y0, size_t x1, size_t y1);
/// Joins adjacent cells, including diagonal ones, and empties them. Returns the clusters by descending number of pixels, then
/// in reading order. The grid owns the result, which is NULL with a count of 0 if there are none or memory runs out.
const TKPlace *_Nullable tk_grid_places(TKGrid *_Nonnull grid, size_t *_Nonnull count);

/// A picture without padding between its rows.
typedef struct {
  uint32_t *_Nullable pixels;
  size_t width, height;
} TKPicture;

/// Draws the expected picture, and the actual one where it is larger, on white, in gray, at a tenth of their contrast, and
/// the mask's pixels in colors. Pixels outside both pictures are transparent. Only the height of a picture may exceed the
/// canvas.
void tk_draw_difference(
    TKPicture canvas, TKPicture expected, TKPicture actual, const TKMask *_Nullable mask, uint32_t mismatched,
    uint32_t excluded);

/// Fills a box of a picture with a color.
void tk_fill_box(TKPicture canvas, size_t x0, size_t y0, size_t x1, size_t y1, uint32_t color);

/// Returns the number of threads for `pixels` pixels: one for each processor, unless a thread costs more than it saves.
int tk_threads_for(size_t pixels);

#endif
