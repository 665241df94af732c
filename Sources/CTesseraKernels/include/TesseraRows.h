// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Rows of a PNG file to pixels.
#ifndef TESSERA_ROWS_H
#define TESSERA_ROWS_H

#include <stddef.h>
#include <stdint.h>

/// Bytes that may be read behind the rows.
enum { TK_ROWS_PADDING = 32 };

/// Undoes the filters of inflated rows, each a filter byte and `width` pixels of 3 or 4 bytes, and writes premultiplied
/// pixels. Works on several threads where rows allow it: those that do not refer to the row above begin a part.
///
/// Gives 0 when a row has a filter that PNG does not know, having written nothing.
int tk_unfilter(
    uint32_t *_Nonnull dst, const uint8_t *_Nonnull rows, size_t width, size_t height, size_t bytes_per_pixel);

#endif
