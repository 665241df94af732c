// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The vector kernels, included once by each level; see vector.h. Channels are widened to 16 bits so that blending is
// exact. The plain C kernels process the remaining pixels of a row.

/// Blends widened pixels. `d` is the destination, `c` the color, `a` its alpha, and `k` the coverage.
TK_INLINE V16 over(V16 d, V16 c, V16 a, V16 k) {
  V16 inverse = 255 - div255(a * k + 128);
  return div255(c * k + d * inverse + 128);
}

TK_INLINE V32 over_solid(V32 d, V16 c, V16 a, TKCoverages k) {
  return (V32)narrow(over(widen_low((V8)d), c, a, k.low), over(widen_high((V8)d), c, a, k.high));
}

TK_INLINE V32 over_source(V32 d, V32 s, TKCoverages k) {
  V16 low = widen_low((V8)s), high = widen_high((V8)s);
  low = over(widen_low((V8)d), low, TK_LAST_WORDS(low), k.low);
  high = over(widen_high((V8)d), high, TK_LAST_WORDS(high), k.high);
  return (V32)narrow(low, high);
}

TK_INLINE int are_opaque(V32 v) { return has_all(v, pixels(0xFF000000)); }

TK_CODE void TK_FN(fill)(uint32_t *dst, size_t n, uint32_t color) {
  V32 c = pixels(color);
  size_t i = 0;
  for (; i + 4 * TK_LANES <= n; i += 4 * TK_LANES) {
    store(dst + i, c);
    store(dst + i + TK_LANES, c);
    store(dst + i + 2 * TK_LANES, c);
    store(dst + i + 3 * TK_LANES, c);
  }
  for (; i + TK_LANES <= n; i += TK_LANES) store(dst + i, c);
  for (; i < n; i++) dst[i] = color;
}

/// Multiplies pixels by `keep` and adds `share`, which already includes the rounding term.
TK_INLINE V32 faded(V32 d, V16 keep, V16 share) {
  return (V32)narrow(div255(widen_low((V8)d) * keep + share), div255(widen_high((V8)d) * keep + share));
}

TK_CODE void TK_FN(over_color)(uint32_t *dst, size_t n, uint32_t color, uint32_t k) {
  assert(k <= 255);
  V16 keep = words(255 - tk_div255((color >> 24) * k));
  V16 share = widen_low((V8)pixels(color)) * words(k) + 128;
  size_t i = 0;
  for (; i + TK_LANES <= n; i += TK_LANES) store(dst + i, faded(load(dst + i), keep, share));
#ifdef TK_PARTS
  if (n >= TK_LANES / 2 && i < n) {
    store_first(dst + i, faded(load_first(dst + i, n - i), keep, share), n - i);
    return;
  }
#endif
  tk_over_color_scalar(dst + i, n - i, color, k);
}

TK_INLINE void color_mask_row(uint32_t *dst, size_t n, uint32_t color, const uint8_t *mask, V16 c, V16 a) {
  TKBytes opaque = color >> 24 == 255 ? ~(TKBytes)0 : 0;
  size_t i = 0;
  for (; i + TK_LANES <= n; i += TK_LANES) {
    TKBytes bytes = load_bytes(mask + i);
    if (bytes == 0) continue;
    if ((bytes & opaque) == ~(TKBytes)0) {
      store(dst + i, pixels(color));
    } else {
      store(dst + i, over_solid(load(dst + i), c, a, spread(bytes)));
    }
  }
#ifdef TK_PARTS
  if (i == n) return;
  TKBytes bytes = 0;
  for (size_t j = i; j < n; j++) bytes |= (TKBytes)mask[j] << 8 * (j - i);
  if (bytes == 0) return;
  store_first(dst + i, over_solid(load_first(dst + i, n - i), c, a, spread(bytes)), n - i);
#else
  tk_over_color_mask_scalar(dst + i, n - i, color, mask + i);
#endif
}

TK_CODE void TK_FN(over_color_mask)(uint32_t *dst, size_t n, uint32_t color, const uint8_t *mask) {
  assert(tk_are_apart(dst, n * 4, mask, n));
  V16 c = widen_low((V8)pixels(color));
  color_mask_row(dst, n, color, mask, c, TK_LAST_WORDS(c));
}

