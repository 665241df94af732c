// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Image formats other than PNG, and color profiles, for Swift. libjpeg reports errors with longjmp, which must never
// jump across a Swift frame. Therefore, each function here does its complete work guarded by its own setjmp call and
// returns a result code.
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

/// A JPEG file that is read or written.
typedef struct {
  const uint8_t *_Nullable bytes;
  size_t count;
  /// The divisor of the file's width and height: 1, 2, 4 or 8. The results are rounded up.
  int reduction;
  /// Whether the pixels are CMYK as stored in the file. Otherwise, they are R, G, B and 255.
  int isCMYK;
  /// A buffer of `width * height * 4` bytes and the expected image size after the reduction.
  uint8_t *_Nullable pixels;
  size_t width, height;
  /// libjpeg's error message.
  char message[200];
} tessera_jpeg;

/// Reads all pixels with the accurate integer transform and smooth chroma upsampling, for which libjpeg's vector code
/// and C code produce identical bytes. Damaged image data is an error; stray bytes between segments are not.
int tessera_jpeg_read(tessera_jpeg *_Nonnull s);

/// Writes premultiplied pixels, blended with white. `quality` is in 1...100. Free `*file` with
/// tessera_picture_free().
int tessera_jpeg_write(
  tessera_jpeg *_Nonnull s, const uint8_t *_Nonnull pixels, int quality, uint8_t *_Nullable *_Nonnull file,
  size_t *_Nonnull fileCount);

void tessera_picture_free(uint8_t *_Nullable file);

// ---------------------------------------------------------------------------------------------- GIF

/// Decodes LZW codes from sub-blocks into color indices. Each sub-block is a count followed by that many bytes; a
/// count of 0 ends the sequence. Returns the number of indices, at most `room`.
size_t tessera_gif_unpack(
  const uint8_t *_Nonnull blocks, size_t count, int codeSize, uint8_t *_Nonnull indices, size_t room);

/// A GIF frame, which is drawn on a part of the canvas.
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

/// Converts straight to premultiplied alpha in place: round(c * a / 255). The division is exact and uses shifts.
void tessera_premultiply(uint8_t *_Nonnull pixels, size_t count);

/// Converts CMYK to R, G, B and 255 in place, without a profile: R = (255 - C) * (255 - K) / 255. If `isInverted`,
/// 255 means no ink.
void tessera_cmyk_to_rgb(uint8_t *_Nonnull pixels, size_t count, int isInverted);

/// Writes a rotated or mirrored image: transposes it if `turns`, then mirrors the columns and the rows as specified.
void tessera_turn(
  const uint8_t *_Nonnull source, size_t width, size_t height, int turns, int mirrorsX, int mirrorsY,
  uint8_t *_Nonnull target);

// ---------------------------------------------------------------------------------------------- color

enum tessera_color_model {
  TESSERA_MODEL_GRAY = 1,
  TESSERA_MODEL_RGB = 2,
  TESSERA_MODEL_CMYK = 3,
  /// CMYK in which 255 means no ink, as Adobe applications store it in JPEG files.
  TESSERA_MODEL_CMYK_INVERTED = 4,
};

/// A color conversion to sRGB. NULL if the profile is damaged or doesn't match the color model.
typedef struct tessera_color tessera_color;

tessera_color *_Nullable tessera_color_of_profile(const uint8_t *_Nonnull profile, size_t count, int model);

/// Returns the conversion for a PNG file's gamma. `gamma` is the sample exponent times 100,000. `xy` contains the x
/// and y chromaticities of white, red, green and blue, times 100,000, or is NULL for the sRGB chromaticities.
tessera_color *_Nullable tessera_color_of_gamma(uint32_t gamma, const uint32_t *_Nullable xy);

/// Whether the profile is sRGB, so that no conversion is required.
int tessera_color_is_srgb(const tessera_color *_Nonnull color);

/// Converts straight four-byte pixels in place. Preserves the alpha of color models with three components or fewer.
void tessera_color_convert(const tessera_color *_Nonnull color, uint8_t *_Nonnull pixels, size_t count);

void tessera_color_free(tessera_color *_Nullable color);

// ---------------------------------------------------------------------------------------------- HEIC

/// A HEIC file that is read with the system's libheif, which is loaded on first use.
typedef struct {
  const uint8_t *_Nullable bytes;
  size_t count;
  /// The maximum number of pixels. Larger images are rejected, but their size is still returned.
  size_t maximumPixels;
  size_t width, height;
  /// The straight pixels, allocated with malloc.
  uint8_t *_Nullable pixels;
  /// The color profile, if any, allocated with malloc.
  uint8_t *_Nullable profile;
  size_t profileCount;
  char message[200];
} tessera_heic;

/// Reads the image, or only the image's size if `onlySize`.
int tessera_heic_read(tessera_heic *_Nonnull s, int onlySize);

// ---------------------------------------------------------------------------------------------- BMP

/// The pixels of a BMP file.
typedef struct {
  /// The bytes from the first pixel to the end of the file.
  const uint8_t *_Nullable bytes;
  size_t count;
  size_t width, height;
  /// The number of bits per pixel: 1, 4, 8, 16, 24 or 32.
  int bits;
  /// Whether the pixels are run-length encoded, with 4 or 8 bits per pixel.
  int isRunLength;
  int isTopDown;
  /// The red, green, blue and alpha masks for 16 and 32 bits per pixel. An alpha mask of 0 means opaque.
  uint32_t masks[4];
  /// The palette of 256 pixels.
  const uint8_t *_Nullable colors;
  /// A buffer of `width * height * 4` bytes for straight RGBA pixels.
  uint8_t *_Nullable pixels;
} tessera_bmp;

/// Reads all pixels. Pixels that the run-length encoding skips get the first palette color.
int tessera_bmp_read(const tessera_bmp *_Nonnull s);

// ---------------------------------------------------------------------------------------------- TIFF

/// A TIFF file that is read with the system's libtiff, which is loaded on first use.
typedef struct {
  const uint8_t *_Nullable bytes;
  size_t count;
  /// The maximum size of a single allocation, in bytes. Requires libtiff 4.5 or later.
  size_t mostMemory;
  size_t width, height;
  int orientation;
  int hasAlpha;
  /// The color profile, if any, allocated with malloc.
  uint8_t *_Nullable profile;
  size_t profileCount;
  /// A buffer for premultiplied pixels of the given size, or NULL to read only the header.
  uint8_t *_Nullable pixels;
  char message[200];
} tessera_tiff;

/// Reads the first image in a file.
int tessera_tiff_read(tessera_tiff *_Nonnull s);

#endif
