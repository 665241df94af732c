// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The comparison rules for a single pixel. This code is the reference for the vector code and the fallback if no
// vector code is available.
#ifndef TESSERA_COMPARE_PIXEL_H
#define TESSERA_COMPARE_PIXEL_H

#include "TesseraCompare.h"
#include "srgb_linear.h"

#include <string.h>

#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#endif

static inline int tk_red(uint32_t pixel) { return (int)(pixel & 255); }
static inline int tk_green(uint32_t pixel) { return (int)(pixel >> 8 & 255); }
static inline int tk_blue(uint32_t pixel) { return (int)(pixel >> 16 & 255); }
static inline int tk_alpha(uint32_t pixel) { return (int)(pixel >> 24); }

/// Converts a pixel from premultiplied to straight alpha: round(p * 255 / a), as in the PNG encoder.
static inline uint32_t tk_straight(uint32_t pixel) {
  uint32_t a = pixel >> 24, result = pixel & 0xFF000000u;
  if (a == 255) return pixel;
  if (a == 0) return 0;
  for (int shift = 0; shift < 24; shift += 8) {
    uint32_t c = pixel >> shift & 255;
    result |= ((c < a ? c : a) * 255 + a / 2) / a << shift;
  }
  return result;
}

/// Returns the green or blue component, depending on `step`, of pixelmatch's checkerboard at a pixel index. The
/// checkerboard is the background for translucent pixels. Its red component is always 48.
static inline double tk_board(size_t index, double step) {
  return 48 + 159 * (double)((uint64_t)((double)index * 4 / step) % 2);
}

#define TK_BOARD_GREEN 1.618033988749895
#define TK_BOARD_BLUE 2.618033988749895

/// Computes pixelmatch's red, green and blue differences of two straight pixels, each blended with the checkerboard
/// at `index`.
static inline void tk_differences(uint32_t p, uint32_t q, size_t index, double out[3]) {
  int a = tk_alpha(p), b = tk_alpha(q);
  if (a == 255 && b == 255) {
    out[0] = tk_red(p) - tk_red(q);
    out[1] = tk_green(p) - tk_green(q);
    out[2] = tk_blue(p) - tk_blue(q);
    return;
  }
  out[0] = (tk_red(p) * a - tk_red(q) * b - 48.0 * (a - b)) / 255;
  out[1] = (tk_green(p) * a - tk_green(q) * b - tk_board(index, TK_BOARD_GREEN) * (a - b)) / 255;
  out[2] = (tk_blue(p) * a - tk_blue(q) * b - tk_board(index, TK_BOARD_BLUE) * (a - b)) / 255;
}

static inline double tk_luma(const double d[3]) { return d[0] * 0.29889531 + d[1] * 0.58662247 + d[2] * 0.11448223; }

/// Returns pixelmatch's colorDelta of two straight pixels, without its sign.
static inline double tk_yiq(uint32_t p, uint32_t q, size_t index) {
  double d[3];
  if (p == q) return 0;
  tk_differences(p, q, index, d);
  double y = tk_luma(d);
  double i = d[0] * 0.59597799 - d[1] * 0.27417610 - d[2] * 0.32180189;
  double k = d[0] * 0.21147017 - d[1] * 0.52261711 + d[2] * 0.31114694;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * k * k;
}

// ------------------------------------------------------------------------------------------------ CIE Lab

/// Returns the cube root of a number from 216 / 24389 to 1.1, with a relative error below 1e-14. Uses Newton's method
/// for 1 / cbrt, which needs no division. The initial value is computed by dividing the bits of the float, including
/// its exponent, by 3.
static inline double tk_cube_root(double t) {
  float guess = (float)t;
  uint32_t bits;
  memcpy(&bits, &guess, 4);
  bits = 0x54A2FA8Cu - bits / 3;
  memcpy(&guess, &bits, 4);
  double r = guess;
  for (int step = 0; step < 4; step++) r = r * (4 - t * r * r * r) * (1.0 / 3);
  return t * r * r;
}

static inline double tk_lab_f(double t) {
  return t > 216.0 / 24389 ? tk_cube_root(t) : (24389.0 / 27 * t + 16) * (1.0 / 116);
}

// The matrix from linear sRGB to X, Y, Z (IEC 61966-2-1). Each row is divided by the D65 white point's component:
// 0.95047, 1, 1.08883.
#define TK_X_RED (0.4124564 / 0.95047)
#define TK_X_GREEN (0.3575761 / 0.95047)
#define TK_X_BLUE (0.1804375 / 0.95047)
#define TK_Y_RED 0.2126729
#define TK_Y_GREEN 0.7151522
#define TK_Y_BLUE 0.0721750
#define TK_Z_RED (0.0193339 / 1.08883)
#define TK_Z_GREEN (0.1191920 / 1.08883)
#define TK_Z_BLUE (0.9503041 / 1.08883)

