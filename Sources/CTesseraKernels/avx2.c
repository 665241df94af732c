// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Eight pixels at a time. Compiled for AVX2 function by function, so that the package needs no compiler flags; called only
// after the processor was asked. Channels are widened to 16 bits, in which the blend is exact.
#include "kernels.h"

#ifdef TK_X86
#include <immintrin.h>

#define TK_VECTOR __attribute__((target("avx2")))
#define TK_INLINE_AVX2 static inline __attribute__((target("avx2"), always_inline))

typedef __m256i V;

TK_INLINE_AVX2 V load(const void *p) { return _mm256_loadu_si256((const __m256i *)p); }
TK_INLINE_AVX2 void store(void *p, V v) { _mm256_storeu_si256((__m256i *)p, v); }
TK_INLINE_AVX2 V words(int v) { return _mm256_set1_epi16((short)v); }

/// div255 of 16-bit values that have had 128 added.
TK_INLINE_AVX2 V divided(V biased) { return _mm256_mulhi_epu16(biased, words(257)); }

/// The channels of a colour, four 16-bit values repeated.
TK_INLINE_AVX2 V channels(uint32_t color) {
  __m128i low = _mm_unpacklo_epi8(_mm_set1_epi32((int)color), _mm_setzero_si128());
  return _mm256_broadcastq_epi64(low);
}

TK_INLINE_AVX2 V alphas(V wide) { return _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(wide, 0xFF), 0xFF); }

/// Blends widened pixels: d, colours c, their alphas a, coverages k.
TK_INLINE_AVX2 V over(V d, V c, V a, V k) {
  V share = _mm256_add_epi16(_mm256_mullo_epi16(a, k), words(128));
  V inverse = _mm256_sub_epi16(words(255), divided(share));
  V sum = _mm256_add_epi16(_mm256_mullo_epi16(c, k), _mm256_mullo_epi16(d, inverse));
  return divided(_mm256_add_epi16(sum, words(128)));
}

/// Eight coverage bytes, each twice in a 32-bit lane: unpacked, four times a pixel.
TK_INLINE_AVX2 V coverages(__m128i bytes) {
  V k = _mm256_cvtepu8_epi32(bytes);
  return _mm256_or_si256(k, _mm256_slli_epi32(k, 16));
}

TK_INLINE_AVX2 V over_solid(V d, V c, V a, V k) {
  V zero = _mm256_setzero_si256();
  V low = over(_mm256_unpacklo_epi8(d, zero), c, a, _mm256_unpacklo_epi32(k, k));
  V high = over(_mm256_unpackhi_epi8(d, zero), c, a, _mm256_unpackhi_epi32(k, k));
  return _mm256_packus_epi16(low, high);
}

TK_INLINE_AVX2 V over_source(V d, V s, V k) {
  V zero = _mm256_setzero_si256();
  V low = _mm256_unpacklo_epi8(s, zero), high = _mm256_unpackhi_epi8(s, zero);
  low = over(_mm256_unpacklo_epi8(d, zero), low, alphas(low), _mm256_unpacklo_epi32(k, k));
  high = over(_mm256_unpackhi_epi8(d, zero), high, alphas(high), _mm256_unpackhi_epi32(k, k));
  return _mm256_packus_epi16(low, high);
}

