// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The relations. A constraint made by one is not active: `Layout { }` activates it, or `isActive`.

public import UIKit

extension LayoutItem {
  /// The attribute equals the other side.
  public static func == (item: LayoutItem, other: LayoutRelationItem) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .equal, other)
  }

  /// The attribute equals the other view's attribute.
  public static func == (item: LayoutItem, other: LayoutItem) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .equal, LayoutRelationItem(other))
  }

  /// The attribute equals the same attribute of the other view.
  public static func == (item: LayoutItem, view: UIView) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .equal, LayoutRelationItem(view))
  }

  /// The attribute is this many points from the superview's same attribute; a width or height is the number.
  /// Stops if a place is meant and the view has no superview.
  public static func == (item: LayoutItem, constant: CGFloat) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .equal, LayoutRelationItem(constant: constant))
  }

  /// The attribute is at least the other side.
  public static func >= (item: LayoutItem, other: LayoutRelationItem) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .greaterThanOrEqual, other)
  }

  /// The attribute is at least the other view's attribute.
  public static func >= (item: LayoutItem, other: LayoutItem) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .greaterThanOrEqual, LayoutRelationItem(other))
  }

  /// The attribute is at least the same attribute of the other view.
  public static func >= (item: LayoutItem, view: UIView) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .greaterThanOrEqual, LayoutRelationItem(view))
  }

  /// The attribute is at least this many points from the superview's; a width or height is at least the number.
  public static func >= (item: LayoutItem, constant: CGFloat) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .greaterThanOrEqual, LayoutRelationItem(constant: constant))
  }

  /// The attribute is at most the other side.
  public static func <= (item: LayoutItem, other: LayoutRelationItem) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .lessThanOrEqual, other)
  }

  /// The attribute is at most the other view's attribute.
  public static func <= (item: LayoutItem, other: LayoutItem) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .lessThanOrEqual, LayoutRelationItem(other))
  }

  /// The attribute is at most the same attribute of the other view.
  public static func <= (item: LayoutItem, view: UIView) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .lessThanOrEqual, LayoutRelationItem(view))
  }

  /// The attribute is at most this many points from the superview's; a width or height is at most the number.
  public static func <= (item: LayoutItem, constant: CGFloat) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .lessThanOrEqual, LayoutRelationItem(constant: constant))
  }
}

extension LayoutItemSet {
  /// Each attribute equals the other side's same attribute. Stops if the other side names an attribute of its own.
  public static func == (set: LayoutItemSet, other: LayoutRelationItem) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .equal, other)
  }

  /// Each attribute equals the same attribute of the other view.
  public static func == (set: LayoutItemSet, view: UIView) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .equal, LayoutRelationItem(view))
  }

  /// Each attribute is the superview's, moved inwards by the number of points; a width or height is the number.
  public static func == (set: LayoutItemSet, constant: CGFloat) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .equal, LayoutRelationItem(constant: constant))
  }

  /// Each attribute is at least the other side's same attribute. Stops if the other side names an attribute of its own.
  public static func >= (set: LayoutItemSet, other: LayoutRelationItem) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .greaterThanOrEqual, other)
  }

  /// Each attribute is at least the same attribute of the other view.
  public static func >= (set: LayoutItemSet, view: UIView) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .greaterThanOrEqual, LayoutRelationItem(view))
  }

  /// Each attribute is at least the superview's, moved inwards by the number of points. The relation is not reversed
  /// for right, bottom and trailing.
  public static func >= (set: LayoutItemSet, constant: CGFloat) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .greaterThanOrEqual, LayoutRelationItem(constant: constant))
  }

  /// Each attribute is at most the other side's same attribute. Stops if the other side names an attribute of its own.
  public static func <= (set: LayoutItemSet, other: LayoutRelationItem) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .lessThanOrEqual, other)
  }

  /// Each attribute is at most the same attribute of the other view.
  public static func <= (set: LayoutItemSet, view: UIView) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .lessThanOrEqual, LayoutRelationItem(view))
  }

  /// Each attribute is at most the superview's, moved inwards by the number of points. The relation is not reversed for
  /// right, bottom and trailing.
  public static func <= (set: LayoutItemSet, constant: CGFloat) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .lessThanOrEqual, LayoutRelationItem(constant: constant))
  }
}
