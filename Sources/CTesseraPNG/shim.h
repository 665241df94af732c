// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors
//
// libpng for Swift. libpng reports errors by longjmp, which must never pass through a Swift frame. So every function
// here that calls libpng does its whole job (header, all rows, end) under its own setjmp and returns an outcome. The
// callbacks that libpng calls in between are C as well. Header only: a system library target compiles nothing, and the
// few loops over pixels here are written with wide words because debug builds do not optimise them.
#pragma once
#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#define TESSERA_PNG_CALL static __attribute__((noinline, unused))

enum tessera_png_outcome {
  TESSERA_PNG_OK = 0,
  TESSERA_PNG_TRUNCATED = 1,
  TESSERA_PNG_DAMAGED = 2,
  TESSERA_PNG_NO_MEMORY = 3,
};

/// One libpng reader or writer. Start from all zeros, end with tessera_png_close().
typedef struct {
  png_structp png;
  png_infop info;
  int isReader;
  int outcome;
  /// libpng's own words for the failure.
  char message[128];
  /// Reader: the file and how far it was read.
  const uint8_t *input;
  size_t inputCount;
  size_t inputPosition;
  /// Writer: the file so far (malloc).
  uint8_t *output;
  size_t outputCount;
  size_t outputCapacity;
  /// Writer: one row of straight-alpha pixels (malloc).
  uint8_t *row;
} tessera_png;

// ---------------------------------------------------------------------------------------------- pixels

typedef uint32_t __attribute__((may_alias)) tessera_pixel;
typedef uint64_t __attribute__((may_alias, aligned(4))) tessera_pixel_pair;

/// Whether the alpha byte of every pixel is 255.
static inline int tessera_pixels_are_opaque(const uint8_t *pixels, size_t count) {
  static const uint8_t maskBytes[8] = {0, 0, 0, 255, 0, 0, 0, 255};
  uint64_t mask, all = ~(uint64_t)0;
  memcpy(&mask, maskBytes, 8);
  const tessera_pixel_pair *pair = (const tessera_pixel_pair *)pixels;
  size_t pairs = count / 2, i = 0;
  for (; i + 8 <= pairs; i += 8) {
    all &= pair[i] & pair[i + 1] & pair[i + 2] & pair[i + 3] & pair[i + 4] & pair[i + 5] & pair[i + 6] & pair[i + 7];
    if ((all & mask) != mask) return 0;
  }
  for (; i < pairs; i++) all &= pair[i];
  if (count % 2 != 0 && pixels[count * 4 - 1] != 255) return 0;
  return (all & mask) == mask;
}

/// Straight to premultiplied alpha in place: round(c * a / 255), the division exact by shifts.
static inline void tessera_premultiply(uint8_t *pixels, size_t count) {
  for (uint8_t *p = pixels, *end = pixels + count * 4; p != end; p += 4) {
    uint32_t a = p[3];
    if (a == 255) continue;
    // Red and blue share a word: bits 0-15 and 16-31.
    uint32_t rb = (p[0] | (uint32_t)p[2] << 16) * a + 0x00800080u;
    uint32_t g = p[1] * a + 0x80u;
    rb = (rb + ((rb >> 8) & 0x00FF00FFu)) >> 8;
    p[0] = (uint8_t)rb;
    p[1] = (uint8_t)((g + (g >> 8)) >> 8);
    p[2] = (uint8_t)(rb >> 16);
  }
}

