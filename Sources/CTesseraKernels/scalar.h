// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// One pixel of every kernel: the definition the vector code must meet, and its loop tail.
#ifndef TESSERA_SCALAR_H
#define TESSERA_SCALAR_H

#include "TesseraKernels.h"

#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#endif

static inline uint32_t tk_div255(uint32_t x) { return ((x + 128) * 257) >> 16; }

/// out = div255(c*k + d*(255 - div255(a*k))) on four channels.
static inline uint32_t tk_over(uint32_t d, uint32_t c, uint32_t k) {
  uint32_t inverse = 255 - tk_div255((c >> 24) * k);
  uint32_t r = tk_div255((c & 255) * k + (d & 255) * inverse);
  uint32_t g = tk_div255((c >> 8 & 255) * k + (d >> 8 & 255) * inverse);
  uint32_t b = tk_div255((c >> 16 & 255) * k + (d >> 16 & 255) * inverse);
  uint32_t a = tk_div255((c >> 24) * k + (d >> 24) * inverse);
  return r | g << 8 | b << 16 | a << 24;
}

/// (a * (256 - w) + b * w + 128) / 256 on four channels.
static inline uint32_t tk_mix(uint32_t a, uint32_t b, uint32_t w) {
  uint32_t even = (((a & 0x00FF00FF) * (256 - w) + (b & 0x00FF00FF) * w + 0x00800080) >> 8) & 0x00FF00FF;
  uint32_t odd = ((a >> 8 & 0x00FF00FF) * (256 - w) + (b >> 8 & 0x00FF00FF) * w + 0x00800080) & 0xFF00FF00;
  return even | odd;
}

static inline uint8_t tk_nonzero(int32_t sum) {
  uint32_t area = sum < 0 ? 0u - (uint32_t)sum : (uint32_t)sum;
  if (area > TK_FULL_COVERAGE) area = TK_FULL_COVERAGE;
  return (uint8_t)(((area << 8) - area + 65536) >> 17);
}

static inline uint8_t tk_evenodd(int32_t sum) {
  uint32_t area = (uint32_t)sum & (2 * TK_FULL_COVERAGE - 1);
  if (area > TK_FULL_COVERAGE) area = 2 * TK_FULL_COVERAGE - area;
  return (uint8_t)(((area << 8) - area + 65536) >> 17);
}

static inline uint32_t tk_linear_entry(int64_t t, const uint32_t *table, uint32_t bits) {
  if (t < 0) return table[0];
  if (t > 0xFFFFFFFF) return table[(1u << bits) - 1];
  return table[(uint32_t)t >> (32 - bits)];
}

static inline int32_t tk_clamp(int64_t v, int32_t low, int32_t high) {
  return v < low ? low : v > high ? high : (int32_t)v;
}

#endif
