// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// PNG files of the preset `small`. Each row is filtered adaptively, and all rows are deflated as a single stream with
// libdeflate.
#include "png_private.h"

#include <assert.h>
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

/// The libdeflate compression level. On screens, higher levels take twice the time and save 1 %.
static const int TESSERA_SMALL_LEVEL = 6;

/// Returns the sum of the absolute values of the bytes, interpreted as signed numbers. Rows with a small sum usually
/// compress best.
static uint64_t tessera_distance(const uint8_t *row, size_t count) {
  uint64_t all = 0;
  for (size_t i = 0; i < count;) {
    // The sum of this many bytes fits in 32 bits.
    size_t end = count - i > 1 << 20 ? i + (1 << 20) : count;
    uint32_t sum = 0;
    for (; i < end; i++) sum += row[i] < 128 ? row[i] : 256u - row[i];
    all += sum;
  }
  return all;
}

// The PNG filters, by number. `row` and `above` must be preceded by `bpp` zero bytes.

static void tessera_small_sub(const uint8_t *row, uint8_t *restrict out, size_t count, size_t bpp) {
  assert(count % bpp == 0);
  const uint8_t *left = row - bpp;
  for (size_t i = 0; i < count; i++) out[i] = (uint8_t)(row[i] - left[i]);
}

static void tessera_small_up(const uint8_t *row, const uint8_t *above, uint8_t *restrict out, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
}

static void tessera_small_paeth(
  const uint8_t *row, const uint8_t *above, uint8_t *restrict out, size_t count, size_t bpp) {
  assert(count % bpp == 0);
  const uint8_t *left = row - bpp, *corner = above - bpp;
  for (size_t i = 0; i < count; i++) {
    int16_t a = left[i], b = above[i], c = corner[i];
    int16_t toA = (int16_t)(b - c), toB = (int16_t)(a - c), toC = (int16_t)(toA + toB);
    toA = toA < 0 ? (int16_t)-toA : toA;
    toB = toB < 0 ? (int16_t)-toB : toB;
    toC = toC < 0 ? (int16_t)-toC : toC;
    int16_t upper = toB <= toC ? b : c;
    int16_t nearest = ((toA <= toB) & (toA <= toC)) ? a : upper;
    out[i] = (uint8_t)(row[i] - nearest);
  }
}

/// Buffers for one row and for the results of the filters tried on it.
typedef struct {
  uint8_t *memory;
  uint8_t *row;
  uint8_t *above;
  uint8_t *tried[3];
} tessera_small_rows;

static int tessera_small_open(tessera_small_rows *rows, size_t count) {
  // Each buffer has a margin at its start, for the pixel to the left of the first pixel, and at its end, for writes
  // past the end.
  size_t room = count + 64;
  rows->memory = (uint8_t *)calloc(5, room);
  if (!rows->memory) return 0;
  rows->row = rows->memory + 16;
  rows->above = rows->row + room;
  for (int k = 0; k < 3; k++) rows->tried[k] = rows->above + room * (size_t)(k + 1);
  return 1;
}

/// Whether many neighboring bytes differ slightly, as in photographs and gradients: at least 15 % of the bytes
/// differ, by less than 12 on average. Edges of letters and shapes differ by more, and compress best without a filter
/// because they recur. With these thresholds, the list screen stays at 242 kB, and a screen of photographs becomes 14
/// % smaller.
static int tessera_small_is_smooth(tessera_small_rows *rows, size_t count, size_t bpp) {
  tessera_small_sub(rows->row, rows->tried[0], count, bpp);
  uint64_t different = 0;
  for (size_t i = 0; i < count; i++) different += rows->tried[0][i] != 0;
  return different * 100 >= (uint64_t)count * 15 && tessera_distance(rows->tried[0], count) < different * 12;
}

/// Writes the row filtered with the best filter that refers to neighbors.
static void tessera_small_filter(tessera_small_rows *rows, uint8_t *out, size_t count, size_t bpp) {
  static const uint8_t numbers[3] = {1, 2, 4};
  tessera_small_sub(rows->row, rows->tried[0], count, bpp);
  tessera_small_up(rows->row, rows->above, rows->tried[1], count);
  tessera_small_paeth(rows->row, rows->above, rows->tried[2], count, bpp);
  int best = 0;
  uint64_t least = UINT64_MAX;
  for (int k = 0; k < 3; k++) {
    uint64_t distance = tessera_distance(rows->tried[k], count);
    if (distance < least) {
      least = distance;
      best = k;
    }
  }
  out[0] = numbers[best];
  memcpy(out + 1, rows->tried[best], count);
}

