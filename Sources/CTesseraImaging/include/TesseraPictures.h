// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Picture formats other than PNG, and color profiles, for Swift. libjpeg reports errors by longjmp, which must never pass
// through a Swift frame: each function here does its whole job under its own setjmp and returns an outcome.
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

/// A JPEG file to read or write.
typedef struct {
  const uint8_t *_Nullable bytes;
  size_t count;
  /// The divisor of the file's width and height, rounded up: 1, 2, 4 or 8.
  int reduction;
  /// Whether pixels are CMYK as stored in the file; otherwise they are R G B 255.
  int isCMYK;
  /// A buffer of `width * height * 4` bytes, and the required size of the picture after the reduction.
  uint8_t *_Nullable pixels;
  size_t width, height;
  /// libjpeg's message for a failure.
  char message[200];
} tessera_jpeg;

/// Reads all pixels with the accurate integer transform and smooth chroma, whose vector code gives the same bytes as the C
/// code. Damage in the coded data is an error; stray bytes between segments are not.
int tessera_jpeg_read(tessera_jpeg *_Nonnull s);

/// Writes premultiplied pixels, blended with white. Free `*file` with tessera_picture_free(). `quality` is in 1...100.
int tessera_jpeg_write(
  tessera_jpeg *_Nonnull s, const uint8_t *_Nonnull pixels, int quality, uint8_t *_Nullable *_Nonnull file,
  size_t *_Nonnull fileCount);

void tessera_picture_free(uint8_t *_Nullable file);

// ---------------------------------------------------------------------------------------------- GIF

/// Decodes LZW codes from sub-blocks (each a count and that many bytes; a count of 0 ends them) into color indices. Returns the
/// number of indices, at most `room`.
size_t tessera_gif_unpack(
  const uint8_t *_Nonnull blocks, size_t count, int codeSize, uint8_t *_Nonnull indices, size_t room);

/// A frame of a GIF file, drawn on the part of the canvas that it covers.
typedef struct {
  const uint8_t *_Nullable indices;
  size_t x, y, width, height;
  int isInterlaced;
  /// 256 RGBA pixels, and the index of the transparent color, or -1.
  const uint8_t *_Nullable colors;
  int transparent;
} tessera_gif_frame;

void tessera_gif_put(
  uint8_t *_Nonnull canvas, size_t canvasWidth, size_t canvasHeight, const tessera_gif_frame *_Nonnull frame);

// ---------------------------------------------------------------------------------------------- pixels

/// Converts straight to premultiplied alpha in place: round(c * a / 255), an exact division by shifts.
void tessera_premultiply(uint8_t *_Nonnull pixels, size_t count);

/// Converts CMYK to R G B 255 in place, without a profile: R = (255 - C) * (255 - K) / 255. If `isInverted`, 255 is no ink.
void tessera_cmyk_to_rgb(uint8_t *_Nonnull pixels, size_t count, int isInverted);

/// Writes a transformed picture: `turns` transposes it, then columns and rows may be mirrored.
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

/// A conversion of colors to sRGB. NULL if the profile is damaged or not for this model.
typedef struct tessera_color tessera_color;

tessera_color *_Nullable tessera_color_of_profile(const uint8_t *_Nonnull profile, size_t count, int model);

/// Returns the conversion of a PNG file's colors: `gamma` is the exponent of its samples times 100,000; `xy` are x and y of
/// white, red, green and blue, times 100,000, or NULL for those of sRGB.
tessera_color *_Nullable tessera_color_of_gamma(uint32_t gamma, const uint32_t *_Nullable xy);

/// Whether no conversion is needed because the profile is sRGB.
int tessera_color_is_srgb(const tessera_color *_Nonnull color);

/// Converts straight pixels of four bytes in place. Preserves the alpha of models with three components or fewer.
void tessera_color_convert(const tessera_color *_Nonnull color, uint8_t *_Nonnull pixels, size_t count);

void tessera_color_free(tessera_color *_Nullable color);

// ---------------------------------------------------------------------------------------------- HEIC

/// A HEIC file to read with the system's libheif, which is loaded on first use.
typedef struct {
  const uint8_t *_Nullable bytes;
  size_t count;
  /// The maximum number of pixels. Larger pictures are rejected and report their size here.
  size_t maximumPixels;
  size_t width, height;
  /// Straight pixels (malloc).
  uint8_t *_Nullable pixels;
  /// The color profile (malloc), if any.
  uint8_t *_Nullable profile;
  size_t profileCount;
  char message[200];
} tessera_heic;

/// Reads the picture, or only its size if `onlySize`.
int tessera_heic_read(tessera_heic *_Nonnull s, int onlySize);

// ---------------------------------------------------------------------------------------------- BMP

/// The pixels of a BMP file.
typedef struct {
  /// The bytes from the first pixel to the end of the file.
  const uint8_t *_Nullable bytes;
  size_t count;
  size_t width, height;
  /// 1, 4, 8, 16, 24 or 32.
  int bits;
  /// Whether pixels are run-length coded (8 or 4 bits).
  int isRunLength;
  int isTopDown;
  /// The masks of red, green, blue and alpha for 16 and 32 bits. An alpha mask of 0 means opaque.
  uint32_t masks[4];
  /// 256 pixels.
  const uint8_t *_Nullable colors;
  /// A buffer of `width * height * 4` bytes for straight RGBA pixels.
  uint8_t *_Nullable pixels;
} tessera_bmp;

/// Reads all pixels. Pixels that the runs skip have the first color.
int tessera_bmp_read(const tessera_bmp *_Nonnull s);

// ---------------------------------------------------------------------------------------------- TIFF

/// A TIFF file to read with the system's libtiff, which is loaded on first use.
typedef struct {
  const uint8_t *_Nullable bytes;
  size_t count;
  /// The maximum size of a single allocation by libtiff 4.5 or later.
  size_t mostMemory;
  size_t width, height;
  int orientation;
  int hasAlpha;
  /// The color profile (malloc), if any.
  uint8_t *_Nullable profile;
  size_t profileCount;
  /// A buffer for premultiplied pixels of the given size, or NULL to read only the header.
  uint8_t *_Nullable pixels;
  char message[200];
} tessera_tiff;

/// Reads the first picture of a file.
int tessera_tiff_read(tessera_tiff *_Nonnull s);

#endif