TK_CODE void TK_FN(over_color_mask_rows)(
    uint32_t *dst, size_t dst_stride, const uint8_t *mask, size_t mask_stride, size_t width, size_t height,
    uint32_t color) {
  assert(height <= 1 || (dst_stride >= width && mask_stride >= width));
  V16 c = widen_low((V8)pixels(color)), a = TK_LAST_WORDS(c);
  for (size_t y = 0; y < height; y++) {
    color_mask_row(dst + y * dst_stride, width, color, mask + y * mask_stride, c, a);
  }
}

TK_CODE void TK_FN(over_pixels)(uint32_t *dst, size_t n, const uint32_t *src, uint32_t k) {
  assert(k <= 255);
  TKCoverages coverages = {words(k), words(k)};
  size_t i = 0;
  for (; i + TK_LANES <= n; i += TK_LANES) {
    V32 s = load(src + i);
    if (is_clear(s)) continue;
    store(dst + i, k == 255 && are_opaque(s) ? s : over_source(load(dst + i), s, coverages));
  }
  tk_over_pixels_scalar(dst + i, n - i, src + i, k);
}

TK_CODE void TK_FN(over_pixels_mask)(uint32_t *dst, size_t n, const uint32_t *src, const uint8_t *mask) {
  assert(tk_are_apart(dst, n * 4, mask, n));
  size_t i = 0;
  for (; i + TK_LANES <= n; i += TK_LANES) {
    TKBytes bytes = load_bytes(mask + i);
    if (bytes == 0) continue;
    V32 s = load(src + i);
    store(dst + i, bytes == ~(TKBytes)0 && are_opaque(s) ? s : over_source(load(dst + i), s, spread(bytes)));
  }
  tk_over_pixels_mask_scalar(dst + i, n - i, src + i, mask + i);
}

/// Returns div255 of the products of bytes.
TK_INLINE V32 byte_products(V8 a, V8 b) {
  V16 low = widen_low(a) * widen_low(b), high = widen_high(a) * widen_high(b);
  return (V32)narrow(div255(low + 128), div255(high + 128));
}

TK_CODE void TK_FN(multiply)(uint8_t *dst, size_t n, const uint8_t *a, const uint8_t *b) {
  size_t i = 0;
  for (; i + TK_WIDTH <= n; i += TK_WIDTH) store(dst + i, byte_products((V8)load(a + i), (V8)load(b + i)));
  tk_multiply_scalar(dst + i, n - i, a + i, b + i);
}

TK_CODE void TK_FN(scale)(uint8_t *dst, size_t n, const uint8_t *a, uint32_t k) {
  assert(k <= 255);
  V8 factor = (V8){0} + (uint8_t)k;
  size_t i = 0;
  for (; i + TK_WIDTH <= n; i += TK_WIDTH) store(dst + i, byte_products((V8)load(a + i), factor));
  tk_scale_scalar(dst + i, n - i, a + i, k);
}

/// Returns the coverages of sums with the nonzero rule, 0 to 255 in each lane.
TK_INLINE V32 nonzero_coverage(V32 sum) {
  // The absolute value of the smallest number is 2^31 as an unsigned number, so it still means full coverage.
  V32 negative = (V32)((VI)sum >> 31);
  V32 area = least((sum ^ negative) - negative, pixels(TK_FULL_COVERAGE));
  return ((area << 8) - area + 65536) >> 17;
}

/// Returns the coverages of sums with the even-odd rule, 0 to 255 in each lane.
TK_INLINE V32 evenodd_coverage(V32 sum) {
  V32 area = sum & (2 * TK_FULL_COVERAGE - 1);
  area = least(area, 2 * TK_FULL_COVERAGE - area);
  return ((area << 8) - area + 65536) >> 17;
}

TK_CODE int32_t TK_FN(sweep_nonzero)(int32_t *acc, size_t n, int32_t cover, uint8_t *mask) {
  assert(tk_are_apart(acc, n * 4, mask, n));
  V32 before = pixels((uint32_t)cover);
  size_t i = 0;
  for (; i + TK_LANES <= n; i += TK_LANES) {
    V32 sum = running_sums(load(acc + i)) + before;
    store(acc + i, (V32){0});
    store_bytes(mask + i, nonzero_coverage(sum));
    before = TK_LAST(sum);
  }
  return tk_sweep_nonzero_scalar(acc + i, n - i, (int32_t)before[0], mask + i);
}

TK_CODE int32_t TK_FN(sweep_evenodd)(int32_t *acc, size_t n, int32_t cover, uint8_t *mask) {
  assert(tk_are_apart(acc, n * 4, mask, n));
  V32 before = pixels((uint32_t)cover);
  size_t i = 0;
  for (; i + TK_LANES <= n; i += TK_LANES) {
    V32 sum = running_sums(load(acc + i)) + before;
    store(acc + i, (V32){0});
    store_bytes(mask + i, evenodd_coverage(sum));
    before = TK_LAST(sum);
  }
  return tk_sweep_evenodd_scalar(acc + i, n - i, (int32_t)before[0], mask + i);
}

