// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors
//
// Files in bands: every few rows are filtered and deflated on their own and make one IDAT chunk, so that of a picture that
// is much like the last one most chunks need not be made again. What a chunk holds depends on its rows alone.
#pragma once

/// One IDAT chunk with its length and checksum. Start from all zeros, end with tessera_band_free().
typedef struct {
  uint8_t *chunk;
  size_t count;
  size_t capacity;
  /// The checksum of the filtered rows, and their bytes.
  uLong adler;
  long rawCount;
} tessera_band;

/// Deflates bands one after the other. Start from all zeros, end with tessera_deflater_close().
typedef struct {
  z_stream stream;
  int isOpen;
  uint8_t *row;
  uint8_t *filtered;
  size_t width;
} tessera_deflater;

static inline void tessera_band_free(tessera_band *band) {
  free(band->chunk);
  memset(band, 0, sizeof *band);
}

static inline void tessera_deflater_close(tessera_deflater *d) {
  if (d->isOpen) deflateEnd(&d->stream);
  free(d->row);
  free(d->filtered);
  memset(d, 0, sizeof *d);
}

/// Makes room for rows of up to `width` pixels.
TESSERA_PNG_CALL int tessera_deflater_open(tessera_deflater *d, size_t width, tessera_png_effort effort) {
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

/// Drops the fourth byte of every pixel; writes one byte too many.
static inline void tessera_pack_rgb(const uint8_t *pixels, uint8_t *out, size_t count) {
  for (const uint8_t *end = pixels + count * 4; pixels != end; pixels += 4, out += 3) memcpy(out, pixels, 4);
}

/// Byte by byte the difference to the pixel on the left; writes up to seven bytes too many.
static inline void tessera_filter_sub(const uint8_t *row, uint8_t *out, size_t count, size_t bytesPerPixel) {
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
static inline int tessera_band_put(tessera_deflater *d, tessera_band *band, const uint8_t *bytes, size_t count, int flush) {
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

static inline void tessera_put_number(uint8_t *at, uint32_t number) {
  for (int k = 0; k < 4; k++) at[k] = (uint8_t)(number >> (24 - 8 * k));
}

/// Begins a band's chunk. The first band has the header of the zlib stream.
static inline int tessera_band_begin(tessera_deflater *d, tessera_band *band, size_t rawCount, int hasHeader) {
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
static inline int tessera_band_end(tessera_band *band) {
  tessera_put_number(band->chunk, (uint32_t)(band->count - 8));
  tessera_put_number(band->chunk + band->count, (uint32_t)crc32_z(0, band->chunk + 4, band->count - 4));
  band->count += 4;
  return TESSERA_PNG_OK;
}

/// Makes the chunk of rows that are as the file has them, with their filter bytes.
TESSERA_PNG_CALL int tessera_band_make_raw(
  tessera_deflater *d, tessera_band *band, const uint8_t *rows, size_t count, int hasHeader) {
  int outcome = tessera_band_begin(d, band, count, hasHeader);
  if (outcome != TESSERA_PNG_OK) return outcome;
  band->adler = adler32_z(band->adler, rows, count);
  outcome = tessera_band_put(d, band, rows, count, Z_FULL_FLUSH);
  return outcome == TESSERA_PNG_OK ? tessera_band_end(band) : outcome;
}

/// Makes the chunk of a part of a picture, as RGB or as RGBA. The first band has the header of the zlib stream.
TESSERA_PNG_CALL int tessera_band_make(
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

/// Writes what comes before the indices of a picture with a palette: `colors` has `count` colours of four bytes.
TESSERA_PNG_CALL int tessera_png_write_palette_head(
  tessera_png *s, size_t width, size_t height, const uint8_t *colors, int count) {
  png_color palette[256];
  png_byte alpha[256];
  int lastTranslucent = 0;
  for (int k = 0; k < count; k++) {
    palette[k] = (png_color){colors[k * 4], colors[k * 4 + 1], colors[k * 4 + 2]};
    alpha[k] = colors[k * 4 + 3];
    if (alpha[k] != 255) lastTranslucent = k + 1;
  }
  if (setjmp(png_jmpbuf(s->png))) return s->outcome;
  png_set_IHDR(
    s->png, s->info, (png_uint_32)width, (png_uint_32)height, 8, PNG_COLOR_TYPE_PALETTE, PNG_INTERLACE_NONE,
    PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_PLTE(s->png, s->info, palette, count);
  if (lastTranslucent > 0) png_set_tRNS(s->png, s->info, alpha, lastTranslucent, NULL);
  png_write_info(s->png, s->info);
  return s->outcome;
}

/// Writes what comes before the pixels into `output`: signature, header and texts.
TESSERA_PNG_CALL int tessera_png_write_head(tessera_png *s, size_t width, size_t height, int isOpaque) {
  if (setjmp(png_jmpbuf(s->png))) return s->outcome;
  png_set_IHDR(
    s->png, s->info, (png_uint_32)width, (png_uint_32)height, 8, isOpaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA,
    PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(s->png, s->info);
  return s->outcome;
}

/// Writes the end of the deflated rows, whose checksum it takes, and of the file.
TESSERA_PNG_CALL int tessera_png_write_tail(tessera_png *s, uLong adler) {
  if (setjmp(png_jmpbuf(s->png))) return s->outcome;
  // An empty block that is the last one.
  uint8_t end[6] = {0x03, 0x00};
  tessera_put_number(end + 2, (uint32_t)adler);
  png_write_chunk(s->png, (png_const_bytep) "IDAT", end, 6);
  png_write_chunk(s->png, (png_const_bytep) "IEND", NULL, 0);
  return s->outcome;
}
