// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Groups mismatched pixels into clusters that a person would perceive as one difference, and draws them.
//
// A changed word consists of dozens of separate antialiased fragments, which would all be reported if only connected
// pixels were grouped. Therefore, pixels are collected in cells, and adjacent cells, including diagonal neighbors,
// form a cluster.
#include "TesseraCompare.h"
#include "TesseraKernels.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct TKGrid {
  size_t columns, rows, shift;
  /// The range of nonempty cell rows: the first row, and the row after the last one.
  size_t firstRow, lastRow;
  TKPlace *cells;
  TKPlace *places;
};

TKGrid *tk_grid_create(size_t width, size_t height, size_t side) {
  assert(side > 0 && (side & (side - 1)) == 0);
  TKGrid *grid = calloc(1, sizeof(TKGrid));
  if (grid == NULL) return NULL;
  grid->shift = (size_t)__builtin_ctzll(side);
  grid->columns = (width >> grid->shift) + 1;
  grid->rows = (height >> grid->shift) + 1;
  grid->firstRow = grid->rows;
  grid->cells = calloc(grid->columns * grid->rows, sizeof(TKPlace));
  if (grid->cells != NULL) return grid;
  free(grid);
  return NULL;
}

void tk_grid_free(TKGrid *grid) {
  if (grid == NULL) return;
  free(grid->cells);
  free(grid->places);
  free(grid);
}

static inline void tk_merge(TKPlace *cell, size_t count, size_t x0, size_t y0, size_t x1, size_t y1) {
  assert(count > 0 && x0 < x1 && y0 < y1);
  if (cell->mismatched == 0) {
    *cell = (TKPlace){count, x0, y0, x1, y1};
    return;
  }
  cell->mismatched += count;
  if (x0 < cell->x0) cell->x0 = x0;
  if (y0 < cell->y0) cell->y0 = y0;
  if (x1 > cell->x1) cell->x1 = x1;
  if (y1 > cell->y1) cell->y1 = y1;
}

static void tk_touch(TKGrid *grid, size_t row) {
  assert(row < grid->rows);
  if (row < grid->firstRow) grid->firstRow = row;
  if (row >= grid->lastRow) grid->lastRow = row + 1;
}

uint64_t tk_grid_add_mask(TKGrid *grid, const TKMask *mask) {
  assert(mask->words_per_row == 0 || ((mask->width - 1) >> grid->shift) < grid->columns);
  uint64_t first = ~(uint64_t)0;
  for (size_t y = 0; y < mask->height; y++) {
    if (!mask->rows[y]) continue;
    const uint64_t *words = mask->mismatched + y * mask->words_per_row;
    tk_touch(grid, y >> grid->shift);
    TKPlace *row = grid->cells + (y >> grid->shift) * grid->columns;
    for (size_t k = 0; k < mask->words_per_row; k++) {
      if (words[k] == 0) continue;
      if (first == ~(uint64_t)0) first = (uint64_t)y << 32 | (k * 64 + (size_t)__builtin_ctzll(words[k]));
      for (size_t x = k * 64, part = 0; part < 64; part += 16, x += 16) {
        uint32_t bits = (uint32_t)(words[k] >> part) & 0xFFFF;
        if (bits == 0) continue;
        size_t left = x + (size_t)__builtin_ctz(bits), right = x + 32 - (size_t)__builtin_clz(bits);
        tk_merge(row + (x >> grid->shift), (size_t)__builtin_popcount(bits), left, y, right, y + 1);
      }
    }
  }
  return first;
}

