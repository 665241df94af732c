// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The parts of edges.c that the vector code in vector_edges.h also uses.
#ifndef TESSERA_EDGES_H
#define TESSERA_EDGES_H

#include "TesseraKernels.h"

/// A row of cells with its touch bytes.
typedef struct {
  uint32_t *cells;
  uint8_t *touched;
  int32_t width;
} TKLine;

/// A piece of an edge within one row, in 24.8 coordinates, from left to right. The winding is 1 or its negative.
typedef struct {
  int32_t low, high;
  uint32_t height, winding;
} TKPiece;

/// Returns words of touch bytes as bytes, in the order of the groups. Big-endian processors aren't supported.
static inline uint8_t *tk_touch_groups(uint64_t *words) { return (uint8_t *)words; }

static inline TKLine tk_line(const TKCells *cells, size_t row) {
  return (TKLine){
      (uint32_t *)cells->cells + row * cells->stride, tk_touch_groups(cells->touched + row * cells->words),
      cells->width};
}

/// Adds a piece inside the sides of the image that touches more than two columns.
void tk_add_wide(TKLine line, TKPiece piece);

#endif
