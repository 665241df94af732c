// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The format of the images that a pool returns.
public enum RenderFormat: UInt8, Hashable, Sendable, CaseIterable {
  /// A PNG file. Encoding is faster than with the `fast` preset of `PNG`.
  case png = 1
  /// A PNG file with the `small` preset of `PNG`, which is up to 20 % smaller and takes three to ten times as long to
  /// encode.
  case smallPNG = 2
  /// Pixels in the format of `Bitmap`: premultiplied sRGB with the bytes R G B A, in rows from top to bottom, without
  /// padding.
  case pixels = 3
}
