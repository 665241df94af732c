// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Declarations shared by the PNG sources.
#ifndef TESSERA_PNG_PRIVATE_H
#define TESSERA_PNG_PRIVATE_H

#include "TesseraPNG.h"
#include "TesseraPictures.h"

/// Whether a row is repetitive: at least 60 % of its pixels equal their left or upper neighbor.
///
/// A repetitive row compresses best without a filter because filters turn its long matches into varying differences.
int tessera_row_repeats(const uint8_t *row, const uint8_t *above, size_t width);

/// Removes the fourth byte of every pixel. Writes one byte past the end.
void tessera_pack_rgb(const uint8_t *pixels, uint8_t *out, size_t count);

/// Writes a number in big-endian order.
static inline void tessera_put_number(uint8_t *at, uint32_t number) {
  for (int k = 0; k < 4; k++) at[k] = (uint8_t)(number >> (24 - 8 * k));
}

#endif
