// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The raw bits, one per edge, with values from 1 to 8.
  public let rawValue: UInt32

  /// Creates a set of edges from raw bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The edge with the smallest x-coordinate.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The edge with the greatest x-coordinate.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The edge with the greatest y-coordinate, if the y axis points down.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The edge with the smallest y-coordinate, if the y axis points down.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

  static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}
