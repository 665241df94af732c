// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Kernels that process eight pixels at a time. Each function enables AVX2 with an attribute, so the package requires
// no compiler flags. The functions are called only if the processor supports AVX2.
#include "edges.h"
#include "kernels.h"

#ifdef TK_X86
#include <immintrin.h>

#define TK_FN(name) tk_##name##_avx2
#define TK_CODE __attribute__((target("avx2")))
#define TK_WIDTH 32
#define TK_PARTS
#include "vector.h"

typedef __m256i M;

TK_INLINE V16 widen_low(V8 v) { return (V16)_mm256_unpacklo_epi8((M)v, _mm256_setzero_si256()); }
TK_INLINE V16 widen_high(V8 v) { return (V16)_mm256_unpackhi_epi8((M)v, _mm256_setzero_si256()); }
TK_INLINE V8 narrow(V16 low, V16 high) { return (V8)_mm256_packus_epi16((M)low, (M)high); }
TK_INLINE V16 div255(V16 biased) { return (V16)_mm256_mulhi_epu16((M)biased, _mm256_set1_epi16(257)); }

TK_INLINE TKCoverages spread(TKBytes bytes) {
  M k = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)&bytes));
  k = _mm256_or_si256(k, _mm256_slli_epi32(k, 16));
  return (TKCoverages){(V16)_mm256_unpacklo_epi32(k, k), (V16)_mm256_unpackhi_epi32(k, k)};
}

TK_INLINE int has_all(V32 v, V32 bits) { return _mm256_testc_si256((M)v, (M)bits); }
TK_INLINE int is_clear(V32 v) { return _mm256_testz_si256((M)v, (M)v); }
TK_INLINE uint32_t lane_bits(V32 mask) { return (uint32_t)_mm256_movemask_ps((__m256)mask); }
TK_INLINE V32 least(V32 a, V32 b) { return (V32)_mm256_min_epu32((M)a, (M)b); }

TK_INLINE V32 running_sums(V32 v) {
  v += (V32)_mm256_slli_si256((M)v, 4);
  v += (V32)_mm256_slli_si256((M)v, 8);
  M carried = _mm256_permutevar8x32_epi32((M)v, _mm256_set1_epi32(3));
  return v + (V32)_mm256_blend_epi32(_mm256_setzero_si256(), carried, 0xF0);
}

TK_INLINE void store_bytes(uint8_t *p, V32 v) {
  M half = _mm256_packs_epi32((M)v, (M)v), bytes = _mm256_packus_epi16(half, half);
  uint32_t low = (uint32_t)_mm256_extract_epi32(bytes, 0), high = (uint32_t)_mm256_extract_epi32(bytes, 4);
  uint64_t both = low | (uint64_t)high << 32;
  __builtin_memcpy(p, &both, 8);
}

TK_INLINE V32 shifted(V32 v, uint32_t bits) { return (V32)_mm256_srl_epi32((M)v, _mm_cvtsi32_si128((int)bits)); }

TK_INLINE void look_up(uint32_t *p, const uint32_t *table, V32 index) {
  store(p, (V32)_mm256_i32gather_epi32((const int *)table, (M)index, 4));
}

TK_INLINE VF root(VF v) { return (VF)_mm256_sqrt_ps((__m256)v); }
TK_INLINE VF lesser(VF v, VF most) { return (VF)_mm256_min_ps((__m256)v, (__m256)most); }

TK_INLINE __m128i pair(const uint32_t *row, TKTap tap) {
  return _mm_loadl_epi64((const __m128i *)(row + tap.index));
}

TK_INLINE V8 load_pairs(const uint32_t *row, const TKTap *taps) {
  __m128i front = _mm_unpacklo_epi32(pair(row, taps[0]), pair(row, taps[1]));
  __m128i back = _mm_unpacklo_epi32(pair(row, taps[2]), pair(row, taps[3]));
  return (V8)_mm256_set_m128i(back, front);
}

TK_INLINE void store_half(uint32_t *p, V16 v) {
  M packed = _mm256_permute4x64_epi64((M)narrow(v, v), 0x08);
  _mm_storeu_si128((__m128i *)p, _mm256_castsi256_si128(packed));
}

/// Adds the products of one vector of src. First moves the words to the halves in which unpacking expects them.
TK_INLINE void add_products(uint32_t *acc, const uint16_t *src, V16 factor) {
  M s = _mm256_permute4x64_epi64((M)load(src), 0xD8);
  M low = _mm256_mullo_epi16(s, (M)factor), high = _mm256_mulhi_epu16(s, (M)factor);
  store(acc, load(acc) + (V32)_mm256_unpacklo_epi16(low, high));
  store(acc + 8, load(acc + 8) + (V32)_mm256_unpackhi_epi16(low, high));
}

/// Selects the first n of eight lanes.
TK_INLINE M first_lanes(size_t n) { return (M)((VI)TK_INDEX < (int)n); }

TK_INLINE V32 load_first(const void *p, size_t n) { return (V32)_mm256_maskload_epi32(p, first_lanes(n)); }
TK_INLINE void store_first(void *p, V32 v, size_t n) { _mm256_maskstore_epi32(p, first_lanes(n), (M)v); }

#include "vector_rows.h"

#include "vector_edges.h"
#endif
