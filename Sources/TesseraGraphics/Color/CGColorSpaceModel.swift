// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The model of a color space's components.
public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown model, which no supported color space has.
  case unknown = -1
  /// One component: gray.
  case monochrome = 0
  /// Three components: red, green and blue.
  case rgb = 1
}
