// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// PNG files for Swift. libpng reports errors with longjmp, which must never jump across a Swift frame. Therefore,
// every function here that calls libpng does its complete work (header, all rows, end) guarded by its own setjmp call
// and returns a result code. The callbacks for libpng are also written in C. The few pixel loops use wide words
// because debug builds don't optimize them.
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

/// A libpng reader or writer. Initialize it to zeros, and free it with tessera_png_close().
typedef struct {
  png_structp png;
  png_infop info;
  int isReader;
  int outcome;
  /// libpng's error message.
  char message[128];
  /// For a reader: the file and the current position.
  const uint8_t *input;
  size_t inputCount;
  size_t inputPosition;
  /// For a writer: the bytes written so far, allocated with malloc.
  uint8_t *output;
  size_t outputCount;
  size_t outputCapacity;
  /// For a writer: one row of straight-alpha pixels, allocated with malloc.
  uint8_t *row;
} tessera_png;

/// A rectangle of an image. `stride` is the distance between rows, in bytes.
typedef struct {
  const uint8_t *pixels;
  size_t stride;
  size_t width;
  size_t height;
} tessera_png_part;

/// The writer's compression settings.
typedef struct {
  int level;
  int memoryLevel;
  int strategy;
  /// The filters that are tried on rows that aren't repetitive.
  int filters;
} tessera_png_effort;

// ---------------------------------------------------------------------------------------------- pixels

/// Whether the alpha byte of every pixel is 255.
int tessera_pixels_are_opaque(const uint8_t *pixels, size_t count);

/// Whether every pixel in a part is opaque.
int tessera_part_is_opaque(tessera_png_part part);

/// Converts premultiplied to straight alpha: round(p * 255 / a). Components greater than alpha are clamped to alpha.
void tessera_unpremultiply(const uint8_t *pixels, uint8_t *out, size_t count);

/// Decompresses at most `room` bytes of a zlib stream. Returns the number of decompressed bytes.
size_t tessera_inflate(const uint8_t *packed, size_t count, uint8_t *bytes, size_t room);

// ---------------------------------------------------------------------------------------------- reading

/// Opens a file and reads it up to the start of the pixels.
int tessera_png_open(tessera_png *s, const uint8_t *bytes, size_t count);

/// Returns the number of bits per pixel in the file.
uint32_t tessera_png_bits_per_pixel(tessera_png *s);

/// Reads all rows as premultiplied or straight RGBA8 into `pixels`, which has room for `width * height * 4` bytes,
/// and then reads the rest of the file.
int tessera_png_read_pixels(tessera_png *s, uint8_t *pixels, int isStraight);

/// Frees the resources of a reader or writer. Can be called in any state, including repeatedly.
void tessera_png_close(tessera_png *s);

// ---------------------------------------------------------------------------------------------- writing

int tessera_png_create_writer(tessera_png *s);

/// Adds a text chunk before the pixels: iTXt if `isUTF8`, otherwise tEXt.
int tessera_png_add_text(tessera_png *s, const char *key, const char *value, int isUTF8);

/// Writes a complete file to `output`: RGB if the pixels are opaque, otherwise straight-alpha RGBA.
int tessera_png_write(
    tessera_png *s, const uint8_t *pixels, size_t width, size_t height, tessera_png_effort effort);

/// Writes a part of an image as a complete file to `output`. The caller decides whether the file has an alpha
/// channel; alpha is dropped from opaque files.
int tessera_png_write_part(
  tessera_png *s, tessera_png_part part, int isOpaque, tessera_png_effort effort);

/// Writes everything before the pixels to `output`: signature, header and text chunks.
int tessera_png_write_head(tessera_png *s, size_t width, size_t height, int isOpaque);

/// Writes everything before the indices of a palette image. `colors` contains `count` colors of four bytes each.
int tessera_png_write_palette_head(
  tessera_png *s, size_t width, size_t height, const uint8_t *colors, int count);

