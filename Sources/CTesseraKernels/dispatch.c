// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Chooses kernels by asking the processor. Tables are constant, so no lock is needed.
#include "kernels.h"

#define TK_TABLE(level)                                      \
  {.fill = tk_fill_##level,                                  \
   .over_color = tk_over_color_##level,                      \
   .over_color_mask = tk_over_color_mask_##level,            \
   .over_color_mask_rows = tk_over_color_mask_rows_##level,  \
   .over_pixels = tk_over_pixels_##level,                    \
   .over_pixels_mask = tk_over_pixels_mask_##level,          \
   .multiply = tk_multiply_##level,                          \
   .scale = tk_scale_##level,                                \
   .sweep_nonzero = tk_sweep_nonzero_##level,                \
   .sweep_evenodd = tk_sweep_evenodd_##level,                \
   .gradient_linear = tk_gradient_linear_##level,            \
   .gradient_radial = tk_gradient_radial_##level,            \
   .mix_rows = tk_mix_rows_##level,                          \
   .resample = tk_resample_##level,                          \
   .sample_linear = tk_sample_linear_scalar,                 \
   .add_scaled = tk_add_scaled_##level,                      \
   .is_opaque = tk_is_opaque_##level}

static const TKKernels tk_scalar = TK_TABLE(scalar);

#ifdef TK_X86
static const TKKernels tk_sse2 = TK_TABLE(sse2);
static const TKKernels tk_avx2 = TK_TABLE(avx2);

int tk_best_level(void) {
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx2")) return TK_AVX2;
  return __builtin_cpu_supports("sse2") ? TK_SSE2 : TK_SCALAR;
}

const TKKernels *tk_kernels(int level) {
  int best = tk_best_level();
  if (level > best) level = best;
  return level >= TK_AVX2 ? &tk_avx2 : level == TK_SSE2 ? &tk_sse2 : &tk_scalar;
}
#else
int tk_best_level(void) { return TK_SCALAR; }

const TKKernels *tk_kernels(int level) {
  (void)level;
  return &tk_scalar;
}
#endif
