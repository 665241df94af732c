// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A column of a lazy vertical grid, or a row of a lazy horizontal grid.
public struct GridItem: Sendable {
  /// The size of a column or row, in points.
  public enum Size: Sendable {
    /// A fixed size.
    case fixed(CGFloat)
    /// A size between a minimum and a maximum.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit, each with a size between a minimum and a maximum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size.
  public var size: Size
  /// The distance to the next item in points, or nil for the default distance.
  public var spacing: CGFloat?
  /// The alignment of views within the item, or nil for the grid's alignment.
  public var alignment: Alignment?

  /// Creates an item.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
