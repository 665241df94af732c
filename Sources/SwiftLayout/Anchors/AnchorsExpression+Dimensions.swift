// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Relations of widths and heights, which may also be plain numbers.

public import UIKit

extension AnchorsExpression where Axis == AnchorsDimension {
  // MARK: equalTo

  /// Each attribute equals the number, in points.
  public func equalTo(constant: CGFloat) -> Anchors {
    relate(.equal, .number, nil, constant)
  }

  /// Each attribute equals UIKit's anchor, plus a constant in points.
  public func equalTo(_ anchor: NSLayoutDimension, constant: CGFloat = 0) -> Anchors {
    relate(.equal, .anchor(anchor.item), anchor.attribute, constant)
  }

  /// Each attribute equals the item's attribute, plus a constant in points.
  public func equalTo(
    _ item: some AnchorsItem, attribute: AnchorsDimensionAttribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    relate(.equal, item.anchorTarget.kind, attribute?.layoutAttribute, constant)
  }

  /// Each attribute equals the superview's attribute, plus a constant in points.
  public func equalToSuper(attribute: AnchorsDimensionAttribute? = nil, constant: CGFloat = 0) -> Anchors {
    relate(.equal, .superview, attribute?.layoutAttribute, constant)
  }

  // MARK: greaterThanOrEqualTo

  /// Each attribute is at least the number, in points.
  public func greaterThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, .number, nil, constant)
  }

  /// Each attribute is at least UIKit's anchor, plus a constant in points.
  public func greaterThanOrEqualTo(_ anchor: NSLayoutDimension, constant: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, .anchor(anchor.item), anchor.attribute, constant)
  }

  /// Each attribute is at least the item's attribute, plus a constant in points.
  public func greaterThanOrEqualTo(
    _ item: some AnchorsItem, attribute: AnchorsDimensionAttribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    relate(.greaterThanOrEqual, item.anchorTarget.kind, attribute?.layoutAttribute, constant)
  }

  /// Each attribute is at least the superview's attribute, plus a constant in points.
  public func greaterThanOrEqualToSuper(attribute: AnchorsDimensionAttribute? = nil, constant: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, .superview, attribute?.layoutAttribute, constant)
  }

  // MARK: lessThanOrEqualTo

  /// Each attribute is at most the number, in points.
  public func lessThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, .number, nil, constant)
  }

  /// Each attribute is at most UIKit's anchor, plus a constant in points.
  public func lessThanOrEqualTo(_ anchor: NSLayoutDimension, constant: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, .anchor(anchor.item), anchor.attribute, constant)
  }

  /// Each attribute is at most the item's attribute, plus a constant in points.
  public func lessThanOrEqualTo(
    _ item: some AnchorsItem, attribute: AnchorsDimensionAttribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    relate(.lessThanOrEqual, item.anchorTarget.kind, attribute?.layoutAttribute, constant)
  }

  /// Each attribute is at most the superview's attribute, plus a constant in points.
  public func lessThanOrEqualToSuper(attribute: AnchorsDimensionAttribute? = nil, constant: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, .superview, attribute?.layoutAttribute, constant)
  }
}
