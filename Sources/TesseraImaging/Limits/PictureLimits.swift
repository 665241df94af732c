// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How large pictures may be that are read. A file of a megabyte can hold a gigabyte of pixels of one color, so a file that
/// promises more than this is refused by its header, before memory is taken.
///
/// A bitmap takes 4 bytes a pixel. Decoders that write rows where they belong hold nothing else, so that no file takes much
/// more than a gigabyte; those that need more beside are held to `heldPixels`.
public enum PictureLimits {
  /// The most pixels that a picture may have: 2^28, 16384 x 16384, a bitmap of 1 GiB. The same as a screen may be painted with.
  public static let pixels = 1 << 28
  /// The most pixels of a picture whose decoder keeps more than its rows: 2^26, 8192 x 8192. Progressive JPEG, lossless WebP,
  /// GIF and HEIC, 5 to 10 bytes a pixel; and the canvas of every animation, of which three or four are kept.
  public static let heldPixels = 1 << 26
  /// The most pixels that all frames of an animation may have together, where they are read at once: 2^26.
  public static let framePixels = 1 << 26
  /// The most pixels of a picture that is turned after it was decoded, which takes a second bitmap: 2^27.
  public static let turnedPixels = 1 << 27
  /// PNG files of more pixels are unpacked row by row instead of at once, for a second bitmap less: 2^24.
  static let unpackedPixels = 1 << 24
}
