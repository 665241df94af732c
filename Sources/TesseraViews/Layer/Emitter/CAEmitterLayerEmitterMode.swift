// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Which part of its shape an emitter's particles leave from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for it.
  public let rawValue: String

  /// A string that is none of the constants counts as `volume`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the shape's corners, or from its middle where it has none.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// From anywhere on the shape's outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// From anywhere on the shape's surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// From anywhere inside the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
