// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The computation of every kernel for one pixel. It is the reference for the vector code and processes the remaining
// pixels of vector loops.
#ifndef TESSERA_SCALAR_H
#define TESSERA_SCALAR_H

#include "TesseraKernels.h"

#include <assert.h>

#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#endif

/// Whether two memory ranges, with sizes in bytes, do not overlap.
static inline int tk_are_apart(const void *a, size_t a_bytes, const void *b, size_t b_bytes) {
  uintptr_t start_a = (uintptr_t)a, start_b = (uintptr_t)b;
  return start_a + a_bytes <= start_b || start_b + b_bytes <= start_a;
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

/// Returns the index into the distribution table for the distance from a pixel's center to an edge on its right.
static inline double tk_share_place(double center, double edge, double blur) {
  return ((edge - center) / blur + TK_SHARE_EXTENT) * TK_SHARE_STEPS;
}

static inline double tk_share(double place, const TKShare *shares) {
  if (!(place > 0)) return 0;
  if (!(place < TK_SHARES)) return 1;
  int32_t index = (int32_t)place;
  return shares[index].value + shares[index].step * (place - (double)index);
}

static inline uint16_t tk_profile(double share) { return (uint16_t)((share > 0 ? share : 0) * 16384 + 0.5); }

/// Two counts of the first n pixels: those with full coverage, and those with any coverage.
typedef struct {
  size_t full, some;
} TKEdgeReach;

static inline TKEdgeReach tk_edge_reach(size_t n, double first, double edge, double blur) {
  TKEdgeReach reach;
  double way = TK_SHARE_EXTENT * blur, full = edge - way - first, some = edge + way - first;
  // Starts with an estimate, then corrects it with the same arithmetic that is used for every pixel.
  size_t i = full > 0 ? full < (double)n ? (size_t)full : n : 0;
  while (i < n && !(tk_share_place(first + (double)i, edge, blur) < TK_SHARES)) i++;
  while (i > 0 && tk_share_place(first + (double)(i - 1), edge, blur) < TK_SHARES) i--;
  reach.full = i;
  i = some > 0 ? some < (double)n ? (size_t)some : n : 0;
  while (i < n && tk_share_place(first + (double)i, edge, blur) > 0) i++;
  while (i > 0 && !(tk_share_place(first + (double)(i - 1), edge, blur) > 0)) i--;
  reach.some = i;
  return reach;
}

/// Two counts of n positions: those before the start of a gradient's table, and those inside the table.
typedef struct {
  size_t before, inside;
} TKStretch;

static inline size_t tk_at_most(uint64_t count, size_t n) { return count < n ? (size_t)count : n; }

static inline TKStretch tk_stretch(size_t n, int64_t t, int64_t dt) {
  const int64_t end = 0xFFFFFFFF;
  TKStretch s = {0, 0};
  uint64_t step = dt < 0 ? 0 - (uint64_t)dt : (uint64_t)dt;
  if (t < 0 || t > end) {
    uint64_t gap = t < 0 ? 0 - (uint64_t)t : (uint64_t)t - (uint64_t)end;
    int approaches = t < 0 ? dt > 0 : dt < 0;
    s.before = approaches ? tk_at_most((gap - 1) / step + 1, n) : n;
    if (s.before == n) return s;
    t = (int64_t)((uint64_t)t + s.before * (uint64_t)dt);
    // A step that is longer than the table can skip it.
    if (t < 0 || t > end) return s;
  }
  uint64_t room = dt < 0 ? (uint64_t)t : (uint64_t)(end - t);
  s.inside = dt == 0 ? n - s.before : tk_at_most(room / step + 1, n - s.before);
  return s;
}

#endif
