// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Relations of several attributes. Each attribute is constrained to the same attribute of the other item.

public import UIKit

extension AnchorsMixedExpression {
  // MARK: equalTo

  /// Constrains each attribute to equal the item's attribute plus a constant, in points.
  public func equalTo(_ item: some AnchorsItem, constant: CGFloat = 0) -> Anchors {
    relate(.equal, target: item.anchorTarget.kind, constant: constant)
  }

  /// Constrains each attribute to equal the item's attribute, offset inward.
  public func equalTo(_ item: some AnchorsItem, inwardOffset: CGFloat) -> Anchors {
    relate(.equal, target: item.anchorTarget.kind, constant: inwardOffset, isInward: true)
  }

  /// Constrains each attribute to equal the superview's attribute plus a constant, in points.
  public func equalToSuper(constant: CGFloat = 0) -> Anchors {
    relate(.equal, target: .superview, constant: constant)
  }

  /// Constrains each attribute to equal the superview's attribute, offset inward.
  public func equalToSuper(inwardOffset: CGFloat) -> Anchors {
    relate(.equal, target: .superview, constant: inwardOffset, isInward: true)
  }

  /// Constrains positions to equal the superview's positions plus a constant, and sizes to equal the constant.
  public func equalTo(constant: CGFloat) -> Anchors {
    relate(.equal, target: .number, constant: constant)
  }

  // MARK: greaterThanOrEqualTo

  /// Constrains each attribute to be at least the item's attribute plus a constant, in points.
  public func greaterThanOrEqualTo(_ item: some AnchorsItem, constant: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, target: item.anchorTarget.kind, constant: constant)
  }

  /// Constrains each attribute to be at least the item's attribute, offset inward.
  public func greaterThanOrEqualTo(_ item: some AnchorsItem, inwardOffset: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, target: item.anchorTarget.kind, constant: inwardOffset, isInward: true)
  }

  /// Constrains each attribute to be at least the superview's attribute plus a constant, in points.
  public func greaterThanOrEqualToSuper(constant: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, target: .superview, constant: constant)
  }

  /// Constrains each attribute to be at least the superview's attribute, offset inward.
  public func greaterThanOrEqualToSuper(inwardOffset: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, target: .superview, constant: inwardOffset, isInward: true)
  }

  /// Constrains positions to be at least the superview's positions plus a constant, and sizes to be at least the
  /// constant.
  public func greaterThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, target: .number, constant: constant)
  }

  // MARK: lessThanOrEqualTo

  /// Constrains each attribute to be at most the item's attribute plus a constant, in points.
  public func lessThanOrEqualTo(_ item: some AnchorsItem, constant: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, target: item.anchorTarget.kind, constant: constant)
  }

  /// Constrains each attribute to be at most the item's attribute, offset inward.
  public func lessThanOrEqualTo(_ item: some AnchorsItem, inwardOffset: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, target: item.anchorTarget.kind, constant: inwardOffset, isInward: true)
  }

  /// Constrains each attribute to be at most the superview's attribute plus a constant, in points.
  public func lessThanOrEqualToSuper(constant: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, target: .superview, constant: constant)
  }

  /// Constrains each attribute to be at most the superview's attribute, offset inward.
  public func lessThanOrEqualToSuper(inwardOffset: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, target: .superview, constant: inwardOffset, isInward: true)
  }

  /// Constrains positions to be at most the superview's positions plus a constant, and sizes to be at most the
  /// constant.
  public func lessThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, target: .number, constant: constant)
  }
}

extension AnchorsSizeExpression {
  // MARK: equalTo

  /// Constrains the size to equal a width and a height, in points.
  public func equalTo(width: CGFloat, height: CGFloat) -> Anchors {
    relate(.equal, target: .number, width: width, height: height)
  }

  /// Constrains the size to equal a size, in points.
  public func equalTo(_ size: CGSize) -> Anchors {
    relate(.equal, target: .number, width: size.width, height: size.height)
  }

  /// Constrains the width and height to equal a constant, in points.
  public func equalTo(constant: CGFloat) -> Anchors {
    relate(.equal, target: .number, width: constant, height: constant)
  }