/// Selects the first n of eight lanes.
TK_INLINE_AVX2 V first_lanes(size_t n) {
  return _mm256_cmpgt_epi32(_mm256_set1_epi32((int)n), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

TK_VECTOR void tk_fill_avx2(uint32_t *dst, size_t n, uint32_t color) {
  V c = _mm256_set1_epi32((int)color);
  size_t i = 0;
  for (; i + 32 <= n; i += 32) {
    store(dst + i, c);
    store(dst + i + 8, c);
    store(dst + i + 16, c);
    store(dst + i + 24, c);
  }
  for (; i + 8 <= n; i += 8) store(dst + i, c);
  for (; i < n; i++) dst[i] = color;
}

TK_VECTOR void tk_over_color_avx2(uint32_t *dst, size_t n, uint32_t color, uint32_t k) {
  if (n < 4) {
    tk_over_color_scalar(dst, n, color, k);
    return;
  }
  uint32_t inverse = 255 - tk_div255((color >> 24) * k);
  V share = _mm256_add_epi16(_mm256_mullo_epi16(channels(color), words((int)k)), words(128));
  V keep = words((int)inverse), zero = _mm256_setzero_si256();
  for (size_t i = 0; i < n; i += 8) {
    size_t left = n - i;
    V lanes = first_lanes(left);
    V d = left >= 8 ? load(dst + i) : _mm256_maskload_epi32((const int *)(dst + i), lanes);
    V low = divided(_mm256_add_epi16(_mm256_mullo_epi16(_mm256_unpacklo_epi8(d, zero), keep), share));
    V high = divided(_mm256_add_epi16(_mm256_mullo_epi16(_mm256_unpackhi_epi8(d, zero), keep), share));
    V out = _mm256_packus_epi16(low, high);
    if (left >= 8) {
      store(dst + i, out);
    } else {
      _mm256_maskstore_epi32((int *)(dst + i), lanes, out);
    }
  }
}

TK_INLINE_AVX2 void color_mask_row(uint32_t *dst, size_t n, uint32_t color, const uint8_t *mask, V c, V a) {
  uint64_t opaque = color >> 24 == 255 ? ~0ull : 0;
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    uint64_t bytes;
    __builtin_memcpy(&bytes, mask + i, 8);
    if (bytes == 0) continue;
    if ((bytes & opaque) == ~0ull) {
      store(dst + i, _mm256_set1_epi32((int)color));
    } else {
      store(dst + i, over_solid(load(dst + i), c, a, coverages(_mm_cvtsi64_si128((long long)bytes))));
    }
  }
  if (i < n) {
    uint64_t bytes = 0;
    for (size_t j = i; j < n; j++) bytes |= (uint64_t)mask[j] << 8 * (j - i);
    if (bytes == 0) return;
    V lanes = first_lanes(n - i);
    V d = _mm256_maskload_epi32((const int *)(dst + i), lanes);
    V out = over_solid(d, c, a, coverages(_mm_cvtsi64_si128((long long)bytes)));
    _mm256_maskstore_epi32((int *)(dst + i), lanes, out);
  }
}

TK_VECTOR void tk_over_color_mask_avx2(uint32_t *dst, size_t n, uint32_t color, const uint8_t *mask) {
  V c = channels(color);
  color_mask_row(dst, n, color, mask, c, alphas(c));
}

TK_VECTOR void tk_over_color_mask_rows_avx2(
    uint32_t *dst, size_t dst_stride, const uint8_t *mask, size_t mask_stride, size_t width, size_t height,
    uint32_t color) {
  V c = channels(color), a = alphas(c);
  for (size_t y = 0; y < height; y++) {
    color_mask_row(dst + y * dst_stride, width, color, mask + y * mask_stride, c, a);
  }
}

TK_VECTOR void tk_over_pixels_avx2(uint32_t *dst, size_t n, const uint32_t *src, uint32_t k) {
  V coverage = words((int)k), alpha = _mm256_set1_epi32((int)0xFF000000);
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    V s = load(src + i);
    if (_mm256_testz_si256(s, s)) continue;
    if (k == 255 && _mm256_testc_si256(s, alpha)) {
      store(dst + i, s);
    } else {
      store(dst + i, over_source(load(dst + i), s, coverage));
    }
  }
  tk_over_pixels_scalar(dst + i, n - i, src + i, k);
}

TK_VECTOR void tk_over_pixels_mask_avx2(uint32_t *dst, size_t n, const uint32_t *src, const uint8_t *mask) {
  V alpha = _mm256_set1_epi32((int)0xFF000000);
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    uint64_t bytes;
    __builtin_memcpy(&bytes, mask + i, 8);
    if (bytes == 0) continue;
    V s = load(src + i);
    if (bytes == ~0ull && _mm256_testc_si256(s, alpha)) {
      store(dst + i, s);
    } else {
      store(dst + i, over_source(load(dst + i), s, coverages(_mm_cvtsi64_si128((long long)bytes))));
    }
  }
  tk_over_pixels_mask_scalar(dst + i, n - i, src + i, mask + i);
}

/// div255 of products of bytes.
TK_INLINE_AVX2 V byte_products(V a, V b) {
  V zero = _mm256_setzero_si256();
  V low = _mm256_mullo_epi16(_mm256_unpacklo_epi8(a, zero), _mm256_unpacklo_epi8(b, zero));
  V high = _mm256_mullo_epi16(_mm256_unpackhi_epi8(a, zero), _mm256_unpackhi_epi8(b, zero));
  low = divided(_mm256_add_epi16(low, words(128)));
  high = divided(_mm256_add_epi16(high, words(128)));
  return _mm256_packus_epi16(low, high);
}

TK_VECTOR void tk_multiply_avx2(uint8_t *dst, size_t n, const uint8_t *a, const uint8_t *b) {
  size_t i = 0;
  for (; i + 32 <= n; i += 32) store(dst + i, byte_products(load(a + i), load(b + i)));
  tk_multiply_scalar(dst + i, n - i, a + i, b + i);
}

TK_VECTOR void tk_scale_avx2(uint8_t *dst, size_t n, const uint8_t *a, uint32_t k) {
  V factor = _mm256_set1_epi8((char)k);
  size_t i = 0;
  for (; i + 32 <= n; i += 32) store(dst + i, byte_products(load(a + i), factor));
  tk_scale_scalar(dst + i, n - i, a + i, k);
}

