// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Relations of widths and heights, which can also be constrained to plain numbers.

public import UIKit

extension AnchorsExpression where Axis == AnchorsDimension {
  // MARK: equalTo

  /// Constrains each attribute to equal a number, in points.
  public func equalTo(constant: CGFloat) -> Anchors {
    relate(.equal, target: .number, targetAttribute: nil, constant: constant)
  }

  /// Constrains each attribute to equal a UIKit anchor plus a constant, in points.
  public func equalTo(_ anchor: NSLayoutDimension, constant: CGFloat = 0) -> Anchors {
    relate(.equal, target: .anchor(anchor.item), targetAttribute: anchor.attribute, constant: constant)
  }

  /// Constrains each attribute to equal an item's attribute plus a constant, in points.
  public func equalTo(
    _ item: some AnchorsItem, attribute: AnchorsDimensionAttribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    relate(.equal, target: item.anchorTarget.kind, targetAttribute: attribute?.layoutAttribute, constant: constant)
  }

  /// Constrains each attribute to equal the superview's attribute plus a constant, in points.
  public func equalToSuper(attribute: AnchorsDimensionAttribute? = nil, constant: CGFloat = 0) -> Anchors {
    relate(.equal, target: .superview, targetAttribute: attribute?.layoutAttribute, constant: constant)
  }

  // MARK: greaterThanOrEqualTo

  /// Constrains each attribute to be at least a number, in points.
  public func greaterThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, target: .number, targetAttribute: nil, constant: constant)
  }

  /// Constrains each attribute to be at least a UIKit anchor plus a constant, in points.
  public func greaterThanOrEqualTo(_ anchor: NSLayoutDimension, constant: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, target: .anchor(anchor.item), targetAttribute: anchor.attribute, constant: constant)
  }

  /// Constrains each attribute to be at least an item's attribute plus a constant, in points.
  public func greaterThanOrEqualTo(
    _ item: some AnchorsItem, attribute: AnchorsDimensionAttribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    relate(
      .greaterThanOrEqual, target: item.anchorTarget.kind, targetAttribute: attribute?.layoutAttribute,
      constant: constant)
  }

  /// Constrains each attribute to be at least the superview's attribute plus a constant, in points.
  public func greaterThanOrEqualToSuper(attribute: AnchorsDimensionAttribute? = nil, constant: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, target: .superview, targetAttribute: attribute?.layoutAttribute, constant: constant)
  }

  // MARK: lessThanOrEqualTo

  /// Constrains each attribute to be at most a number, in points.
  public func lessThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, target: .number, targetAttribute: nil, constant: constant)
  }

  /// Constrains each attribute to be at most a UIKit anchor plus a constant, in points.
  public func lessThanOrEqualTo(_ anchor: NSLayoutDimension, constant: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, target: .anchor(anchor.item), targetAttribute: anchor.attribute, constant: constant)
  }

  /// Constrains each attribute to be at most an item's attribute plus a constant, in points.
  public func lessThanOrEqualTo(
    _ item: some AnchorsItem, attribute: AnchorsDimensionAttribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    relate(
      .lessThanOrEqual, target: item.anchorTarget.kind, targetAttribute: attribute?.layoutAttribute, constant: constant)
  }

  /// Constrains each attribute to be at most the superview's attribute plus a constant, in points.
  public func lessThanOrEqualToSuper(attribute: AnchorsDimensionAttribute? = nil, constant: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, target: .superview, targetAttribute: attribute?.layoutAttribute, constant: constant)
  }
}
