// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The order and blending of an emitter's particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the mode.
  public let rawValue: String

  /// Creates a mode from a string. An unknown string counts as `unordered`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Particles are grouped by cell.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest at the back.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By their height toward the viewer: the lowest at the back.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colors of overlapping particles are added, as light is.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
