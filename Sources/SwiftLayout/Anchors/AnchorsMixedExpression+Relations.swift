// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Relations of several attributes at once. Each attribute is related to the same attribute of the other item.

public import UIKit

extension AnchorsMixedExpression {
  // MARK: equalTo

  /// Constrains each attribute to equal the item's, plus a constant in points.
  public func equalTo(_ item: some AnchorsItem, constant: CGFloat = 0) -> Anchors {
    relate(.equal, item.anchorTarget.kind, constant)
  }

  /// Constrains each attribute to equal the item's, moved inward.
  public func equalTo(_ item: some AnchorsItem, inwardOffset: CGFloat) -> Anchors {
    relate(.equal, item.anchorTarget.kind, inwardOffset, isInward: true)
  }

  /// Constrains each attribute to equal the superview's, plus a constant in points.
  public func equalToSuper(constant: CGFloat = 0) -> Anchors {
    relate(.equal, .superview, constant)
  }

  /// Constrains each attribute to equal the superview's, moved inward.
  public func equalToSuper(inwardOffset: CGFloat) -> Anchors {
    relate(.equal, .superview, inwardOffset, isInward: true)
  }

  /// Constrains positions to equal the superview's plus the constant, and sizes to equal the constant.
  public func equalTo(constant: CGFloat) -> Anchors {
    relate(.equal, .number, constant)
  }

  // MARK: greaterThanOrEqualTo

  /// Constrains each attribute to be at least the item's, plus a constant in points.
  public func greaterThanOrEqualTo(_ item: some AnchorsItem, constant: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, item.anchorTarget.kind, constant)
  }

  /// Constrains each attribute to be at least the item's, moved inward.
  public func greaterThanOrEqualTo(_ item: some AnchorsItem, inwardOffset: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, item.anchorTarget.kind, inwardOffset, isInward: true)
  }

  /// Constrains each attribute to be at least the superview's, plus a constant in points.
  public func greaterThanOrEqualToSuper(constant: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, .superview, constant)
  }

  /// Constrains each attribute to be at least the superview's, moved inward.
  public func greaterThanOrEqualToSuper(inwardOffset: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, .superview, inwardOffset, isInward: true)
  }

  /// Constrains positions to be at least the superview's plus the constant, and sizes to be at least the constant.
  public func greaterThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, .number, constant)
  }

  // MARK: lessThanOrEqualTo

  /// Constrains each attribute to be at most the item's, plus a constant in points.
  public func lessThanOrEqualTo(_ item: some AnchorsItem, constant: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, item.anchorTarget.kind, constant)
  }

  /// Constrains each attribute to be at most the item's, moved inward.
  public func lessThanOrEqualTo(_ item: some AnchorsItem, inwardOffset: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, item.anchorTarget.kind, inwardOffset, isInward: true)
  }

  /// Constrains each attribute to be at most the superview's, plus a constant in points.
  public func lessThanOrEqualToSuper(constant: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, .superview, constant)
  }

  /// Constrains each attribute to be at most the superview's, moved inward.
  public func lessThanOrEqualToSuper(inwardOffset: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, .superview, inwardOffset, isInward: true)
  }

  /// Constrains positions to be at most the superview's plus the constant, and sizes to be at most the constant.
  public func lessThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, .number, constant)
  }
}

extension AnchorsSizeExpression {
  // MARK: equalTo

  /// Constrains the size to equal a width and a height in points.
  public func equalTo(width: CGFloat, height: CGFloat) -> Anchors {
    relate(.equal, .number, width, height)
  }

  /// Constrains the size to equal a size in points.
  public func equalTo(_ size: CGSize) -> Anchors {
    relate(.equal, .number, size.width, size.height)
  }

  /// Constrains width and height to equal the constant in points.
  public func equalTo(constant: CGFloat) -> Anchors {
    relate(.equal, .number, constant, constant)
  }

