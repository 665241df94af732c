// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Rows of pixel arithmetic, and the few thread primitives the painter needs.
//
// Every kernel exists as plain C and as vector code chosen at run time; all levels give the same bytes.
// Pixels are premultiplied and lie in memory as R G B A. Masks and coverage are bytes, 255 = all.
// Blending rounds once:  out = div255(c*k + d*(255 - div255(a*k))),  div255(x) = ((x + 128) * 257) >> 16.
#ifndef TESSERA_KERNELS_H
#define TESSERA_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/// Full coverage of one pixel in accumulator units: 256 sub-rows times 512.
#define TK_FULL_COVERAGE 131072

/// Where a destination column takes its color from: `index` and `index + 1`, the second with `weight` of 256.
typedef struct {
  uint32_t index;
  uint32_t weight;
} TKTap;

/// A radial gradient along a row: `u = u0 + du * x`, `v = v0 + dv * x`, entry `sqrt(u*u + v*v)` of the table.
typedef struct {
  float u0, du, v0, dv;
} TKRadial;

/// An affine walk through an image: 48.16 positions of the top left neighbor, clamped into the part.
typedef struct {
  const uint32_t *_Nonnull pixels;
  size_t stride;
  int32_t x0, y0, x1, y1;
  int64_t u, v, du, dv;
} TKWalk;

/// The normal distribution up to a point, and how much it grows up to the next one.
typedef struct {
  double value, step;
} TKShare;

/// The points are 1/128 of a standard deviation apart, from -4 to 4.
enum { TK_SHARES = 1024, TK_SHARE_STEPS = 128, TK_SHARE_EXTENT = 4 };

typedef struct {
  /// Stores a color.
  void (*_Nonnull fill)(uint32_t *_Nonnull dst, size_t n, uint32_t color);
  /// Blends a color with one coverage.
  void (*_Nonnull over_color)(uint32_t *_Nonnull dst, size_t n, uint32_t color, uint32_t k);
  /// Blends a color through a mask.
  void (*_Nonnull over_color_mask)(
      uint32_t *_Nonnull dst, size_t n, uint32_t color, const uint8_t *_Nonnull mask);
  /// Blends a color through rows of a mask.
  void (*_Nonnull over_color_mask_rows)(
      uint32_t *_Nonnull dst, size_t dst_stride, const uint8_t *_Nonnull mask, size_t mask_stride, size_t width,
      size_t height, uint32_t color);
  /// Blends pixels with one coverage.
  void (*_Nonnull over_pixels)(uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull src, uint32_t k);
  /// Blends pixels through a mask.
  void (*_Nonnull over_pixels_mask)(
      uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull src, const uint8_t *_Nonnull mask);
  /// dst = div255(a * b).
  void (*_Nonnull multiply)(uint8_t *_Nonnull dst, size_t n, const uint8_t *_Nonnull a, const uint8_t *_Nonnull b);
  /// dst = div255(a * k).
  void (*_Nonnull scale)(uint8_t *_Nonnull dst, size_t n, const uint8_t *_Nonnull a, uint32_t k);
  /// Sums signed areas from left to right into coverage, clears them, and returns the running sum.
  int32_t (*_Nonnull sweep_nonzero)(int32_t *_Nonnull acc, size_t n, int32_t cover, uint8_t *_Nonnull mask);
  int32_t (*_Nonnull sweep_evenodd)(int32_t *_Nonnull acc, size_t n, int32_t cover, uint8_t *_Nonnull mask);
  /// Entries `t` (32.32, clamped to 0..<1) of a table of `1 << bits` colors.
  void (*_Nonnull gradient_linear)(
      uint32_t *_Nonnull dst, size_t n, int64_t t, int64_t dt, const uint32_t *_Nonnull table, uint32_t bits);
  /// Entries of a table of `count` colors for the pixels from column `x`.
  void (*_Nonnull gradient_radial)(
      uint32_t *_Nonnull dst, size_t n, int32_t x, TKRadial radial, const uint32_t *_Nonnull table, uint32_t count);
  /// Rows `a` and `b` mixed, `b` with `weight` of 256.
  void (*_Nonnull mix_rows)(
      uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull a, const uint32_t *_Nonnull b, uint32_t weight);
  /// A row resampled horizontally by taps.
  void (*_Nonnull resample)(
      uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull row, const TKTap *_Nonnull taps);
  /// Bilinear samples along a walk.
  void (*_Nonnull sample_linear)(uint32_t *_Nonnull dst, size_t n, TKWalk walk);
  /// acc += src * weight.
  void (*_Nonnull add_scaled)(uint32_t *_Nonnull acc, size_t n, const uint16_t *_Nonnull src, uint32_t weight);
  /// A slice of a shape from `left` to `right`, blurred along its row: of each of n pixels, whose centers are `first`,
  /// `first + 1` ..., the share that it covers, in 1/16384. `blur` is the standard deviation; `shares` has TK_SHARES entries.
  void (*_Nonnull slice_profile)(
      uint16_t *_Nonnull dst, size_t n, double first, double left, double right, double blur,
      const TKShare *_Nonnull shares);
  /// A row of a shape from `count` slices, which are `stride` apart: the sum of their shares, each by the weight, in 1/65536, that
  /// it has in the row, as coverage.
  void (*_Nonnull slices_row)(
      uint8_t *_Nonnull dst, size_t n, const uint16_t *_Nonnull profiles, size_t stride,
      const uint32_t *_Nonnull weights, size_t count);
  /// Whether every pixel is opaque.
  int (*_Nonnull is_opaque)(const uint32_t *_Nonnull pixels, size_t n);
} TKKernels;