/// Writes the end of the deflated rows with their checksum, followed by the end of the file.
int tessera_png_write_tail(tessera_png *s, uLong adler);

// ---------------------------------------------------------------------------------------------- small files

/// A complete zlib stream. The caller frees `bytes`.
typedef struct {
  uint8_t *bytes;
  size_t count;
} tessera_png_packed;

/// Whether an image can be compressed as a single stream, which requires that its rows take less than 256 MiB.
int tessera_png_small_fits(size_t width, size_t height);

/// Filters each row of an image adaptively and deflates all rows as a single stream with libdeflate.
int tessera_png_pack_small(tessera_png_part part, int isOpaque, tessera_png_packed *packed);

/// Writes the pixels that `tessera_png_pack_small` compressed, followed by the end of the file.
int tessera_png_write_packed(tessera_png *s, const tessera_png_packed *packed);

// ---------------------------------------------------------------------------------------------- bands
//
// PNG files in bands: each group of a few rows is filtered and deflated independently and forms one IDAT chunk. A
// chunk depends only on its rows, so most chunks can be reused if an image resembles the previous image.

/// An IDAT chunk with its length and checksum. Initialize it to zeros, and free it with tessera_band_free().
typedef struct {
  uint8_t *chunk;
  size_t count;
  size_t capacity;
  /// The checksum of the filtered rows, and their size in bytes.
  uLong adler;
  long rawCount;
} tessera_band;

/// Writes the filtered rows of an image part as RGB or RGBA, with the filter byte before each row. Requires space for
/// `height * (width * 3 + 1)` or `height * (width * 4 + 1)` bytes, and for 16 more bytes, which may be overwritten.
void tessera_png_rows(tessera_png_part part, int isOpaque, uint8_t *out);

/// The reusable state of `tessera_quick_deflate`.
typedef struct tessera_quick tessera_quick;

/// Creates the state. Returns NULL if there is not enough memory.
tessera_quick *tessera_quick_create(void);

void tessera_quick_free(tessera_quick *q);

/// Deflates rows without zlib's header and checksum. 16 readable bytes must follow the rows. Searches for repetitions
/// to the left and above, which cover most of a screen. On screens, this takes a fifth of the time of zlib's level 1
/// and produces smaller files.
///
/// `row` is the size of a row in bytes, including the filter byte; `pixel` is the size of a pixel: 1, 3 or 4. All
/// segments of a stream except the last one end at a byte boundary. Returns the number of bytes written, or 0 if
/// `room` is too small. A `room` of twice `count` plus half a megabyte is always sufficient.
size_t tessera_quick_deflate(
  tessera_quick *q, const uint8_t *bytes, size_t count, size_t row, size_t pixel, int isLast, uint8_t *out,
  size_t room);

/// A compressor for consecutive bands. Initialize it to zeros, and free it with tessera_deflater_close().
typedef struct {
  tessera_quick *quick;
  /// The rows of a band and their compressed bytes.
  uint8_t *rows;
  uint8_t *packed;
  /// The capacities of `rows` and `packed`, in bytes.
  size_t count;
  size_t room;
} tessera_deflater;

/// Allocates buffers for bands of up to `count` bytes, including the filter bytes.
int tessera_deflater_open(tessera_deflater *d, size_t count);

void tessera_deflater_close(tessera_deflater *d);

/// Encodes an image part as a chunk, in RGB or RGBA. The first band contains the zlib stream's header.
int tessera_band_make(
  tessera_deflater *d, tessera_band *band, tessera_png_part part, int isOpaque, int hasHeader);

/// Encodes rows that already contain their filter bytes as a chunk. 16 readable bytes must follow the rows. `row` is
/// the size of a row and `pixel` the size of a pixel, in bytes.
int tessera_band_make_raw(
  tessera_deflater *d, tessera_band *band, const uint8_t *rows, size_t count, size_t row, size_t pixel, int hasHeader);

void tessera_band_free(tessera_band *band);

#endif
