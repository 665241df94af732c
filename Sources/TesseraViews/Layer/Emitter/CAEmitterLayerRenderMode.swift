// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The drawing order and blending of an emitter's particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the mode.
  public let rawValue: String

  /// Creates a mode from a string. An unknown string has the effect of `unordered`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Particles are grouped by cell.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest particles are drawn at the back.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest particles are drawn in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Particles are drawn by their z-coordinate. The farthest particles are at the back.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colors of overlapping particles are added like light.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
