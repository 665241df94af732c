// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The format of a pool's pictures.
public enum RenderFormat: UInt8, Hashable, Sendable, CaseIterable {
  /// A PNG file that is encoded faster than with the preset `fast` of `PNG`.
  case png = 1
  /// A PNG file that is up to a fifth smaller, but takes three to ten times as long: the preset `small` of `PNG`.
  case smallPNG = 2
  /// Pixels in the format of `Bitmap`: premultiplied sRGB, bytes R G B A, rows from the top, no padding.
  case pixels = 3
}
