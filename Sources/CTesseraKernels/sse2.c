// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Four pixels at a time, with what every x86-64 processor has.
#include "kernels.h"

#ifdef TK_X86
#include <emmintrin.h>

#define TK_SSE __attribute__((target("sse2")))
#define TK_INLINE_SSE static inline __attribute__((target("sse2"), always_inline))

typedef __m128i V;

TK_INLINE_SSE V load(const void *p) { return _mm_loadu_si128((const __m128i *)p); }
TK_INLINE_SSE void store(void *p, V v) { _mm_storeu_si128((__m128i *)p, v); }
TK_INLINE_SSE V words(int v) { return _mm_set1_epi16((short)v); }
TK_INLINE_SSE V divided(V biased) { return _mm_mulhi_epu16(biased, words(257)); }
TK_INLINE_SSE V alphas(V wide) { return _mm_shufflehi_epi16(_mm_shufflelo_epi16(wide, 0xFF), 0xFF); }
TK_INLINE_SSE int is_zero(V v) { return _mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_setzero_si128())) == 0xFFFF; }

TK_INLINE_SSE int are_opaque(V pixels) {
  V alpha = _mm_set1_epi32((int)0xFF000000);
  return _mm_movemask_epi8(_mm_cmpeq_epi32(_mm_and_si128(pixels, alpha), alpha)) == 0xFFFF;
}

TK_INLINE_SSE V channels(uint32_t color) {
  V low = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)color), _mm_setzero_si128());
  return _mm_unpacklo_epi64(low, low);
}

/// Blends widened pixels: d, colours c, their alphas a, coverages k.
TK_INLINE_SSE V over(V d, V c, V a, V k) {
  V inverse = _mm_sub_epi16(words(255), divided(_mm_add_epi16(_mm_mullo_epi16(a, k), words(128))));
  V sum = _mm_add_epi16(_mm_mullo_epi16(c, k), _mm_mullo_epi16(d, inverse));
  return divided(_mm_add_epi16(sum, words(128)));
}

/// Four coverage bytes, each twice in a 32-bit lane: unpacked, four times a pixel.
TK_INLINE_SSE V coverages(uint32_t bytes) {
  V k = _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)bytes), _mm_setzero_si128());
  return _mm_unpacklo_epi16(k, k);
}

TK_INLINE_SSE V over_solid(V d, V c, V a, V k) {
  V zero = _mm_setzero_si128();
  V low = over(_mm_unpacklo_epi8(d, zero), c, a, _mm_unpacklo_epi32(k, k));
  V high = over(_mm_unpackhi_epi8(d, zero), c, a, _mm_unpackhi_epi32(k, k));
  return _mm_packus_epi16(low, high);
}

TK_INLINE_SSE V over_source(V d, V s, V k) {
  V zero = _mm_setzero_si128();
  V low = _mm_unpacklo_epi8(s, zero), high = _mm_unpackhi_epi8(s, zero);
  low = over(_mm_unpacklo_epi8(d, zero), low, alphas(low), _mm_unpacklo_epi32(k, k));
  high = over(_mm_unpackhi_epi8(d, zero), high, alphas(high), _mm_unpackhi_epi32(k, k));
  return _mm_packus_epi16(low, high);
}

TK_SSE void tk_fill_sse2(uint32_t *dst, size_t n, uint32_t color) {
  V c = _mm_set1_epi32((int)color);
  size_t i = 0;
  for (; i + 4 <= n; i += 4) store(dst + i, c);
  for (; i < n; i++) dst[i] = color;
}

TK_SSE void tk_over_color_sse2(uint32_t *dst, size_t n, uint32_t color, uint32_t k) {
  V keep = words((int)(255 - tk_div255((color >> 24) * k))), zero = _mm_setzero_si128();
  V share = _mm_add_epi16(_mm_mullo_epi16(channels(color), words((int)k)), words(128));
  size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    V d = load(dst + i);
    V low = divided(_mm_add_epi16(_mm_mullo_epi16(_mm_unpacklo_epi8(d, zero), keep), share));
    V high = divided(_mm_add_epi16(_mm_mullo_epi16(_mm_unpackhi_epi8(d, zero), keep), share));
    store(dst + i, _mm_packus_epi16(low, high));
  }
  tk_over_color_scalar(dst + i, n - i, color, k);
}

