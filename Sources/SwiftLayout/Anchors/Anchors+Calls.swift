// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The syntax of 2.x, in which composites are functions: `Anchors.cap()`, `Anchors.allSides(offset: 16)`,
// `Anchors.center(other)`, `Anchors.size(width: 40, height: 40)`. Offsets of edges are inward.

public import UIKit

extension AnchorsExpression where Axis: AnchorsPositionAxis {
  /// Constrains the attributes to equal the superview's, moved inward by the offset in points.
  public func callAsFunction(offset: CGFloat = 0) -> Anchors { equalToSuper(inwardOffset: offset) }

  /// Constrains the attributes to equal the item's, moved inward by the offset in points.
  public func callAsFunction(_ item: some AnchorsItem, offset: CGFloat = 0) -> Anchors {
    equalTo(item, inwardOffset: offset)
  }
}

extension AnchorsMixedExpression {
  /// Constrains the attributes to equal the superview's, moved inward by the offset in points. Sizes grow by it.
  public func callAsFunction(offset: CGFloat = 0) -> Anchors { equalToSuper(inwardOffset: offset) }

  /// Constrains the attributes to equal the item's, moved inward by the offset in points. Sizes grow by it.
  public func callAsFunction(_ item: some AnchorsItem, offset: CGFloat = 0) -> Anchors {
    equalTo(item, inwardOffset: offset)
  }
}

extension AnchorsSizeExpression {
  /// Constrains the size to equal the superview's.
  public func callAsFunction() -> Anchors { equalToSuper() }

  /// Constrains the size to equal a width and a height, in points.
  public func callAsFunction(width: CGFloat, height: CGFloat) -> Anchors { equalTo(width: width, height: height) }

  /// Constrains the size to equal a size in points.
  public func callAsFunction(_ size: CGSize) -> Anchors { equalTo(size) }

  /// Constrains the size to equal the item's.
  public func callAsFunction(_ item: some AnchorsItem) -> Anchors { equalTo(item) }
}

extension AnchorsCenterExpression {
  /// Constrains the center to equal the superview's, moved right and down by the offsets in points.
  public func callAsFunction(offsetX: CGFloat = 0, offsetY: CGFloat = 0) -> Anchors {
    equalToSuper(xOffset: offsetX, yOffset: offsetY)
  }

  /// Constrains the center to equal the item's, moved right and down by the offsets in points.
  public func callAsFunction(_ item: some AnchorsItem, offsetX: CGFloat = 0, offsetY: CGFloat = 0) -> Anchors {
    equalTo(item, xOffset: offsetX, yOffset: offsetY)
  }
}
