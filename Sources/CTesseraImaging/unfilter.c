// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Converts inflated rows of a PNG file to premultiplied pixels. libpng works mostly on one byte and one row at a
// time; this code distributes parts to threads and processes several pixels per step, even in unoptimized builds.
#include "TesseraCompare.h"
#include "TesseraKernels.h"
#include "TesseraRows.h"
#include "levels.h"

#include <assert.h>
#include <string.h>

typedef uint8_t TK16 __attribute__((vector_size(16)));
typedef uint8_t TK32 __attribute__((vector_size(32)));
typedef uint32_t TK4 __attribute__((vector_size(16)));
typedef uint32_t TK8 __attribute__((vector_size(32)));
typedef int16_t TK4s __attribute__((vector_size(8)));
typedef uint8_t TK4b __attribute__((vector_size(4)));
// A vector type without alignment requirements.
typedef uint8_t TK16_any __attribute__((vector_size(16), aligned(1), may_alias));
typedef uint8_t TK32_any __attribute__((vector_size(32), aligned(1), may_alias));
typedef uint32_t TK8_any __attribute__((vector_size(32), aligned(1), may_alias));
typedef uint8_t TK4b_any __attribute__((vector_size(4), aligned(1), may_alias));

#define TK_LOAD16(p) (*(const TK16_any *)(p))
#define TK_LOAD32(p) (*(const TK32_any *)(p))
#define TK_LOAD8(p) (*(const TK8_any *)(p))
#define TK_ANY(v) (__builtin_reduce_or(v) != 0)

/// Four byte additions in one word, without carries between bytes.
static inline uint32_t tk_add(uint32_t a, uint32_t b) {
  return ((a & 0x7F7F7F7Fu) + (b & 0x7F7F7F7Fu)) ^ ((a ^ b) & 0x80808080u);
}

#define TK_FN(name) tk_unfilter_##name##_plain
#define TK_CODE
#include "unfilter_rows.h"
#undef TK_FN
#undef TK_CODE

#ifdef TK_X86
#define TK_FN(name) tk_unfilter_##name##_avx2
#define TK_CODE __attribute__((target("avx2")))
#define TK_HAS_SHUFFLE 1
#include "unfilter_rows.h"
#define TK_CALL(level, name, ...) \
  ((level) == TK_AVX2 ? tk_unfilter_##name##_avx2(__VA_ARGS__) : tk_unfilter_##name##_plain(__VA_ARGS__))
#else
#define TK_CALL(level, name, ...) tk_unfilter_##name##_plain(__VA_ARGS__)
#endif

/// Reverses the average filter: adds the average of the left and upper pixels, rounded down, to each difference.
static void tk_unfilter_average(uint32_t *row, const uint32_t *above, size_t n, uint32_t fill) {
  uint32_t left = 0;
  for (size_t x = 0; x < n; x++) {
    uint32_t up = above ? above[x] : 0;
    left = tk_add(row[x], (left & up) + (((left ^ up) & 0xFEFEFEFEu) >> 1));
    row[x] = left | fill;
  }
}

/// Converts straight to premultiplied alpha in place: round(c * a / 255).
static void tk_premultiply_row(uint32_t *row, size_t n) {
  size_t x = 0;
  while (x < n) {
    uint32_t p = row[x], a = p >> 24;
    if (a != 255) {
      uint32_t rb = (p & 0x00FF00FFu) * a + 0x00800080u, g = (p >> 8 & 255) * a + 0x80u;
      rb = ((rb + ((rb >> 8) & 0x00FF00FFu)) >> 8) & 0x00FF00FFu;
      row[x] = rb | ((g + (g >> 8)) & 0xFF00u) | a << 24;
    }
    x++;
  }
}

typedef struct {
  uint32_t *dst;
  const uint8_t *rows;
  size_t width, height, bytes_per_pixel;
  /// The first row of each part, followed by the total number of rows.
  size_t starts[9];
  int level;
} TKUnfiltering;

static void tk_unfilter_row(const TKUnfiltering *u, size_t y) {
  assert(y < u->height);
  size_t width = u->width;
  const uint8_t *from = u->rows + y * (width * u->bytes_per_pixel + 1);
  uint32_t *row = u->dst + y * width, *above = y > 0 ? row - width : NULL;
  assert(from[0] <= 4);
  uint32_t fill = u->bytes_per_pixel == 3 ? 0xFF000000u : 0;
  if (u->bytes_per_pixel == 3) {
    TK_CALL(u->level, widen, row, from + 1, width);
  } else {
    memcpy(row, from + 1, width * 4);
  }
  switch (from[0]) {
    case 1: TK_CALL(u->level, sub, row, width, fill); break;
    case 2:
      if (above) TK_CALL(u->level, up, row, above, width, fill);
      break;
    case 3: tk_unfilter_average(row, above, width, fill); break;
    case 4:
      // In the first row, the left pixel is always the best predictor.
      if (above) {
        TK_CALL(u->level, paeth, row, above, width, fill);
      } else {
        TK_CALL(u->level, sub, row, width, fill);
      }
      break;
    default: break;
  }
}

static void tk_unfilter_part(void *context, int part) {
  const TKUnfiltering *u = context;
  size_t start = u->starts[part], end = u->starts[part + 1];
  assert(start <= end && end <= u->height);
  for (size_t y = start; y < end; y++) {
    tk_unfilter_row(u, y);
    // Premultiplies the row above only now because unfiltering this row required its straight pixels.
    if (u->bytes_per_pixel == 4 && y > start) tk_premultiply_row(u->dst + (y - 1) * u->width, u->width);
  }
  if (u->bytes_per_pixel == 4 && end > start) tk_premultiply_row(u->dst + (end - 1) * u->width, u->width);
}

int tk_unfilter(
    uint32_t *dst, const uint8_t *rows, size_t width, size_t height, size_t bytes_per_pixel, int level) {
  assert(bytes_per_pixel == 3 || bytes_per_pixel == 4);
  assert(width > 0 && tk_has_level(level));
  size_t stride = width * bytes_per_pixel + 1;
  for (size_t y = 0; y < height; y++) {
    if (rows[y * stride] > 4) return 0;
  }
  TKUnfiltering u = {dst, rows, width, height, bytes_per_pixel, {0}, level};
  int threads = tk_threads_for(width * height), parts = 1;
  for (int k = 1; k < threads; k++) {
    size_t y = height * (size_t)k / (size_t)threads;
    while (y < height && rows[y * stride] > 1) y++;
    if (y < height && y > u.starts[parts - 1]) u.starts[parts++] = y;
  }
  u.starts[parts] = height;
  tk_run(parts, tk_unfilter_part, &u);
  return 1;
}
