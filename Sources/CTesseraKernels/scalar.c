// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The kernels in plain C, which are the reference for all other variants and the fallback.
#include "kernels.h"

#include <math.h>

void tk_fill_scalar(uint32_t *dst, size_t n, uint32_t color) {
  for (size_t i = 0; i < n; i++) dst[i] = color;
}

void tk_over_color_scalar(uint32_t *dst, size_t n, uint32_t color, uint32_t k) {
  assert(k <= 255);
  for (size_t i = 0; i < n; i++) dst[i] = tk_over(dst[i], color, k);
}

void tk_over_color_mask_scalar(uint32_t *dst, size_t n, uint32_t color, const uint8_t *mask) {
  assert(tk_are_apart(dst, n * 4, mask, n));
  int opaque = color >> 24 == 255;
  for (size_t i = 0; i < n; i++) {
    if (mask[i] == 0) continue;
    dst[i] = opaque && mask[i] == 255 ? color : tk_over(dst[i], color, mask[i]);
  }
}

void tk_over_color_mask_rows_scalar(
    uint32_t *dst, size_t dst_stride, const uint8_t *mask, size_t mask_stride, size_t width, size_t height,
    uint32_t color) {
  assert(height <= 1 || (dst_stride >= width && mask_stride >= width));
  for (size_t y = 0; y < height; y++) {
    tk_over_color_mask_scalar(dst + y * dst_stride, width, color, mask + y * mask_stride);
  }
}

void tk_over_pixels_scalar(uint32_t *dst, size_t n, const uint32_t *src, uint32_t k) {
  assert(k <= 255);
  for (size_t i = 0; i < n; i++) dst[i] = tk_over(dst[i], src[i], k);
}

void tk_over_pixels_mask_scalar(uint32_t *dst, size_t n, const uint32_t *src, const uint8_t *mask) {
  assert(tk_are_apart(dst, n * 4, mask, n));
  for (size_t i = 0; i < n; i++) dst[i] = tk_over(dst[i], src[i], mask[i]);
}

void tk_multiply_scalar(uint8_t *dst, size_t n, const uint8_t *a, const uint8_t *b) {
  for (size_t i = 0; i < n; i++) dst[i] = (uint8_t)tk_div255((uint32_t)a[i] * b[i]);
}

void tk_scale_scalar(uint8_t *dst, size_t n, const uint8_t *a, uint32_t k) {
  assert(k <= 255);
  for (size_t i = 0; i < n; i++) dst[i] = (uint8_t)tk_div255(a[i] * k);
}

int32_t tk_sweep_nonzero_scalar(int32_t *acc, size_t n, int32_t cover, uint8_t *mask) {
  assert(tk_are_apart(acc, n * 4, mask, n));
  uint32_t sum = (uint32_t)cover;
  for (size_t i = 0; i < n; i++) {
    sum += (uint32_t)acc[i];
    acc[i] = 0;
    mask[i] = tk_nonzero((int32_t)sum);
  }
  return (int32_t)sum;
}

int32_t tk_sweep_evenodd_scalar(int32_t *acc, size_t n, int32_t cover, uint8_t *mask) {
  assert(tk_are_apart(acc, n * 4, mask, n));
  uint32_t sum = (uint32_t)cover;
  for (size_t i = 0; i < n; i++) {
    sum += (uint32_t)acc[i];
    acc[i] = 0;
    mask[i] = tk_evenodd((int32_t)sum);
  }
  return (int32_t)sum;
}

/// Blends the pixels x..<end of a row with the coverages of their cells, and clears the cells. Returns the running sum.
static uint32_t tk_paint_run(
    uint32_t *dst, size_t x, size_t end, size_t width, int32_t *acc, uint32_t sum, uint32_t color, int is_evenodd) {
  for (; x < end; x++) {
    sum += (uint32_t)acc[x];
    acc[x] = 0;
    if (x >= width) continue;
    uint8_t k = is_evenodd ? tk_evenodd((int32_t)sum) : tk_nonzero((int32_t)sum);
    tk_over_color_mask_scalar(dst + x, 1, color, &k);
  }
  return sum;
}

