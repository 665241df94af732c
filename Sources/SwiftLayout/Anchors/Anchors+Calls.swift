// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The spelling of 2.x, in which composites are functions: `Anchors.cap()`, `Anchors.allSides(offset: 16)`,
// `Anchors.center(other)`, `Anchors.size(width: 40, height: 40)`. Offsets of edges count inwards.

public import UIKit

extension AnchorsExpression where Axis: AnchorsPositionAxis {
  /// The superview's same attributes, moved inwards by the offset in points.
  public func callAsFunction(offset: CGFloat = 0) -> Anchors { equalToSuper(inwardOffset: offset) }

  /// The item's same attributes, moved inwards by the offset in points.
  public func callAsFunction(_ item: some AnchorsItem, offset: CGFloat = 0) -> Anchors {
    equalTo(item, inwardOffset: offset)
  }
}

extension AnchorsMixedExpression {
  /// The superview's same attributes, moved inwards by the offset in points. Sizes grow by it.
  public func callAsFunction(offset: CGFloat = 0) -> Anchors { equalToSuper(inwardOffset: offset) }

  /// The item's same attributes, moved inwards by the offset in points. Sizes grow by it.
  public func callAsFunction(_ item: some AnchorsItem, offset: CGFloat = 0) -> Anchors {
    equalTo(item, inwardOffset: offset)
  }
}

extension AnchorsSizeExpression {
  /// The superview's width and height.
  public func callAsFunction() -> Anchors { equalToSuper() }

  /// A width and a height, in points.
  public func callAsFunction(width: CGFloat, height: CGFloat) -> Anchors { equalTo(width: width, height: height) }

  /// A size in points.
  public func callAsFunction(_ size: CGSize) -> Anchors { equalTo(size) }

  /// The item's width and height.
  public func callAsFunction(_ item: some AnchorsItem) -> Anchors { equalTo(item) }
}

extension AnchorsCenterExpression {
  /// The superview's centre, moved right and down by the offsets in points.
  public func callAsFunction(offsetX: CGFloat = 0, offsetY: CGFloat = 0) -> Anchors {
    equalToSuper(xOffset: offsetX, yOffset: offsetY)
  }

  /// The item's centre, moved right and down by the offsets in points.
  public func callAsFunction(_ item: some AnchorsItem, offsetX: CGFloat = 0, offsetY: CGFloat = 0) -> Anchors {
    equalTo(item, xOffset: offsetX, yOffset: offsetY)
  }
}
