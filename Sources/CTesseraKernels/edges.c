// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Accumulates the signed areas of edges in cells; see "How the rasterizer works".
//
// An edge is cut at row boundaries into pieces. Most pieces touch one or two columns, which the same code handles
// without branches, because the number of columns is unpredictable: a piece within one column is one whose height is
// entirely in the first of two columns. Edges that reach beyond the left or right side of the image take a slower path.
//
// All results are integers. Where an edge crosses a row is floor(rows * dx / dy). It is estimated with a reciprocal of
// doubles and then corrected with the integer remainder, so rounding of doubles has no effect.
#include "edges.h"

#include "kernels.h"

#include <assert.h>

/// The quotient and the nonnegative remainder of a division, rounded down.
typedef struct {
  int64_t quotient, remainder;
} TKDivision;

/// Divides by a positive number of which `inverse` is approximately the reciprocal. The quotient must be less than
/// 2^40, so that the estimate deviates by at most one.
static inline TKDivision tk_divide(int64_t dividend, int64_t divisor, double inverse) {
  int64_t quotient = (int64_t)((double)dividend * inverse), remainder = dividend - quotient * divisor;
  int64_t below = remainder >> 63;
  quotient += below, remainder += divisor & below;
  int64_t above = -(int64_t)(remainder >= divisor);
  return (TKDivision){quotient - above, remainder - (divisor & above)};
}

/// ceil(2^31 / d). For d < 512 and n <= 65536, floor(n / d) is n * reciprocal >> 31. The entry for 0 is that for 1.
#define TK_1(d) (uint32_t)((((uint64_t)1 << 31) + (d) - !!(d)) / ((d) + !(d)))
#define TK_8(d) TK_1(d), TK_1(d + 1), TK_1(d + 2), TK_1(d + 3), TK_1(d + 4), TK_1(d + 5), TK_1(d + 6), TK_1(d + 7)
#define TK_64(d) \
  TK_8(d), TK_8(d + 8), TK_8(d + 16), TK_8(d + 24), TK_8(d + 32), TK_8(d + 40), TK_8(d + 48), TK_8(d + 56)
static const uint32_t tk_reciprocals[512] = {
    TK_64(0), TK_64(64), TK_64(128), TK_64(192), TK_64(256), TK_64(320), TK_64(384), TK_64(448)};

/// Marks the groups of the cells from `first` to `last`, which are at most eight cells apart.
static inline void tk_touch(TKLine line, int32_t first, int32_t last) {
  line.touched[first >> 3] = 1;
  line.touched[last >> 3] = 1;
}

/// Adds a piece that touches at most two columns.
static inline void tk_add_short(TKLine line, TKPiece piece) {
  int32_t column = piece.low >> 8;
  uint32_t enter = (uint32_t)piece.low & 255, span = (uint32_t)(piece.high - piece.low), leave = enter + span;
  uint32_t inside = (uint32_t)(((uint64_t)((256 - enter) * piece.height) * tk_reciprocals[span]) >> 31);
  if (inside > piece.height) inside = piece.height;
  uint32_t first_leave = leave < 256 ? leave : 256;
  uint32_t cover = inside * piece.winding, rest = (piece.height - inside) * piece.winding;
  uint32_t area = (enter + first_leave) * cover, rest_area = (leave - first_leave) * rest;
  uint32_t *cell = line.cells + column;
  cell[0] += 512 * cover - area;
  cell[1] += area + 512 * rest - rest_area;
  cell[2] += rest_area;
  tk_touch(line, column, (piece.high >> 8) + 1);
}

void tk_add_wide(TKLine line, TKPiece piece) {
  uint32_t span = (uint32_t)(piece.high - piece.low), enter = (uint32_t)piece.low & 255;
  uint32_t reached = (256 - enter) * piece.height, across = piece.height << 8;
  uint32_t quotient = reached / span, step = across / span;
  uint32_t remainder = reached - quotient * span, step_remainder = across - step * span;
  int32_t column = piece.low >> 8, last = piece.high >> 8;
  uint32_t covered = quotient, cover = quotient * piece.winding, area = (enter + 256) * cover;
  line.cells[column] += 512 * cover - area;
  for (int32_t middle = column + 1; middle < last; middle++) {
    remainder += step_remainder;
    uint32_t above = remainder >= span, share = step + above;
    remainder -= span & (0 - above);
    covered += share;
    uint32_t middle_area = 256 * share * piece.winding;
    // The area to the left of the edge belongs to the next cell. Each cell is written only once.
    line.cells[middle] += middle_area + area;
    area = middle_area;
  }
  cover = (piece.height - covered) * piece.winding;
  uint32_t last_area = ((uint32_t)piece.high & 255) * cover;
  line.cells[last] += 512 * cover - last_area + area;
  line.cells[last + 1] += last_area;
  for (int32_t group = column >> 3; group <= (last + 1) >> 3; group++) line.touched[group] = 1;
}