/// Running sums of eight cells, plus `cover` in every lane.
TK_INLINE_AVX2 V running_sums(V cells, V cover) {
  cells = _mm256_add_epi32(cells, _mm256_slli_si256(cells, 4));
  cells = _mm256_add_epi32(cells, _mm256_slli_si256(cells, 8));
  V last = _mm256_permutevar8x32_epi32(cells, _mm256_set1_epi32(3));
  V carried = _mm256_blend_epi32(_mm256_setzero_si256(), last, 0xF0);
  return _mm256_add_epi32(_mm256_add_epi32(cells, carried), cover);
}

/// Areas, at most all of a pixel, to eight bytes.
TK_INLINE_AVX2 void store_coverage(uint8_t *mask, V area) {
  V scaled = _mm256_sub_epi32(_mm256_slli_epi32(area, 8), area);
  scaled = _mm256_srli_epi32(_mm256_add_epi32(scaled, _mm256_set1_epi32(65536)), 17);
  V packed = _mm256_packus_epi16(_mm256_packs_epi32(scaled, scaled), scaled);
  uint32_t low = (uint32_t)_mm256_extract_epi32(packed, 0), high = (uint32_t)_mm256_extract_epi32(packed, 4);
  uint64_t both = low | (uint64_t)high << 32;
  __builtin_memcpy(mask, &both, 8);
}

TK_VECTOR int32_t tk_sweep_nonzero_avx2(int32_t *acc, size_t n, int32_t cover, uint8_t *mask) {
  V sums = _mm256_set1_epi32(cover), full = _mm256_set1_epi32(TK_FULL_COVERAGE);
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    V sum = running_sums(load(acc + i), sums);
    store(acc + i, _mm256_setzero_si256());
    // The absolute value of the least number is 2^31 unsigned: min as unsigned keeps it full.
    store_coverage(mask + i, _mm256_min_epu32(_mm256_abs_epi32(sum), full));
    sums = _mm256_permutevar8x32_epi32(sum, _mm256_set1_epi32(7));
  }
  return tk_sweep_nonzero_scalar(acc + i, n - i, _mm256_extract_epi32(sums, 0), mask + i);
}

TK_VECTOR int32_t tk_sweep_evenodd_avx2(int32_t *acc, size_t n, int32_t cover, uint8_t *mask) {
  V sums = _mm256_set1_epi32(cover);
  V twice = _mm256_set1_epi32(2 * TK_FULL_COVERAGE), low = _mm256_set1_epi32(2 * TK_FULL_COVERAGE - 1);
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    V sum = running_sums(load(acc + i), sums);
    store(acc + i, _mm256_setzero_si256());
    V area = _mm256_and_si256(sum, low);
    store_coverage(mask + i, _mm256_min_epi32(area, _mm256_sub_epi32(twice, area)));
    sums = _mm256_permutevar8x32_epi32(sum, _mm256_set1_epi32(7));
  }
  return tk_sweep_evenodd_scalar(acc + i, n - i, _mm256_extract_epi32(sums, 0), mask + i);
}

TK_VECTOR void tk_gradient_linear_avx2(
    uint32_t *dst, size_t n, int64_t t, int64_t dt, const uint32_t *table, uint32_t bits) {
  TKStretch stretch = tk_stretch(n, t, dt);
  tk_fill_avx2(dst, stretch.before, table[t < 0 ? 0 : (1u << bits) - 1]);
  dst += stretch.before;
  uint32_t start = (uint32_t)((uint64_t)t + stretch.before * (uint64_t)dt);
  V step = _mm256_set1_epi32((int)(uint32_t)dt), index = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  V position = _mm256_add_epi32(_mm256_set1_epi32((int)start), _mm256_mullo_epi32(step, index));
  V jump = _mm256_slli_epi32(step, 3);
  __m128i shift = _mm_cvtsi32_si128((int)(32 - bits));
  size_t i = 0;
  for (; i + 8 <= stretch.inside; i += 8) {
    store(dst + i, _mm256_i32gather_epi32((const int *)table, _mm256_srl_epi32(position, shift), 4));
    position = _mm256_add_epi32(position, jump);
  }
  for (; i < stretch.inside; i++) dst[i] = table[(start + (uint32_t)i * (uint32_t)dt) >> (32 - bits)];
  tk_fill_avx2(dst + i, n - stretch.before - i, table[dt < 0 ? 0 : (1u << bits) - 1]);
}

