// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Pixel arithmetic on rows, and the few threading primitives that the renderer requires.
//
// Every kernel exists as plain C and as vector code that is selected at run time. All levels produce identical bytes.
// Pixels are premultiplied and stored as RGBA in memory. Masks and coverage are bytes; 255 is full coverage. Blending
// rounds once: out = div255(c*k + d*(255 - div255(a*k))), div255(x) = ((x + 128) * 257) >> 16.
#ifndef TESSERA_KERNELS_H
#define TESSERA_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/// The full coverage of one pixel in accumulator units: 256 subrows times 512.
#define TK_FULL_COVERAGE 131072

/// The source pixels of a destination column: `index` and `index + 1`. The second pixel has the weight `weight` /
/// 256.
typedef struct {
  uint32_t index;
  uint32_t weight;
} TKTap;

/// A radial gradient along a row. Pixel x uses the table entry at `sqrt(u*u + v*v)`, where `u = u0 + du * x` and `v =
/// v0 + dv * x`.
typedef struct {
  float u0, du, v0, dv;
} TKRadial;

/// An affine path through an image. A position refers to the top-left of the four pixels that are interpolated. It
/// consists of 48.16 fixed-point coordinates, clamped to the image part.
typedef struct {
  const uint32_t *_Nonnull pixels;
  size_t stride;
  int32_t x0, y0, x1, y1;
  int64_t u, v, du, dv;
} TKWalk;

/// Returns floor(value * 256 + 0.5). The magnitude of the value is at most 2^21.
static inline int32_t tk_coordinate(double value) {
  // The bias makes the value positive, so the conversion rounds down without calling a rounding function.
  return (int32_t)((int64_t)(value * 256 + 0.5 + 1073741824.0) - 1073741824);
}

/// A straight edge of an outline, from its upper to its lower end, in 24.8 fixed point. Never horizontal. The winding
/// is +1 if the outline runs downward, -1 if it runs upward.
typedef struct {
  int32_t x0, y0, x1, y1, winding;
} TKEdge;

/// Rows of cells, which are `stride` apart, and their touch bytes. For every group of eight cells, byte `g & 7` of the
/// word `g >> 3` is 1 if the cells may be nonzero, and otherwise 0. The words of rows are `words` apart. A row has at
/// least nine cells more than `width`, and `stride` is a multiple of 8.
typedef struct {
  int32_t *_Nonnull cells;
  uint64_t *_Nonnull touched;
  size_t stride, words;
  int32_t width, rows;
} TKCells;

static inline uint32_t tk_div255(uint32_t x) { return ((x + 128) * 257) >> 16; }

/// Blends four channels: out = div255(c*k + d*(255 - div255(a*k))).
static inline uint32_t tk_over(uint32_t d, uint32_t c, uint32_t k) {
  uint32_t inverse = 255 - tk_div255((c >> 24) * k);
  uint32_t r = tk_div255((c & 255) * k + (d & 255) * inverse);
  uint32_t g = tk_div255((c >> 8 & 255) * k + (d >> 8 & 255) * inverse);
  uint32_t b = tk_div255((c >> 16 & 255) * k + (d >> 16 & 255) * inverse);
  uint32_t a = tk_div255((c >> 24) * k + (d >> 24) * inverse);
  return r | g << 8 | b << 16 | a << 24;
}

/// Mixes four channels: (a * (256 - w) + b * w + 128) / 256.
static inline uint32_t tk_mix(uint32_t a, uint32_t b, uint32_t w) {
  uint32_t even = (((a & 0x00FF00FF) * (256 - w) + (b & 0x00FF00FF) * w + 0x00800080) >> 8) & 0x00FF00FF;
  uint32_t odd = ((a >> 8 & 0x00FF00FF) * (256 - w) + (b >> 8 & 0x00FF00FF) * w + 0x00800080) & 0xFF00FF00;
  return even | odd;
}

static inline int32_t tk_clamp(int64_t v, int32_t low, int32_t high) {
  return v < low ? low : v > high ? high : (int32_t)v;
}

typedef uint8_t TKBytes8 __attribute__((vector_size(8)));
typedef uint16_t TKWords4 __attribute__((vector_size(8)));
typedef uint16_t TKWords8 __attribute__((vector_size(16)));

/// Returns the channels of two adjacent pixels as words.
static inline TKWords8 tk_pair(const uint32_t *_Nonnull pixels) {
  TKBytes8 bytes;
  __builtin_memcpy(&bytes, pixels, 8);
  return __builtin_convertvector(bytes, TKWords8);
}

