// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The maximum sizes of decoded images. A one-megabyte file can contain a gigabyte of pixels of one color, so an
/// image's header is checked against these limits before memory is allocated.
///
/// A bitmap takes 4 bytes per pixel. Decoders that write rows directly into the bitmap require no other large buffer,
/// so no file takes much more than a gigabyte. Decoders that require more memory are limited to `bufferedPixels`.
public enum PictureLimits {
  /// The maximum number of pixels of an image: 2^28, 16384 x 16384, a bitmap of 1 GiB. The same limit applies to
  /// rendering.
  public static let pixels = 1 << 28
  /// The maximum number of pixels of an image whose decoder uses other large buffers: 2^26, 8192 x 8192. Applies to
  /// progressive JPEG, lossless WebP, GIF and HEIC (5 to 10 bytes per pixel), and to animations, which require three
  /// or four canvases.
  public static let bufferedPixels = 1 << 26
  /// The maximum total number of pixels when all frames of an animation are decoded together: 2^26.
  public static let framePixels = 1 << 26
  /// The maximum number of pixels of an image that is rotated after decoding, which takes a second bitmap: 2^27.
  public static let rotatedPixels = 1 << 27
  /// The number of pixels above which PNG files are decompressed row by row, which avoids a second bitmap: 2^24.
  static let unpackedPixels = 1 << 24
}
