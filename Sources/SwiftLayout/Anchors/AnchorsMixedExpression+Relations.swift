// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Relations of several attributes at once. Each attribute is related to the same attribute of the other item.

public import UIKit

extension AnchorsMixedExpression {
  // MARK: equalTo

  /// Each attribute equals the item's, plus a constant in points.
  public func equalTo(_ item: some AnchorsItem, constant: CGFloat = 0) -> Anchors {
    relate(.equal, item.anchorTarget.kind, constant)
  }

  /// Each attribute equals the item's, moved inwards.
  public func equalTo(_ item: some AnchorsItem, inwardOffset: CGFloat) -> Anchors {
    relate(.equal, item.anchorTarget.kind, inwardOffset, isInward: true)
  }

  /// Each attribute equals the superview's, plus a constant in points.
  public func equalToSuper(constant: CGFloat = 0) -> Anchors {
    relate(.equal, .superview, constant)
  }

  /// Each attribute equals the superview's, moved inwards.
  public func equalToSuper(inwardOffset: CGFloat) -> Anchors {
    relate(.equal, .superview, inwardOffset, isInward: true)
  }

  /// Positions equal the superview's plus the constant; sizes equal the constant.
  public func equalTo(constant: CGFloat) -> Anchors {
    relate(.equal, .number, constant)
  }

  // MARK: greaterThanOrEqualTo

  /// Each attribute is at least the item's, plus a constant in points.
  public func greaterThanOrEqualTo(_ item: some AnchorsItem, constant: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, item.anchorTarget.kind, constant)
  }

  /// Each attribute is at least the item's, moved inwards.
  public func greaterThanOrEqualTo(_ item: some AnchorsItem, inwardOffset: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, item.anchorTarget.kind, inwardOffset, isInward: true)
  }

  /// Each attribute is at least the superview's, plus a constant in points.
  public func greaterThanOrEqualToSuper(constant: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, .superview, constant)
  }

  /// Each attribute is at least the superview's, moved inwards.
  public func greaterThanOrEqualToSuper(inwardOffset: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, .superview, inwardOffset, isInward: true)
  }

  /// Positions are at least the superview's plus the constant; sizes are at least the constant.
  public func greaterThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, .number, constant)
  }

  // MARK: lessThanOrEqualTo

  /// Each attribute is at most the item's, plus a constant in points.
  public func lessThanOrEqualTo(_ item: some AnchorsItem, constant: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, item.anchorTarget.kind, constant)
  }

  /// Each attribute is at most the item's, moved inwards.
  public func lessThanOrEqualTo(_ item: some AnchorsItem, inwardOffset: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, item.anchorTarget.kind, inwardOffset, isInward: true)
  }

  /// Each attribute is at most the superview's, plus a constant in points.
  public func lessThanOrEqualToSuper(constant: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, .superview, constant)
  }

  /// Each attribute is at most the superview's, moved inwards.
  public func lessThanOrEqualToSuper(inwardOffset: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, .superview, inwardOffset, isInward: true)
  }

  /// Positions are at most the superview's plus the constant; sizes are at most the constant.
  public func lessThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, .number, constant)
  }
}

extension AnchorsSizeExpression {
  // MARK: equalTo

  /// Width and height, in points.
  public func equalTo(width: CGFloat, height: CGFloat) -> Anchors {
    relate(.equal, .number, width, height)
  }

  /// Width and height of a size in points.
  public func equalTo(_ size: CGSize) -> Anchors {
    relate(.equal, .number, size.width, size.height)
  }

  /// Both, in points.
  public func equalTo(constant: CGFloat) -> Anchors {
    relate(.equal, .number, constant, constant)
  }

  /// The item's size, plus offsets in points.
  public func equalTo(
    _ item: some AnchorsItem, widthOffset: CGFloat = 0, heightOffset: CGFloat = 0
  ) -> Anchors {
    relate(.equal, item.anchorTarget.kind, widthOffset, heightOffset)
  }

  /// The superview's size, plus offsets in points.
  public func equalToSuper(widthOffset: CGFloat = 0, heightOffset: CGFloat = 0) -> Anchors {
    relate(.equal, .superview, widthOffset, heightOffset)
  }

  // MARK: greaterThanOrEqualTo

  /// Width and height, in points.
  public func greaterThanOrEqualTo(width: CGFloat, height: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, .number, width, height)
  }

  /// At least the width and height of a size in points.
  public func greaterThanOrEqualTo(_ size: CGSize) -> Anchors {
    relate(.greaterThanOrEqual, .number, size.width, size.height)
  }

  /// Both, in points.
  public func greaterThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, .number, constant, constant)
  }

  /// The item's size, plus offsets in points.
  public func greaterThanOrEqualTo(
    _ item: some AnchorsItem, widthOffset: CGFloat = 0, heightOffset: CGFloat = 0
  ) -> Anchors {
    relate(.greaterThanOrEqual, item.anchorTarget.kind, widthOffset, heightOffset)
  }

  /// The superview's size, plus offsets in points.
  public func greaterThanOrEqualToSuper(widthOffset: CGFloat = 0, heightOffset: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, .superview, widthOffset, heightOffset)
  }

  // MARK: lessThanOrEqualTo

  /// Width and height, in points.
  public func lessThanOrEqualTo(width: CGFloat, height: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, .number, width, height)
  }

  /// At most the width and height of a size in points.
  public func lessThanOrEqualTo(_ size: CGSize) -> Anchors {
    relate(.lessThanOrEqual, .number, size.width, size.height)
  }

  /// Both, in points.
  public func lessThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, .number, constant, constant)
  }

  /// The item's size, plus offsets in points.
  public func lessThanOrEqualTo(
    _ item: some AnchorsItem, widthOffset: CGFloat = 0, heightOffset: CGFloat = 0
  ) -> Anchors {
    relate(.lessThanOrEqual, item.anchorTarget.kind, widthOffset, heightOffset)
  }

  /// The superview's size, plus offsets in points.
  public func lessThanOrEqualToSuper(widthOffset: CGFloat = 0, heightOffset: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, .superview, widthOffset, heightOffset)
  }
}

extension AnchorsCenterExpression {
  // MARK: equalTo

  /// The item's centre, plus offsets in points.
  public func equalTo(_ item: some AnchorsItem, xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    relate(.equal, item.anchorTarget.kind, xOffset, yOffset)
  }

  /// The superview's centre, plus offsets in points.
  public func equalToSuper(xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    relate(.equal, .superview, xOffset, yOffset)
  }

  // MARK: greaterThanOrEqualTo

  /// The item's centre, plus offsets in points.
  public func greaterThanOrEqualTo(_ item: some AnchorsItem, xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, item.anchorTarget.kind, xOffset, yOffset)
  }

  /// The superview's centre, plus offsets in points.
  public func greaterThanOrEqualToSuper(xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, .superview, xOffset, yOffset)
  }

  // MARK: lessThanOrEqualTo

  /// The item's centre, plus offsets in points.
  public func lessThanOrEqualTo(_ item: some AnchorsItem, xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, item.anchorTarget.kind, xOffset, yOffset)
  }

  /// The superview's centre, plus offsets in points.
  public func lessThanOrEqualToSuper(xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, .superview, xOffset, yOffset)
  }
}