/// Interpolates bilinearly between the four pixels around a position in the image of a walk, whose own position is ignored.
static inline uint32_t tk_sample(TKWalk walk, int64_t u, int64_t v) {
  int64_t column = u >> 16, line = v >> 16;
  const uint32_t *top = walk.pixels + (size_t)tk_clamp(line, walk.y0, walk.y1 - 1) * walk.stride;
  const uint32_t *bottom = walk.pixels + (size_t)tk_clamp(line + 1, walk.y0, walk.y1 - 1) * walk.stride;
  uint16_t wx = u >> 8 & 255, wy = v >> 8 & 255;
  if (column < walk.x0 || column >= walk.x1 - 1) {
    int32_t edge = tk_clamp(column, walk.x0, walk.x1 - 1);
    return tk_mix(top[edge], bottom[edge], wy);
  }
  TKWords8 mixed = (tk_pair(top + column) * (uint16_t)(256 - wy) + tk_pair(bottom + column) * wy + 128) >> 8;
  TKWords4 left = __builtin_shufflevector(mixed, mixed, 0, 1, 2, 3);
  TKWords4 right = __builtin_shufflevector(mixed, mixed, 4, 5, 6, 7);
  typedef uint8_t Bytes4 __attribute__((vector_size(4)));
  Bytes4 bytes = __builtin_convertvector((left * (uint16_t)(256 - wx) + right * wx + 128) >> 8, Bytes4);
  uint32_t pixel;
  __builtin_memcpy(&pixel, &bytes, 4);
  return pixel;
}

/// Returns the nearest fixed-point number with 16 fraction bits, limited to a million. Negative numbers are rounded toward 0. NaN
/// is treated as the least number.
static inline int64_t tk_fixed(double value) {
  value = value > -1e6 ? value : -1e6;
  value = value < 1e6 ? value : 1e6;
  return (int64_t)(value * 65536 + 0.5);
}

/// A table entry of the cumulative normal distribution: the value at a point, and the increase up to the next point.
typedef struct {
  double value, step;
} TKShare;

/// The table's points are 1/128 of a standard deviation apart, from -4 to 4.
enum { TK_SHARES = 1024, TK_SHARE_STEPS = 128, TK_SHARE_EXTENT = 4 };

typedef struct {
  /// Fills pixels with a color.
  void (*_Nonnull fill)(uint32_t *_Nonnull dst, size_t n, uint32_t color);
  /// Blends a color over pixels with constant coverage.
  void (*_Nonnull over_color)(uint32_t *_Nonnull dst, size_t n, uint32_t color, uint32_t k);
  /// Blends a color over pixels through a mask.
  void (*_Nonnull over_color_mask)(
      uint32_t *_Nonnull dst, size_t n, uint32_t color, const uint8_t *_Nonnull mask);
  /// Blends a color over pixels through several rows of a mask.
  void (*_Nonnull over_color_mask_rows)(
      uint32_t *_Nonnull dst, size_t dst_stride, const uint8_t *_Nonnull mask, size_t mask_stride, size_t width,
      size_t height, uint32_t color);
  /// Blends source pixels over pixels with constant coverage.
  void (*_Nonnull over_pixels)(uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull src, uint32_t k);
  /// Blends source pixels over pixels through a mask.
  void (*_Nonnull over_pixels_mask)(
      uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull src, const uint8_t *_Nonnull mask);
  /// Multiplies masks: dst = div255(a * b).
  void (*_Nonnull multiply)(uint8_t *_Nonnull dst, size_t n, const uint8_t *_Nonnull a, const uint8_t *_Nonnull b);
  /// Scales a mask: dst = div255(a * k).
  void (*_Nonnull scale)(uint8_t *_Nonnull dst, size_t n, const uint8_t *_Nonnull a, uint32_t k);
  /// Integrates signed areas from left to right into coverage, clears the areas, and returns the running sum.
  int32_t (*_Nonnull sweep_nonzero)(int32_t *_Nonnull acc, size_t n, int32_t cover, uint8_t *_Nonnull mask);
  int32_t (*_Nonnull sweep_evenodd)(int32_t *_Nonnull acc, size_t n, int32_t cover, uint8_t *_Nonnull mask);
  /// Adds the areas of `count` edges in the image rows `first..<last` to cells. Cell row 0 is image row `first`, and
  /// cell column 0 is image column `left`.
  void (*_Nonnull accumulate)(
      const TKCells *_Nonnull cells, const TKEdge *_Nonnull edges, size_t count, int32_t first, int32_t last,
      int32_t left);
  /// Blends a color with the coverages of the first rows of cells, and clears the cells and their touch bytes.
  void (*_Nonnull paint_cells)(
      uint32_t *_Nonnull dst, size_t dst_stride, const TKCells *_Nonnull cells, size_t rows, uint32_t color,
      int is_evenodd);
  /// Looks up the colors of a linear gradient. Position `t` is a 32.32 fixed-point number, clamped to 0..<1, in a
  /// table of `1 << bits` colors.
  void (*_Nonnull gradient_linear)(
      uint32_t *_Nonnull dst, size_t n, int64_t t, int64_t dt, const uint32_t *_Nonnull table, uint32_t bits);
  /// Looks up the colors of a radial gradient in a table of `count` colors, starting at column `x`.
  void (*_Nonnull gradient_radial)(
      uint32_t *_Nonnull dst, size_t n, int32_t x, TKRadial radial, const uint32_t *_Nonnull table, uint32_t count);
  /// Mixes rows `a` and `b`, with a weight of `weight` / 256 for `b`.
  void (*_Nonnull mix_rows)(
      uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull a, const uint32_t *_Nonnull b, uint32_t weight);
  /// Resamples a row horizontally, using a tap for each destination column.
  void (*_Nonnull resample)(
      uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull row, const TKTap *_Nonnull taps);
  /// Samples an image bilinearly along an affine path.
  void (*_Nonnull sample_linear)(uint32_t *_Nonnull dst, size_t n, TKWalk walk);
  /// Accumulates a weighted row: acc += src * weight.
  void (*_Nonnull add_scaled)(uint32_t *_Nonnull acc, size_t n, const uint16_t *_Nonnull src, uint32_t weight);
  /// Computes the coverage of n pixels by a slice of a shape. The slice extends from `left` to `right` and is blurred
  /// along its row. The pixel centers are `first`, `first + 1`, …, and coverage is in units of 1/16384. `blur` is the
  /// standard deviation; `shares` has TK_SHARES entries.
  void (*_Nonnull slice_profile)(
      uint16_t *_Nonnull dst, size_t n, double first, double left, double right, double blur,
      const TKShare *_Nonnull shares);
  /// Computes a row of coverage from `count` slices, which are `stride` apart. Each slice's coverage is multiplied by
  /// its weight in the row, in units of 1/65536, and the products are added.
  void (*_Nonnull slices_row)(
      uint8_t *_Nonnull dst, size_t n, const uint16_t *_Nonnull profiles, size_t stride,
      const uint32_t *_Nonnull weights, size_t count);
  /// Whether every pixel is opaque.
  int (*_Nonnull is_opaque)(const uint32_t *_Nonnull pixels, size_t n);
} TKKernels;

