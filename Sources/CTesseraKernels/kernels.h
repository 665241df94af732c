// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The declarations of all kernel variants.
#ifndef TESSERA_KERNELS_PRIVATE_H
#define TESSERA_KERNELS_PRIVATE_H

#include "scalar.h"

#if defined(__x86_64__) || defined(__i386__)
#define TK_X86 1
#elif defined(__aarch64__) && !defined(__AARCH64EB__)
#define TK_ARM64 1
#endif

#define TK_DECLARE(level)                                                                                            \
  void tk_fill_##level(uint32_t *dst, size_t n, uint32_t color);                                                     \
  void tk_over_color_##level(uint32_t *dst, size_t n, uint32_t color, uint32_t k);                                   \
  void tk_over_color_mask_##level(uint32_t *dst, size_t n, uint32_t color, const uint8_t *mask);                     \
  void tk_over_color_mask_rows_##level(                                                                              \
      uint32_t *dst, size_t dst_stride, const uint8_t *mask, size_t mask_stride, size_t width, size_t height,        \
      uint32_t color);                                                                                               \
  void tk_over_pixels_##level(uint32_t *dst, size_t n, const uint32_t *src, uint32_t k);                             \
  void tk_over_pixels_mask_##level(uint32_t *dst, size_t n, const uint32_t *src, const uint8_t *mask);               \
  void tk_multiply_##level(uint8_t *dst, size_t n, const uint8_t *a, const uint8_t *b);                              \
  void tk_scale_##level(uint8_t *dst, size_t n, const uint8_t *a, uint32_t k);                                       \
  int32_t tk_sweep_nonzero_##level(int32_t *acc, size_t n, int32_t cover, uint8_t *mask);                            \
  int32_t tk_sweep_evenodd_##level(int32_t *acc, size_t n, int32_t cover, uint8_t *mask);                            \
  void tk_accumulate_##level(                                                                                        \
      const TKCells *cells, const TKEdge *edges, size_t count, int32_t first, int32_t last, int32_t left);           \
  void tk_paint_cells_##level(                                                                                       \
      uint32_t *dst, size_t dst_stride, const TKCells *cells, size_t rows, uint32_t color, int is_evenodd);          \
  void tk_gradient_linear_##level(                                                                                   \
      uint32_t *dst, size_t n, int64_t t, int64_t dt, const uint32_t *table, uint32_t bits);                         \
  void tk_gradient_radial_##level(                                                                                   \
      uint32_t *dst, size_t n, int32_t x, TKRadial radial, const uint32_t *table, uint32_t count);                   \
  void tk_mix_rows_##level(uint32_t *dst, size_t n, const uint32_t *a, const uint32_t *b, uint32_t weight);          \
  void tk_resample_##level(uint32_t *dst, size_t n, const uint32_t *row, const TKTap *taps);                         \
  void tk_add_scaled_##level(uint32_t *acc, size_t n, const uint16_t *src, uint32_t weight);                         \
  void tk_slice_profile_##level(                                                                                     \
      uint16_t *dst, size_t n, double first, double left, double right, double blur, const TKShare *shares);         \
  void tk_slices_row_##level(                                                                                        \
      uint8_t *dst, size_t n, const uint16_t *profiles, size_t stride, const uint32_t *weights, size_t count);       \
  int tk_is_opaque_##level(const uint32_t *pixels, size_t n);

TK_DECLARE(scalar)
TK_DECLARE(sse2)
TK_DECLARE(avx2)
TK_DECLARE(neon)

/// Each pixel's address is unpredictable, so only plain code exists.
void tk_sample_linear_scalar(uint32_t *dst, size_t n, TKWalk walk);

#endif
