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

  /// Its corners, or its middle where it has none.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
