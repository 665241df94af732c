// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How a layer would keep the pixels that it draws. Nothing follows from it here.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for it.
  public let rawValue: String

  /// A format of any name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Four bytes a pixel.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Four half floats a pixel.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// One byte a pixel.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
