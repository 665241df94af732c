// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The shape that emits an emitter's particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the shape.
  public let rawValue: String

  /// Creates a shape from a string. An unknown string has the effect of `point`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point at the emitter's position.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line as long as the emitter's width.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter's size.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A rectangle of the emitter's size and depth.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle with the emitter's width as its radius. Emission directions are relative to the radial direction.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere with the emitter's width as its radius. Emission directions are relative to the radial direction.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}
