// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Compares two images. Rows, and then blocks of 64 pixels, are first compared with memcmp because almost all images
// are mostly unchanged. The comparison rule is applied only to blocks that differ, and antialiasing detection only to
// tiles with mismatched pixels. Bands of rows are distributed among threads.
#include "TesseraKernels.h"
#include "compare_pixel.h"
#include "levels.h"

#include <assert.h>
#include <stdlib.h>
#include <unistd.h>

typedef uint32_t TK8u __attribute__((vector_size(32)));
typedef int32_t TK8i __attribute__((vector_size(32)));
typedef uint32_t TK4u __attribute__((vector_size(16)));
typedef int32_t TK4i __attribute__((vector_size(16)));
typedef float TK4f __attribute__((vector_size(16)));
typedef double TK4d __attribute__((vector_size(32)));
typedef int64_t TK4l __attribute__((vector_size(32)));
// A vector type without alignment requirements.
typedef uint32_t TK8u_any __attribute__((vector_size(32), aligned(4), may_alias));
typedef int32_t TK8i_any __attribute__((vector_size(32), aligned(4), may_alias));
typedef uint32_t TK4u_any __attribute__((vector_size(16), aligned(4), may_alias));
typedef int32_t TK4i_any __attribute__((vector_size(16), aligned(4), may_alias));
typedef int64_t TK4l_any __attribute__((vector_size(32), aligned(8), may_alias));

#define TK_LOAD8(p) (*(const TK8u_any *)(p))
#define TK_LOAD4(p) (*(const TK4u_any *)(p))
#define TK_LOAD4I(p) (*(const TK4i_any *)(p))
#define TK_LOAD4L(p) (*(const TK4l_any *)(p))

// Converts a vector of all-ones or all-zeros lanes to an integer with one bit per lane.
#define TK_BITS8(m) __builtin_reduce_or((TK8u)(m) & (TK8u){1, 2, 4, 8, 16, 32, 64, 128})
#define TK_BITS4(m) __builtin_reduce_or((TK4l)(m) & (TK4l){1, 2, 4, 8})
#define TK_FN(name) tk_compare_##name##_plain
#define TK_CODE
#include "compare_rows.h"
#undef TK_FN
#undef TK_CODE

