// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The syntax of SwiftLayout 2, in which composite attributes are functions: `Anchors.cap()`,
// `Anchors.allSides(offset: 16)`, `Anchors.center(other)`, `Anchors.size(width: 40, height: 40)`. Positive offsets
// move edges inward.

public import UIKit

extension AnchorsExpression where Axis: AnchorsPositionAxis {
  /// Constrains the attributes to equal the superview's attributes, offset inward by a number of points.
  public func callAsFunction(offset: CGFloat = 0) -> Anchors { equalToSuper(inwardOffset: offset) }

  /// Constrains the attributes to equal an item's attributes, offset inward by a number of points.
  public func callAsFunction(_ item: some AnchorsItem, offset: CGFloat = 0) -> Anchors {
    equalTo(item, inwardOffset: offset)
  }
}

extension AnchorsMixedExpression {
  /// Constrains the attributes to equal the superview's attributes. Positions are offset inward by a number of
  /// points, and sizes grow by the same number.
  public func callAsFunction(offset: CGFloat = 0) -> Anchors { equalToSuper(inwardOffset: offset) }

  /// Constrains the attributes to equal an item's attributes. Positions are offset inward by a number of points, and
  /// sizes grow by the same number.
  public func callAsFunction(_ item: some AnchorsItem, offset: CGFloat = 0) -> Anchors {
    equalTo(item, inwardOffset: offset)
  }
}

extension AnchorsSizeExpression {
  /// Constrains the size to equal the superview's size.
  public func callAsFunction() -> Anchors { equalToSuper() }

  /// Constrains the size to equal a width and a height, in points.
  public func callAsFunction(width: CGFloat, height: CGFloat) -> Anchors { equalTo(width: width, height: height) }

  /// Constrains the size to equal a size in points.
  public func callAsFunction(_ size: CGSize) -> Anchors { equalTo(size) }

  /// Constrains the size to equal an item's size.
  public func callAsFunction(_ item: some AnchorsItem) -> Anchors { equalTo(item) }
}

extension AnchorsCenterExpression {
  /// Constrains the center to equal the superview's center, offset right and down by numbers of points.
  public func callAsFunction(offsetX: CGFloat = 0, offsetY: CGFloat = 0) -> Anchors {
    equalToSuper(xOffset: offsetX, yOffset: offsetY)
  }

  /// Constrains the center to equal an item's center, offset right and down by numbers of points.
  public func callAsFunction(_ item: some AnchorsItem, offsetX: CGFloat = 0, offsetY: CGFloat = 0) -> Anchors {
    equalTo(item, xOffset: offsetX, yOffset: offsetY)
  }
}