TK_VECTOR void tk_gradient_radial_avx2(
    uint32_t *dst, size_t n, int32_t x, TKRadial radial, const uint32_t *table, uint32_t count) {
  __m256 u0 = _mm256_set1_ps(radial.u0), du = _mm256_set1_ps(radial.du);
  __m256 v0 = _mm256_set1_ps(radial.v0), dv = _mm256_set1_ps(radial.dv);
  __m256 last = _mm256_set1_ps((float)(count - 1));
  V column = _mm256_add_epi32(_mm256_set1_epi32(x), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    __m256 c = _mm256_cvtepi32_ps(column);
    __m256 u = _mm256_add_ps(u0, _mm256_mul_ps(du, c)), v = _mm256_add_ps(v0, _mm256_mul_ps(dv, c));
    __m256 distance = _mm256_sqrt_ps(_mm256_add_ps(_mm256_mul_ps(u, u), _mm256_mul_ps(v, v)));
    V index = _mm256_cvttps_epi32(_mm256_min_ps(distance, last));
    store(dst + i, _mm256_i32gather_epi32((const int *)table, index, 4));
    column = _mm256_add_epi32(column, _mm256_set1_epi32(8));
  }
  tk_gradient_radial_scalar(dst + i, n - i, x + (int32_t)i, radial, table, count);
}

TK_VECTOR void tk_mix_rows_avx2(uint32_t *dst, size_t n, const uint32_t *a, const uint32_t *b, uint32_t weight) {
  V second = words((int)weight), first = words(256 - (int)weight), half = words(128);
  V zero = _mm256_setzero_si256();
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    V p = load(a + i), q = load(b + i);
    V low = _mm256_add_epi16(
        _mm256_mullo_epi16(_mm256_unpacklo_epi8(p, zero), first),
        _mm256_mullo_epi16(_mm256_unpacklo_epi8(q, zero), second));
    V high = _mm256_add_epi16(
        _mm256_mullo_epi16(_mm256_unpackhi_epi8(p, zero), first),
        _mm256_mullo_epi16(_mm256_unpackhi_epi8(q, zero), second));
    low = _mm256_srli_epi16(_mm256_add_epi16(low, half), 8);
    high = _mm256_srli_epi16(_mm256_add_epi16(high, half), 8);
    store(dst + i, _mm256_packus_epi16(low, high));
  }
  tk_mix_rows_scalar(dst + i, n - i, a + i, b + i, weight);
}

/// Two neighbours at a tap.
TK_INLINE_AVX2 __m128i pair(const uint32_t *row, TKTap tap) {
  return _mm_loadl_epi64((const __m128i *)(row + tap.index));
}

TK_VECTOR void tk_resample_avx2(uint32_t *dst, size_t n, const uint32_t *row, const TKTap *taps) {
  V half = words(128), full = words(256), zero = _mm256_setzero_si256();
  size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    // [p0 q0 p1 q1 | p2 q2 p3 q3] to [p0 p1 q0 q1 | ...], then channels of two pixels a lane.
    __m128i front = _mm_unpacklo_epi32(pair(row, taps[i]), pair(row, taps[i + 1]));
    __m128i back = _mm_unpacklo_epi32(pair(row, taps[i + 2]), pair(row, taps[i + 3]));
    V all = _mm256_set_m128i(back, front);
    V p = _mm256_unpacklo_epi8(all, zero), q = _mm256_unpackhi_epi8(all, zero);
    // Weights are the upper halves of 64-bit taps.
    V weight = _mm256_shuffle_epi32(load(taps + i), 0xF5);
    weight = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(weight, 0), 0);
    V sum = _mm256_add_epi16(
        _mm256_mullo_epi16(p, _mm256_sub_epi16(full, weight)), _mm256_mullo_epi16(q, weight));
    V out = _mm256_srli_epi16(_mm256_add_epi16(sum, half), 8);
    out = _mm256_permute4x64_epi64(_mm256_packus_epi16(out, out), 0x08);
    _mm_storeu_si128((__m128i *)(dst + i), _mm256_castsi256_si128(out));
  }
  tk_resample_scalar(dst + i, n - i, row, taps + i);
}

TK_VECTOR void tk_add_scaled_avx2(uint32_t *acc, size_t n, const uint16_t *src, uint32_t weight) {
  V factor = _mm256_set1_epi32((int)weight);
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    V wide = _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)(src + i)));
    store(acc + i, _mm256_add_epi32(load(acc + i), _mm256_mullo_epi32(wide, factor)));
  }
  tk_add_scaled_scalar(acc + i, n - i, src + i, weight);
}

TK_VECTOR int tk_is_opaque_avx2(const uint32_t *pixels, size_t n) {
  V alpha = _mm256_set1_epi32((int)0xFF000000);
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    if (!_mm256_testc_si256(load(pixels + i), alpha)) return 0;
  }
  return tk_is_opaque_scalar(pixels + i, n - i);
}

#endif