  /// Constrains the size to equal the item's size plus offsets, in points.
  public func equalTo(
    _ item: some AnchorsItem, widthOffset: CGFloat = 0, heightOffset: CGFloat = 0
  ) -> Anchors {
    relate(.equal, target: item.anchorTarget.kind, width: widthOffset, height: heightOffset)
  }

  /// Constrains the size to equal the superview's size plus offsets, in points.
  public func equalToSuper(widthOffset: CGFloat = 0, heightOffset: CGFloat = 0) -> Anchors {
    relate(.equal, target: .superview, width: widthOffset, height: heightOffset)
  }

  // MARK: greaterThanOrEqualTo

  /// Constrains the size to be at least a width and a height, in points.
  public func greaterThanOrEqualTo(width: CGFloat, height: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, target: .number, width: width, height: height)
  }

  /// Constrains the size to be at least a size, in points.
  public func greaterThanOrEqualTo(_ size: CGSize) -> Anchors {
    relate(.greaterThanOrEqual, target: .number, width: size.width, height: size.height)
  }

  /// Constrains the width and height to be at least a constant, in points.
  public func greaterThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, target: .number, width: constant, height: constant)
  }

  /// Constrains the size to be at least the item's size plus offsets, in points.
  public func greaterThanOrEqualTo(
    _ item: some AnchorsItem, widthOffset: CGFloat = 0, heightOffset: CGFloat = 0
  ) -> Anchors {
    relate(.greaterThanOrEqual, target: item.anchorTarget.kind, width: widthOffset, height: heightOffset)
  }

  /// Constrains the size to be at least the superview's size plus offsets, in points.
  public func greaterThanOrEqualToSuper(widthOffset: CGFloat = 0, heightOffset: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, target: .superview, width: widthOffset, height: heightOffset)
  }

  // MARK: lessThanOrEqualTo

  /// Constrains the size to be at most a width and a height, in points.
  public func lessThanOrEqualTo(width: CGFloat, height: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, target: .number, width: width, height: height)
  }

  /// Constrains the size to be at most a size, in points.
  public func lessThanOrEqualTo(_ size: CGSize) -> Anchors {
    relate(.lessThanOrEqual, target: .number, width: size.width, height: size.height)
  }

  /// Constrains the width and height to be at most a constant, in points.
  public func lessThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, target: .number, width: constant, height: constant)
  }

  /// Constrains the size to be at most the item's size plus offsets, in points.
  public func lessThanOrEqualTo(
    _ item: some AnchorsItem, widthOffset: CGFloat = 0, heightOffset: CGFloat = 0
  ) -> Anchors {
    relate(.lessThanOrEqual, target: item.anchorTarget.kind, width: widthOffset, height: heightOffset)
  }

  /// Constrains the size to be at most the superview's size plus offsets, in points.
  public func lessThanOrEqualToSuper(widthOffset: CGFloat = 0, heightOffset: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, target: .superview, width: widthOffset, height: heightOffset)
  }
}

extension AnchorsCenterExpression {
  // MARK: equalTo

  /// Constrains the center to equal the item's center plus offsets, in points.
  public func equalTo(_ item: some AnchorsItem, xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    relate(.equal, target: item.anchorTarget.kind, x: xOffset, y: yOffset)
  }

  /// Constrains the center to equal the superview's center plus offsets, in points.
  public func equalToSuper(xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    relate(.equal, target: .superview, x: xOffset, y: yOffset)
  }

  // MARK: greaterThanOrEqualTo

  /// Constrains the center to be at least the item's center plus offsets, in points.
  public func greaterThanOrEqualTo(_ item: some AnchorsItem, xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, target: item.anchorTarget.kind, x: xOffset, y: yOffset)
  }

  /// Constrains the center to be at least the superview's center plus offsets, in points.
  public func greaterThanOrEqualToSuper(xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, target: .superview, x: xOffset, y: yOffset)
  }

  // MARK: lessThanOrEqualTo

  /// Constrains the center to be at most the item's center plus offsets, in points.
  public func lessThanOrEqualTo(_ item: some AnchorsItem, xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, target: item.anchorTarget.kind, x: xOffset, y: yOffset)
  }

  /// Constrains the center to be at most the superview's center plus offsets, in points.
  public func lessThanOrEqualToSuper(xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, target: .superview, x: xOffset, y: yOffset)
  }
}
