// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Combines two layers. These operations are rare, so plain loops are sufficient; compilers vectorize them for the
// baseline instruction set. The code uses only integers, so every build produces identical bytes.
#include "scalar.h"

#include <assert.h>

void tk_dissolve(uint32_t *dst, size_t n, const uint32_t *src, uint32_t weight) {
  assert(weight <= 65536);
  uint8_t *to = (uint8_t *)dst;
  const uint8_t *from = (const uint8_t *)src;
  uint32_t rest = 65536 - weight;
  for (size_t i = 0; i < 4 * n; i++) to[i] = (uint8_t)((to[i] * rest + from[i] * weight + 32768) >> 16);
}

void tk_mask_by_alpha(uint32_t *dst, size_t n, const uint32_t *src) {
  for (size_t i = 0; i < n; i++) {
    uint32_t d = dst[i], a = src[i] >> 24;
    dst[i] = tk_div255((d & 255) * a) | tk_div255((d >> 8 & 255) * a) << 8 | tk_div255((d >> 16 & 255) * a) << 16 |
             tk_div255((d >> 24) * a) << 24;
  }
}

void tk_mask_by_luminance(uint32_t *dst, size_t n, const uint32_t *src) {
  for (size_t i = 0; i < n; i++) {
    uint32_t d = dst[i], s = src[i];
    // The coefficients are 0.2125, 0.7154 and 0.0721 times 65536, and their sum is 65536. The pixels are
    // premultiplied, so the result includes alpha.
    uint32_t a = ((s & 255) * 13926 + (s >> 8 & 255) * 46885 + (s >> 16 & 255) * 4725 + 32768) >> 16;
    dst[i] = tk_div255((d & 255) * a) | tk_div255((d >> 8 & 255) * a) << 8 | tk_div255((d >> 16 & 255) * a) << 16 |
             tk_div255((d >> 24) * a) << 24;
  }
}
