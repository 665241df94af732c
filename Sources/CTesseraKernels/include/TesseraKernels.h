// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Pixel arithmetic on rows, and the few thread primitives that the renderer needs.
//
// Every kernel exists as plain C and as vector code chosen at run time; all levels give the same bytes.
// Pixels are premultiplied, in the memory order RGBA. Masks and coverage are bytes; 255 is full coverage.
// Blending rounds once:  out = div255(c*k + d*(255 - div255(a*k))),  div255(x) = ((x + 128) * 257) >> 16.
#ifndef TESSERA_KERNELS_H
#define TESSERA_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/// Full coverage of one pixel in accumulator units: 256 sub-rows times 512.
#define TK_FULL_COVERAGE 131072

/// The source of a destination column: the pixels `index` and `index + 1`, the second with `weight` / 256.
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

/// The cumulative normal distribution at a point, and its increase up to the next point.
typedef struct {
  double value, step;
} TKShare;

/// The points are 1/128 of a standard deviation apart, from -4 to 4.
enum { TK_SHARES = 1024, TK_SHARE_STEPS = 128, TK_SHARE_EXTENT = 4 };

typedef struct {
  /// Stores a color.
  void (*_Nonnull fill)(uint32_t *_Nonnull dst, size_t n, uint32_t color);
  /// Blends a color with constant coverage.
  void (*_Nonnull over_color)(uint32_t *_Nonnull dst, size_t n, uint32_t color, uint32_t k);
  /// Blends a color through a mask.
  void (*_Nonnull over_color_mask)(
      uint32_t *_Nonnull dst, size_t n, uint32_t color, const uint8_t *_Nonnull mask);
  /// Blends a color through rows of a mask.
  void (*_Nonnull over_color_mask_rows)(
      uint32_t *_Nonnull dst, size_t dst_stride, const uint8_t *_Nonnull mask, size_t mask_stride, size_t width,
      size_t height, uint32_t color);
  /// Blends pixels with constant coverage.
  void (*_Nonnull over_pixels)(uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull src, uint32_t k);
  /// Blends pixels through a mask.
  void (*_Nonnull over_pixels_mask)(
      uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull src, const uint8_t *_Nonnull mask);
  /// dst = div255(a * b).
  void (*_Nonnull multiply)(uint8_t *_Nonnull dst, size_t n, const uint8_t *_Nonnull a, const uint8_t *_Nonnull b);
  /// dst = div255(a * k).
  void (*_Nonnull scale)(uint8_t *_Nonnull dst, size_t n, const uint8_t *_Nonnull a, uint32_t k);
  /// Integrates signed areas from left to right into coverage, clears them, and returns the running sum.
  int32_t (*_Nonnull sweep_nonzero)(int32_t *_Nonnull acc, size_t n, int32_t cover, uint8_t *_Nonnull mask);
  int32_t (*_Nonnull sweep_evenodd)(int32_t *_Nonnull acc, size_t n, int32_t cover, uint8_t *_Nonnull mask);
  /// Looks up entries `t` (32.32, clamped to 0..<1) of a table of `1 << bits` colors.
  void (*_Nonnull gradient_linear)(
      uint32_t *_Nonnull dst, size_t n, int64_t t, int64_t dt, const uint32_t *_Nonnull table, uint32_t bits);
  /// Looks up entries of a table of `count` colors for the pixels from column `x`.
  void (*_Nonnull gradient_radial)(
      uint32_t *_Nonnull dst, size_t n, int32_t x, TKRadial radial, const uint32_t *_Nonnull table, uint32_t count);
  /// Mixes rows `a` and `b`, `b` with `weight` / 256.
  void (*_Nonnull mix_rows)(
      uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull a, const uint32_t *_Nonnull b, uint32_t weight);
  /// Resamples a row horizontally by taps.
  void (*_Nonnull resample)(
      uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull row, const TKTap *_Nonnull taps);
  /// Samples an image bilinearly along a walk.
  void (*_Nonnull sample_linear)(uint32_t *_Nonnull dst, size_t n, TKWalk walk);
  /// acc += src * weight.
  void (*_Nonnull add_scaled)(uint32_t *_Nonnull acc, size_t n, const uint16_t *_Nonnull src, uint32_t weight);
  /// Computes the coverage of n pixels, whose centers are `first`, `first + 1`, …, by a slice of a shape from `left` to `right`
  /// that is blurred along its row, in 1/16384. `blur` is the standard deviation; `shares` has TK_SHARES entries.
  void (*_Nonnull slice_profile)(
      uint16_t *_Nonnull dst, size_t n, double first, double left, double right, double blur,
      const TKShare *_Nonnull shares);
  /// Computes a row of coverage from `count` slices, which are `stride` apart: the sum of their shares, multiplied by their
  /// weights in the row, in 1/65536.
  void (*_Nonnull slices_row)(
      uint8_t *_Nonnull dst, size_t n, const uint16_t *_Nonnull profiles, size_t stride,
      const uint32_t *_Nonnull weights, size_t count);
  /// Whether every pixel is opaque.
  int (*_Nonnull is_opaque)(const uint32_t *_Nonnull pixels, size_t n);
} TKKernels;

