// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Relations of positions to UIKit anchors, to an item's attribute (by default, the same attribute), or to the
// superview. A constant is an offset in the axis direction, to the right or down. An inward offset is an inset, so an
// inward offset of 16 on all sides creates a margin of 16 points.

public import UIKit

extension AnchorsExpression where Axis: AnchorsPositionAxis {
  // MARK: equalTo

  /// Constrains each attribute to equal a UIKit anchor plus a constant, in points.
  public func equalTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, constant: CGFloat = 0) -> Anchors {
    relate(.equal, target: .anchor(anchor.item), targetAttribute: anchor.attribute, constant: constant)
  }

  /// Constrains each attribute to equal a UIKit anchor, offset inward.
  public func equalTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, inwardOffset: CGFloat) -> Anchors {
    relate(
      .equal, target: .anchor(anchor.item), targetAttribute: anchor.attribute, constant: inwardOffset, isInward: true)
  }

  /// Constrains each attribute to equal an item's attribute plus a constant, in points.
  public func equalTo(
    _ item: some AnchorsItem, attribute: Axis.Attribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    relate(.equal, target: item.anchorTarget.kind, targetAttribute: attribute?.layoutAttribute, constant: constant)
  }

  /// Constrains each attribute to equal an item's attribute, offset inward.
  public func equalTo(
    _ item: some AnchorsItem, attribute: Axis.Attribute? = nil, inwardOffset: CGFloat
  ) -> Anchors {
    relate(
      .equal, target: item.anchorTarget.kind, targetAttribute: attribute?.layoutAttribute, constant: inwardOffset,
      isInward: true)
  }

  /// Constrains each attribute to equal the superview's attribute plus a constant, in points.
  public func equalToSuper(attribute: Axis.Attribute? = nil, constant: CGFloat = 0) -> Anchors {
    relate(.equal, target: .superview, targetAttribute: attribute?.layoutAttribute, constant: constant)
  }

  /// Constrains each attribute to equal the superview's attribute, offset inward.
  public func equalToSuper(attribute: Axis.Attribute? = nil, inwardOffset: CGFloat) -> Anchors {
    relate(
      .equal, target: .superview, targetAttribute: attribute?.layoutAttribute, constant: inwardOffset, isInward: true)
  }

  /// Constrains each attribute to equal the same attribute of the superview plus a constant, in points.
  public func equalTo(constant: CGFloat) -> Anchors {
    relate(.equal, target: .number, targetAttribute: nil, constant: constant)
  }

  // MARK: greaterThanOrEqualTo

  /// Constrains each attribute to be at least a UIKit anchor plus a constant, in points.
  public func greaterThanOrEqualTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, constant: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, target: .anchor(anchor.item), targetAttribute: anchor.attribute, constant: constant)
  }

  /// Constrains each attribute to be at least a UIKit anchor, offset inward.
  public func greaterThanOrEqualTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, inwardOffset: CGFloat) -> Anchors {
    relate(
      .greaterThanOrEqual, target: .anchor(anchor.item), targetAttribute: anchor.attribute, constant: inwardOffset,
      isInward: true)
  }

  /// Constrains each attribute to be at least an item's attribute plus a constant, in points.
  public func greaterThanOrEqualTo(
    _ item: some AnchorsItem, attribute: Axis.Attribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    relate(
      .greaterThanOrEqual, target: item.anchorTarget.kind, targetAttribute: attribute?.layoutAttribute,
      constant: constant)
  }

  /// Constrains each attribute to be at least an item's attribute, offset inward.
  public func greaterThanOrEqualTo(
    _ item: some AnchorsItem, attribute: Axis.Attribute? = nil, inwardOffset: CGFloat
  ) -> Anchors {
    relate(
      .greaterThanOrEqual, target: item.anchorTarget.kind, targetAttribute: attribute?.layoutAttribute,
      constant: inwardOffset, isInward: true)
  }

  /// Constrains each attribute to be at least the superview's attribute plus a constant, in points.
  public func greaterThanOrEqualToSuper(attribute: Axis.Attribute? = nil, constant: CGFloat = 0) -> Anchors {
    relate(.greaterThanOrEqual, target: .superview, targetAttribute: attribute?.layoutAttribute, constant: constant)
  }

  /// Constrains each attribute to be at least the superview's attribute, offset inward.
  public func greaterThanOrEqualToSuper(attribute: Axis.Attribute? = nil, inwardOffset: CGFloat) -> Anchors {
    relate(
      .greaterThanOrEqual, target: .superview, targetAttribute: attribute?.layoutAttribute, constant: inwardOffset,
      isInward: true)
  }

  /// Constrains each attribute to be at least the same attribute of the superview plus a constant, in points.
  public func greaterThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.greaterThanOrEqual, target: .number, targetAttribute: nil, constant: constant)
  }

  // MARK: lessThanOrEqualTo

  /// Constrains each attribute to be at most a UIKit anchor plus a constant, in points.
  public func lessThanOrEqualTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, constant: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, target: .anchor(anchor.item), targetAttribute: anchor.attribute, constant: constant)
  }

  /// Constrains each attribute to be at most a UIKit anchor, offset inward.
  public func lessThanOrEqualTo(_ anchor: NSLayoutAnchor<Axis.Anchor>, inwardOffset: CGFloat) -> Anchors {
    relate(
      .lessThanOrEqual, target: .anchor(anchor.item), targetAttribute: anchor.attribute, constant: inwardOffset,
      isInward: true)
  }

  /// Constrains each attribute to be at most an item's attribute plus a constant, in points.
  public func lessThanOrEqualTo(
    _ item: some AnchorsItem, attribute: Axis.Attribute? = nil, constant: CGFloat = 0
  ) -> Anchors {
    relate(
      .lessThanOrEqual, target: item.anchorTarget.kind, targetAttribute: attribute?.layoutAttribute, constant: constant)
  }

  /// Constrains each attribute to be at most an item's attribute, offset inward.
  public func lessThanOrEqualTo(
    _ item: some AnchorsItem, attribute: Axis.Attribute? = nil, inwardOffset: CGFloat
  ) -> Anchors {
    relate(
      .lessThanOrEqual, target: item.anchorTarget.kind, targetAttribute: attribute?.layoutAttribute,
      constant: inwardOffset, isInward: true)
  }

  /// Constrains each attribute to be at most the superview's attribute plus a constant, in points.
  public func lessThanOrEqualToSuper(attribute: Axis.Attribute? = nil, constant: CGFloat = 0) -> Anchors {
    relate(.lessThanOrEqual, target: .superview, targetAttribute: attribute?.layoutAttribute, constant: constant)
  }

  /// Constrains each attribute to be at most the superview's attribute, offset inward.
  public func lessThanOrEqualToSuper(attribute: Axis.Attribute? = nil, inwardOffset: CGFloat) -> Anchors {
    relate(
      .lessThanOrEqual, target: .superview, targetAttribute: attribute?.layoutAttribute, constant: inwardOffset,
      isInward: true)
  }

  /// Constrains each attribute to be at most the same attribute of the superview plus a constant, in points.
  public func lessThanOrEqualTo(constant: CGFloat) -> Anchors {
    relate(.lessThanOrEqual, target: .number, targetAttribute: nil, constant: constant)
  }
}
