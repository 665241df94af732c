// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Accumulates several edges at a time, one in each lane; see edges.c, which defines the results. Included once by each
// level, after vector_rows.h.
//
// All lanes descend by one row at a time, until the last edge ends. The cells are computed for all lanes and then added
// lane by lane. Edges that are long, or that reach beyond the sides of the image, are accumulated by the plain code, as
// are pieces that touch more than two columns.
//
// Quotients are estimated in floats. An estimate for a crossing is corrected with the integer remainder. The one for a
// piece is exact, because its dividend is less than 2^24: the quotient of two such integers differs from the next
// integer by more than the rounding error.

/// The coordinates of edges, one edge in each lane.
typedef struct {
  uint32_t x0[TK_LANES], y0[TK_LANES], x1[TK_LANES], y1[TK_LANES], winding[TK_LANES];
} TKLanes;

TK_INLINE VF to_floats(V32 v) { return __builtin_convertvector((VI)v, VF); }
TK_INLINE V32 to_integers(VF v) { return (V32)__builtin_convertvector(v, VI); }
TK_INLINE V32 chosen(V32 mask, V32 a, V32 b) { return (mask & a) | (b & ~mask); }
TK_INLINE V32 is_less(V32 a, V32 b) { return (V32)((VI)a < (VI)b); }
TK_INLINE V32 halved(V32 v, int bits) { return (V32)((VI)v >> bits); }

/// The quotients and the nonnegative remainders of divisions, rounded down.
typedef struct {
  V32 quotient, remainder;
} TKDivisions;

/// Divides by positive numbers of which `inverse` contains the reciprocals. Quotients are less than 2^20.
TK_INLINE TKDivisions divide(V32 dividend, V32 divisor, VF inverse) {
  V32 quotient = to_integers(to_floats(dividend) * inverse), remainder = dividend - quotient * divisor;
  V32 below = halved(remainder, 31);
  quotient += below, remainder += divisor & below;
  V32 above = ~is_less(remainder, divisor);
  return (TKDivisions){quotient - above, remainder - (divisor & above)};
}

/// The pieces of the lanes' edges in their rows, from left to right.
typedef struct {
  V32 low, high, height, winding;
} TKPieces;

/// Indexes of cells and touch bytes, and the contributions to three adjacent cells.
typedef struct {
  uint32_t cell[TK_LANES], first[TK_LANES], second[TK_LANES], third[TK_LANES], group[TK_LANES], last_group[TK_LANES];
} TKContributions;

/// Computes the contributions of pieces that touch at most two columns. `line` and `groups` are the indexes of the
/// first cells and touch bytes of the rows.
TK_INLINE void contribute(TKPieces piece, V32 line, V32 groups, TKContributions *to) {
  V32 column = halved(piece.low, 8), enter = piece.low & 255, span = piece.high - piece.low, leave = enter + span;
  VF share = to_floats((256 - enter) * piece.height) / to_floats(span - (V32)(span == 0));
  V32 inside = to_integers(lesser(share, to_floats(piece.height)));
  V32 first_leave = chosen(is_less(leave, pixels(256)), leave, pixels(256));
  V32 first = inside * (512 - enter - first_leave), third = (piece.height - inside) * (leave - first_leave);
  V32 second = (piece.height << 9) - first - third, sign = halved(piece.winding, 31);
  store(to->cell, line + column);
  store(to->first, (first ^ sign) - sign);
  store(to->second, (second ^ sign) - sign);
  store(to->third, (third ^ sign) - sign);
  store(to->group, groups + halved(column, 3));
  store(to->last_group, groups + halved(halved(piece.high, 8) + 1, 3));
}

/// Adds the pieces of the lanes whose bits are set.
TK_INLINE void add_pieces(
    const TKCells *cells, TKPieces piece, V32 row, V32 line, V32 groups, uint32_t short_lanes, uint32_t long_lanes) {
  TKContributions to;
  contribute(piece, line, groups, &to);
  for (; short_lanes != 0; short_lanes &= short_lanes - 1) {
    int lane = __builtin_ctz(short_lanes);
    uint32_t *cell = (uint32_t *)cells->cells + to.cell[lane];
    cell[0] += to.first[lane];
    cell[1] += to.second[lane];
    cell[2] += to.third[lane];
    tk_touch_groups(cells->touched)[to.group[lane]] = 1;
    tk_touch_groups(cells->touched)[to.last_group[lane]] = 1;
  }
  if (long_lanes == 0) return;
  uint32_t low[TK_LANES], high[TK_LANES], height[TK_LANES], winding[TK_LANES], rows[TK_LANES];
  store(low, piece.low), store(high, piece.high), store(height, piece.height), store(winding, piece.winding);
  store(rows, row);
  for (; long_lanes != 0; long_lanes &= long_lanes - 1) {
    int lane = __builtin_ctz(long_lanes);
    TKPiece one = {(int32_t)low[lane], (int32_t)high[lane], height[lane], winding[lane]};
    tk_add_wide(tk_line(cells, rows[lane]), one);
  }
}