TK_SSE void tk_over_color_mask_sse2(uint32_t *dst, size_t n, uint32_t color, const uint8_t *mask) {
  V c = channels(color), a = alphas(c);
  uint32_t opaque = color >> 24 == 255 ? ~0u : 0;
  size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    uint32_t bytes;
    __builtin_memcpy(&bytes, mask + i, 4);
    if (bytes == 0) continue;
    if ((bytes & opaque) == ~0u) {
      store(dst + i, _mm_set1_epi32((int)color));
    } else {
      store(dst + i, over_solid(load(dst + i), c, a, coverages(bytes)));
    }
  }
  tk_over_color_mask_scalar(dst + i, n - i, color, mask + i);
}

TK_SSE void tk_over_color_mask_rows_sse2(
    uint32_t *dst, size_t dst_stride, const uint8_t *mask, size_t mask_stride, size_t width, size_t height,
    uint32_t color) {
  for (size_t y = 0; y < height; y++) {
    tk_over_color_mask_sse2(dst + y * dst_stride, width, color, mask + y * mask_stride);
  }
}

TK_SSE void tk_over_pixels_sse2(uint32_t *dst, size_t n, const uint32_t *src, uint32_t k) {
  V coverage = words((int)k);
  size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    V s = load(src + i);
    if (is_zero(s)) continue;
    store(dst + i, k == 255 && are_opaque(s) ? s : over_source(load(dst + i), s, coverage));
  }
  tk_over_pixels_scalar(dst + i, n - i, src + i, k);
}

TK_SSE void tk_over_pixels_mask_sse2(uint32_t *dst, size_t n, const uint32_t *src, const uint8_t *mask) {
  size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    uint32_t bytes;
    __builtin_memcpy(&bytes, mask + i, 4);
    if (bytes == 0) continue;
    V s = load(src + i);
    store(dst + i, bytes == ~0u && are_opaque(s) ? s : over_source(load(dst + i), s, coverages(bytes)));
  }
  tk_over_pixels_mask_scalar(dst + i, n - i, src + i, mask + i);
}

TK_INLINE_SSE V byte_products(V a, V b) {
  V zero = _mm_setzero_si128();
  V low = _mm_mullo_epi16(_mm_unpacklo_epi8(a, zero), _mm_unpacklo_epi8(b, zero));
  V high = _mm_mullo_epi16(_mm_unpackhi_epi8(a, zero), _mm_unpackhi_epi8(b, zero));
  return _mm_packus_epi16(divided(_mm_add_epi16(low, words(128))), divided(_mm_add_epi16(high, words(128))));
}

TK_SSE void tk_multiply_sse2(uint8_t *dst, size_t n, const uint8_t *a, const uint8_t *b) {
  size_t i = 0;
  for (; i + 16 <= n; i += 16) store(dst + i, byte_products(load(a + i), load(b + i)));
  tk_multiply_scalar(dst + i, n - i, a + i, b + i);
}

TK_SSE void tk_scale_sse2(uint8_t *dst, size_t n, const uint8_t *a, uint32_t k) {
  V factor = _mm_set1_epi8((char)k);
  size_t i = 0;
  for (; i + 16 <= n; i += 16) store(dst + i, byte_products(load(a + i), factor));
  tk_scale_scalar(dst + i, n - i, a + i, k);
}

TK_INLINE_SSE V running_sums(V cells, V cover) {
  cells = _mm_add_epi32(cells, _mm_slli_si128(cells, 4));
  cells = _mm_add_epi32(cells, _mm_slli_si128(cells, 8));
  return _mm_add_epi32(cells, cover);
}

