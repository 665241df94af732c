// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Pictures of other formats than PNG, and color profiles, for Swift. libjpeg reports errors by longjmp, which must never
// pass through a Swift frame: each function here does its whole job under its own setjmp and returns an outcome.
#ifndef TESSERA_PICTURES_H
#define TESSERA_PICTURES_H

#include <stddef.h>
#include <stdint.h>

enum tessera_picture_outcome {
  TESSERA_PICTURE_OK = 0,
  TESSERA_PICTURE_TRUNCATED = 1,
  TESSERA_PICTURE_DAMAGED = 2,
  TESSERA_PICTURE_NO_MEMORY = 3,
  TESSERA_PICTURE_NO_LIBRARY = 4,
  TESSERA_PICTURE_UNSUPPORTED = 5,
};

// ---------------------------------------------------------------------------------------------- JPEG

/// A JPEG file that is read, or one that is written.
typedef struct {
  const uint8_t *_Nullable bytes;
  size_t count;
  /// 1, 2, 4 or 8: the picture has this part of the file's columns and rows, rounded up.
  int reduction;
  /// Whether pixels are C M Y K as the file has them, else R G B 255.
  int isCMYK;
  /// Room for `width * height * 4` bytes, and the size that the file must have after the reduction.
  uint8_t *_Nullable pixels;
  size_t width, height;
  /// libjpeg's own words for a failure.
  char message[200];
} tessera_jpeg;

/// Reads all pixels. The accurate integer transform and smooth chroma, whose vector code gives the same bytes as the C code.
/// Damage in the coded data is an error; bytes that no one needs between segments are not.
int tessera_jpeg_read(tessera_jpeg *_Nonnull s);

/// Writes premultiplied pixels on white. `*file` is freed by tessera_picture_free(). `quality` is 1...100.
int tessera_jpeg_write(
  tessera_jpeg *_Nonnull s, const uint8_t *_Nonnull pixels, int quality, uint8_t *_Nullable *_Nonnull file,
  size_t *_Nonnull fileCount);

void tessera_picture_free(uint8_t *_Nullable file);

// ---------------------------------------------------------------------------------------------- GIF

/// Unpacks LZW codes from sub-blocks (a count and that many bytes, again and again, ended by a count of 0) into indices of
/// colors. Gives how many indices were found, at most `room`.
size_t tessera_gif_unpack(
  const uint8_t *_Nonnull blocks, size_t count, int codeSize, uint8_t *_Nonnull indices, size_t room);

/// A frame of a GIF file, which is put on a canvas where it covers it.
typedef struct {
  const uint8_t *_Nullable indices;
  size_t x, y, width, height;
  int isInterlaced;
  /// 256 pixels, R G B A in memory; the index that leaves the canvas as it is, or -1.
  const uint8_t *_Nullable colors;
  int transparent;
} tessera_gif_frame;

void tessera_gif_put(
  uint8_t *_Nonnull canvas, size_t canvasWidth, size_t canvasHeight, const tessera_gif_frame *_Nonnull frame);

// ---------------------------------------------------------------------------------------------- pixels

/// Straight to premultiplied alpha in place: round(c * a / 255), the division exact by shifts.
void tessera_premultiply(uint8_t *_Nonnull pixels, size_t count);

/// Turns C M Y K into R G B 255 in place, without a profile: R = (255 - C) * (255 - K) / 255. `isInverted`: 255 is no ink.
void tessera_cmyk_to_rgb(uint8_t *_Nonnull pixels, size_t count, int isInverted);

/// Writes a picture turned: `turns` exchanges columns and rows, then columns and rows may be mirrored.
void tessera_turn(
  const uint8_t *_Nonnull source, size_t width, size_t height, int turns, int mirrorsX, int mirrorsY,
  uint8_t *_Nonnull target);

// ---------------------------------------------------------------------------------------------- color

enum tessera_color_model {
  TESSERA_MODEL_GRAY = 1,
  TESSERA_MODEL_RGB = 2,
  TESSERA_MODEL_CMYK = 3,
  /// 255 is no ink, as Adobe writes it into JPEG files.
  TESSERA_MODEL_CMYK_INVERTED = 4,
};

/// How a profile's colors become sRGB. NULL for a profile that is damaged or not for this model.
typedef struct tessera_color tessera_color;

tessera_color *_Nullable tessera_color_of_profile(const uint8_t *_Nonnull profile, size_t count, int model);

/// Colors of a PNG file: `gamma` is the exponent of its samples times 100,000; `xy` are white, red, green and blue, each x
/// and y times 100,000, or NULL for those of sRGB.
tessera_color *_Nullable tessera_color_of_gamma(uint32_t gamma, const uint32_t *_Nullable xy);

/// Whether nothing has to be done, because the profile is that of sRGB.
int tessera_color_is_srgb(const tessera_color *_Nonnull color);

/// Converts straight pixels of four bytes in place; the alpha of models with three components or fewer stays.
void tessera_color_convert(const tessera_color *_Nonnull color, uint8_t *_Nonnull pixels, size_t count);

void tessera_color_free(tessera_color *_Nullable color);

// ---------------------------------------------------------------------------------------------- HEIC

/// A HEIC file that is read by the system's libheif, which is looked for when the first one comes.
typedef struct {
  const uint8_t *_Nullable bytes;
  size_t count;
  /// Files of larger pictures are refused with their size here.
  size_t maximumPixels;
  size_t width, height;
  /// Straight pixels (malloc).
  uint8_t *_Nullable pixels;
  /// The color profile (malloc), if any.
  uint8_t *_Nullable profile;
  size_t profileCount;
  char message[200];
} tessera_heic;

/// Reads the size alone when `onlySize`.
int tessera_heic_read(tessera_heic *_Nonnull s, int onlySize);

// ---------------------------------------------------------------------------------------------- BMP

/// The pixels of a BMP file.
typedef struct {
  /// From the first pixel to the end of the file.
  const uint8_t *_Nullable bytes;
  size_t count;
  size_t width, height;
  /// 1, 4, 8, 16, 24 or 32.
  int bits;
  /// Runs and skips (8 or 4 bits).
  int isRunLength;
  int isTopDown;
  /// Of 16 and 32 bits: where red, green, blue and alpha are. Nothing for alpha is opaque.
  uint32_t masks[4];
  /// 256 pixels.
  const uint8_t *_Nullable colors;
  /// Room for `width * height * 4` bytes: straight R G B A.
  uint8_t *_Nullable pixels;
} tessera_bmp;

/// Reads all pixels. What runs leave out has the first color.
int tessera_bmp_read(const tessera_bmp *_Nonnull s);

// ---------------------------------------------------------------------------------------------- TIFF

/// A TIFF file that is read by the system's libtiff, which is looked for when the first one comes.
typedef struct {
  const uint8_t *_Nullable bytes;
  size_t count;
  /// What libtiff may take at once, where it is new enough (4.5) to be told.
  size_t mostMemory;
  size_t width, height;
  int orientation;
  int hasAlpha;
  /// The color profile (malloc), if any.
  uint8_t *_Nullable profile;
  size_t profileCount;
  /// Room for premultiplied pixels of the size that is given, or NULL to read the header alone.
  uint8_t *_Nullable pixels;
  char message[200];
} tessera_tiff;

/// Reads the first picture of a file.
int tessera_tiff_read(tessera_tiff *_Nonnull s);

#endif
