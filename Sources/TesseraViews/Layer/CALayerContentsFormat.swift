// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The pixel format of a layer's contents. Stored but not used.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the format.
  public let rawValue: String

  /// Creates a format from a string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Four bytes per pixel.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Four half-precision floats per pixel.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// One byte per pixel.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
