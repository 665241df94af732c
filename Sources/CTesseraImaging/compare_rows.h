// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The vector code of the comparison, for opaque pixels only. Included once for each instruction set, with TK_FN and
// TK_CODE defined. The arithmetic matches compare_pixel.h operation by operation, so the results are identical.

typedef struct {
  int32_t equal[2][(TK_TILE_HEIGHT + 4) * TK_TILE_STRIDE];
  int64_t keys[2][(TK_TILE_HEIGHT + 4) * TK_TILE_STRIDE];
} TK_FN(Scratch);

/// Whether 64 pixels in both rows are opaque.
TK_CODE static int TK_FN(are_opaque)(const uint32_t *a, const uint32_t *b) {
  TK8u all = {~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u};
  for (int j = 0; j < 64; j += 16) all &= TK_LOAD8(a + j) & TK_LOAD8(a + j + 8) & TK_LOAD8(b + j) & TK_LOAD8(b + j + 8);
  return TK_BITS8(all < 0xFF000000u) == 0;
}

/// Returns a bit mask for 64 pixels. A bit is set if its pixel differs.
TK_CODE static uint64_t TK_FN(exact)(const uint32_t *a, const uint32_t *b) {
  uint64_t bits = 0;
  for (int j = 0; j < 64; j += 16) {
    bits |= (uint64_t)(TK_BITS8(TK_LOAD8(a + j) != TK_LOAD8(b + j)) |
                       TK_BITS8(TK_LOAD8(a + j + 8) != TK_LOAD8(b + j + 8)) << 8)
            << j;
  }
  return bits;
}

/// Returns a bit mask for 64 opaque pixels. A bit is set if its pixel's YIQ distance exceeds the limit.
TK_CODE static uint64_t TK_FN(yiq)(const uint32_t *a, const uint32_t *b, double limit) {
  uint64_t bits = 0;
  for (int j = 0; j < 64; j += 4) {
    TK4u p = TK_LOAD4(a + j), q = TK_LOAD4(b + j);
    TK4d dr = __builtin_convertvector((TK4i)(p & 255) - (TK4i)(q & 255), TK4d);
    TK4d dg = __builtin_convertvector((TK4i)(p >> 8 & 255) - (TK4i)(q >> 8 & 255), TK4d);
    TK4d db = __builtin_convertvector((TK4i)(p >> 16 & 255) - (TK4i)(q >> 16 & 255), TK4d);
    TK4d y = dr * 0.29889531 + dg * 0.58662247 + db * 0.11448223;
    TK4d i = dr * 0.59597799 - dg * 0.27417610 - db * 0.32180189;
    TK4d k = dr * 0.21147017 - dg * 0.52261711 + db * 0.31114694;
    bits |= (uint64_t)TK_BITS4(0.5053 * y * y + 0.299 * i * i + 0.1957 * k * k > limit) << j;
  }
  return bits;
}

/// Computes the L, a, b values of four opaque pixels.
TK_CODE static void TK_FN(lab4)(const uint32_t *p, TK4d *out) {
  TK4d r = {tk_srgb_linear[p[0] & 255], tk_srgb_linear[p[1] & 255], tk_srgb_linear[p[2] & 255],
            tk_srgb_linear[p[3] & 255]};
  TK4d g = {tk_srgb_linear[p[0] >> 8 & 255], tk_srgb_linear[p[1] >> 8 & 255], tk_srgb_linear[p[2] >> 8 & 255],
            tk_srgb_linear[p[3] >> 8 & 255]};
  TK4d b = {tk_srgb_linear[p[0] >> 16 & 255], tk_srgb_linear[p[1] >> 16 & 255], tk_srgb_linear[p[2] >> 16 & 255],
            tk_srgb_linear[p[3] >> 16 & 255]};
  TK4d f[3] = {TK_X_RED * r + TK_X_GREEN * g + TK_X_BLUE * b, TK_Y_RED * r + TK_Y_GREEN * g + TK_Y_BLUE * b,
               TK_Z_RED * r + TK_Z_GREEN * g + TK_Z_BLUE * b};
  for (int k = 0; k < 3; k++) {
    TK4d t = f[k];
    TK4d s = __builtin_convertvector((TK4f)(0x54A2FA8Cu - (TK4u)__builtin_convertvector(t, TK4f) / 3), TK4d);
    s = s * (4 - t * s * s * s) * (1.0 / 3);
    s = s * (4 - t * s * s * s) * (1.0 / 3);
    s = s * (4 - t * s * s * s) * (1.0 / 3);
    s = s * (4 - t * s * s * s) * (1.0 / 3);
    TK4l isRoot = t > 216.0 / 24389;
    f[k] = (TK4d)((isRoot & (TK4l)(t * s * s)) | (~isRoot & (TK4l)((24389.0 / 27 * t + 16) * (1.0 / 116))));
  }
  out[0] = 116 * f[1] - 16;
  out[1] = 500 * (f[0] - f[1]);
  out[2] = 200 * (f[1] - f[2]);
}

