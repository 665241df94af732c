// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Selects kernels based on the processor and an environment variable, which is read once. The tables are constant, so
// no lock is required.
#include "kernels.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
   .accumulate = tk_accumulate_##level,                      \
   .paint_cells = tk_paint_cells_##level,                    \
   .gradient_linear = tk_gradient_linear_##level,            \
   .gradient_radial = tk_gradient_radial_##level,            \
   .mix_rows = tk_mix_rows_##level,                          \
   .resample = tk_resample_##level,                          \
   .sample_linear = tk_sample_linear_scalar,                 \
   .add_scaled = tk_add_scaled_##level,                      \
   .slice_profile = tk_slice_profile_##level,                \
   .slices_row = tk_slices_row_##level,                      \
   .is_opaque = tk_is_opaque_##level}

// The kernel tables by level. Kernels that this architecture never supports are omitted.
static const struct {
  const char *name;
  TKKernels kernels;
} tk_levels[] = {
    [TK_SCALAR] = {"scalar", TK_TABLE(scalar)},
#ifdef TK_X86
    [TK_SSE2] = {"sse2", TK_TABLE(sse2)},
    [TK_AVX2] = {"avx2", TK_TABLE(avx2)},
#endif
#ifdef TK_ARM64
    [TK_NEON] = {"neon", TK_TABLE(neon)},
#endif
};

int tk_has_level(int level) {
#ifdef TK_X86
  __builtin_cpu_init();
#endif
  switch (level) {
    case TK_SCALAR: return 1;
#ifdef TK_X86
    case TK_SSE2: return __builtin_cpu_supports("sse2") != 0;
    case TK_AVX2: return __builtin_cpu_supports("avx2") != 0;
#endif
#ifdef TK_ARM64
    case TK_NEON: return 1;
#endif
    default: return 0;
  }
}

int tk_best_level(void) {
  int level = TK_LEVELS - 1;
  while (!tk_has_level(level)) level--;
  return level;
}

const TKKernels *tk_kernels(int level) { return &tk_levels[tk_has_level(level) ? level : tk_best_level()].kernels; }

int tk_level_named(const char *name) {
  int best = tk_best_level();
  if (name == NULL || name[0] == 0) return best;
  char names[64] = "";
  for (int level = 0; level < TK_LEVELS; level++) {
    if (!tk_has_level(level)) continue;
    if (strcmp(name, tk_levels[level].name) == 0) return level;
    if (names[0] != 0) strcat(names, ", ");
    strcat(names, tk_levels[level].name);
  }
  fprintf(
      stderr, "TESSERA_KERNELS is \"%.40s\", but this machine supports %s; using %s.\n", name, names,
      tk_levels[best].name);
  return best;
}

static int tk_chosen;

static void tk_choose(void) { tk_chosen = tk_level_named(getenv("TESSERA_KERNELS")); }

int tk_level(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, tk_choose);
  return tk_chosen;
}
