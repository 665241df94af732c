// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Kernels that process four pixels at a time with NEON, the baseline of 64-bit ARM processors.
#include "edges.h"
#include "kernels.h"

#ifdef TK_ARM64
#include <arm_neon.h>

#define TK_FN(name) tk_##name##_neon
#define TK_CODE
#define TK_WIDTH 16
#include "vector.h"

TK_INLINE V16 widen_low(V8 v) { return (V16)vmovl_u8(vget_low_u8((uint8x16_t)v)); }
TK_INLINE V16 widen_high(V8 v) { return (V16)vmovl_high_u8((uint8x16_t)v); }
TK_INLINE V8 narrow(V16 low, V16 high) { return (V8)vuzp1q_u8((uint8x16_t)low, (uint8x16_t)high); }

/// x * 257 >> 16 equals (x + (x >> 8)) >> 8, which never overflows for the sums of a blend.
TK_INLINE V16 div255(V16 biased) { return (biased + (biased >> 8)) >> 8; }

TK_INLINE TKCoverages spread(TKBytes bytes) {
  // Indices outside the table yield 0.
  const V8 low = {0, 16, 0, 16, 0, 16, 0, 16, 1, 16, 1, 16, 1, 16, 1, 16};
  const V8 high = {2, 16, 2, 16, 2, 16, 2, 16, 3, 16, 3, 16, 3, 16, 3, 16};
  uint8x16_t k = vreinterpretq_u8_u32(vdupq_n_u32(bytes));
  return (TKCoverages){(V16)vqtbl1q_u8(k, (uint8x16_t)low), (V16)vqtbl1q_u8(k, (uint8x16_t)high)};
}

TK_INLINE int has_all(V32 v, V32 bits) { return vmaxvq_u32((uint32x4_t)(bits & ~v)) == 0; }
TK_INLINE int is_clear(V32 v) { return vmaxvq_u32((uint32x4_t)v) == 0; }
TK_INLINE uint32_t lane_bits(V32 mask) { return vaddvq_u32((uint32x4_t)(mask & (V32){1, 2, 4, 8})); }
TK_INLINE V32 least(V32 a, V32 b) { return (V32)vminq_u32((uint32x4_t)a, (uint32x4_t)b); }

TK_INLINE V32 running_sums(V32 v) {
  const uint32x4_t zero = vdupq_n_u32(0);
  v += (V32)vextq_u32(zero, (uint32x4_t)v, 3);
  return v + (V32)vextq_u32(zero, (uint32x4_t)v, 2);
}

TK_INLINE void store_bytes(uint8_t *p, V32 v) {
  uint16x4_t half = vmovn_u32((uint32x4_t)v);
  uint32_t bytes = vget_lane_u32(vreinterpret_u32_u8(vmovn_u16(vcombine_u16(half, half))), 0);
  __builtin_memcpy(p, &bytes, 4);
}

TK_INLINE V32 shifted(V32 v, uint32_t bits) { return (V32)vshlq_u32((uint32x4_t)v, vdupq_n_s32(-(int32_t)bits)); }

TK_INLINE void look_up(uint32_t *p, const uint32_t *table, V32 index) {
  for (size_t j = 0; j < TK_LANES; j++) p[j] = table[index[j]];
}

TK_INLINE VF root(VF v) { return (VF)vsqrtq_f32((float32x4_t)v); }

/// Returns the lane-wise minimum, or `most` for NaN. NEON's own minimum returns NaN.
TK_INLINE VF lesser(VF v, VF most) {
  uint32x4_t below = vcltq_f32((float32x4_t)v, (float32x4_t)most);
  return (VF)vbslq_f32(below, (float32x4_t)v, (float32x4_t)most);
}

TK_INLINE V8 load_pairs(const uint32_t *row, const TKTap *taps) {
  uint32x2_t front = vld1_u32(row + taps[0].index), back = vld1_u32(row + taps[1].index);
  return (V8)vcombine_u32(vzip1_u32(front, back), vzip2_u32(front, back));
}

TK_INLINE void store_half(uint32_t *p, V16 v) { vst1_u32(p, vreinterpret_u32_u8(vmovn_u16((uint16x8_t)v))); }

TK_INLINE void add_products(uint32_t *acc, const uint16_t *src, V16 factor) {
  uint16x8_t s = (uint16x8_t)load(src), k = (uint16x8_t)factor;
  store(acc, (V32)vmlal_u16((uint32x4_t)load(acc), vget_low_u16(s), vget_low_u16(k)));
  store(acc + 4, (V32)vmlal_high_u16((uint32x4_t)load(acc + 4), s, k));
}

#include "vector_rows.h"

#include "vector_edges.h"
#endif