/// Areas, at most all of a pixel, to four bytes.
TK_INLINE_SSE void store_coverage(uint8_t *mask, V area) {
  V scaled = _mm_sub_epi32(_mm_slli_epi32(area, 8), area);
  scaled = _mm_srli_epi32(_mm_add_epi32(scaled, _mm_set1_epi32(65536)), 17);
  V words16 = _mm_packs_epi32(scaled, scaled);
  int32_t bytes = _mm_cvtsi128_si32(_mm_packus_epi16(words16, words16));
  __builtin_memcpy(mask, &bytes, 4);
}

/// The lesser of values taken as unsigned and `full`.
TK_INLINE_SSE V at_most(V values, V full) {
  V sign = _mm_set1_epi32((int)0x80000000);
  V above = _mm_cmpgt_epi32(_mm_xor_si128(values, sign), _mm_xor_si128(full, sign));
  return _mm_or_si128(_mm_and_si128(above, full), _mm_andnot_si128(above, values));
}

TK_SSE int32_t tk_sweep_nonzero_sse2(int32_t *acc, size_t n, int32_t cover, uint8_t *mask) {
  V sums = _mm_set1_epi32(cover), full = _mm_set1_epi32(TK_FULL_COVERAGE);
  size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    V sum = running_sums(load(acc + i), sums);
    store(acc + i, _mm_setzero_si128());
    V negative = _mm_srai_epi32(sum, 31);
    V area = _mm_sub_epi32(_mm_xor_si128(sum, negative), negative);
    store_coverage(mask + i, at_most(area, full));
    sums = _mm_shuffle_epi32(sum, 0xFF);
  }
  return tk_sweep_nonzero_scalar(acc + i, n - i, _mm_cvtsi128_si32(sums), mask + i);
}

TK_SSE int32_t tk_sweep_evenodd_sse2(int32_t *acc, size_t n, int32_t cover, uint8_t *mask) {
  V sums = _mm_set1_epi32(cover);
  V twice = _mm_set1_epi32(2 * TK_FULL_COVERAGE), low = _mm_set1_epi32(2 * TK_FULL_COVERAGE - 1);
  size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    V sum = running_sums(load(acc + i), sums);
    store(acc + i, _mm_setzero_si128());
    V area = _mm_and_si128(sum, low);
    store_coverage(mask + i, at_most(area, _mm_sub_epi32(twice, area)));
    sums = _mm_shuffle_epi32(sum, 0xFF);
  }
  return tk_sweep_evenodd_scalar(acc + i, n - i, _mm_cvtsi128_si32(sums), mask + i);
}

TK_SSE void tk_gradient_linear_sse2(
    uint32_t *dst, size_t n, int64_t t, int64_t dt, const uint32_t *table, uint32_t bits) {
  TKStretch stretch = tk_stretch(n, t, dt);
  tk_fill_sse2(dst, stretch.before, table[t < 0 ? 0 : (1u << bits) - 1]);
  dst += stretch.before;
  uint32_t position = (uint32_t)((uint64_t)t + stretch.before * (uint64_t)dt);
  for (size_t i = 0; i < stretch.inside; i++) {
    dst[i] = table[position >> (32 - bits)];
    position += (uint32_t)dt;
  }
  tk_fill_sse2(dst + stretch.inside, n - stretch.before - stretch.inside, table[dt < 0 ? 0 : (1u << bits) - 1]);
}