/// Adds the edges of the lanes whose bits are set with plain code.
TK_INLINE void add_plainly(
    const TKCells *cells, const TKLanes *lanes, uint32_t bits, int32_t first, int32_t last, int32_t left) {
  for (; bits != 0; bits &= bits - 1) {
    int lane = __builtin_ctz(bits);
    TKEdge edge = {
        (int32_t)lanes->x0[lane], (int32_t)lanes->y0[lane], (int32_t)lanes->x1[lane], (int32_t)lanes->y1[lane],
        (int32_t)lanes->winding[lane]};
    tk_accumulate_scalar(cells, &edge, 1, first, last, left);
  }
}

/// Adds the rows `first..<last` of all lanes' edges.
TK_INLINE void add_lanes(const TKCells *cells, const TKLanes *lanes, int32_t first, int32_t last, int32_t left) {
  V32 x0 = load(lanes->x0) - (uint32_t)left * 256, x1 = load(lanes->x1) - (uint32_t)left * 256;
  V32 y0 = load(lanes->y0), y1 = load(lanes->y1), winding = load(lanes->winding), dx = x1 - x0, dy = y1 - y0;
  V32 row = halved(y0, 8), end = halved(y1 + 255, 8);
  row = chosen(is_less(row, pixels((uint32_t)first)), pixels((uint32_t)first), row);
  end = chosen(is_less(end, pixels((uint32_t)last)), end, pixels((uint32_t)last));
  // The products of longer edges could overflow.
  V32 right_end = pixels((uint32_t)cells->width * 256 + 256), length = pixels(1 << 15);
  V32 fits = is_less(x0, right_end) & is_less(x1, right_end) & ~halved(x0 | x1, 31) & is_less(dx, length);
  fits &= is_less(0 - length, dx) & is_less(dy, length);
  uint32_t unfit = lane_bits(is_less(row, end) & ~fits);
  if (unfit != 0) add_plainly(cells, lanes, unfit, first, last, left);
  end = chosen(fits, end, row);
  VF inverse = 1.0f / to_floats(dy);
  V32 start = row << 8, above = start - y0, is_cut = is_less(y0, start);
  V32 x = x0 + divide((above & is_cut) * dx, dy, inverse).quotient, y = chosen(is_cut, start, y0);
  TKDivisions crossing = divide((above + 256) * dx, dy, inverse), step = divide(dx << 8, dy, inverse);
  V32 next = x0 + crossing.quotient, remainder = crossing.remainder;
  V32 line = (row - (uint32_t)first) * (uint32_t)cells->stride;
  V32 groups = (row - (uint32_t)first) * (8 * (uint32_t)cells->words);
  for (;;) {
    V32 is_active = is_less(row, end);
    uint32_t active = lane_bits(is_active);
    if (active == 0) return;
    V32 bottom = (row + 1) << 8, goes_on = is_less(bottom, y1);
    next = chosen(goes_on, next, x1), bottom = chosen(goes_on, bottom, y1);
    V32 is_leftward = is_less(next, x);
    TKPieces piece = {chosen(is_leftward, next, x), chosen(is_leftward, x, next), bottom - y, winding};
    V32 is_long = ~is_less((piece.low & 255) + piece.high - piece.low, pixels(512));
    uint32_t long_lanes = lane_bits(is_long) & active;
    add_pieces(cells, piece, row - (uint32_t)first, line, groups, active & ~long_lanes, long_lanes);
    x = next, y = bottom;
    remainder += step.remainder;
    V32 carried = ~is_less(remainder, dy);
    remainder -= dy & carried;
    next = x + step.quotient - carried;
    row += 1, line += (uint32_t)cells->stride, groups += 8 * (uint32_t)cells->words;
  }
}

TK_INLINE void fill_lane(TKLanes *lanes, int lane, TKEdge edge) {
  lanes->x0[lane] = (uint32_t)edge.x0, lanes->y0[lane] = (uint32_t)edge.y0;
  lanes->x1[lane] = (uint32_t)edge.x1, lanes->y1[lane] = (uint32_t)edge.y1;
  lanes->winding[lane] = (uint32_t)edge.winding;
}

TK_CODE void TK_FN(accumulate)(
    const TKCells *cells, const TKEdge *edges, size_t count, int32_t first, int32_t last, int32_t left) {
  assert(first <= last && last - first <= cells->rows);
  TKLanes lanes;
  size_t i = 0;
  for (; i + TK_LANES <= count; i += TK_LANES) {
    for (int lane = 0; lane < TK_LANES; lane++) fill_lane(&lanes, lane, edges[i + (size_t)lane]);
    add_lanes(cells, &lanes, first, last, left);
  }
  if (count - i < 2) {
    tk_accumulate_scalar(cells, edges + i, count - i, first, last, left);
    return;
  }
  // The other lanes' edge starts below the last row.
  TKEdge none = {left * 256, last * 256, left * 256, last * 256 + 256, 1};
  for (int lane = 0; lane < TK_LANES; lane++) fill_lane(&lanes, lane, i < count ? edges[i++] : none);
  add_lanes(cells, &lanes, first, last, left);
}
