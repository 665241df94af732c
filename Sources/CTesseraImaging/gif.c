// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The inner loops of GIF decoding, from codes to indices and from indices to pixels. Swift code parses the rest of
// the file.
#include "TesseraPictures.h"

#include <assert.h>
#include <string.h>

enum { TESSERA_LZW_CODES = 4096 };

/// A reader of bits from sub-blocks, lowest bit first.
typedef struct {
  const uint8_t *at, *end;
  /// The number of remaining bytes in the sub-block.
  size_t left;
  uint32_t bits;
  int bitCount;
} tessera_gif_bits;

/// Returns the next code, or -1 at the end.
static int tessera_gif_next(tessera_gif_bits *b, int size) {
  assert(size >= 2 && size <= 12);
  while (b->bitCount < size) {
    if (b->left == 0) {
      if (b->at == b->end || *b->at == 0) return -1;
      b->left = *b->at++;
    }
    if (b->at == b->end) return -1;
    b->bits |= (uint32_t)*b->at++ << b->bitCount;
    b->bitCount += 8;
    b->left--;
  }
  int code = (int)(b->bits & ((1u << size) - 1));
  b->bits >>= size;
  b->bitCount -= size;
  return code;
}

/// The LZW dictionary. For each code, it stores the prefix code (the string without its last byte), the last byte,
/// the first byte, and the length.
typedef struct {
  uint16_t prefix[TESSERA_LZW_CODES];
  uint8_t last[TESSERA_LZW_CODES];
  uint8_t first[TESSERA_LZW_CODES];
  uint16_t length[TESSERA_LZW_CODES];
} tessera_lzw;

/// Writes a code's string backward from its end, truncated to the available space. Returns the number of bytes
/// written.
static size_t tessera_lzw_write(const tessera_lzw *t, int code, uint8_t *out, size_t room) {
  assert(code >= 0 && code < TESSERA_LZW_CODES);
  size_t length = t->length[code];
  for (size_t k = length; k > 0; k--) {
    if (k <= room) out[k - 1] = t->last[code];
    code = t->prefix[code];
  }
  return length < room ? length : room;
}

size_t tessera_gif_unpack(const uint8_t *blocks, size_t count, int codeSize, uint8_t *indices, size_t room) {
  if (codeSize < 1 || codeSize > 11) return 0;
  tessera_lzw t;
  const int clear = 1 << codeSize, end = clear + 1;
  for (int k = 0; k < clear; k++) {
    t.prefix[k] = 0;
    t.last[k] = t.first[k] = (uint8_t)k;
    t.length[k] = 1;
  }
  // The clear and end codes have no string.
  for (int k = clear; k <= end; k++) t.prefix[k] = t.last[k] = t.first[k] = 0, t.length[k] = 0;
  tessera_gif_bits bits = {blocks, blocks + count, 0, 0, 0};
  int size = codeSize + 1, next = end + 1, previous = -1;
  size_t done = 0;
  while (done < room) {
    int code = tessera_gif_next(&bits, size);
    if (code < 0 || code == end) break;
    if (code == clear) {
      size = codeSize + 1;
      next = end + 1;
      previous = -1;
      continue;
    }
    if (code > next || (code == next && previous < 0)) break;
    if (previous >= 0 && next < TESSERA_LZW_CODES) {
      t.prefix[next] = (uint16_t)previous;
      t.first[next] = t.first[previous];
      t.last[next] = code == next ? t.first[previous] : t.first[code];
      t.length[next] = (uint16_t)(t.length[previous] + 1);
      next++;
      if (next == 1 << size && size < 12) size++;
    } else if (code >= next) {
      break;
    }
    done += tessera_lzw_write(&t, code, indices + done, room - done);
    assert(done <= room && next <= TESSERA_LZW_CODES);
    previous = code;
  }
  return done;
}

/// Returns the image row of an interlaced file's k-th row.
static size_t tessera_gif_row(size_t k, size_t height) {
  assert(k < height);
  static const size_t starts[4] = {0, 4, 2, 1}, steps[4] = {8, 8, 4, 2};
  for (int pass = 0; pass < 4; pass++) {
    size_t rows = height > starts[pass] ? (height - starts[pass] + steps[pass] - 1) / steps[pass] : 0;
    if (k < rows) return starts[pass] + k * steps[pass];
    k -= rows;
  }
  return 0;
}

void tessera_gif_put(uint8_t *canvas, size_t canvasWidth, size_t canvasHeight, const tessera_gif_frame *f) {
  if (f->x >= canvasWidth || !f->indices || !f->colors) return;
  for (size_t k = 0; k < f->height; k++) {
    size_t row = f->y + (f->isInterlaced ? tessera_gif_row(k, f->height) : k);
    if (row >= canvasHeight) continue;
    const uint8_t *index = f->indices + k * f->width;
    uint8_t *pixel = canvas + (row * canvasWidth + f->x) * 4;
    for (size_t x = 0; x < f->width && f->x + x < canvasWidth; x++, pixel += 4) {
      if (index[x] != f->transparent) memcpy(pixel, f->colors + index[x] * 4, 4);
    }
  }
}