/// Premultiplied to straight alpha: round(p * 255 / a). Components greater than alpha count as alpha.
///
/// One division per pixel: m = floor(2^32 / a) + 1 gives floor(n / a) = n * m >> 32 for every n < 2^16, since the
/// excess n * (m - 2^32 / a) / 2^32 stays below 2^-16, less than the 1 / a that could carry into the next integer.
static inline void tessera_unpremultiply(const uint8_t *pixels, uint8_t *out, size_t count) {
  memcpy(out, pixels, count * 4);
  for (uint8_t *p = out, *end = out + count * 4; p != end; p += 4) {
    uint32_t a = p[3];
    if (a == 255) continue;
    if (a == 0) {
      p[0] = p[1] = p[2] = 0;
      continue;
    }
    uint64_t m = 0x100000000u / a + 1;
    uint32_t half = a / 2;
    for (int k = 0; k < 3; k++) {
      uint32_t c = p[k] < a ? p[k] : a;
      p[k] = (uint8_t)((c * 255 + half) * m >> 32);
    }
  }
}

/// Whether a row repeats itself: at least 60 % of its pixels equal their left or upper neighbour.
///
/// Such a row deflates best unfiltered, because filters turn its long matches into varying differences.
static inline int tessera_row_repeats(const uint8_t *row, const uint8_t *above, size_t width) {
  if (above && memcmp(row, above, width * 4) == 0) return 1;
  const tessera_pixel *p = (const tessera_pixel *)row;
  const tessera_pixel *up = (const tessera_pixel *)above;
  size_t equal = 0;
  if (up) {
    equal = p[0] == up[0];
    for (size_t x = 1; x < width; x++) equal += (size_t)((p[x] == p[x - 1]) | (p[x] == up[x]));
  } else {
    for (size_t x = 1; x < width; x++) equal += p[x] == p[x - 1];
  }
  return equal * 5 >= width * 3;
}

// ---------------------------------------------------------------------------------------------- callbacks

static inline void tessera_png_on_error(png_structp png, png_const_charp message) {
  tessera_png *s = (tessera_png *)png_get_error_ptr(png);
  if (s->outcome == TESSERA_PNG_OK) s->outcome = TESSERA_PNG_DAMAGED;
  strncpy(s->message, message ? message : "", sizeof s->message - 1);
  png_longjmp(png, 1);
}

static inline void tessera_png_on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static inline void tessera_png_on_read(png_structp png, png_bytep bytes, size_t count) {
  tessera_png *s = (tessera_png *)png_get_io_ptr(png);
  if (count > s->inputCount - s->inputPosition) {
    s->outcome = TESSERA_PNG_TRUNCATED;
    png_error(png, "the file ends too early");
  }
  memcpy(bytes, s->input + s->inputPosition, count);
  s->inputPosition += count;
}

static inline void tessera_png_on_write(png_structp png, png_bytep bytes, size_t count) {
  tessera_png *s = (tessera_png *)png_get_io_ptr(png);
  if (count > s->outputCapacity - s->outputCount) {
    size_t capacity = (s->outputCount + count) * 2;
    uint8_t *grown = (uint8_t *)realloc(s->output, capacity);
    if (!grown) {
      s->outcome = TESSERA_PNG_NO_MEMORY;
      png_error(png, "out of memory");
    }
    s->output = grown;
    s->outputCapacity = capacity;
  }
  memcpy(s->output + s->outputCount, bytes, count);
  s->outputCount += count;
}

static inline void tessera_png_on_flush(png_structp png) { (void)png; }

// ---------------------------------------------------------------------------------------------- life

/// Frees all that the reader or writer holds. May be called in any state, also twice.
static inline void tessera_png_close(tessera_png *s) {
  if (s->isReader) {
    png_destroy_read_struct(&s->png, &s->info, NULL);
  } else {
    png_destroy_write_struct(&s->png, &s->info);
  }
  free(s->output);
  free(s->row);
  s->output = s->row = NULL;
}

static inline int tessera_png_create(tessera_png *s, int isReader) {
  s->isReader = isReader;
  s->png = isReader
             ? png_create_read_struct(PNG_LIBPNG_VER_STRING, s, tessera_png_on_error, tessera_png_on_warning)
             : png_create_write_struct(PNG_LIBPNG_VER_STRING, s, tessera_png_on_error, tessera_png_on_warning);
  s->info = s->png ? png_create_info_struct(s->png) : NULL;
  if (!s->info) s->outcome = TESSERA_PNG_NO_MEMORY;
  return s->outcome;
}

