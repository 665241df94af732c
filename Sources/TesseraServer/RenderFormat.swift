// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What a pool makes of a screen.
public enum RenderFormat: UInt8, Hashable, Sendable, CaseIterable {
  /// A PNG file that is made quickly, in less time than by the preset `fast` of `PNG`.
  case png = 1
  /// A PNG file that is up to a fifth smaller, for three to ten times the time: the preset `small` of `PNG`.
  case smallPNG = 2
  /// Pixels as `Bitmap` has them: premultiplied sRGB, bytes R G B A, rows from the top, no padding.
  case pixels = 3
}