  /// Constrains the size to equal the item's, plus offsets in points.
  public func equalTo(
    _ item: some AnchorsItem, widthOffset: CGFloat = 0, heightOffset: CGFloat = 0
  ) -> Anchors {
    relate(.equal, item.anchorTarget.kind, widthOffset, heightOffset)
  }

  /// Constrains the size to equal the superview's, plus offsets in points.
  public func equalToSuper(widthOffset: CGFloat = 0, heightOffset: CGFloat = 0) -> Anchors {
    relate(.equal, .superview, widthOffset, heightOffset)
  }

  // MARK: greaterThanOrEqualTo

  /// Constrains the size to be at least a width and a height in points.
  public func greaterThanOrEqualTo(width: CGFloat, height: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, .number, width, height)
  }

  /// Constrains the size to be at least a size in points.
  public func greaterThanOrEqualTo(_ size: CGSize) -> Anchors {
    relate(.greaterThanOrEqual, .number, size.width, size.height)
  }

  /// Constrains width and height to be at least the constant in points.
  public func greaterThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, .number, constant, constant)
  }

  /// Constrains the size to be at least the item's, plus offsets in points.
  public func greaterThanOrEqualTo(
    _ item: some AnchorsItem, widthOffset: CGFloat = 0, heightOffset: CGFloat = 0
  ) -> Anchors {
    relate(.greaterThanOrEqual, item.anchorTarget.kind, widthOffset, heightOffset)
  }

  /// Constrains the size to be at least the superview's, plus offsets in points.
  public func greaterThanOrEqualToSuper(widthOffset: CGFloat = 0, heightOffset: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, .superview, widthOffset, heightOffset)
  }

  // MARK: lessThanOrEqualTo

  /// Constrains the size to be at most a width and a height in points.
  public func lessThanOrEqualTo(width: CGFloat, height: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, .number, width, height)
  }

  /// Constrains the size to be at most a size in points.
  public func lessThanOrEqualTo(_ size: CGSize) -> Anchors {
    relate(.lessThanOrEqual, .number, size.width, size.height)
  }

  /// Constrains width and height to be at most the constant in points.
  public func lessThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, .number, constant, constant)
  }

  /// Constrains the size to be at most the item's, plus offsets in points.
  public func lessThanOrEqualTo(
    _ item: some AnchorsItem, widthOffset: CGFloat = 0, heightOffset: CGFloat = 0
  ) -> Anchors {
    relate(.lessThanOrEqual, item.anchorTarget.kind, widthOffset, heightOffset)
  }

  /// Constrains the size to be at most the superview's, plus offsets in points.
  public func lessThanOrEqualToSuper(widthOffset: CGFloat = 0, heightOffset: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, .superview, widthOffset, heightOffset)
  }
}

extension AnchorsCenterExpression {
  // MARK: equalTo

  /// Constrains the center to equal the item's, plus offsets in points.
  public func equalTo(_ item: some AnchorsItem, xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    relate(.equal, item.anchorTarget.kind, xOffset, yOffset)
  }

  /// Constrains the center to equal the superview's, plus offsets in points.
  public func equalToSuper(xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    relate(.equal, .superview, xOffset, yOffset)
  }

  // MARK: greaterThanOrEqualTo

  /// Constrains the center to be at least the item's, plus offsets in points.
  public func greaterThanOrEqualTo(_ item: some AnchorsItem, xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, item.anchorTarget.kind, xOffset, yOffset)
  }

  /// Constrains the center to be at least the superview's, plus offsets in points.
  public func greaterThanOrEqualToSuper(xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, .superview, xOffset, yOffset)
  }

  // MARK: lessThanOrEqualTo

  /// Constrains the center to be at most the item's, plus offsets in points.
  public func lessThanOrEqualTo(_ item: some AnchorsItem, xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, item.anchorTarget.kind, xOffset, yOffset)
  }

  /// Constrains the center to be at most the superview's, plus offsets in points.
  public func lessThanOrEqualToSuper(xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, .superview, xOffset, yOffset)
  }
}
