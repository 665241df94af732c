// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Chunks of a few rows, deflated on their own.
#include "png_private.h"

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
  if (d->isOpen) deflateEnd(&d->stream);
  free(d->row);
  free(d->filtered);
  memset(d, 0, sizeof *d);
}

int tessera_deflater_open(tessera_deflater *d, size_t width, tessera_png_effort effort) {
  if (!d->isOpen) {
    int code = deflateInit2(&d->stream, effort.level, Z_DEFLATED, -15, effort.memoryLevel, effort.strategy);
    if (code != Z_OK) return TESSERA_PNG_NO_MEMORY;
    d->isOpen = 1;
  }
  if (d->width >= width) return TESSERA_PNG_OK;
  free(d->row);
  free(d->filtered);
  // Pixels are packed four bytes at a time, rows are filtered eight at a time.
  d->row = (uint8_t *)malloc(width * 4 + 16);
  d->filtered = (uint8_t *)malloc(width * 4 + 16);
  d->width = d->row && d->filtered ? width : 0;
  return d->width ? TESSERA_PNG_OK : TESSERA_PNG_NO_MEMORY;
}

#if defined(__x86_64__)
/// Four pixels at a time, as long as what is written too much lies within the row.
__attribute__((target("ssse3"))) static size_t tessera_pack_rgb_ssse3(const uint8_t *pixels, uint8_t *out, size_t count) {
  const __m128i places = _mm_setr_epi8(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
  size_t i = 0;
  for (; i + 6 <= count; i += 4) {
    __m128i four = _mm_loadu_si128((const __m128i *)(pixels + i * 4));
    _mm_storeu_si128((__m128i *)(out + i * 3), _mm_shuffle_epi8(four, places));
  }
  return i;
}
#endif

/// Drops the fourth byte of every pixel; writes one byte too many.
static void tessera_pack_rgb(const uint8_t *pixels, uint8_t *out, size_t count) {
#if defined(__x86_64__)
  size_t done = __builtin_cpu_supports("ssse3") ? tessera_pack_rgb_ssse3(pixels, out, count) : 0;
  pixels += done * 4;
  out += done * 3;
  count -= done;
#endif
  for (const uint8_t *end = pixels + count * 4; pixels != end; pixels += 4, out += 3) memcpy(out, pixels, 4);
}

/// Byte by byte the difference to the pixel on the left; writes up to seven bytes too many.
static void tessera_filter_sub(const uint8_t *row, uint8_t *out, size_t count, size_t bytesPerPixel) {
  const uint64_t high = 0x8080808080808080u;
  memcpy(out, row, bytesPerPixel);
  for (size_t i = bytesPerPixel; i < count; i += 8) {
    uint64_t a, b;
    memcpy(&a, row + i, 8);
    memcpy(&b, row + i - bytesPerPixel, 8);
    // Eight subtractions without borrows from one byte to the next.
    a = ((a | high) - (b & ~high)) ^ ((a ^ ~b) & high);
    memcpy(out + i, &a, 8);
  }
}

/// Deflates `count` bytes to the band, growing it; `flush` ends on a whole byte.
static int tessera_band_put(tessera_deflater *d, tessera_band *band, const uint8_t *bytes, size_t count, int flush) {
  d->stream.next_in = (Bytef *)bytes;
  d->stream.avail_in = (uInt)count;
  for (;;) {
    // With more than six bytes free a flush is written once. Four bytes stay free for the chunk's checksum.
    if (band->capacity - band->count < 64) {
      size_t capacity = band->capacity ? band->capacity * 2 : 1 << 12;
      uint8_t *grown = (uint8_t *)realloc(band->chunk, capacity);
      if (!grown) return TESSERA_PNG_NO_MEMORY;
      band->chunk = grown;
      band->capacity = capacity;
    }
    size_t room = band->capacity - band->count - 4;
    if (room > 1 << 30) room = 1 << 30;
    d->stream.next_out = band->chunk + band->count;
    d->stream.avail_out = (uInt)room;
    int code = deflate(&d->stream, flush);
    band->count += room - d->stream.avail_out;
    if (code != Z_OK && code != Z_BUF_ERROR) return TESSERA_PNG_DAMAGED;
    if (d->stream.avail_in == 0 && d->stream.avail_out != 0) return TESSERA_PNG_OK;
  }
}

/// Begins a band's chunk. The first band has the header of the zlib stream.
static int tessera_band_begin(tessera_deflater *d, tessera_band *band, size_t rawCount, int hasHeader) {
  band->count = 0;
  band->adler = adler32(0, NULL, 0);
  band->rawCount = (long)rawCount;
  if (deflateReset(&d->stream) != Z_OK) return TESSERA_PNG_DAMAGED;
  static const uint8_t start[10] = {0, 0, 0, 0, 'I', 'D', 'A', 'T', 0x78, 0x01};
  if (!band->chunk) {
    band->chunk = (uint8_t *)malloc(band->capacity = 1 << 12);
    if (!band->chunk) return band->capacity = 0, TESSERA_PNG_NO_MEMORY;
  }
  memcpy(band->chunk, start, 10);
  band->count = hasHeader ? 10 : 8;
  return TESSERA_PNG_OK;
}

/// Ends a band's chunk with its length and checksum.
static int tessera_band_end(tessera_band *band) {
  tessera_put_number(band->chunk, (uint32_t)(band->count - 8));
  tessera_put_number(band->chunk + band->count, (uint32_t)crc32_z(0, band->chunk + 4, band->count - 4));
  band->count += 4;
  return TESSERA_PNG_OK;
}

int tessera_band_make_raw(
  tessera_deflater *d, tessera_band *band, const uint8_t *rows, size_t count, int hasHeader) {
  int outcome = tessera_band_begin(d, band, count, hasHeader);
  if (outcome != TESSERA_PNG_OK) return outcome;
  band->adler = adler32_z(band->adler, rows, count);
  outcome = tessera_band_put(d, band, rows, count, Z_FULL_FLUSH);
  return outcome == TESSERA_PNG_OK ? tessera_band_end(band) : outcome;
}

int tessera_band_make(
  tessera_deflater *d, tessera_band *band, tessera_png_part part, int isOpaque, int hasHeader) {
  size_t bytesPerPixel = isOpaque ? 3 : 4, count = part.width * bytesPerPixel;
  int begun = tessera_band_begin(d, band, part.height * (count + 1), hasHeader);
  if (begun != TESSERA_PNG_OK) return begun;
  const uint8_t *above = NULL;
  for (size_t y = 0; y < part.height; y++) {
    const uint8_t *pixels = part.pixels + y * part.stride;
    uint8_t filter = !tessera_row_repeats(pixels, above, part.width);
    if (isOpaque) {
      tessera_pack_rgb(pixels, d->row, part.width);
    } else {
      tessera_unpremultiply(pixels, d->row, part.width);
    }
    if (filter) tessera_filter_sub(d->row, d->filtered, count, bytesPerPixel);
    const uint8_t *row = filter ? d->filtered : d->row;
    band->adler = adler32_z(adler32(band->adler, &filter, 1), row, count);
    int outcome = tessera_band_put(d, band, &filter, 1, Z_NO_FLUSH);
    if (outcome == TESSERA_PNG_OK) {
      outcome = tessera_band_put(d, band, row, count, y + 1 == part.height ? Z_FULL_FLUSH : Z_NO_FLUSH);
    }
    if (outcome != TESSERA_PNG_OK) return outcome;
    above = pixels;
  }
  return tessera_band_end(band);
}

typedef uint32_t four_pixels __attribute__((vector_size(16)));

/// Whether most pixels are those on the left or above, judged by sixteen of every sixty-four.
static int tessera_row_seems_to_repeat(const uint8_t *row, const uint8_t *above, size_t width) {
  size_t looked = 0;
  four_pixels equal = {0, 0, 0, 0};
  // Without a row above the pixel on the left decides.
  const uint8_t *compared = above ? above : row - 4;
  for (size_t x = 1; x + 16 <= width; x += 64, looked += 16) {
    for (size_t i = x; i < x + 16; i += 4) {
      four_pixels here, left, up;
      memcpy(&here, row + i * 4, 16);
      memcpy(&left, row + i * 4 - 4, 16);
      memcpy(&up, compared + i * 4, 16);
      // Each that is equal is all ones, which is -1.
      equal -= (four_pixels)((here == left) | (here == up));
    }
  }
  if (looked == 0) return tessera_row_repeats(row, above, width);
  return (size_t)(equal[0] + equal[1] + equal[2] + equal[3]) * 5 >= looked * 3;
}

void tessera_png_rows(const uint8_t *pixels, size_t width, size_t height, int isOpaque, uint8_t *out) {
  size_t bytesPerPixel = isOpaque ? 3 : 4, count = width * bytesPerPixel;
  // Filtered rows need one that is not.
  uint8_t *row = (uint8_t *)malloc(count + 16);
  const uint8_t *above = NULL;
  int isPlain = 0;
  for (size_t y = 0; y < height; y++, above = pixels, pixels += width * 4) {
    // Most rows of a screen are those above again.
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