/// Writes all rows filtered, each preceded by its filter byte. Returns 0 if there is not enough memory.
static int tessera_small_filtered(tessera_png_part part, int isOpaque, uint8_t *out) {
  size_t bpp = isOpaque ? 3 : 4, count = part.width * bpp;
  tessera_small_rows rows;
  if (!tessera_small_open(&rows, count)) return 0;
  const uint8_t *pixels = part.pixels, *above = NULL;
  for (size_t y = 0; y < part.height; y++, above = pixels, pixels += part.stride, out += count + 1) {
    // On screens, most rows equal the row above, so the filter produces only zeros.
    if (y > 0 && out[-(ptrdiff_t)(count + 1)] == 0 && memcmp(pixels, above, part.width * 4) == 0) {
      memcpy(out, out - (count + 1), count + 1);
      continue;
    }
    uint8_t *last = rows.above;
    rows.above = rows.row;
    rows.row = last;
    if (isOpaque) {
      tessera_pack_rgb(pixels, rows.row, part.width);
    } else {
      tessera_unpremultiply(pixels, rows.row, part.width);
    }
    if (tessera_row_repeats(pixels, above, part.width) && !tessera_small_is_smooth(&rows, count, bpp)) {
      out[0] = 0;
      memcpy(out + 1, rows.row, count);
    } else {
      tessera_small_filter(&rows, out, count, bpp);
    }
  }
  free(rows.memory);
  return 1;
}

int tessera_png_small_fits(size_t width, size_t height) {
  // All rows are buffered, and a chunk must be smaller than 2 GiB.
  return width < 1 << 28 && height <= ((size_t)1 << 28) / (width * 4 + 1);
}

/// Deflates highly repetitive rows with the screen compressor, which finds repetitions that libdeflate misses at this
/// level. Uses the result if it is smaller.
static void tessera_small_flatten(
  const uint8_t *rows, size_t count, size_t row, size_t bpp, tessera_png_packed *packed) {
  tessera_quick *quick = tessera_quick_create();
  size_t room = 2 * count + (1 << 19);
  uint8_t *out = quick ? (uint8_t *)malloc(room) : NULL;
  size_t size = out ? tessera_quick_deflate(quick, rows, count, row, bpp, 1, out, room) : 0;
  tessera_quick_free(quick);
  if (size == 0 || size + 6 >= packed->count) {
    free(out);
    return;
  }
  // The existing buffer is large enough because it contains the larger result.
  packed->bytes[0] = 0x78;
  packed->bytes[1] = 0x01;
  memcpy(packed->bytes + 2, out, size);
  tessera_put_number(packed->bytes + 2 + size, libdeflate_adler32(1, rows, count));
  packed->count = size + 6;
  free(out);
}

int tessera_png_pack_small(tessera_png_part part, int isOpaque, tessera_png_packed *packed) {
  assert(tessera_png_small_fits(part.width, part.height));
  assert(part.height <= 1 || part.stride >= part.width * 4);
  size_t bpp = isOpaque ? 3 : 4, count = part.height * (part.width * bpp + 1);
  uint8_t *rows = (uint8_t *)malloc(count + 16);
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(TESSERA_SMALL_LEVEL);
  size_t room = compressor ? libdeflate_zlib_compress_bound(compressor, count) : 0;
  packed->bytes = room ? (uint8_t *)malloc(room) : NULL;
  packed->count = 0;
  if (rows && packed->bytes && tessera_small_filtered(part, isOpaque, rows))
    packed->count = libdeflate_zlib_compress(compressor, rows, count, packed->bytes, room);
  assert(packed->count <= room);
  if (packed->count && packed->count < count / 64)
    tessera_small_flatten(rows, count, part.width * bpp + 1, bpp, packed);
  free(rows);
  libdeflate_free_compressor(compressor);
  if (packed->count) return TESSERA_PNG_OK;
  free(packed->bytes);
  packed->bytes = NULL;
  return TESSERA_PNG_NO_MEMORY;
}
