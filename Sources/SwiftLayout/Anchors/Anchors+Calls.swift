// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The spelling of 2.x, in which composites are functions: `Anchors.cap()`, `Anchors.allSides(offset: 16)`,
// `Anchors.center(other)`, `Anchors.size(width: 40, height: 40)`. Offsets of edges count inwards.

public import UIKit

extension AnchorsExpression where Axis: AnchorsPositionAxis {
  public func callAsFunction(offset: CGFloat = 0) -> Anchors { equalToSuper(inwardOffset: offset) }

  public func callAsFunction(_ item: some AnchorsItem, offset: CGFloat = 0) -> Anchors {
    equalTo(item, inwardOffset: offset)
  }
}

extension AnchorsMixedExpression {
  public func callAsFunction(offset: CGFloat = 0) -> Anchors { equalToSuper(inwardOffset: offset) }

  public func callAsFunction(_ item: some AnchorsItem, offset: CGFloat = 0) -> Anchors {
    equalTo(item, inwardOffset: offset)
  }
}

extension AnchorsSizeExpression {
  public func callAsFunction() -> Anchors { equalToSuper() }

  public func callAsFunction(width: CGFloat, height: CGFloat) -> Anchors { equalTo(width: width, height: height) }

  public func callAsFunction(_ size: CGSize) -> Anchors { equalTo(size) }

  public func callAsFunction(_ item: some AnchorsItem) -> Anchors { equalTo(item) }
}

extension AnchorsCenterExpression {
  public func callAsFunction(offsetX: CGFloat = 0, offsetY: CGFloat = 0) -> Anchors {
    equalToSuper(xOffset: offsetX, yOffset: offsetY)
  }

  public func callAsFunction(_ item: some AnchorsItem, offsetX: CGFloat = 0, offsetY: CGFloat = 0) -> Anchors {
    equalTo(item, xOffset: offsetX, yOffset: offsetY)
  }
}
