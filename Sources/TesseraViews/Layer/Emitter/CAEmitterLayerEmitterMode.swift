// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The part of an emitter's shape that emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the mode.
  public let rawValue: String

  /// Creates a mode from a string. An unknown string has the effect of `volume`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The shape's corners, or its center if it has no corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The shape's outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The shape's surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The shape's interior.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