/// A color, widened for blending.
typedef struct {
  uint32_t bits;
  int is_opaque;
  V16 c, a;
} TKInk;

TK_INLINE V32 over_ink(V32 d, V32 k, TKInk ink) {
  k |= k << 16;
  return over_solid(d, ink.c, ink.a, (TKCoverages){(V16)TK_LOW_TWICE(k), (V16)TK_HIGH_TWICE(k)});
}

/// Blends a color with a vector of coverages.
TK_INLINE void blend_coverage(uint32_t *dst, V32 k, TKInk ink) {
  if (is_clear(k)) return;
  store(dst, ink.is_opaque && has_all(k, pixels(255)) ? pixels(ink.bits) : over_ink(load(dst), k, ink));
}

/// Blends a color with the first n lanes of a vector of coverages.
TK_INLINE void blend_first(uint32_t *dst, size_t n, V32 k, TKInk ink) {
#ifdef TK_PARTS
  store_first(dst, over_ink(load_first(dst, n), k, ink), n);
#else
  for (size_t lane = 0; lane < n; lane++) dst[lane] = tk_over(dst[lane], ink.bits, k[lane]);
#endif
}

/// Blends a color with the coverage of a sum, which is the same for n pixels. Rare, so it isn't inlined.
static TK_CODE __attribute__((noinline)) void TK_FN(blend_constant)(
    uint32_t *dst, size_t n, uint32_t sum, uint32_t color, int is_evenodd) {
  uint32_t k = is_evenodd ? tk_evenodd((int32_t)sum) : tk_nonzero((int32_t)sum);
  if (k == 255 && color >> 24 == 255) {
    TK_FN(fill)(dst, n, color);
  } else if (k > 0) {
    TK_FN(over_color)(dst, n, color, k);
  }
}

/// Blends a color into a row of `width` pixels and clears its cells and touch bytes.
TK_INLINE void paint_cells_row(
    uint32_t *dst, size_t width, int32_t *acc, uint64_t *touched, size_t words, TKInk ink, int is_evenodd) {
  V32 sum = {0};
  size_t x = 0;
  for (size_t word = 0; word < words; word++) {
    for (uint64_t groups = touched[word]; groups != 0; groups &= groups - 1) {
      // A touch byte stands for as many cells as it has bits.
      size_t start = 64 * word + (size_t)__builtin_ctzll(groups);
      if (start > x && x < width && sum[0] != 0) {
        TK_FN(blend_constant)(dst + x, (start < width ? start : width) - x, sum[0], ink.bits, is_evenodd);
      }
      for (x = start; x < start + 8; x += TK_LANES) {
        sum += running_sums(load(acc + x));
        store(acc + x, (V32){0});
        V32 k = is_evenodd ? evenodd_coverage(sum) : nonzero_coverage(sum);
        sum = TK_LAST(sum);
        if (x + TK_LANES <= width) {
          blend_coverage(dst + x, k, ink);
        } else if (x < width) {
          blend_first(dst + x, width - x, k, ink);
        }
      }
    }
    touched[word] = 0;
  }
  if (x < width && sum[0] != 0) TK_FN(blend_constant)(dst + x, width - x, sum[0], ink.bits, is_evenodd);
}

TK_CODE void TK_FN(paint_cells)(
    uint32_t *dst, size_t dst_stride, const TKCells *cells, size_t rows, uint32_t color, int is_evenodd) {
  assert(rows <= (size_t)cells->rows && (rows <= 1 || dst_stride >= (size_t)cells->width));
  V16 c = widen_low((V8)pixels(color));
  TKInk ink = {color, color >> 24 == 255, c, TK_LAST_WORDS(c)};
  int32_t *acc = cells->cells;
  uint64_t *touched = cells->touched;
  for (size_t y = 0; y < rows; y++, dst += dst_stride, acc += cells->stride, touched += cells->words) {
    if (is_evenodd) {
      paint_cells_row(dst, (size_t)cells->width, acc, touched, cells->words, ink, 1);
    } else {
      paint_cells_row(dst, (size_t)cells->width, acc, touched, cells->words, ink, 0);
    }
  }
}