TK_CODE static uint64_t TK_FN(lab)(const uint32_t *a, const uint32_t *b, double limit) {
  uint64_t bits = 0;
  for (int j = 0; j < 64; j += 4) {
    // Screens have large areas of one color, so four pixels usually equal the previous four pixels.
    if (j > 0 && memcmp(a + j, a + j - 4, 16) == 0 && memcmp(b + j, b + j - 4, 16) == 0) {
      bits |= (bits >> (j - 4) & 15) << j;
      continue;
    }
    TK4d p[3], q[3];
    TK_FN(lab4)(a + j, p);
    TK_FN(lab4)(b + j, q);
    bits |= (uint64_t)TK_BITS4(
                (p[0] - q[0]) * (p[0] - q[0]) + (p[1] - q[1]) * (p[1] - q[1]) + (p[2] - q[2]) * (p[2] - q[2]) > limit)
            << j;
  }
  return bits;
}

#define TK_SAME(dx, dy) (TK8i)(own == TK_LOAD8(p + (dy) * TK_TILE_STRIDE + (dx)))
#define TK_KEY(dx, dy) TK_LOAD4L(k + (dy) * TK_TILE_STRIDE + (dx))
#define TK_MAX(a, b) __builtin_elementwise_max(a, b)
#define TK_MIN(a, b) __builtin_elementwise_min(a, b)

/// Counts the neighbors of equal color for each pixel in the tile and for the pixels around the tile.
TK_CODE static void TK_FN(count_equal)(const TKTile *tile, int picture, size_t rows, int32_t *equal) {
  for (size_t row = 1; row < rows + 3; row++) {
    ptrdiff_t y = tile->top + (ptrdiff_t)row;
    int32_t *to = equal + row * TK_TILE_STRIDE;
    int isEdge = y == 0 || y == (ptrdiff_t)tile->height - 1;
    for (size_t column = 1; column < 67; column += 8) {
      const uint32_t *p = tile->pixels[picture] + row * TK_TILE_STRIDE + column;
      TK8u own = TK_LOAD8(p);
      *(TK8i_any *)(to + column) = isEdge - TK_SAME(-1, -1) - TK_SAME(-1, 0) - TK_SAME(-1, 1) - TK_SAME(0, -1) -
                                   TK_SAME(0, 1) - TK_SAME(1, -1) - TK_SAME(1, 0) - TK_SAME(1, 1);
    }
    // The columns of the image's left and right borders, if they are within the tile.
    ptrdiff_t edges[2] = {-tile->left, (ptrdiff_t)tile->width - 1 - tile->left};
    for (int k = 0; k < (tile->width > 1 ? 2 : 1); k++) {
      if (!isEdge && edges[k] >= 1 && edges[k] < 67) to[edges[k]]++;
    }
  }
}

