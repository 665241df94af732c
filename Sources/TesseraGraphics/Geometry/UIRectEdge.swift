// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bit mask, with one bit per edge: 1, 2, 4 and 8.
  public let rawValue: UInt

  /// Creates edges from a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