void tk_grid_add_box(TKGrid *grid, size_t x0, size_t y0, size_t x1, size_t y1) {
  assert(x0 < x1 && y0 < y1);
  assert((x1 - 1) >> grid->shift < grid->columns && (y1 - 1) >> grid->shift < grid->rows);
  size_t shift = grid->shift;
  for (size_t row = y0 >> shift; row <= (y1 - 1) >> shift; row++) {
    tk_touch(grid, row);
    size_t top = row << shift > y0 ? row << shift : y0, bottom = (row + 1) << shift < y1 ? (row + 1) << shift : y1;
    for (size_t column = x0 >> shift; column <= (x1 - 1) >> shift; column++) {
      size_t left = column << shift > x0 ? column << shift : x0;
      size_t right = (column + 1) << shift < x1 ? (column + 1) << shift : x1;
      TKPlace *cell = grid->cells + row * grid->columns + column;
      tk_merge(cell, (right - left) * (bottom - top), left, top, right, bottom);
    }
  }
}

static int tk_order(const void *a, const void *b) {
  const TKPlace *p = a, *q = b;
  if (p->mismatched != q->mismatched) return p->mismatched > q->mismatched ? -1 : 1;
  if (p->y0 != q->y0) return p->y0 < q->y0 ? -1 : 1;
  if (p->x0 != q->x0) return p->x0 < q->x0 ? -1 : 1;
  if (p->y1 != q->y1) return p->y1 < q->y1 ? -1 : 1;
  return p->x1 < q->x1 ? -1 : p->x1 > q->x1;
}

/// Flood-fills from a cell, clearing all connected cells and collecting them in a cluster. Each cell is queued at
/// most once.
static TKPlace tk_flood(TKGrid *grid, size_t seed, size_t *waiting) {
  assert(grid->cells[seed].mismatched > 0);
  TKPlace place = grid->cells[seed];
  size_t count = 1;
  waiting[0] = seed;
  grid->cells[seed].mismatched = 0;
  while (count > 0) {
    size_t index = waiting[--count], column = index % grid->columns, row = index / grid->columns;
    size_t lastColumn = column + 1 < grid->columns ? column + 1 : column, lastRow = row + 1 < grid->rows ? row + 1 : row;
    for (size_t y = row > 0 ? row - 1 : 0; y <= lastRow; y++) {
      for (size_t x = column > 0 ? column - 1 : 0; x <= lastColumn; x++) {
        TKPlace *cell = grid->cells + y * grid->columns + x;
        if (cell->mismatched == 0) continue;
        tk_merge(&place, cell->mismatched, cell->x0, cell->y0, cell->x1, cell->y1);
        cell->mismatched = 0;
        waiting[count++] = y * grid->columns + x;
      }
    }
  }
  return place;
}

const TKPlace *tk_grid_places(TKGrid *grid, size_t *count) {
  size_t start = grid->firstRow * grid->columns, end = grid->lastRow * grid->columns, seeds = 0;
  *count = 0;
  for (size_t k = start; k < end; k++) seeds += grid->cells[k].mismatched != 0;
  if (seeds == 0) return NULL;
  size_t *waiting = malloc(seeds * sizeof(size_t));
  free(grid->places);
  grid->places = malloc(seeds * sizeof(TKPlace));
  if (waiting == NULL || grid->places == NULL) {
    free(waiting);
    return NULL;
  }
  for (size_t k = start; k < end; k++) {
    if (grid->cells[k].mismatched != 0) grid->places[(*count)++] = tk_flood(grid, k, waiting);
  }
  assert(*count <= seeds);
  free(waiting);
  qsort(grid->places, *count, sizeof(TKPlace), tk_order);
  return grid->places;
}

// ------------------------------------------------------------------------------------------------ image

typedef uint32_t TK8u __attribute__((vector_size(32)));
typedef uint32_t TK8u_any __attribute__((vector_size(32), aligned(4), may_alias));

static inline uint32_t tk_faded(uint32_t p) {
  // The Rec. 601 luma of the premultiplied color, with coefficients in 256ths, plus the share of the white
  // background.
  uint32_t luma = (((p & 255) * 77 + (p >> 8 & 255) * 151 + (p >> 16 & 255) * 28) >> 8) + 255 - (p >> 24);
  uint32_t grey = 255 - (255 - (luma < 255 ? luma : 255)) / 10;
  return grey * 0x010101u | 0xFF000000u;
}

