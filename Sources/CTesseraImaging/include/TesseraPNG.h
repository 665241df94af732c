// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// PNG files for Swift. libpng reports errors by longjmp, which must never pass through a Swift frame. So every function
// here that calls libpng does its whole job (header, all rows, end) under its own setjmp and returns an outcome. The
// callbacks that libpng calls are also C. The few pixel loops use wide words because debug builds do not optimize them.
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

/// A libpng reader or writer. Initialize it with zeros, and free it with tessera_png_close().
typedef struct {
  png_structp png;
  png_infop info;
  int isReader;
  int outcome;
  /// libpng's message for the failure.
  char message[128];
  /// Reader: the file and the current position.
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

/// A rectangle of a picture; `stride` is the number of bytes from row to row.
typedef struct {
  const uint8_t *pixels;
  size_t stride;
  size_t width;
  size_t height;
} tessera_png_part;

/// The compression settings of the writer.
typedef struct {
  int level;
  int memoryLevel;
  int strategy;
  /// The filters tried on rows that do not repeat.
  int filters;
} tessera_png_effort;

// ---------------------------------------------------------------------------------------------- pixels

/// Whether the alpha byte of every pixel is 255.
int tessera_pixels_are_opaque(const uint8_t *pixels, size_t count);

/// Whether every pixel of a part is opaque.
int tessera_part_is_opaque(tessera_png_part part);

/// Converts premultiplied to straight alpha: round(p * 255 / a). Components greater than alpha are clamped to alpha.
void tessera_unpremultiply(const uint8_t *pixels, uint8_t *out, size_t count);

/// Decompresses at most `room` bytes of a zlib stream. Returns their number.
size_t tessera_inflate(const uint8_t *packed, size_t count, uint8_t *bytes, size_t room);

// ---------------------------------------------------------------------------------------------- reading

/// Opens a file and reads it up to its pixels.
int tessera_png_open(tessera_png *s, const uint8_t *bytes, size_t count);

/// Returns the number of bits of a pixel in the file.
uint32_t tessera_png_bits_per_pixel(tessera_png *s);

/// Reads all rows as RGBA8 into `width * height * 4` bytes, premultiplied or with straight alpha, and the file to its end.
int tessera_png_read_pixels(tessera_png *s, uint8_t *pixels, int isStraight);

/// Frees the resources of the reader or writer. Allowed in any state, even twice.
void tessera_png_close(tessera_png *s);

// ---------------------------------------------------------------------------------------------- writing

int tessera_png_create_writer(tessera_png *s);

/// Adds a text before the pixels: as iTXt if `isUTF8`, otherwise as tEXt.
int tessera_png_add_text(tessera_png *s, const char *key, const char *value, int isUTF8);

/// Writes the whole file into `output`: RGB if opaque, straight-alpha RGBA otherwise.
int tessera_png_write(
    tessera_png *s, const uint8_t *pixels, size_t width, size_t height, tessera_png_effort effort);

/// Writes a part of a picture as a file into `output`. The caller decides whether the file has an alpha channel; opaque files
/// drop any alpha.
int tessera_png_write_part(
  tessera_png *s, tessera_png_part part, int isOpaque, tessera_png_effort effort);

/// Writes everything before the pixels into `output`: signature, header and texts.
int tessera_png_write_head(tessera_png *s, size_t width, size_t height, int isOpaque);

/// Writes everything before the indices of a palette picture: `colors` has `count` colors of four bytes.
int tessera_png_write_palette_head(
  tessera_png *s, size_t width, size_t height, const uint8_t *colors, int count);

/// Writes the end of the deflated rows, with their checksum, and of the file.
int tessera_png_write_tail(tessera_png *s, uLong adler);

// ---------------------------------------------------------------------------------------------- small files

/// A whole zlib stream. The caller frees `bytes`.
typedef struct {
  uint8_t *bytes;
  size_t count;
} tessera_png_packed;

/// Whether a picture can be compressed in one piece: its rows take less than 256 MiB.
int tessera_png_small_fits(size_t width, size_t height);

/// Filters each row of a picture adaptively and deflates them in one piece with libdeflate.
int tessera_png_pack_small(tessera_png_part part, int isOpaque, tessera_png_packed *packed);

/// Writes the pixels from `tessera_png_pack_small` and the end of the file.
int tessera_png_write_packed(tessera_png *s, const tessera_png_packed *packed);

// ---------------------------------------------------------------------------------------------- bands
//
// Files in bands: every few rows are filtered and deflated independently and form one IDAT chunk, so that most chunks can be
// reused if a picture resembles the previous one. A chunk depends only on its rows.

/// An IDAT chunk with its length and checksum. Initialize it with zeros, and free it with tessera_band_free().
typedef struct {
  uint8_t *chunk;
  size_t count;
  size_t capacity;
  /// The checksum of the filtered rows, and their number of bytes.
  uLong adler;
  long rawCount;
} tessera_band;

/// Writes the filtered rows of a part of a picture, each after its filter byte, as RGB or as RGBA: `height * (width * 3 + 1)`
/// or `height * (width * 4 + 1)` bytes, plus up to 16 bytes of overrun.
void tessera_png_rows(tessera_png_part part, int isOpaque, uint8_t *out);

/// The reusable state of `tessera_quick_deflate`.
typedef struct tessera_quick tessera_quick;

/// Returns NULL if out of memory.
tessera_quick *tessera_quick_create(void);

void tessera_quick_free(tessera_quick *q);

/// Deflates rows, which must be followed by 16 more bytes, without zlib's header and checksum. Searches for repetitions on the
/// left and above, which cover most of a screen: takes a fifth of the time of zlib's level 1 on screens, with smaller files.
///
/// `row` is the number of bytes of a row including its filter byte, `pixel` that of a pixel: 1, 3 or 4. Every piece except the
/// last of its stream ends on a whole byte. Returns the number of bytes written, or 0 if `room` is too small; twice `count`
/// plus half a megabyte is always enough.
size_t tessera_quick_deflate(
  tessera_quick *q, const uint8_t *bytes, size_t count, size_t row, size_t pixel, int isLast, uint8_t *out,
  size_t room);

/// Deflates bands one after the other. Initialize it with zeros, and free it with tessera_deflater_close().
typedef struct {
  tessera_quick *quick;
  /// The rows of a band, and their compressed bytes.
  uint8_t *rows;
  uint8_t *packed;
  /// The capacities of `rows` and `packed`, in bytes.
  size_t count;
  size_t room;
} tessera_deflater;

/// Allocates buffers for bands of up to `count` bytes of rows including their filter bytes.
int tessera_deflater_open(tessera_deflater *d, size_t count);

void tessera_deflater_close(tessera_deflater *d);

/// Encodes the chunk of a part of a picture, as RGB or as RGBA. The first band contains the header of the zlib stream.
int tessera_band_make(
  tessera_deflater *d, tessera_band *band, tessera_png_part part, int isOpaque, int hasHeader);

/// Encodes the chunk of rows that already have their filter bytes, followed by 16 more bytes: `row` bytes per row, `pixel`
/// bytes per pixel.
int tessera_band_make_raw(
  tessera_deflater *d, tessera_band *band, const uint8_t *rows, size_t count, size_t row, size_t pixel, int hasHeader);

void tessera_band_free(tessera_band *band);

#endif
