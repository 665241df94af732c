// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Chooses kernels once per process by asking the processor. Tables are constant, so no lock is needed.
#include "kernels.h"

static const TKKernels tk_scalar = {
    .fill = tk_fill_scalar,
    .over_color = tk_over_color_scalar,
    .over_color_mask = tk_over_color_mask_scalar,
    .over_color_mask_rows = tk_over_color_mask_rows_scalar,
    .over_pixels = tk_over_pixels_scalar,
    .over_pixels_mask = tk_over_pixels_mask_scalar,
    .multiply = tk_multiply_scalar,
    .scale = tk_scale_scalar,
    .sweep_nonzero = tk_sweep_nonzero_scalar,
    .sweep_evenodd = tk_sweep_evenodd_scalar,
    .gradient_linear = tk_gradient_linear_scalar,
    .gradient_radial = tk_gradient_radial_scalar,
    .mix_rows = tk_mix_rows_scalar,
    .resample = tk_resample_scalar,
    .sample_linear = tk_sample_linear_scalar,
    .add_scaled = tk_add_scaled_scalar,
    .is_opaque = tk_is_opaque_scalar,
};

int tk_best_level(void) { return TK_SCALAR; }

const TKKernels *tk_kernels(int level) {
  (void)level;
  return &tk_scalar;
}