TK_CODE void TK_FN(gradient_linear)(
    uint32_t *dst, size_t n, int64_t t, int64_t dt, const uint32_t *table, uint32_t bits) {
  assert(bits < 32);
  TKStretch stretch = tk_stretch(n, t, dt);
  TK_FN(fill)(dst, stretch.before, table[t < 0 ? 0 : (1u << bits) - 1]);
  dst += stretch.before;
  uint32_t start = (uint32_t)((uint64_t)t + stretch.before * (uint64_t)dt), step = (uint32_t)dt;
  V32 position = TK_INDEX * step + start;
  size_t i = 0;
  for (; i + TK_LANES <= stretch.inside; i += TK_LANES) {
    look_up(dst + i, table, shifted(position, 32 - bits));
    position += step * TK_LANES;
  }
  for (; i < stretch.inside; i++) dst[i] = table[(start + (uint32_t)i * step) >> (32 - bits)];
  TK_FN(fill)(dst + i, n - stretch.before - i, table[dt < 0 ? 0 : (1u << bits) - 1]);
}

TK_CODE void TK_FN(gradient_radial)(
    uint32_t *dst, size_t n, int32_t x, TKRadial radial, const uint32_t *table, uint32_t count) {
  assert(count > 0);
  VF last = floats((float)(count - 1));
  V32 column = TK_INDEX + (uint32_t)x;
  size_t i = 0;
  for (; i + TK_LANES <= n; i += TK_LANES) {
    VF c = __builtin_convertvector((VI)column, VF);
    VF u = radial.u0 + radial.du * c, v = radial.v0 + radial.dv * c;
    VF distance = lesser(root(u * u + v * v), last);
    look_up(dst + i, table, (V32)__builtin_convertvector(distance, VI));
    column += TK_LANES;
  }
  tk_gradient_radial_scalar(dst + i, n - i, x + (int32_t)i, radial, table, count);
}

TK_CODE void TK_FN(mix_rows)(uint32_t *dst, size_t n, const uint32_t *a, const uint32_t *b, uint32_t weight) {
  assert(weight <= 256);
  V16 second = words(weight), first = words(256 - weight);
  size_t i = 0;
  for (; i + TK_LANES <= n; i += TK_LANES) {
    V8 p = (V8)load(a + i), q = (V8)load(b + i);
    V16 low = (widen_low(p) * first + widen_low(q) * second + 128) >> 8;
    V16 high = (widen_high(p) * first + widen_high(q) * second + 128) >> 8;
    store(dst + i, (V32)narrow(low, high));
  }
  tk_mix_rows_scalar(dst + i, n - i, a + i, b + i, weight);
}

TK_CODE void TK_FN(resample)(uint32_t *dst, size_t n, const uint32_t *row, const TKTap *taps) {
  size_t i = 0;
  for (; i + TK_LANES / 2 <= n; i += TK_LANES / 2) {
    V8 both = load_pairs(row, taps + i);
    V16 weights = (V16)load(taps + i);
    weights = TK_THIRD_WORDS(weights);
    store_half(dst + i, (widen_low(both) * (256 - weights) + widen_high(both) * weights + 128) >> 8);
  }
  tk_resample_scalar(dst + i, n - i, row, taps + i);
}

TK_CODE void TK_FN(add_scaled)(uint32_t *acc, size_t n, const uint16_t *src, uint32_t weight) {
  assert(weight <= 65536);
  size_t i = 0;
  if (weight < 65536) {
    for (; i + 2 * TK_LANES <= n; i += 2 * TK_LANES) add_products(acc + i, src + i, words(weight));
  }
  tk_add_scaled_scalar(acc + i, n - i, src + i, weight);
}

// The coverage fractions of a blurred edge. A double takes two lanes.
typedef double VD __attribute__((vector_size(TK_WIDTH)));
typedef int64_t VDMask __attribute__((vector_size(TK_WIDTH)));
typedef int32_t VDIndex __attribute__((vector_size(TK_WIDTH / 2)));
typedef uint16_t VDWords __attribute__((vector_size(TK_WIDTH / 4)));
#define TK_DOUBLES (TK_WIDTH / 8)

/// Returns the fractions of pixels that an edge covers partially.
TK_INLINE VD shares_of(VD center, double edge, double blur, const TKShare *shares) {
  VD place = (((VD){0} + edge - center) / blur + TK_SHARE_EXTENT) * TK_SHARE_STEPS;
  VDIndex index = __builtin_convertvector(place, VDIndex);
  VD value, step;
  for (int lane = 0; lane < TK_DOUBLES; lane++) {
    value[lane] = shares[index[lane]].value;
    step[lane] = shares[index[lane]].step;
  }
  return value + step * (place - __builtin_convertvector(index, VD));
}

