// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Encodes groups of a few rows as independently deflated chunks.
#include "png_private.h"

#include <assert.h>
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>
#if defined(__x86_64__)
#include <tmmintrin.h>
#endif

void tessera_band_free(tessera_band *band) {
  free(band->chunk);
  memset(band, 0, sizeof *band);
}

void tessera_deflater_close(tessera_deflater *d) {
  tessera_quick_free(d->quick);
  free(d->rows);
  free(d->packed);
  memset(d, 0, sizeof *d);
}

int tessera_deflater_open(tessera_deflater *d, size_t count) {
  if (!d->quick && !(d->quick = tessera_quick_create())) return TESSERA_PNG_NO_MEMORY;
  if (d->count >= count) return TESSERA_PNG_OK;
  free(d->rows);
  free(d->packed);
  d->room = 2 * count + (1 << 19);
  d->rows = (uint8_t *)malloc(count + 16);
  d->packed = (uint8_t *)malloc(d->room);
  d->count = d->rows && d->packed ? count : 0;
  return d->count ? TESSERA_PNG_OK : TESSERA_PNG_NO_MEMORY;
}

#if defined(__x86_64__)
/// Packs four pixels at a time, as long as the bytes written past the end stay within the row.
__attribute__((target("ssse3"))) static size_t tessera_pack_rgb_ssse3(const uint8_t *pixels, uint8_t *out, size_t count) {
  assert(pixels + count * 4 <= out || out + count * 3 <= pixels);
  const __m128i places = _mm_setr_epi8(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
  size_t i = 0;
  for (; i + 6 <= count; i += 4) {
    __m128i four = _mm_loadu_si128((const __m128i *)(pixels + i * 4));
    _mm_storeu_si128((__m128i *)(out + i * 3), _mm_shuffle_epi8(four, places));
  }
  return i;
}
#endif

void tessera_pack_rgb(const uint8_t *pixels, uint8_t *out, size_t count) {
#if defined(__x86_64__)
  size_t done = __builtin_cpu_supports("ssse3") ? tessera_pack_rgb_ssse3(pixels, out, count) : 0;
  pixels += done * 4;
  out += done * 3;
  count -= done;
#endif
  for (const uint8_t *end = pixels + count * 4; pixels != end; pixels += 4, out += 3) memcpy(out, pixels, 4);
}

/// Writes the byte-wise differences from the pixel on the left. Writes up to seven bytes past the end.
static void tessera_filter_sub(const uint8_t *row, uint8_t *out, size_t count, size_t bytesPerPixel) {
  assert(bytesPerPixel > 0 && count % bytesPerPixel == 0);
  const uint64_t high = 0x8080808080808080u;
  memcpy(out, row, bytesPerPixel);
  for (size_t i = bytesPerPixel; i < count; i += 8) {
    uint64_t a, b;
    memcpy(&a, row + i, 8);
    memcpy(&b, row + i - bytesPerPixel, 8);
    // Eight byte subtractions in one word, without borrows between bytes.
    a = ((a | high) - (b & ~high)) ^ ((a ^ ~b) & high);
    memcpy(out + i, &a, 8);
  }
}

int tessera_band_make_raw(
  tessera_deflater *d, tessera_band *band, const uint8_t *rows, size_t count, size_t row, size_t pixel, int hasHeader) {
  assert(count <= d->count && row > pixel && count % row == 0);
  size_t size = tessera_quick_deflate(d->quick, rows, count, row, pixel, 0, d->packed, d->room);
  assert(size <= d->room);
  if (size == 0 || size >= INT32_MAX) return TESSERA_PNG_NO_MEMORY;
  static const uint8_t start[10] = {0, 0, 0, 0, 'I', 'D', 'A', 'T', 0x78, 0x01};
  size_t head = hasHeader ? 10 : 8;
  // Allocates no more than required because an image's bands are cached.
  if (band->capacity < head + size + 4 || band->capacity > 4 * (head + size + 4)) {
    free(band->chunk);
    band->chunk = (uint8_t *)malloc(band->capacity = head + size + 4);
    if (!band->chunk) return band->capacity = 0, TESSERA_PNG_NO_MEMORY;
  }
  memcpy(band->chunk, start, head);
  memcpy(band->chunk + head, d->packed, size);
  band->count = head + size;
  tessera_put_number(band->chunk, (uint32_t)(band->count - 8));
  tessera_put_number(band->chunk + band->count, libdeflate_crc32(0, band->chunk + 4, band->count - 4));
  band->count += 4;
  assert(band->count <= band->capacity);
  band->adler = libdeflate_adler32(1, rows, count);
  band->rawCount = (long)count;
  return TESSERA_PNG_OK;
}

int tessera_band_make(
  tessera_deflater *d, tessera_band *band, tessera_png_part part, int isOpaque, int hasHeader) {
  assert(part.height <= 1 || part.stride >= part.width * 4);
  assert(part.height * (part.width * (isOpaque ? 3 : 4) + 1) <= d->count);
  size_t pixel = isOpaque ? 3 : 4, row = part.width * pixel + 1;
  tessera_png_rows(part, isOpaque, d->rows);
  return tessera_band_make_raw(d, band, d->rows, part.height * row, row, pixel, hasHeader);
}

typedef uint32_t four_pixels __attribute__((vector_size(16)));

/// Whether most pixels equal the pixel on the left or above, estimated from sixteen of every sixty-four pixels.
static int tessera_row_seems_to_repeat(const uint8_t *row, const uint8_t *above, size_t width) {
  assert(row != above);
  size_t looked = 0;
  four_pixels equal = {0, 0, 0, 0};
  // In the first row, only the pixel on the left is compared.
  const uint8_t *compared = above ? above : row - 4;
  for (size_t x = 1; x + 16 <= width; x += 64, looked += 16) {
    for (size_t i = x; i < x + 16; i += 4) {
      four_pixels here, left, up;
      memcpy(&here, row + i * 4, 16);
      memcpy(&left, row + i * 4 - 4, 16);
      memcpy(&up, compared + i * 4, 16);
      // Equal lanes contain all ones, which is -1.
      equal -= (four_pixels)((here == left) | (here == up));
    }
  }
  if (looked == 0) return tessera_row_repeats(row, above, width);
  return (size_t)(equal[0] + equal[1] + equal[2] + equal[3]) * 5 >= looked * 3;
}

void tessera_png_rows(tessera_png_part part, int isOpaque, uint8_t *out) {
  size_t width = part.width;
  const uint8_t *pixels = part.pixels;
  size_t bytesPerPixel = isOpaque ? 3 : 4, count = width * bytesPerPixel;
  // The unfiltered row, which is the filter's input.
  uint8_t *row = (uint8_t *)malloc(count + 16);
  const uint8_t *above = NULL;
  int isPlain = 0;
  for (size_t y = 0; y < part.height; y++, above = pixels, pixels += part.stride) {
    // On screens, most rows equal the row above.
    if (isPlain && memcmp(pixels, above, width * 4) == 0) {
      memcpy(out, out - (count + 1), count + 1);
      out += count + 1;
      continue;
    }
    uint8_t filter = row && !tessera_row_seems_to_repeat(pixels, above, width);
    isPlain = !filter;
    *out++ = filter;
    uint8_t *target = filter ? row : out;
    if (isOpaque) {
      tessera_pack_rgb(pixels, target, width);
    } else {
      tessera_unpremultiply(pixels, target, width);
    }
    if (filter) tessera_filter_sub(row, out, count, bytesPerPixel);
    out += count;
  }
  free(row);
}
