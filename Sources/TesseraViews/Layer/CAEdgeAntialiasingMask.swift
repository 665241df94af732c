// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// One bit per edge, 1 to 8.
  public let rawValue: UInt32

  /// Creates edges from a bit mask.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The edge with the smaller x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The edge with the greater x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The edge with the greater y, if y grows downward.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The edge with the smaller y, if y grows downward.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

  static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}
