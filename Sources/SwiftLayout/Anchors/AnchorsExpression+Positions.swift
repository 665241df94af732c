// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Relations of positions: to an anchor of UIKit's, to an item's attribute (the same one unless named), to the superview.
// A constant counts along the axis, to the right and down; an inward offset counts into the box, so that 16 on all sides
// leaves a margin of 16.

public import UIKit

extension AnchorsExpression where Axis: AnchorsPositionAxis {
  // MARK: equalTo

  /// Each attribute equals UIKit's anchor, plus a constant in points.
  public func equalTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, constant: CGFloat = 0) -> Anchors {
    relate(.equal, .anchor(anchor.item), anchor.attribute, constant)
  }

  /// Each attribute equals UIKit's anchor, moved inwards.
  public func equalTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, inwardOffset: CGFloat) -> Anchors {
    relate(.equal, .anchor(anchor.item), anchor.attribute, inwardOffset, isInward: true)
  }

  /// Each attribute equals the item's attribute, plus a constant in points.
  public func equalTo(
    _ item: some AnchorsItem, attribute: Axis.Attribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    relate(.equal, item.anchorTarget.kind, attribute?.layoutAttribute, constant)
  }

  /// Each attribute equals the item's attribute, moved inwards.
  public func equalTo(
    _ item: some AnchorsItem, attribute: Axis.Attribute? = nil, inwardOffset: CGFloat
  ) -> Anchors {
    relate(.equal, item.anchorTarget.kind, attribute?.layoutAttribute, inwardOffset, isInward: true)
  }

  /// Each attribute equals the superview's attribute, plus a constant in points.
  public func equalToSuper(attribute: Axis.Attribute? = nil, constant: CGFloat = 0) -> Anchors {
    relate(.equal, .superview, attribute?.layoutAttribute, constant)
  }

  /// Each attribute equals the superview's attribute, moved inwards.
  public func equalToSuper(attribute: Axis.Attribute? = nil, inwardOffset: CGFloat) -> Anchors {
    relate(.equal, .superview, attribute?.layoutAttribute, inwardOffset, isInward: true)
  }

  /// Each attribute equals the superview's same attribute, plus a constant in points.
  public func equalTo(constant: CGFloat) -> Anchors {
    relate(.equal, .number, nil, constant)
  }

  // MARK: greaterThanOrEqualTo

  /// Each attribute is at least UIKit's anchor, plus a constant in points.
  public func greaterThanOrEqualTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, constant: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, .anchor(anchor.item), anchor.attribute, constant)
  }

  /// Each attribute is at least UIKit's anchor, moved inwards.
  public func greaterThanOrEqualTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, inwardOffset: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, .anchor(anchor.item), anchor.attribute, inwardOffset, isInward: true)
  }

  /// Each attribute is at least the item's attribute, plus a constant in points.
  public func greaterThanOrEqualTo(
    _ item: some AnchorsItem, attribute: Axis.Attribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    relate(.greaterThanOrEqual, item.anchorTarget.kind, attribute?.layoutAttribute, constant)
  }

  /// Each attribute is at least the item's attribute, moved inwards.
  public func greaterThanOrEqualTo(
    _ item: some AnchorsItem, attribute: Axis.Attribute? = nil, inwardOffset: CGFloat
  ) -> Anchors {
    relate(.greaterThanOrEqual, item.anchorTarget.kind, attribute?.layoutAttribute, inwardOffset, isInward: true)
  }

  /// Each attribute is at least the superview's attribute, plus a constant in points.
  public func greaterThanOrEqualToSuper(attribute: Axis.Attribute? = nil, constant: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, .superview, attribute?.layoutAttribute, constant)
  }

  /// Each attribute is at least the superview's attribute, moved inwards.
  public func greaterThanOrEqualToSuper(attribute: Axis.Attribute? = nil, inwardOffset: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, .superview, attribute?.layoutAttribute, inwardOffset, isInward: true)
  }

  /// Each attribute is at least the superview's same attribute, plus a constant in points.
  public func greaterThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, .number, nil, constant)
  }

  // MARK: lessThanOrEqualTo

  /// Each attribute is at most UIKit's anchor, plus a constant in points.
  public func lessThanOrEqualTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, constant: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, .anchor(anchor.item), anchor.attribute, constant)
  }

  /// Each attribute is at most UIKit's anchor, moved inwards.
  public func lessThanOrEqualTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, inwardOffset: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, .anchor(anchor.item), anchor.attribute, inwardOffset, isInward: true)
  }

  /// Each attribute is at most the item's attribute, plus a constant in points.
  public func lessThanOrEqualTo(
    _ item: some AnchorsItem, attribute: Axis.Attribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    relate(.lessThanOrEqual, item.anchorTarget.kind, attribute?.layoutAttribute, constant)
  }

  /// Each attribute is at most the item's attribute, moved inwards.
  public func lessThanOrEqualTo(
    _ item: some AnchorsItem, attribute: Axis.Attribute? = nil, inwardOffset: CGFloat
  ) -> Anchors {
    relate(.lessThanOrEqual, item.anchorTarget.kind, attribute?.layoutAttribute, inwardOffset, isInward: true)
  }

  /// Each attribute is at most the superview's attribute, plus a constant in points.
  public func lessThanOrEqualToSuper(attribute: Axis.Attribute? = nil, constant: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, .superview, attribute?.layoutAttribute, constant)
  }

  /// Each attribute is at most the superview's attribute, moved inwards.
  public func lessThanOrEqualToSuper(attribute: Axis.Attribute? = nil, inwardOffset: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, .superview, attribute?.layoutAttribute, inwardOffset, isInward: true)
  }

  /// Each attribute is at most the superview's same attribute, plus a constant in points.
  public func lessThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, .number, nil, constant)
  }
}