/// Levels: plain C and instruction sets. What a level can do, the ones before it on the same kind of processor can as well.
enum { TK_SCALAR = 0, TK_SSE2 = 1, TK_AVX2 = 2, TK_NEON = 3, TK_LEVELS = 4 };

/// Whether this processor has a level.
int tk_has_level(int level);

/// The best level this processor has.
int tk_best_level(void);

/// The level to work with: the one that the environment variable TESSERA_KERNELS names when it is first asked for, else
/// the best one. See tk_level_named().
int tk_level(void);

/// The level with a name: scalar, sse2, avx2 or neon. The best level for NULL or an empty name, and, with a line on the
/// standard error output that names the levels there are, for a name that is none of this processor.
int tk_level_named(const char *_Nullable name);

/// The kernels of a level, or of the best one where this processor does not have it.
const TKKernels *_Nonnull tk_kernels(int level);

/// dst = (dst * (65536 - weight) + src * weight + 32768) / 65536 on every byte; `weight` is at most 65536.
void tk_dissolve(uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull src, uint32_t weight);

/// dst = div255(dst * alpha of src) on every byte.
void tk_mask_by_alpha(uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull src);

/// dst = div255(dst * luminance of src) on every byte: 0.2125 red + 0.7154 green + 0.0721 blue of the premultiplied bytes.
void tk_mask_by_luminance(uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull src);

/// Calls `body(context, index)` for index 0..<count, each on its own thread, the last on the caller's.
/// Indices whose thread cannot be started run on the caller's thread. Returns when all have returned.
void tk_run(int count, void (*_Nonnull body)(void *_Nonnull context, int index), void *_Nonnull context);

/// Adds one and returns the value before. Safe from any thread.
int32_t tk_take(int32_t *_Nonnull counter);

/// Stores a number that other threads may store as well.
void tk_store(int32_t *_Nonnull number, int32_t value);

typedef struct TKMutex TKMutex;
TKMutex *_Nonnull tk_mutex_create(void);
void tk_mutex_destroy(TKMutex *_Nonnull mutex);
void tk_mutex_lock(TKMutex *_Nonnull mutex);
/// Locks a mutex that nobody holds; false when somebody does.
_Bool tk_mutex_try_lock(TKMutex *_Nonnull mutex);
void tk_mutex_unlock(TKMutex *_Nonnull mutex);

// ---------------------------------------------------------------------------------------------- memory

/// Asks for large pages for memory of a picture that has not been touched yet; no effect on less than 2 MiB, and where the
/// system has none.
void tk_prefer_large_pages(void *_Nullable bytes, size_t count);

#endif