void tk_paint_cells_scalar(
    uint32_t *dst, size_t dst_stride, const TKCells *cells, size_t rows, uint32_t color, int is_evenodd) {
  size_t width = (size_t)cells->width;
  assert(rows <= (size_t)cells->rows && (rows <= 1 || dst_stride >= width));
  for (size_t y = 0; y < rows; y++, dst += dst_stride) {
    int32_t *acc = cells->cells + y * cells->stride;
    uint64_t *touched = cells->touched + y * cells->words;
    uint32_t sum = 0;
    for (size_t x = 0; x < cells->stride; x += 8) {
      if (touched[x >> 6] >> (x & 63) & 1) {
        sum = tk_paint_run(dst, x, x + 8, width, acc, sum, color, is_evenodd);
      } else if (sum != 0 && x < width) {
        uint32_t k = is_evenodd ? tk_evenodd((int32_t)sum) : tk_nonzero((int32_t)sum);
        tk_over_color_scalar(dst + x, width - x < 8 ? width - x : 8, color, k);
      }
    }
    for (size_t word = 0; word < cells->words; word++) touched[word] = 0;
  }
}

void tk_gradient_linear_scalar(
    uint32_t *dst, size_t n, int64_t t, int64_t dt, const uint32_t *table, uint32_t bits) {
  assert(bits < 32);
  for (size_t i = 0; i < n; i++) {
    dst[i] = tk_linear_entry(t, table, bits);
    t = (int64_t)((uint64_t)t + (uint64_t)dt);
  }
}

void tk_gradient_radial_scalar(
    uint32_t *dst, size_t n, int32_t x, TKRadial radial, const uint32_t *table, uint32_t count) {
  assert(count > 0);
  float last = (float)(count - 1);
  for (size_t i = 0; i < n; i++) {
    float column = (float)(x + (int32_t)i);
    float u = radial.u0 + radial.du * column;
    float v = radial.v0 + radial.dv * column;
    float distance = sqrtf(u * u + v * v);
    dst[i] = table[(uint32_t)(distance < last ? distance : last)];
  }
}

void tk_mix_rows_scalar(uint32_t *dst, size_t n, const uint32_t *a, const uint32_t *b, uint32_t weight) {
  assert(weight <= 256);
  for (size_t i = 0; i < n; i++) dst[i] = tk_mix(a[i], b[i], weight);
}

void tk_resample_scalar(uint32_t *dst, size_t n, const uint32_t *row, const TKTap *taps) {
  for (size_t i = 0; i < n; i++) {
    assert(taps[i].weight <= 256);
    const uint32_t *pair = row + taps[i].index;
    dst[i] = tk_mix(pair[0], pair[1], taps[i].weight);
  }
}

void tk_sample_linear_scalar(uint32_t *dst, size_t n, TKWalk walk) {
  assert(walk.x0 >= 0 && walk.x0 < walk.x1 && (size_t)walk.x1 <= walk.stride);
  assert(walk.y0 >= 0 && walk.y0 < walk.y1);
  uint64_t u = (uint64_t)walk.u, v = (uint64_t)walk.v;
  for (size_t i = 0; i < n; i++) {
    dst[i] = tk_sample(walk, (int64_t)u, (int64_t)v);
    u += (uint64_t)walk.du;
    v += (uint64_t)walk.dv;
  }
}

void tk_add_scaled_scalar(uint32_t *acc, size_t n, const uint16_t *src, uint32_t weight) {
  assert(weight <= 65536);
  for (size_t i = 0; i < n; i++) acc[i] += src[i] * weight;
}

void tk_slice_profile_scalar(
    uint16_t *dst, size_t n, double first, double left, double right, double blur, const TKShare *shares) {
  assert(blur > 0);
  for (size_t i = 0; i < n; i++) {
    double center = first + (double)i;
    double before = tk_share(tk_share_place(center, left, blur), shares);
    dst[i] = tk_profile(tk_share(tk_share_place(center, right, blur), shares) - before);
  }
}

void tk_slices_row_scalar(
    uint8_t *dst, size_t n, const uint16_t *profiles, size_t stride, const uint32_t *weights, size_t count) {
  assert(count <= 1 || stride >= n);
  for (size_t i = 0; i < n; i++) {
    uint32_t sum = 0;
    for (size_t slice = 0; slice < count; slice++) sum += profiles[slice * stride + i] * weights[slice];
    uint32_t coverage = ((sum >> 8) * 255 + (1 << 21)) >> 22;
    dst[i] = (uint8_t)(coverage < 255 ? coverage : 255);
  }
}

int tk_is_opaque_scalar(const uint32_t *pixels, size_t n) {
  uint32_t all = 0xFF000000;
  for (size_t i = 0; i < n; i++) all &= pixels[i];
  return all == 0xFF000000;
}