/// Adds the part of a piece inside the image, across any number of columns. `covered` is the height of the part to the
/// left of the image, which has been added.
static void tk_add_long(TKLine line, TKPiece piece, uint32_t covered) {
  int32_t low = piece.low > 0 ? piece.low : 0, column = low >> 8, last = piece.high >> 8, first = column;
  uint64_t span = (uint64_t)((int64_t)piece.high - piece.low);
  // The share of the height to the left of a column's right end, and its increments.
  uint64_t reached = (uint64_t)((int64_t)(column + 1) * 256 - piece.low) * piece.height;
  uint64_t quotient, remainder, step, step_remainder, across = (uint64_t)piece.height << 8;
  if (span <= UINT32_MAX && reached <= UINT32_MAX) {
    quotient = (uint32_t)reached / (uint32_t)span, step = (uint32_t)across / (uint32_t)span;
  } else {
    quotient = reached / span, step = across / span;
  }
  remainder = reached - quotient * span, step_remainder = across - step * span;
  uint32_t enter = (uint32_t)low & 255, carried = 0;
  int32_t stop = last < line.width ? last : line.width;
  for (; column < stop; column++) {
    uint32_t cover = ((uint32_t)quotient - covered) * piece.winding, area = (enter + 256) * cover;
    // Carries the area over to the next cell, so that each cell is written only once.
    line.cells[column] += 512 * cover - area + carried;
    carried = area, covered = (uint32_t)quotient, enter = 0;
    quotient += step, remainder += step_remainder;
    uint64_t above = remainder >= span;
    quotient += above, remainder -= span & (0 - above);
  }
  if (last < line.width) {
    uint32_t cover = (piece.height - covered) * piece.winding, area = (enter + ((uint32_t)piece.high & 255)) * cover;
    line.cells[last] += 512 * cover - area + carried;
    carried = area;
    column++;
  }
  line.cells[column] += carried;
  for (int32_t cell = first; cell <= (column | 7); cell += 8) line.touched[cell >> 3] = 1;
}

/// Adds a piece that may reach beyond the sides of the image. A part to the left of the image is added at its left
/// edge, and a part to the right is omitted.
static void tk_add_clipped(TKLine line, TKPiece piece) {
  if (piece.low >> 8 >= line.width) return;
  if (piece.low >= 0) {
    if (piece.high >> 8 <= (piece.low >> 8) + 1) {
      tk_add_short(line, piece);
    } else {
      tk_add_long(line, piece, 0);
    }
    return;
  }
  uint32_t outside = piece.height;
  if (piece.high >= 0) {
    outside = (uint32_t)(-(int64_t)piece.low * piece.height / ((int64_t)piece.high - piece.low));
  }
  line.cells[0] += 512 * outside * piece.winding;
  tk_touch(line, 0, 1);
  if (piece.high >= 0) tk_add_long(line, piece, outside);
}

static inline void tk_add_piece(TKLine line, TKPiece piece, int is_inside) {
  if (!is_inside) {
    tk_add_clipped(line, piece);
  } else if ((piece.high >> 8) - (piece.low >> 8) <= 1) {
    tk_add_short(line, piece);
  } else {
    tk_add_wide(line, piece);
  }
}

/// Adds the rows `row..<end` of an edge, whose x-coordinates are relative to the left side of the image.
static inline void tk_add_edge(const TKCells *cells, TKEdge edge, int32_t row, int32_t end, int32_t top) {
  int32_t left = edge.x0 < edge.x1 ? edge.x0 : edge.x1, right = edge.x0 < edge.x1 ? edge.x1 : edge.x0;
  int is_inside = left >= 0 && right >> 8 <= cells->width;
  int64_t dx = (int64_t)edge.x1 - edge.x0, dy = (int64_t)edge.y1 - edge.y0;
  int32_t x = edge.x0, y = edge.y0, next = edge.x1;
  TKDivision crossing = {0, 0}, step = {0, 0};
  if (edge.y1 > (row + 1) * 256) {
    double inverse = 1.0 / (double)dy;
    crossing = tk_divide(((int64_t)(row + 1) * 256 - edge.y0) * dx, dy, inverse);
    next = (int32_t)(edge.x0 + crossing.quotient);
    if (edge.y1 > (row + 2) * 256) step = tk_divide(dx * 256, dy, inverse);
  }
  if (row * 256 > edge.y0) {
    y = row * 256;
    x = (int32_t)(edge.x0 + tk_divide(((int64_t)y - edge.y0) * dx, dy, 1.0 / (double)dy).quotient);
  }
  TKLine line = tk_line(cells, (size_t)(row - top));
  for (;;) {
    row++;
    int32_t bottom = row * 256;
    if (edge.y1 <= bottom) next = edge.x1, bottom = edge.y1;
    TKPiece piece = {
        x < next ? x : next, x < next ? next : x, (uint32_t)(bottom - y), (uint32_t)edge.winding};
    tk_add_piece(line, piece, is_inside);
    if (row >= end) return;
    x = next, y = bottom;
    crossing.remainder += step.remainder;
    int64_t above = crossing.remainder >= dy;
    crossing.remainder -= dy & -above;
    next = (int32_t)(x + step.quotient + above);
    line.cells += cells->stride, line.touched += 8 * cells->words;
  }
}

void tk_accumulate_scalar(
    const TKCells *cells, const TKEdge *edges, size_t count, int32_t first, int32_t last, int32_t left) {
  assert(first <= last && last - first <= cells->rows);
  for (size_t i = 0; i < count; i++) {
    TKEdge edge = edges[i];
    int32_t row = edge.y0 >> 8 > first ? edge.y0 >> 8 : first, end = (edge.y1 + 255) >> 8;
    if (end > last) end = last;
    if (row >= end) continue;
    edge.x0 -= left * 256, edge.x1 -= left * 256;
    tk_add_edge(cells, edge, row, end, first);
  }
}