/// Computes the pixels from i to an end index. Within this range, each edge has a single case: 0 for no coverage, 1
/// for full coverage, and 2 for partial coverage.
TK_INLINE size_t profile_part(
    uint16_t *dst, size_t i, size_t end, double first, double left, double right, double blur, const TKShare *shares,
    int left_part, int right_part) {
  VD lanes;
  for (int lane = 0; lane < TK_DOUBLES; lane++) lanes[lane] = lane;
  for (; i + TK_DOUBLES <= end; i += TK_DOUBLES) {
    VD center = (first + (double)i) + lanes;
    VD share = right_part == 2 ? shares_of(center, right, blur, shares) : (VD){0} + (double)right_part;
    share = share - (left_part == 2 ? shares_of(center, left, blur, shares) : (VD){0} + (double)left_part);
    share = (VD)((VDMask)share & (share > 0));
    VDIndex whole = __builtin_convertvector(share * 16384 + 0.5, VDIndex);
    VDWords profile = __builtin_convertvector(whole, VDWords);
    __builtin_memcpy(dst + i, &profile, sizeof profile);
  }
  if (i < end) {
    tk_slice_profile_scalar(dst + i, end - i, first + (double)i, left, right, blur, shares);
  }
  return end;
}

TK_CODE void TK_FN(slice_profile)(
    uint16_t *dst, size_t n, double first, double left, double right, double blur, const TKShare *shares) {
  assert(blur > 0);
  TKEdgeReach l = tk_edge_reach(n, first, left, blur), r = tk_edge_reach(n, first, right, blur);
  size_t i = 0;
  while (i < n) {
    int left_part = i < l.full ? 1 : i < l.some ? 2 : 0, right_part = i < r.full ? 1 : i < r.some ? 2 : 0;
    size_t end = left_part == 1 ? l.full : left_part == 2 ? l.some : n;
    size_t other = right_part == 1 ? r.full : right_part == 2 ? r.some : n;
    if (other < end) end = other;
    if (left_part == 2 && right_part == 2) {
      i = profile_part(dst, i, end, first, left, right, blur, shares, 2, 2);
    } else if (left_part == 2) {
      i = right_part == 1 ? profile_part(dst, i, end, first, left, right, blur, shares, 2, 1)
                          : profile_part(dst, i, end, first, left, right, blur, shares, 2, 0);
    } else if (right_part == 2) {
      i = left_part == 1 ? profile_part(dst, i, end, first, left, right, blur, shares, 1, 2)
                         : profile_part(dst, i, end, first, left, right, blur, shares, 0, 2);
    } else {
      uint16_t profile = tk_profile((double)right_part - (double)left_part);
      for (; i < end; i++) dst[i] = profile;
    }
  }
}

TK_CODE void TK_FN(slices_row)(
    uint8_t *dst, size_t n, const uint16_t *profiles, size_t stride, const uint32_t *weights, size_t count) {
  assert(count <= 1 || stride >= n);
  size_t i = 0;
  int has_room = 1;
  for (size_t slice = 0; slice < count; slice++) has_room &= weights[slice] < 65536;
  if (has_room) {
    for (; i + 4 * TK_LANES <= n; i += 4 * TK_LANES) {
      // Keeps the sums in registers until all slices are added.
      uint32_t sums[4 * TK_LANES] = {0};
      const uint16_t *profile = profiles + i;
      for (size_t slice = 0; slice < count; slice++, profile += stride) {
        V16 weight = words(weights[slice]);
        add_products(sums, profile, weight);
        add_products(sums + 2 * TK_LANES, profile + 2 * TK_LANES, weight);
      }
      for (int part = 0; part < 4; part++) {
        V32 sum = load(sums + part * TK_LANES) >> 8;
        store_bytes(dst + i + part * TK_LANES, least((sum * 255 + (1 << 21)) >> 22, pixels(255)));
      }
    }
  }
  tk_slices_row_scalar(dst + i, n - i, profiles + i, stride, weights, count);
}

TK_CODE int TK_FN(is_opaque)(const uint32_t *source, size_t n) {
  size_t i = 0;
  for (; i + TK_LANES <= n; i += TK_LANES) {
    if (!are_opaque(load(source + i))) return 0;
  }
  return tk_is_opaque_scalar(source + i, n - i);
}
