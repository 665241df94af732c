// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The differences between two images, as one bit per pixel and as clusters of mismatched pixels.
//
// All pixel loops of a comparison are in C because users compare images in debug builds of their tests, in which
// Swift loops are slow. Debug builds don't optimize C either, so the loops use wide vectors and long expressions: the
// values within one expression stay in registers even without optimization.
#ifndef TESSERA_COMPARE_H
#define TESSERA_COMPARE_H

#include <stddef.h>
#include <stdint.h>

enum { TK_EXACT = 0, TK_YIQ = 1, TK_LAB = 2 };

/// Two images of premultiplied RGBA pixels and the comparison rule.
typedef struct {
  const uint32_t *_Nullable expected;
  const uint32_t *_Nullable actual;
  /// The distance between rows, in pixels.
  size_t expected_stride, actual_stride;
  /// The size of the overlapping area, at least 1 x 1.
  size_t width, height;
  int metric;
  int ignores_antialiasing;
  /// The maximum color difference of matching pixels: for TK_YIQ the squared difference, up to 35215; for TK_LAB the
  /// squared Delta E.
  double limit;
  /// The kernel level, which the processor must support; see tk_has_level().
  int level;
} TKComparison;

/// A mask with a bit for each pixel. A word holds 64 pixels, with the first pixel in the lowest bit. Each row starts
/// with a new word.
typedef struct {
  size_t width, height, words_per_row;
  /// The mismatched pixels.
  uint64_t *_Nonnull mismatched;
  /// The pixels that are ignored as antialiasing, or NULL if the rule does not detect antialiasing.
  uint64_t *_Nullable excluded;
  /// For each row, whether any of its bits are set. The words of rows without set bits are never accessed.
  uint8_t *_Nonnull rows;
} TKMask;

/// A cluster: the bounding box of mismatched pixels, with exclusive right and bottom edges, and the number of
/// mismatched pixels.
typedef struct {
  size_t mismatched, x0, y0, x1, y1;
} TKPlace;

/// Compares two images on several threads. Returns NULL if the size is too large or there is not enough memory. Free
/// the mask with tk_mask_free().
TKMask *_Nullable tk_compare(TKComparison comparison);
void tk_mask_free(TKMask *_Nullable mask);

/// Clears the mismatched and excluded bits of all pixels in a box, which must be within the mask.
void tk_mask_clear(TKMask *_Nonnull mask, size_t x0, size_t y0, size_t x1, size_t y1);

/// Returns the number of pixels that are ignored as antialiasing.
size_t tk_mask_count_excluded(const TKMask *_Nonnull mask);

int tk_masks_equal(const TKMask *_Nonnull a, const TKMask *_Nonnull b);

/// A grid of cells for grouping mismatched pixels. A cell's side is a power of two and at least 16 pixels.
typedef struct TKGrid TKGrid;

/// Creates a grid. Returns NULL if there is not enough memory.
TKGrid *_Nullable tk_grid_create(size_t width, size_t height, size_t side);
void tk_grid_free(TKGrid *_Nullable grid);
/// Adds a mask's mismatched pixels. Returns the position of the first mismatched pixel in reading order as y * 2^32 +
/// x, or ~0 if there is none.
uint64_t tk_grid_add_mask(TKGrid *_Nonnull grid, const TKMask *_Nonnull mask);
/// Adds all pixels in a nonempty box.
void tk_grid_add_box(TKGrid *_Nonnull grid, size_t x0, size_t y0, size_t x1, size_t y1);
/// Joins adjacent cells, including diagonal neighbors, into clusters and clears the grid. Returns the clusters,
/// sorted by descending number of mismatched pixels, then in reading order. The grid owns the result. Returns NULL
/// and a count of 0 if there are no clusters or there is not enough memory.
const TKPlace *_Nullable tk_grid_places(TKGrid *_Nonnull grid, size_t *_Nonnull count);

/// An image without padding between rows.
typedef struct {
  uint32_t *_Nullable pixels;
  size_t width, height;
} TKPicture;

/// Draws a difference image. The background is the expected image, extended by the actual image where that is larger,
/// in gray on white at a tenth of its contrast. The mask's pixels are highlighted in color. Pixels outside both
/// images are transparent. Images may be taller than the canvas, but not wider.
void tk_draw_difference(
    TKPicture canvas, TKPicture expected, TKPicture actual, const TKMask *_Nullable mask, uint32_t mismatched,
    uint32_t excluded);

/// Fills a box in an image with a color.
void tk_fill_box(TKPicture canvas, size_t x0, size_t y0, size_t x1, size_t y1, uint32_t color);

/// Returns the number of threads to use for `pixels` pixels: one for each processor, or fewer if starting a thread
/// would cost more than it saves.
int tk_threads_for(size_t pixels);

#endif
