// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Edges of a rectangle that depend on the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bit mask, with one bit per edge: 1, 2, 4 and 8.
  public let rawValue: UInt

  /// Creates edges from a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The leading edge, which is the left edge in left-to-right layouts and the right edge in right-to-left layouts.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The trailing edge, which is the right edge in left-to-right layouts and the left edge in right-to-left layouts.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