static void tk_fade_row(uint32_t *dst, const uint32_t *src, size_t n) {
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    TK8u p = *(const TK8u_any *)(src + i);
    TK8u luma = (((p & 255) * 77 + (p >> 8 & 255) * 151 + (p >> 16 & 255) * 28) >> 8) + 255 - (p >> 24);
    // x * 205 / 2048 equals x / 10 for all values in 0...255.
    TK8u grey = 255 - (((255 - __builtin_elementwise_min(luma, (TK8u){} + 255)) * 205) >> 11);
    *(TK8u_any *)(dst + i) = grey * 0x010101u | 0xFF000000u;
  }
  for (; i < n; i++) dst[i] = tk_faded(src[i]);
}

static void tk_draw_bits(uint32_t *dst, uint64_t bits, uint32_t color) {
  while (bits != 0) {
    int start = __builtin_ctzll(bits);
    uint64_t rest = ~(bits >> start);
    int count = rest == 0 ? 64 : __builtin_ctzll(rest);
    for (int k = start; k < start + count; k++) dst[k] = color;
    bits = start + count >= 64 ? 0 : bits >> (start + count) << (start + count);
  }
}

typedef struct {
  TKPicture canvas;
  TKPicture expected, actual;
  const TKMask *mask;
  uint32_t mismatched, excluded;
  int32_t nextBand;
} TKDrawing;

static void tk_draw_row(const TKDrawing *d, size_t y) {
  size_t width = d->canvas.width, done = 0;
  uint32_t *row = d->canvas.pixels + y * width;
  if (y < d->expected.height) tk_fade_row(row, d->expected.pixels + y * d->expected.width, done = d->expected.width);
  if (y < d->actual.height && d->actual.width > done) {
    tk_fade_row(row + done, d->actual.pixels + y * d->actual.width + done, d->actual.width - done);
    done = d->actual.width;
  }
  memset(row + done, 0, (width - done) * 4);
  if (d->mask == NULL || y >= d->mask->height || !d->mask->rows[y]) return;
  for (size_t k = 0; k < d->mask->words_per_row; k++) {
    size_t at = y * d->mask->words_per_row + k;
    tk_draw_bits(row + k * 64, d->mask->mismatched[at], d->mismatched);
    if (d->mask->excluded) tk_draw_bits(row + k * 64, d->mask->excluded[at], d->excluded);
  }
}

static void tk_draw_bands(void *context, int thread) {
  TKDrawing *d = context;
  (void)thread;
  for (;;) {
    size_t top = (size_t)tk_take(&d->nextBand) * 32;
    if (top >= d->canvas.height) return;
    for (size_t y = top; y < top + 32 && y < d->canvas.height; y++) tk_draw_row(d, y);
  }
}

void tk_draw_difference(
  TKPicture canvas, TKPicture expected, TKPicture actual, const TKMask *mask, uint32_t mismatched, uint32_t excluded) {
  assert(canvas.width >= expected.width && canvas.height >= expected.height);
  assert(canvas.width >= actual.width && canvas.height >= actual.height);
  TKDrawing drawing = {canvas, expected, actual, mask, mismatched, excluded, 0};
  tk_run(tk_threads_for(canvas.width * canvas.height), tk_draw_bands, &drawing);
}

void tk_fill_box(TKPicture canvas, size_t x0, size_t y0, size_t x1, size_t y1, uint32_t color) {
  assert(x0 <= x1 && x1 <= canvas.width && y0 <= y1 && y1 <= canvas.height);
  for (size_t y = y0; y < y1; y++) {
    uint32_t *row = canvas.pixels + y * canvas.width;
    size_t x = x0;
    for (; x + 8 <= x1; x += 8) *(TK8u_any *)(row + x) = (TK8u){} + color;
    for (; x < x1; x++) row[x] = color;
  }
}