#ifdef TK_X86
#undef TK_BITS8
#undef TK_BITS4
typedef float TK8f __attribute__((vector_size(32)));
#define TK_BITS8(m) (uint32_t) __builtin_ia32_movmskps256((TK8f)(m))
#define TK_BITS4(m) (uint32_t) __builtin_ia32_movmskpd256((TK4d)(m))
#define TK_FN(name) tk_compare_##name##_avx2
#define TK_CODE __attribute__((target("avx2")))
#include "compare_rows.h"
#define TK_CALL(job, name, ...) \
  ((job)->pictures.level == TK_AVX2 ? tk_compare_##name##_avx2(__VA_ARGS__) : tk_compare_##name##_plain(__VA_ARGS__))
#else
#define TK_CALL(job, name, ...) tk_compare_##name##_plain(__VA_ARGS__)
#endif

enum { TK_BAND = 2 * TK_TILE_HEIGHT };

typedef struct {
  TKComparison pictures;
  TKMask *mask;
  int32_t nextBand;
} TKJobOfRows;

// ------------------------------------------------------------------------------------------------ rules

static uint64_t tk_slow_word(const TKComparison *c, const uint32_t *a, const uint32_t *b, size_t n, size_t index) {
  uint64_t bits = 0;
  for (size_t j = 0; j < n; j++) {
    if (a[j] == b[j]) continue;
    uint32_t p = tk_straight(a[j]), q = tk_straight(b[j]);
    double distance = c->metric == TK_LAB ? tk_lab(p, q, index + j) : tk_yiq(p, q, index + j);
    bits |= (uint64_t)(distance > c->limit) << j;
  }
  return bits;
}

/// Returns a bit mask for up to 64 pixels. A bit is set if its pixel does not match.
static uint64_t tk_word(const TKJobOfRows *job, const uint32_t *a, const uint32_t *b, size_t n, size_t index) {
  assert(n > 0 && n <= 64);
  const TKComparison *c = &job->pictures;
  uint32_t endA[64], endB[64];
  if (n < 64) {
    // Both rows are padded with opaque black.
    for (size_t j = n; j < 64; j++) endA[j] = endB[j] = 0xFF000000u;
    a = memcpy(endA, a, n * 4);
    b = memcpy(endB, b, n * 4);
  }
  if (c->metric == TK_EXACT) return TK_CALL(job, exact, a, b);
  if (!TK_CALL(job, are_opaque, a, b)) return tk_slow_word(c, a, b, n, index);
  return c->metric == TK_LAB ? TK_CALL(job, lab, a, b, c->limit) : TK_CALL(job, yiq, a, b, c->limit);
}

static int tk_compare_row(const TKJobOfRows *job, size_t y) {
  assert(y < job->pictures.height);
  const TKComparison *c = &job->pictures;
  const uint32_t *a = c->expected + y * c->expected_stride, *b = c->actual + y * c->actual_stride;
  if (memcmp(a, b, c->width * 4) == 0) return 0;
  uint64_t *words = job->mask->mismatched + y * job->mask->words_per_row, any = 0;
  for (size_t x = 0; x < c->width; x += 64) {
    size_t n = c->width - x < 64 ? c->width - x : 64;
    if (memcmp(a + x, b + x, n * 4) == 0) continue;
    any |= words[x / 64] = tk_word(job, a + x, b + x, n, y * c->width + x);
  }
  return any != 0;
}

// ------------------------------------------------------------------------------------------------ smoothed edges

/// Copies the part of an image that a tile requires. Returns whether all copied pixels are opaque.
static int tk_fill_tile(TKTile *tile, int picture, const uint32_t *pixels, size_t stride, size_t rows) {
  assert(rows > 0 && rows <= TK_TILE_HEIGHT);
  ptrdiff_t width = (ptrdiff_t)tile->width, height = (ptrdiff_t)tile->height;
  ptrdiff_t left = tile->left < 0 ? 0 : tile->left;
  ptrdiff_t right = tile->left + TK_TILE_WIDTH + 4 < width ? tile->left + TK_TILE_WIDTH + 4 : width;
  size_t count = (size_t)(right - left);
  uint32_t all = ~0u;
  for (size_t row = 0; row < rows + 4; row++) {
    uint32_t *to = tile->pixels[picture] + row * TK_TILE_STRIDE;
    ptrdiff_t y = tile->top + (ptrdiff_t)row;
    memset(to, 0, TK_TILE_STRIDE * 4);
    if (y < 0 || y >= height) continue;
    to += left - tile->left;
    memcpy(to, pixels + (size_t)y * stride + left, count * 4);
    size_t x = 0;
    TK8u wide = {~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u};
    for (; x + 8 <= count; x += 8) wide &= TK_LOAD8(to + x);
    for (; x < count; x++) all &= to[x];
    all &= __builtin_reduce_and(wide);
  }
  if (all >> 24 == 255) return 1;
  for (size_t k = 0; k < (rows + 4) * TK_TILE_STRIDE; k++) tile->pixels[picture][k] = tk_straight(tile->pixels[picture][k]);
  return 0;
}

/// Returns the candidates in a row that are antialiased, checking one pixel at a time.
static uint64_t tk_slow_excluded(const TKTile *tile, size_t row, uint64_t candidates) {
  uint64_t bits = 0;
  for (uint64_t rest = candidates; rest != 0; rest &= rest - 1) {
    int j = __builtin_ctzll(rest);
    ptrdiff_t x = tile->left + 2 + j, y = tile->top + 2 + (ptrdiff_t)row;
    if (tk_is_antialiased(tile, 0, x, y) || tk_is_antialiased(tile, 1, x, y)) bits |= (uint64_t)1 << j;
  }
  return bits;
}

/// Returns a bit mask of the pixels in a tile's row that are on the image's border.
static uint64_t tk_edge_bits(const TKTile *tile, size_t row) {
  ptrdiff_t y = tile->top + 2 + (ptrdiff_t)row, x = tile->left + 2, last = (ptrdiff_t)tile->width - 1 - x;
  if (y == 0 || y == (ptrdiff_t)tile->height - 1) return ~(uint64_t)0;
  return (uint64_t)(x == 0) | (last < 64 ? (uint64_t)1 << last : 0);
}

static void tk_exclude_tile(const TKJobOfRows *job, size_t x, size_t y, size_t rows) {
  assert(x % 64 == 0 && y + rows <= job->pictures.height);
  const TKComparison *c = &job->pictures;
  uint64_t candidates[TK_TILE_HEIGHT], excluded[TK_TILE_HEIGHT];
  size_t first = y * job->mask->words_per_row + x / 64, count = 0;
  for (size_t row = 0; row < rows; row++) {
    candidates[row] = job->mask->mismatched[first + row * job->mask->words_per_row];
    count += (size_t)__builtin_popcountll(candidates[row]);
  }
  if (count == 0) return;
  TKTile tile;
  tile.left = (ptrdiff_t)x - 2;
  tile.top = (ptrdiff_t)y - 2;
  tile.width = c->width;
  tile.height = c->height;
  int isOpaque = tk_fill_tile(&tile, 0, c->expected, c->expected_stride, rows);
  isOpaque &= tk_fill_tile(&tile, 1, c->actual, c->actual_stride, rows);
  // For a small number of pixels, checking one at a time is faster.
  int isWide = isOpaque && count > 24;
  if (isWide) TK_CALL(job, exclude, &tile, rows, candidates, excluded);
  for (size_t row = 0; row < rows; row++) {
    uint64_t slow = isWide ? tk_edge_bits(&tile, row) : ~(uint64_t)0;
    uint64_t bits = (isWide ? excluded[row] & ~slow : 0) | tk_slow_excluded(&tile, row, candidates[row] & slow);
    size_t at = first + row * job->mask->words_per_row;
    job->mask->excluded[at] = bits;
    job->mask->mismatched[at] &= ~bits;
  }
}

// ------------------------------------------------------------------------------------------------ images

static void tk_compare_bands(void *context, int thread) {
  TKJobOfRows *job = context;
  size_t height = job->pictures.height;
  (void)thread;
  for (;;) {
    size_t top = (size_t)tk_take(&job->nextBand) * TK_BAND;
    if (top >= height) return;
    size_t bottom = height - top < TK_BAND ? height : top + TK_BAND;
    int any = 0;
    for (size_t y = top; y < bottom; y++) any |= job->mask->rows[y] = (uint8_t)tk_compare_row(job, y);
    if (!any || job->mask->excluded == NULL) continue;
    for (size_t y = top; y < bottom; y += TK_TILE_HEIGHT) {
      size_t rows = bottom - y < TK_TILE_HEIGHT ? bottom - y : TK_TILE_HEIGHT;
      for (size_t x = 0; x < job->pictures.width; x += 64) tk_exclude_tile(job, x, y, rows);
    }
  }
}

int tk_threads_for(size_t pixels) {
  long processors = sysconf(_SC_NPROCESSORS_ONLN);
  size_t most = processors < 1 ? 1 : processors > 8 ? 8 : (size_t)processors;
  size_t useful = pixels >> 17;
  return (int)(useful < 1 ? 1 : useful < most ? useful : most);
}

TKMask *tk_compare(TKComparison comparison) {
  assert(comparison.expected_stride >= comparison.width && comparison.actual_stride >= comparison.width);
  assert(comparison.limit >= 0);
  size_t words = (comparison.width + 63) / 64;
  // Band indices have 32 bits, which limits the height.
  if (comparison.height > (size_t)1 << 34) return NULL;
  TKMask *mask = calloc(1, sizeof(TKMask));
  if (mask == NULL) return NULL;
  mask->width = comparison.width;
  mask->height = comparison.height;
  mask->words_per_row = words;
  mask->mismatched = calloc(words * comparison.height, 8);
  mask->excluded = comparison.ignores_antialiasing ? calloc(words * comparison.height, 8) : NULL;
  mask->rows = calloc(comparison.height, 1);
  if (mask->mismatched == NULL || mask->rows == NULL || (comparison.ignores_antialiasing && mask->excluded == NULL)) {
    tk_mask_free(mask);
    return NULL;
  }
  TKJobOfRows job = {comparison, mask, 0};
  tk_run(tk_threads_for(comparison.width * comparison.height), tk_compare_bands, &job);
  return mask;
}

void tk_mask_free(TKMask *mask) {
  if (mask == NULL) return;
  free(mask->mismatched);
  free(mask->excluded);
  free(mask->rows);
  free(mask);
}

int tk_masks_equal(const TKMask *a, const TKMask *b) {
  if (a->width != b->width || a->height != b->height || (a->excluded == NULL) != (b->excluded == NULL)) return 0;
  size_t count = a->words_per_row * a->height * 8;
  return memcmp(a->mismatched, b->mismatched, count) == 0 &&
         (a->excluded == NULL || memcmp(a->excluded, b->excluded, count) == 0);
}

size_t tk_mask_count_excluded(const TKMask *mask) {
  size_t count = 0;
  if (mask->excluded == NULL) return 0;
  for (size_t y = 0; y < mask->height; y++) {
    const uint64_t *words = mask->excluded + y * mask->words_per_row;
    for (size_t k = 0; mask->rows[y] && k < mask->words_per_row; k++) {
      if (words[k] != 0) count += (size_t)__builtin_popcountll(words[k]);
    }
  }
  return count;
}

void tk_mask_clear(TKMask *mask, size_t x0, size_t y0, size_t x1, size_t y1) {
  assert(x0 <= x1 && x1 <= mask->width && y0 <= y1 && y1 <= mask->height);
  for (size_t word = x0 / 64; word * 64 < x1; word++) {
    size_t from = word * 64 < x0 ? x0 - word * 64 : 0, end = x1 - word * 64;
    uint64_t clear = ~(uint64_t)0 << from & (end < 64 ? ((uint64_t)1 << end) - 1 : ~(uint64_t)0);
    for (size_t y = y0; y < y1; y++) {
      if (!mask->rows[y]) continue;
      size_t at = y * mask->words_per_row + word;
      mask->mismatched[at] &= ~clear;
      if (mask->excluded) mask->excluded[at] &= ~clear;
    }
  }
}
