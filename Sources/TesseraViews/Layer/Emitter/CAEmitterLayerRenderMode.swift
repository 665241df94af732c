// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// In which order, and how, an emitter's particles are painted.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for it.
  public let rawValue: String

  /// A string that is none of the constants counts as `unordered`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The particles of one cell after those of another.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest at the back.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By their height towards the viewer: the lowest at the back.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colours of particles that lie over each other add up, as light does.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