/// Computes keys that order pixels exactly by luma. A key consists of the bits of the double 2^52 + 16 * luma. The
/// luma is an integer that is unique for each color, and adding 2^52 moves it to the lowest bits of the double. The
/// lowest bit is set if the pixel has many siblings (at least three neighbors of equal color) in both images. The
/// three bits above it are reserved for the order in which neighbors are visited.
TK_CODE static void TK_FN(make_keys)(const TKTile *tile, size_t rows, TK_FN(Scratch) *scratch) {
  for (size_t row = 1; row < rows + 3; row++) {
    for (size_t at = row * TK_TILE_STRIDE + 1; at < row * TK_TILE_STRIDE + 67; at += 4) {
      TK4l many = __builtin_convertvector(
        (TK4i)((TK_LOAD4I(scratch->equal[0] + at) > 2) & (TK_LOAD4I(scratch->equal[1] + at) > 2)), TK4l);
      for (int picture = 0; picture < 2; picture++) {
        TK4u p = TK_LOAD4(tile->pixels[picture] + at);
        TK4d luma = __builtin_convertvector((TK4i)(p & 255), TK4d) * (29889531.0 * 16) +
                    __builtin_convertvector((TK4i)(p >> 8 & 255), TK4d) * (58662247.0 * 16) +
                    __builtin_convertvector((TK4i)(p >> 16 & 255), TK4d) * (11448223.0 * 16) + 4503599627370496.0;
        *(TK4l_any *)(scratch->keys[picture] + at) = (TK4l)luma - many;
      }
    }
  }
}

/// Returns a bit mask for 64 pixels. A bit is set if the pixel has darker and brighter neighbors, and the darkest or
/// brightest of them has many siblings. Does not check whether the pixel has few equal neighbors.
TK_CODE static uint64_t TK_FN(between)(const int64_t *keys) {
  uint64_t bits = 0;
  for (int j = 0; j < 64; j += 4) {
    const int64_t *k = keys + j;
    TK4l own = TK_LOAD4L(k);
    // If several neighbors have the same extreme luma, the first one counts. Neighbors are visited by column from
    // left to right, and from top to bottom within a column.
    TK4l brightest =
      TK_MAX(TK_MAX(TK_MAX(TK_KEY(-1, -1) + 14, TK_KEY(-1, 0) + 12), TK_MAX(TK_KEY(-1, 1) + 10, TK_KEY(0, -1) + 8)),
             TK_MAX(TK_MAX(TK_KEY(0, 1) + 6, TK_KEY(1, -1) + 4), TK_MAX(TK_KEY(1, 0) + 2, TK_KEY(1, 1))));
    TK4l darkest =
      TK_MIN(TK_MIN(TK_MIN(TK_KEY(-1, -1), TK_KEY(-1, 0) + 2), TK_MIN(TK_KEY(-1, 1) + 4, TK_KEY(0, -1) + 6)),
             TK_MIN(TK_MIN(TK_KEY(0, 1) + 8, TK_KEY(1, -1) + 10), TK_MIN(TK_KEY(1, 0) + 12, TK_KEY(1, 1) + 14)));
    bits |= (uint64_t)TK_BITS4((brightest > own + 15) & (darkest < own) & -((brightest | darkest) & 1)) << j;
  }
  return bits;
}

/// Returns a bit mask for 64 pixels. A bit is set if its pixel has at most two equal neighbors.
TK_CODE static uint64_t TK_FN(few)(const int32_t *equal) {
  uint64_t bits = 0;
  for (int j = 0; j < 64; j += 8) bits |= (uint64_t)TK_BITS8(TK_LOAD8(equal + j) < 3) << j;
  return bits;
}

/// Sets `excluded` to the antialiased pixels among a tile's candidates. All pixels must be opaque, and none may be on
/// the image's border.
TK_CODE static void TK_FN(exclude)(const TKTile *tile, size_t rows, uint64_t *candidates, uint64_t *excluded) {
  TK_FN(Scratch) scratch;
  TK_FN(count_equal)(tile, 0, rows, scratch.equal[0]);
  TK_FN(count_equal)(tile, 1, rows, scratch.equal[1]);
  TK_FN(make_keys)(tile, rows, &scratch);
  for (size_t row = 0; row < rows; row++) {
    size_t at = (row + 2) * TK_TILE_STRIDE + 2;
    excluded[row] = 0;
    if (candidates[row] == 0) continue;
    excluded[row] = candidates[row] & ((TK_FN(few)(scratch.equal[0] + at) & TK_FN(between)(scratch.keys[0] + at)) |
                                       (TK_FN(few)(scratch.equal[1] + at) & TK_FN(between)(scratch.keys[1] + at)));
  }
}

#undef TK_SAME
#undef TK_KEY
#undef TK_MAX
#undef TK_MIN