/// Computes the L, a, b values of a straight pixel. Translucent pixels are blended with the checkerboard and rounded
/// first.
static inline void tk_lab_of(uint32_t pixel, size_t index, double out[3]) {
  int a = tk_alpha(pixel);
  int c[3] = {tk_red(pixel), tk_green(pixel), tk_blue(pixel)};
  if (a < 255) {
    int board[3] = {48, (int)tk_board(index, TK_BOARD_GREEN), (int)tk_board(index, TK_BOARD_BLUE)};
    for (int k = 0; k < 3; k++) c[k] = (c[k] * a + board[k] * (255 - a) + 127) / 255;
  }
  double r = tk_srgb_linear[c[0]], g = tk_srgb_linear[c[1]], b = tk_srgb_linear[c[2]];
  double x = tk_lab_f(TK_X_RED * r + TK_X_GREEN * g + TK_X_BLUE * b);
  double y = tk_lab_f(TK_Y_RED * r + TK_Y_GREEN * g + TK_Y_BLUE * b);
  double z = tk_lab_f(TK_Z_RED * r + TK_Z_GREEN * g + TK_Z_BLUE * b);
  out[0] = 116 * y - 16;
  out[1] = 500 * (x - y);
  out[2] = 200 * (y - z);
}

/// Returns the squared CIE 1976 Delta E of two straight pixels.
static inline double tk_lab(uint32_t p, uint32_t q, size_t index) {
  double a[3], b[3];
  tk_lab_of(p, index, a);
  tk_lab_of(q, index, b);
  return (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]) + (a[2] - b[2]) * (a[2] - b[2]);
}

// ------------------------------------------------------------------------------------------------ anti-aliasing

/// A tile of both images with a margin of two pixels, as straight pixels. Pixels outside the images are 0.
enum { TK_TILE_WIDTH = 64, TK_TILE_HEIGHT = 16, TK_TILE_STRIDE = 80 };

typedef struct {
  /// The position of the tile's pixel (0, 0) in the image. Can be -2 because of the margin.
  ptrdiff_t left, top;
  size_t width, height;
  uint32_t pixels[2][(TK_TILE_HEIGHT + 4) * TK_TILE_STRIDE];
} TKTile;

static inline size_t tk_tile_at(const TKTile *tile, ptrdiff_t x, ptrdiff_t y) {
  return (size_t)((y - tile->top) * TK_TILE_STRIDE + x - tile->left);
}

static inline int tk_on_edge(const TKTile *tile, ptrdiff_t x, ptrdiff_t y) {
  return x == 0 || y == 0 || x == (ptrdiff_t)tile->width - 1 || y == (ptrdiff_t)tile->height - 1;
}

/// Whether at least three neighbors have the same color as the pixel. The image's border counts as one neighbor.
static inline int tk_has_many_siblings(const TKTile *tile, int picture, ptrdiff_t x, ptrdiff_t y) {
  const uint32_t *pixels = tile->pixels[picture];
  uint32_t own = pixels[tk_tile_at(tile, x, y)];
  int equal = tk_on_edge(tile, x, y);
  for (ptrdiff_t nx = x - 1; nx <= x + 1; nx++) {
    for (ptrdiff_t ny = y - 1; ny <= y + 1; ny++) {
      if ((nx == x && ny == y) || nx < 0 || ny < 0 || nx >= (ptrdiff_t)tile->width || ny >= (ptrdiff_t)tile->height)
        continue;
      equal += pixels[tk_tile_at(tile, nx, ny)] == own;
    }
  }
  return equal > 2;
}

/// Implements pixelmatch's `antialiased` for a pixel of one image.
static inline int tk_is_antialiased(const TKTile *tile, int picture, ptrdiff_t x, ptrdiff_t y) {
  const uint32_t *pixels = tile->pixels[picture];
  uint32_t own = pixels[tk_tile_at(tile, x, y)];
  size_t index = (size_t)y * tile->width + (size_t)x;
  int zeroes = tk_on_edge(tile, x, y);
  double least = 0, most = 0;
  ptrdiff_t leastX = 0, leastY = 0, mostX = 0, mostY = 0;
  for (ptrdiff_t nx = x - 1; nx <= x + 1; nx++) {
    for (ptrdiff_t ny = y - 1; ny <= y + 1; ny++) {
      if ((nx == x && ny == y) || nx < 0 || ny < 0 || nx >= (ptrdiff_t)tile->width || ny >= (ptrdiff_t)tile->height)
        continue;
      double d[3];
      tk_differences(own, pixels[tk_tile_at(tile, nx, ny)], index, d);
      double delta = tk_luma(d);
      if (delta == 0) {
        if (++zeroes > 2) return 0;
      } else if (delta < least) {
        least = delta;
        leastX = nx;
        leastY = ny;
      } else if (delta > most) {
        most = delta;
        mostX = nx;
        mostY = ny;
      }
    }
  }
  if (least == 0 || most == 0) return 0;
  return (tk_has_many_siblings(tile, 0, leastX, leastY) && tk_has_many_siblings(tile, 1, leastX, leastY)) ||
         (tk_has_many_siblings(tile, 0, mostX, mostY) && tk_has_many_siblings(tile, 1, mostX, mostY));
}

#endif