/// Levels: plain C and instruction sets. Each level includes the earlier ones of the same processor architecture.
enum { TK_SCALAR = 0, TK_SSE2 = 1, TK_AVX2 = 2, TK_NEON = 3, TK_LEVELS = 4 };

/// Whether this processor supports a level.
int tk_has_level(int level);

/// Returns the best level that this processor supports.
int tk_best_level(void);

/// Returns the level in use: the one named by the environment variable TESSERA_KERNELS, read once, or the best one. See
/// tk_level_named().
int tk_level(void);

/// Returns the level with a name: scalar, sse2, avx2 or neon. Returns the best level for NULL or an empty name. For a name that
/// this processor does not support, also prints the available levels to standard error.
int tk_level_named(const char *_Nullable name);

/// Returns the kernels of a level, or of the best one if this processor does not support it.
const TKKernels *_Nonnull tk_kernels(int level);

/// dst = (dst * (65536 - weight) + src * weight + 32768) / 65536 for every byte; `weight` is at most 65536.
void tk_dissolve(uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull src, uint32_t weight);

/// dst = div255(dst * alpha of src) for every byte.
void tk_mask_by_alpha(uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull src);

/// dst = div255(dst * luminance of src) for every byte: 0.2125 red + 0.7154 green + 0.0721 blue of the premultiplied bytes.
void tk_mask_by_luminance(uint32_t *_Nonnull dst, size_t n, const uint32_t *_Nonnull src);

/// Calls `body(context, index)` for each index in 0..<count on a separate thread, the last on the caller's. If a thread cannot
/// be started, its index runs on the caller's thread. Returns after all calls have returned.
void tk_run(int count, void (*_Nonnull body)(void *_Nonnull context, int index), void *_Nonnull context);

/// Increments a counter and returns its previous value. Thread-safe.
int32_t tk_take(int32_t *_Nonnull counter);

/// Stores a number that other threads may also store. Thread-safe.
void tk_store(int32_t *_Nonnull number, int32_t value);

typedef struct TKMutex TKMutex;
TKMutex *_Nonnull tk_mutex_create(void);
void tk_mutex_destroy(TKMutex *_Nonnull mutex);
void tk_mutex_lock(TKMutex *_Nonnull mutex);
/// Locks a mutex unless it is already locked. Returns whether it did.
_Bool tk_mutex_try_lock(TKMutex *_Nonnull mutex);
void tk_mutex_unlock(TKMutex *_Nonnull mutex);

// ---------------------------------------------------------------------------------------------- memory

/// Requests large pages for a picture's memory that has not been touched yet. Has no effect below 2 MiB, or if the system does
/// not support them.
void tk_prefer_large_pages(void *_Nullable bytes, size_t count);

#endif