/// The kernel levels: plain C and the instruction sets. Each level includes the lower levels of the same processor
/// architecture.
enum { TK_SCALAR = 0, TK_SSE2 = 1, TK_AVX2 = 2, TK_NEON = 3, TK_LEVELS = 4 };

/// Whether this processor supports a level.
int tk_has_level(int level);

/// Returns the best level that this processor supports.
int tk_best_level(void);

/// Returns the level in use: the level named by the environment variable TESSERA_KERNELS, which is read once, or the
/// best level. See tk_level_named().
int tk_level(void);

/// Returns the level with a given name: scalar, sse2, avx2 or neon. Returns the best level if the name is NULL or
/// empty. If this processor does not support the level, also prints the available levels to standard error.
int tk_level_named(const char *_Nullable name);

/// Returns the kernels of a level, or of the best level if this processor does not support the given one.
const TKKernels *_Nonnull tk_kernels(int level);

/// Cross-dissolves pixels: dst = (dst * (65536 - weight) + src * weight + 32768) / 65536 for every byte. `weight` is
/// at most 65536.
void tk_dissolve(uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull src, uint32_t weight);

/// Masks pixels by alpha: dst = div255(dst * src alpha) for every byte.
void tk_mask_by_alpha(uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull src);

/// Masks pixels by luminance: dst = div255(dst * src luminance) for every byte. The luminance is 0.2125 red + 0.7154
/// green + 0.0721 blue of the premultiplied bytes.
void tk_mask_by_luminance(uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull src);

/// Calls `body(context, index)` for each index in 0..<count. The last index runs on the caller's thread, every other
/// index on a separate thread, or on the caller's thread if no thread can be started. Returns after all calls have
/// returned.
void tk_run(int count, void (*_Nonnull body)(void *_Nonnull context, int index), void *_Nonnull context);

/// Increments a counter and returns its previous value. Thread-safe.
int32_t tk_take(int32_t *_Nonnull counter);

/// Stores a number to which other threads may also write. Thread-safe.
void tk_store(int32_t *_Nonnull number, int32_t value);

typedef struct TKMutex TKMutex;
TKMutex *_Nonnull tk_mutex_create(void);
void tk_mutex_destroy(TKMutex *_Nonnull mutex);
void tk_mutex_lock(TKMutex *_Nonnull mutex);
/// Locks a mutex unless it is already locked. Returns whether the mutex was locked by this call.
_Bool tk_mutex_try_lock(TKMutex *_Nonnull mutex);
void tk_mutex_unlock(TKMutex *_Nonnull mutex);

// ---------------------------------------------------------------------------------------------- memory

/// Requests large pages for image memory that hasn't been accessed yet. Has no effect below 2 MiB, or if the system
/// does not support large pages.
void tk_prefer_large_pages(void *_Nullable bytes, size_t count);

#endif
