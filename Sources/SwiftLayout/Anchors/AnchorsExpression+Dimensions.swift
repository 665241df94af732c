// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Relations of widths and heights, which may also be plain numbers.

public import UIKit

extension AnchorsExpression where Axis == AnchorsDimension {
  // MARK: equalTo

  /// Constrains each attribute to equal the number, in points.
  public func equalTo(constant: CGFloat) -> Anchors {
    relate(.equal, .number, nil, constant)
  }

  /// Constrains each attribute to equal UIKit's anchor, plus a constant in points.
  public func equalTo(_ anchor: NSLayoutDimension, constant: CGFloat = 0) -> Anchors {
    relate(.equal, .anchor(anchor.item), anchor.attribute, constant)
  }

  /// Constrains each attribute to equal the item's attribute, plus a constant in points.
  public func equalTo(
    _ item: some AnchorsItem, attribute: AnchorsDimensionAttribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    relate(.equal, item.anchorTarget.kind, attribute?.layoutAttribute, constant)
  }

  /// Constrains each attribute to equal the superview's attribute, plus a constant in points.
  public func equalToSuper(attribute: AnchorsDimensionAttribute? = nil, constant: CGFloat = 0) -> Anchors {
    relate(.equal, .superview, attribute?.layoutAttribute, constant)
  }

  // MARK: greaterThanOrEqualTo

  /// Constrains each attribute to be at least the number, in points.
  public func greaterThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, .number, nil, constant)
  }

  /// Constrains each attribute to be at least UIKit's anchor, plus a constant in points.
  public func greaterThanOrEqualTo(_ anchor: NSLayoutDimension, constant: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, .anchor(anchor.item), anchor.attribute, constant)
  }

  /// Constrains each attribute to be at least the item's attribute, plus a constant in points.
  public func greaterThanOrEqualTo(
    _ item: some AnchorsItem, attribute: AnchorsDimensionAttribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    relate(.greaterThanOrEqual, item.anchorTarget.kind, attribute?.layoutAttribute, constant)
  }

  /// Constrains each attribute to be at least the superview's attribute, plus a constant in points.
  public func greaterThanOrEqualToSuper(attribute: AnchorsDimensionAttribute? = nil, constant: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, .superview, attribute?.layoutAttribute, constant)
  }

  // MARK: lessThanOrEqualTo

  /// Constrains each attribute to be at most the number, in points.
  public func lessThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, .number, nil, constant)
  }

  /// Constrains each attribute to be at most UIKit's anchor, plus a constant in points.
  public func lessThanOrEqualTo(_ anchor: NSLayoutDimension, constant: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, .anchor(anchor.item), anchor.attribute, constant)
  }

  /// Constrains each attribute to be at most the item's attribute, plus a constant in points.
  public func lessThanOrEqualTo(
    _ item: some AnchorsItem, attribute: AnchorsDimensionAttribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    relate(.lessThanOrEqual, item.anchorTarget.kind, attribute?.layoutAttribute, constant)
  }

  /// Constrains each attribute to be at most the superview's attribute, plus a constant in points.
  public func lessThanOrEqualToSuper(attribute: AnchorsDimensionAttribute? = nil, constant: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, .superview, attribute?.layoutAttribute, constant)
  }
}
