// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Edges of a rectangle that depend on the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// One bit per edge, 1 to 8.
  public let rawValue: UInt

  /// Creates edges from a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The leading edge: left in left-to-right layouts, right in others.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The trailing edge: right in left-to-right layouts, left in others.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