// ---------------------------------------------------------------------------------------------- reading

/// Chunks that cannot change the pixels we read: skipped, but their checksums count.
static const png_byte tessera_png_ignored[] =
  "bKGD\0cHRM\0eXIf\0gAMA\0hIST\0iCCP\0iTXt\0oFFs\0pCAL\0pHYs\0sBIT\0sCAL\0sPLT\0sRGB\0sTER\0tEXt\0tIME\0zTXt";

/// Opens a file and reads it up to its pixels.
TESSERA_PNG_CALL int tessera_png_open(tessera_png *s, const uint8_t *bytes, size_t count) {
  s->input = bytes;
  s->inputCount = count;
  if (tessera_png_create(s, 1) != TESSERA_PNG_OK) return s->outcome;
  if (setjmp(png_jmpbuf(s->png))) return s->outcome;
  png_set_read_fn(s->png, s, tessera_png_on_read);
  png_set_user_limits(s->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  // No limit on chunks: those that could be large are skipped unread.
  png_set_chunk_malloc_max(s->png, 0);
  png_set_crc_action(s->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_keep_unknown_chunks(
    s->png, PNG_HANDLE_CHUNK_NEVER, tessera_png_ignored, (int)(sizeof tessera_png_ignored / 5));
  png_read_info(s->png, s->info);
  return s->outcome;
}

/// Bits of one pixel as they stand in the file.
static inline uint32_t tessera_png_bits_per_pixel(tessera_png *s) {
  return (uint32_t)png_get_channels(s->png, s->info) * png_get_bit_depth(s->png, s->info);
}

/// Reads all rows as premultiplied RGBA8 into `width * height * 4` bytes, and the file to its end.
TESSERA_PNG_CALL int tessera_png_read_pixels(tessera_png *s, uint8_t *pixels) {
  if (setjmp(png_jmpbuf(s->png))) return s->outcome;
  size_t width = png_get_image_width(s->png, s->info), height = png_get_image_height(s->png, s->info);
  int hasAlpha = (png_get_color_type(s->png, s->info) & PNG_COLOR_MASK_ALPHA) != 0 ||
                 png_get_valid(s->png, s->info, PNG_INFO_tRNS) != 0;
  png_set_expand(s->png);
  png_set_scale_16(s->png);
  png_set_gray_to_rgb(s->png);
  png_set_add_alpha(s->png, 255, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(s->png);
  png_start_read_image(s->png);
  for (int pass = 0; pass < passes; pass++) {
    for (size_t y = 0; y < height; y++) {
      uint8_t *row = pixels + y * width * 4;
      png_read_row(s->png, row, NULL);
      if (hasAlpha && pass == passes - 1) tessera_premultiply(row, width);
    }
  }
  png_read_end(s->png, NULL);
  return s->outcome;
}

// ---------------------------------------------------------------------------------------------- writing

/// How hard the writer tries.
typedef struct {
  int level;
  int memoryLevel;
  int strategy;
  /// Filters tried on rows that do not repeat.
  int filters;
} tessera_png_effort;

TESSERA_PNG_CALL int tessera_png_create_writer(tessera_png *s) {
  if (tessera_png_create(s, 0) != TESSERA_PNG_OK) return s->outcome;
  if (setjmp(png_jmpbuf(s->png))) return s->outcome;
  png_set_write_fn(s->png, s, tessera_png_on_write, tessera_png_on_flush);
  png_set_user_limits(s->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  return s->outcome;
}

/// Adds a text to stand before the pixels: as iTXt when `isUTF8`, else as tEXt.
TESSERA_PNG_CALL int tessera_png_add_text(tessera_png *s, const char *key, const char *value, int isUTF8) {
  if (setjmp(png_jmpbuf(s->png))) return s->outcome;
  png_text text;
  memset(&text, 0, sizeof text);
  text.compression = isUTF8 ? PNG_ITXT_COMPRESSION_NONE : PNG_TEXT_COMPRESSION_NONE;
  text.key = (png_charp)key;
  text.text = (png_charp)value;
  png_set_text(s->png, s->info, &text, 1);
  return s->outcome;
}

/// A rectangle of a picture: `stride` bytes lie between the starts of its rows.
typedef struct {
  const uint8_t *pixels;
  size_t stride;
  size_t width;
  size_t height;
} tessera_png_part;

/// What the file holds: RGB when opaque, otherwise straight-alpha RGBA, converted unless no pixel needs it.
typedef struct {
  int isOpaque;
  int isStraight;
} tessera_png_alpha;

static inline void tessera_png_write_rows(
  tessera_png *s, tessera_png_part part, tessera_png_alpha alpha, int filters) {
  const uint8_t *above = NULL;
  for (size_t y = 0; y < part.height; y++) {
    const uint8_t *row = part.pixels + y * part.stride;
    png_set_filter(s->png, 0, tessera_row_repeats(row, above, part.width) ? PNG_FILTER_NONE : filters);
    if (alpha.isStraight) {
      png_write_row(s->png, row);
    } else {
      tessera_unpremultiply(row, s->row, part.width);
      png_write_row(s->png, s->row);
    }
    above = row;
  }
}

TESSERA_PNG_CALL int tessera_png_write_as(
  tessera_png *s, tessera_png_part part, tessera_png_alpha alpha, tessera_png_effort effort) {
  if (!alpha.isStraight) {
    s->row = (uint8_t *)malloc(part.width * 4);
    if (!s->row) return s->outcome = TESSERA_PNG_NO_MEMORY;
  }
  if (setjmp(png_jmpbuf(s->png))) return s->outcome;
  png_set_IHDR(
    s->png, s->info, (png_uint_32)part.width, (png_uint_32)part.height, 8,
    alpha.isOpaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
    PNG_FILTER_TYPE_DEFAULT);
  png_set_compression_level(s->png, effort.level);
  png_set_compression_mem_level(s->png, effort.memoryLevel);
  png_set_compression_strategy(s->png, effort.strategy);
  // Set before the first row so that libpng keeps the row above for the rows that need it.
  png_set_filter(s->png, 0, effort.filters);
  png_write_info(s->png, s->info);
  if (alpha.isOpaque) png_set_filler(s->png, 0, PNG_FILLER_AFTER);
  tessera_png_write_rows(s, part, alpha, effort.filters);
  png_write_end(s->png, s->info);
  return s->outcome;
}

/// Writes the whole file into `output`: RGB when opaque, straight-alpha RGBA otherwise.
TESSERA_PNG_CALL int tessera_png_write(
  tessera_png *s, const uint8_t *pixels, size_t width, size_t height, tessera_png_effort effort) {
  int isOpaque = tessera_pixels_are_opaque(pixels, width * height);
  tessera_png_part part = {pixels, width * 4, width, height};
  tessera_png_alpha alpha = {isOpaque, isOpaque};
  return tessera_png_write_as(s, part, alpha, effort);
}

/// Whether every pixel of a part is opaque.
static inline int tessera_part_is_opaque(tessera_png_part part) {
  for (size_t y = 0; y < part.height; y++) {
    if (!tessera_pixels_are_opaque(part.pixels + y * part.stride, part.width)) return 0;
  }
  return 1;
}

/// Writes a part of a picture as a file into `output`, with or without an alpha channel as the caller decides. Opaque
/// files drop the alpha of pixels that have one.
TESSERA_PNG_CALL int tessera_png_write_part(
  tessera_png *s, tessera_png_part part, int isOpaque, tessera_png_effort effort) {
  tessera_png_alpha alpha = {isOpaque, isOpaque || tessera_part_is_opaque(part)};
  return tessera_png_write_as(s, part, alpha, effort);
}

#include "bands.h"