TK_SSE void tk_gradient_radial_sse2(
    uint32_t *dst, size_t n, int32_t x, TKRadial radial, const uint32_t *table, uint32_t count) {
  __m128 u0 = _mm_set1_ps(radial.u0), du = _mm_set1_ps(radial.du);
  __m128 v0 = _mm_set1_ps(radial.v0), dv = _mm_set1_ps(radial.dv);
  __m128 last = _mm_set1_ps((float)(count - 1));
  V column = _mm_add_epi32(_mm_set1_epi32(x), _mm_setr_epi32(0, 1, 2, 3));
  size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    __m128 c = _mm_cvtepi32_ps(column);
    __m128 u = _mm_add_ps(u0, _mm_mul_ps(du, c)), v = _mm_add_ps(v0, _mm_mul_ps(dv, c));
    __m128 distance = _mm_sqrt_ps(_mm_add_ps(_mm_mul_ps(u, u), _mm_mul_ps(v, v)));
    uint32_t index[4];
    store(index, _mm_cvttps_epi32(_mm_min_ps(distance, last)));
    for (size_t j = 0; j < 4; j++) dst[i + j] = table[index[j]];
    column = _mm_add_epi32(column, _mm_set1_epi32(4));
  }
  tk_gradient_radial_scalar(dst + i, n - i, x + (int32_t)i, radial, table, count);
}

TK_SSE void tk_mix_rows_sse2(uint32_t *dst, size_t n, const uint32_t *a, const uint32_t *b, uint32_t weight) {
  V second = words((int)weight), first = words(256 - (int)weight), half = words(128), zero = _mm_setzero_si128();
  size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    V p = load(a + i), q = load(b + i);
    V low = _mm_add_epi16(
        _mm_mullo_epi16(_mm_unpacklo_epi8(p, zero), first), _mm_mullo_epi16(_mm_unpacklo_epi8(q, zero), second));
    V high = _mm_add_epi16(
        _mm_mullo_epi16(_mm_unpackhi_epi8(p, zero), first), _mm_mullo_epi16(_mm_unpackhi_epi8(q, zero), second));
    low = _mm_srli_epi16(_mm_add_epi16(low, half), 8);
    high = _mm_srli_epi16(_mm_add_epi16(high, half), 8);
    store(dst + i, _mm_packus_epi16(low, high));
  }
  tk_mix_rows_scalar(dst + i, n - i, a + i, b + i, weight);
}

TK_SSE void tk_resample_sse2(uint32_t *dst, size_t n, const uint32_t *row, const TKTap *taps) {
  V half = words(128), full = words(256), zero = _mm_setzero_si128();
  size_t i = 0;
  for (; i + 2 <= n; i += 2) {
    V front = _mm_loadl_epi64((const __m128i *)(row + taps[i].index));
    V back = _mm_loadl_epi64((const __m128i *)(row + taps[i + 1].index));
    V both = _mm_unpacklo_epi32(front, back);
    V p = _mm_unpacklo_epi8(both, zero), q = _mm_unpackhi_epi8(both, zero);
    V weight = _mm_shuffle_epi32(load(taps + i), 0xF5);
    weight = _mm_shufflehi_epi16(_mm_shufflelo_epi16(weight, 0), 0);
    V sum = _mm_add_epi16(_mm_mullo_epi16(p, _mm_sub_epi16(full, weight)), _mm_mullo_epi16(q, weight));
    V out = _mm_srli_epi16(_mm_add_epi16(sum, half), 8);
    _mm_storel_epi64((__m128i *)(dst + i), _mm_packus_epi16(out, out));
  }
  tk_resample_scalar(dst + i, n - i, row, taps + i);
}

TK_SSE void tk_add_scaled_sse2(uint32_t *acc, size_t n, const uint16_t *src, uint32_t weight) {
  size_t i = 0;
  if (weight < 65536) {
    V factor = words((int)weight);
    for (; i + 8 <= n; i += 8) {
      V s = load(src + i);
      V low = _mm_mullo_epi16(s, factor), high = _mm_mulhi_epu16(s, factor);
      store(acc + i, _mm_add_epi32(load(acc + i), _mm_unpacklo_epi16(low, high)));
      store(acc + i + 4, _mm_add_epi32(load(acc + i + 4), _mm_unpackhi_epi16(low, high)));
    }
  }
  tk_add_scaled_scalar(acc + i, n - i, src + i, weight);
}

TK_SSE int tk_is_opaque_sse2(const uint32_t *pixels, size_t n) {
  size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    if (!are_opaque(load(pixels + i))) return 0;
  }
  return tk_is_opaque_scalar(pixels + i, n - i);
}

#endif
