// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Kernels that process four pixels at a time with SSE2, the baseline of x86-64 processors.
#include "edges.h"
#include "kernels.h"

#ifdef TK_X86
#include <emmintrin.h>

#define TK_FN(name) tk_##name##_sse2
#define TK_CODE __attribute__((target("sse2")))
#define TK_WIDTH 16
#include "vector.h"

typedef __m128i M;

TK_INLINE V16 widen_low(V8 v) { return (V16)_mm_unpacklo_epi8((M)v, _mm_setzero_si128()); }
TK_INLINE V16 widen_high(V8 v) { return (V16)_mm_unpackhi_epi8((M)v, _mm_setzero_si128()); }
TK_INLINE V8 narrow(V16 low, V16 high) { return (V8)_mm_packus_epi16((M)low, (M)high); }
TK_INLINE V16 div255(V16 biased) { return (V16)_mm_mulhi_epu16((M)biased, _mm_set1_epi16(257)); }

TK_INLINE TKCoverages spread(TKBytes bytes) {
  M k = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)bytes), _mm_setzero_si128());
  k = _mm_unpacklo_epi16(k, k);
  return (TKCoverages){(V16)_mm_unpacklo_epi32(k, k), (V16)_mm_unpackhi_epi32(k, k)};
}

TK_INLINE int has_all(V32 v, V32 bits) { return _mm_movemask_epi8((M)((v & bits) == bits)) == 0xFFFF; }
TK_INLINE int is_clear(V32 v) { return _mm_movemask_epi8((M)(v == 0)) == 0xFFFF; }

TK_INLINE uint32_t lane_bits(V32 mask) { return (uint32_t)_mm_movemask_ps((__m128)mask); }
/// Returns the unsigned minimum. SSE2 can only compare signed numbers.
TK_INLINE V32 least(V32 a, V32 b) {
  V32 above = (V32)((VI)(a ^ 0x80000000) > (VI)(b ^ 0x80000000));
  return (above & b) | (~above & a);
}

TK_INLINE V32 running_sums(V32 v) {
  v += (V32)_mm_slli_si128((M)v, 4);
  return v + (V32)_mm_slli_si128((M)v, 8);
}

TK_INLINE void store_bytes(uint8_t *p, V32 v) {
  M half = _mm_packs_epi32((M)v, (M)v);
  int32_t bytes = _mm_cvtsi128_si32(_mm_packus_epi16(half, half));
  __builtin_memcpy(p, &bytes, 4);
}

TK_INLINE V32 shifted(V32 v, uint32_t bits) { return (V32)_mm_srl_epi32((M)v, _mm_cvtsi32_si128((int)bits)); }

TK_INLINE void look_up(uint32_t *p, const uint32_t *table, V32 index) {
  for (size_t j = 0; j < TK_LANES; j++) p[j] = table[index[j]];
}

TK_INLINE VF root(VF v) { return (VF)_mm_sqrt_ps((__m128)v); }
TK_INLINE VF lesser(VF v, VF most) { return (VF)_mm_min_ps((__m128)v, (__m128)most); }

TK_INLINE M pair(const uint32_t *row, TKTap tap) { return _mm_loadl_epi64((const M *)(row + tap.index)); }

TK_INLINE V8 load_pairs(const uint32_t *row, const TKTap *taps) {
  return (V8)_mm_unpacklo_epi32(pair(row, taps[0]), pair(row, taps[1]));
}

TK_INLINE void store_half(uint32_t *p, V16 v) { _mm_storel_epi64((M *)p, (M)narrow(v, v)); }

TK_INLINE void add_products(uint32_t *acc, const uint16_t *src, V16 factor) {
  M s = (M)load(src), low = _mm_mullo_epi16(s, (M)factor), high = _mm_mulhi_epu16(s, (M)factor);
  store(acc, load(acc) + (V32)_mm_unpacklo_epi16(low, high));
  store(acc + 4, load(acc + 4) + (V32)_mm_unpackhi_epi16(low, high));
}

#include "vector_rows.h"

#include "vector_edges.h"
#endif
