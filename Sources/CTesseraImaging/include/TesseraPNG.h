// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// PNG files for Swift. libpng reports errors by longjmp, which must never pass through a Swift frame. So every function
// here that calls libpng does its whole job (header, all rows, end) under its own setjmp and returns an outcome. The
// callbacks that libpng calls in between are C as well. The few loops over pixels are written with wide words because debug
// builds do not optimize them.
#ifndef TESSERA_PNG_H
#define TESSERA_PNG_H

#include <png.h>
#include <stddef.h>
#include <stdint.h>
#include <zlib.h>

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

/// A rectangle of a picture: `stride` bytes lie between the starts of its rows.
typedef struct {
  const uint8_t *pixels;
  size_t stride;
  size_t width;
  size_t height;
} tessera_png_part;

/// How hard the writer tries.
typedef struct {
  int level;
  int memoryLevel;
  int strategy;
  /// Filters tried on rows that do not repeat.
  int filters;
} tessera_png_effort;

// ---------------------------------------------------------------------------------------------- pixels

/// Whether the alpha byte of every pixel is 255.
int tessera_pixels_are_opaque(const uint8_t *pixels, size_t count);

/// Whether every pixel of a part is opaque.
int tessera_part_is_opaque(tessera_png_part part);

/// Premultiplied to straight alpha: round(p * 255 / a). Components greater than alpha count as alpha.
void tessera_unpremultiply(const uint8_t *pixels, uint8_t *out, size_t count);

/// The first bytes of a zlib stream, at most `room`; gives how many there are.
size_t tessera_inflate(const uint8_t *packed, size_t count, uint8_t *bytes, size_t room);

// ---------------------------------------------------------------------------------------------- reading

/// Opens a file and reads it up to its pixels.
int tessera_png_open(tessera_png *s, const uint8_t *bytes, size_t count);

/// Bits of one pixel as they stand in the file.
uint32_t tessera_png_bits_per_pixel(tessera_png *s);

/// Reads all rows as RGBA8 into `width * height * 4` bytes, premultiplied or with straight alpha, and the file to its end.
int tessera_png_read_pixels(tessera_png *s, uint8_t *pixels, int isStraight);

/// Frees all that the reader or writer holds. May be called in any state, also twice.
void tessera_png_close(tessera_png *s);

// ---------------------------------------------------------------------------------------------- writing

int tessera_png_create_writer(tessera_png *s);

/// Adds a text to stand before the pixels: as iTXt when `isUTF8`, else as tEXt.
int tessera_png_add_text(tessera_png *s, const char *key, const char *value, int isUTF8);

/// Writes the whole file into `output`: RGB when opaque, straight-alpha RGBA otherwise.
int tessera_png_write(
    tessera_png *s, const uint8_t *pixels, size_t width, size_t height, tessera_png_effort effort);

/// Writes a part of a picture as a file into `output`, with or without an alpha channel as the caller decides. Opaque
/// files drop the alpha of pixels that have one.
int tessera_png_write_part(
  tessera_png *s, tessera_png_part part, int isOpaque, tessera_png_effort effort);

/// Writes what comes before the pixels into `output`: signature, header and texts.
int tessera_png_write_head(tessera_png *s, size_t width, size_t height, int isOpaque);

/// Writes what comes before the indices of a picture with a palette: `colors` has `count` colors of four bytes.
int tessera_png_write_palette_head(
  tessera_png *s, size_t width, size_t height, const uint8_t *colors, int count);

/// Writes the end of the deflated rows, whose checksum it takes, and of the file.
int tessera_png_write_tail(tessera_png *s, uLong adler);

// ---------------------------------------------------------------------------------------------- small files

/// A whole zlib stream. The caller frees `bytes`.
typedef struct {
  uint8_t *bytes;
  size_t count;
} tessera_png_packed;

/// Whether a picture can be packed in one piece: its rows take less than 256 MiB.
int tessera_png_small_fits(size_t width, size_t height);

/// Filters the rows of a picture, each as suits what it holds, and deflates them in one piece by libdeflate.
int tessera_png_pack_small(tessera_png_part part, int isOpaque, tessera_png_packed *packed);

/// Writes the pixels that `tessera_png_pack_small` packed, and the end of the file.
int tessera_png_write_packed(tessera_png *s, const tessera_png_packed *packed);

// ---------------------------------------------------------------------------------------------- bands
//
// Files in bands: every few rows are filtered and deflated on their own and make one IDAT chunk, so that of a picture that
// is much like the last one most chunks need not be made again. What a chunk holds depends on its rows alone.

/// One IDAT chunk with its length and checksum. Start from all zeros, end with tessera_band_free().
typedef struct {
  uint8_t *chunk;
  size_t count;
  size_t capacity;
  /// The checksum of the filtered rows, and their bytes.
  uLong adler;
  long rawCount;
} tessera_band;

/// Writes the rows of a part of a picture as a PNG file holds them before they are deflated, each behind the number of its filter,
/// as RGB or as RGBA: `height * (width * 3 + 1)` or `height * (width * 4 + 1)` bytes, and up to 16 bytes too many.
void tessera_png_rows(tessera_png_part part, int isOpaque, uint8_t *out);

/// What `tessera_quick_deflate` keeps from one picture to the next.
typedef struct tessera_quick tessera_quick;

/// Null without memory.
tessera_quick *tessera_quick_create(void);

void tessera_quick_free(tessera_quick *q);

/// Deflates rows, which are followed by 16 bytes more, without zlib's head and checksum. It looks left and above for what repeats,
/// as most of a screen does: a fifth of the time of zlib's level 1 on screens, and smaller files.
///
/// `row` is the bytes of a row with its filter's number, `pixel` those of a pixel, 1, 3 or 4. What is not the last piece of its
/// stream ends on a whole byte. Returns the bytes written; 0 if `room` is too small, for which twice `count` and half a megabyte
/// always are enough.
size_t tessera_quick_deflate(
  tessera_quick *q, const uint8_t *bytes, size_t count, size_t row, size_t pixel, int isLast, uint8_t *out,
  size_t room);

/// Deflates bands one after the other. Start from all zeros, end with tessera_deflater_close().
typedef struct {
  tessera_quick *quick;
  /// The rows of a band, and what they become.
  uint8_t *rows;
  uint8_t *packed;
  /// Bytes of rows that there is room for, and of what they become.
  size_t count;
  size_t room;
} tessera_deflater;

/// Makes room for bands of up to `count` bytes of rows with the numbers of their filters.
int tessera_deflater_open(tessera_deflater *d, size_t count);

void tessera_deflater_close(tessera_deflater *d);

/// Makes the chunk of a part of a picture, as RGB or as RGBA. The first band has the header of the zlib stream.
int tessera_band_make(
  tessera_deflater *d, tessera_band *band, tessera_png_part part, int isOpaque, int hasHeader);

/// Makes the chunk of rows that are as the file has them, with their filter bytes, followed by 16 bytes more: `row` bytes each, of
/// `pixel` bytes a pixel.
int tessera_band_make_raw(
  tessera_deflater *d, tessera_band *band, const uint8_t *rows, size_t count, size_t row, size_t pixel, int hasHeader);

void tessera_band_free(tessera_band *band);

#endif
