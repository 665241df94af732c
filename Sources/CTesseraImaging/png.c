// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Wraps libpng. Every call is guarded by setjmp.
#include "png_private.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// ---------------------------------------------------------------------------------------------- callbacks

static void tessera_png_on_error(png_structp png, png_const_charp message) {
  tessera_png *s = (tessera_png *)png_get_error_ptr(png);
  if (s->outcome == TESSERA_PNG_OK) s->outcome = TESSERA_PNG_DAMAGED;
  strncpy(s->message, message ? message : "", sizeof s->message - 1);
  png_longjmp(png, 1);
}

static void tessera_png_on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void tessera_png_on_read(png_structp png, png_bytep bytes, size_t count) {
  tessera_png *s = (tessera_png *)png_get_io_ptr(png);
  if (count > s->inputCount - s->inputPosition) {
    s->outcome = TESSERA_PNG_TRUNCATED;
    png_error(png, "the file ends too early");
  }
  memcpy(bytes, s->input + s->inputPosition, count);
  s->inputPosition += count;
}

static void tessera_png_on_write(png_structp png, png_bytep bytes, size_t count) {
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

static void tessera_png_on_flush(png_structp png) { (void)png; }

// ---------------------------------------------------------------------------------------------- lifecycle

void tessera_png_close(tessera_png *s) {
  if (s->isReader) {
    png_destroy_read_struct(&s->png, &s->info, NULL);
  } else {
    png_destroy_write_struct(&s->png, &s->info);
  }
  free(s->output);
  free(s->row);
  s->output = s->row = NULL;
}

static int tessera_png_create(tessera_png *s, int isReader) {
  s->isReader = isReader;
  s->png = isReader
             ? png_create_read_struct(PNG_LIBPNG_VER_STRING, s, tessera_png_on_error, tessera_png_on_warning)
             : png_create_write_struct(PNG_LIBPNG_VER_STRING, s, tessera_png_on_error, tessera_png_on_warning);
  s->info = s->png ? png_create_info_struct(s->png) : NULL;
  if (!s->info) s->outcome = TESSERA_PNG_NO_MEMORY;
  return s->outcome;
}

// ---------------------------------------------------------------------------------------------- reading

/// The chunks that cannot affect the decoded pixels. They are skipped, but their checksums are verified.
static const png_byte tessera_png_ignored[] =
  "bKGD\0cHRM\0eXIf\0gAMA\0hIST\0iCCP\0iTXt\0oFFs\0pCAL\0pHYs\0sBIT\0sCAL\0sPLT\0sRGB\0sTER\0tEXt\0tIME\0zTXt";

int tessera_png_open(tessera_png *s, const uint8_t *bytes, size_t count) {
  s->input = bytes;
  s->inputCount = count;
  if (tessera_png_create(s, 1) != TESSERA_PNG_OK) return s->outcome;
  if (setjmp(png_jmpbuf(s->png))) return s->outcome;
  png_set_read_fn(s->png, s, tessera_png_on_read);
  png_set_user_limits(s->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  // Chunk sizes are not limited because large chunks are skipped without being read.
  png_set_chunk_malloc_max(s->png, 0);
  png_set_crc_action(s->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_keep_unknown_chunks(
    s->png, PNG_HANDLE_CHUNK_NEVER, tessera_png_ignored, (int)(sizeof tessera_png_ignored / 5));
  png_read_info(s->png, s->info);
  return s->outcome;
}

uint32_t tessera_png_bits_per_pixel(tessera_png *s) {
  return (uint32_t)png_get_channels(s->png, s->info) * png_get_bit_depth(s->png, s->info);
}

int tessera_png_read_pixels(tessera_png *s, uint8_t *pixels, int isStraight) {
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
      if (hasAlpha && !isStraight && pass == passes - 1) tessera_premultiply(row, width);
    }
  }
  png_read_end(s->png, NULL);
  return s->outcome;
}

// ---------------------------------------------------------------------------------------------- writing

int tessera_png_create_writer(tessera_png *s) {
  if (tessera_png_create(s, 0) != TESSERA_PNG_OK) return s->outcome;
  if (setjmp(png_jmpbuf(s->png))) return s->outcome;
  png_set_write_fn(s->png, s, tessera_png_on_write, tessera_png_on_flush);
  png_set_user_limits(s->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  return s->outcome;
}

int tessera_png_add_text(tessera_png *s, const char *key, const char *value, int isUTF8) {
  if (setjmp(png_jmpbuf(s->png))) return s->outcome;
  png_text text;
  memset(&text, 0, sizeof text);
  text.compression = isUTF8 ? PNG_ITXT_COMPRESSION_NONE : PNG_TEXT_COMPRESSION_NONE;
  text.key = (png_charp)key;
  text.text = (png_charp)value;
  png_set_text(s->png, s->info, &text, 1);
  return s->outcome;
}

/// The file is RGB if `isOpaque`, otherwise RGBA with straight alpha. If `isStraight`, the source pixels already have
/// straight alpha.
typedef struct {
  int isOpaque;
  int isStraight;
} tessera_png_alpha;

static void tessera_png_write_rows(
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

static int tessera_png_write_as(
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
  // Set before the first row so that libpng retains the previous row for filters that require it.
  png_set_filter(s->png, 0, effort.filters);
  png_write_info(s->png, s->info);
  if (alpha.isOpaque) png_set_filler(s->png, 0, PNG_FILLER_AFTER);
  tessera_png_write_rows(s, part, alpha, effort.filters);
  png_write_end(s->png, s->info);
  return s->outcome;
}

int tessera_png_write(
  tessera_png *s, const uint8_t *pixels, size_t width, size_t height, tessera_png_effort effort) {
  int isOpaque = tessera_pixels_are_opaque(pixels, width * height);
  tessera_png_part part = {pixels, width * 4, width, height};
  tessera_png_alpha alpha = {isOpaque, isOpaque};
  return tessera_png_write_as(s, part, alpha, effort);
}

int tessera_png_write_part(
  tessera_png *s, tessera_png_part part, int isOpaque, tessera_png_effort effort) {
  tessera_png_alpha alpha = {isOpaque, isOpaque || tessera_part_is_opaque(part)};
  return tessera_png_write_as(s, part, alpha, effort);
}

int tessera_png_write_palette_head(
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

int tessera_png_write_head(tessera_png *s, size_t width, size_t height, int isOpaque) {
  if (setjmp(png_jmpbuf(s->png))) return s->outcome;
  png_set_IHDR(
    s->png, s->info, (png_uint_32)width, (png_uint_32)height, 8, isOpaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA,
    PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(s->png, s->info);
  return s->outcome;
}

int tessera_png_write_packed(tessera_png *s, const tessera_png_packed *packed) {
  if (setjmp(png_jmpbuf(s->png))) return s->outcome;
  png_write_chunk(s->png, (png_const_bytep) "IDAT", packed->bytes, packed->count);
  png_write_chunk(s->png, (png_const_bytep) "IEND", NULL, 0);
  return s->outcome;
}

int tessera_png_write_tail(tessera_png *s, uLong adler) {
  if (setjmp(png_jmpbuf(s->png))) return s->outcome;
  // An empty final deflate block.
  uint8_t end[6] = {0x03, 0x00};
  tessera_put_number(end + 2, (uint32_t)adler);
  png_write_chunk(s->png, (png_const_bytep) "IDAT", end, 6);
  png_write_chunk(s->png, (png_const_bytep) "IEND", NULL, 0);
  return s->outcome;
}
