// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The relations. The resulting constraints are inactive: `Layout { }` or `isActive` activates them.

public import UIKit

extension LayoutItem {
  /// Constrains the attribute to equal the other side.
  public static func == (item: LayoutItem, other: LayoutRelationItem) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .equal, other)
  }

  /// Constrains the attribute to equal the other view's attribute.
  public static func == (item: LayoutItem, other: LayoutItem) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .equal, LayoutRelationItem(other))
  }

  /// Constrains the attribute to equal the same attribute of the other view.
  public static func == (item: LayoutItem, view: UIView) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .equal, LayoutRelationItem(view))
  }

  /// Constrains the attribute to be at a distance in points from the superview's same attribute; a width or height equals the
  /// number. Traps for a position if the view has no superview.
  public static func == (item: LayoutItem, constant: CGFloat) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .equal, LayoutRelationItem(constant: constant))
  }

  /// Constrains the attribute to be at least the other side.
  public static func >= (item: LayoutItem, other: LayoutRelationItem) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .greaterThanOrEqual, other)
  }

  /// Constrains the attribute to be at least the other view's attribute.
  public static func >= (item: LayoutItem, other: LayoutItem) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .greaterThanOrEqual, LayoutRelationItem(other))
  }

  /// Constrains the attribute to be at least the same attribute of the other view.
  public static func >= (item: LayoutItem, view: UIView) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .greaterThanOrEqual, LayoutRelationItem(view))
  }

  /// Constrains the attribute to be at least at a distance in points from the superview's; a width or height is at least the
  /// number.
  public static func >= (item: LayoutItem, constant: CGFloat) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .greaterThanOrEqual, LayoutRelationItem(constant: constant))
  }

  /// Constrains the attribute to be at most the other side.
  public static func <= (item: LayoutItem, other: LayoutRelationItem) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .lessThanOrEqual, other)
  }

  /// Constrains the attribute to be at most the other view's attribute.
  public static func <= (item: LayoutItem, other: LayoutItem) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .lessThanOrEqual, LayoutRelationItem(other))
  }

  /// Constrains the attribute to be at most the same attribute of the other view.
  public static func <= (item: LayoutItem, view: UIView) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .lessThanOrEqual, LayoutRelationItem(view))
  }

  /// Constrains the attribute to be at most at a distance in points from the superview's; a width or height is at most the
  /// number.
  public static func <= (item: LayoutItem, constant: CGFloat) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .lessThanOrEqual, LayoutRelationItem(constant: constant))
  }
}

extension LayoutItemSet {
  /// Constrains each attribute to equal the other side's same attribute. Traps if the other side names an attribute.
  public static func == (set: LayoutItemSet, other: LayoutRelationItem) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .equal, other)
  }

  /// Constrains each attribute to equal the same attribute of the other view.
  public static func == (set: LayoutItemSet, view: UIView) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .equal, LayoutRelationItem(view))
  }

  /// Constrains each attribute to equal the superview's, inset by the number of points; a width or height equals the number.
  public static func == (set: LayoutItemSet, constant: CGFloat) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .equal, LayoutRelationItem(constant: constant))
  }

  /// Constrains each attribute to be at least the other side's same attribute. Traps if the other side names an attribute.
  public static func >= (set: LayoutItemSet, other: LayoutRelationItem) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .greaterThanOrEqual, other)
  }

  /// Constrains each attribute to be at least the same attribute of the other view.
  public static func >= (set: LayoutItemSet, view: UIView) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .greaterThanOrEqual, LayoutRelationItem(view))
  }

  /// Constrains each attribute to be at least the superview's, inset by the number of points. The relation is not reversed for
  /// right, bottom and trailing.
  public static func >= (set: LayoutItemSet, constant: CGFloat) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .greaterThanOrEqual, LayoutRelationItem(constant: constant))
  }

  /// Constrains each attribute to be at most the other side's same attribute. Traps if the other side names an attribute.
  public static func <= (set: LayoutItemSet, other: LayoutRelationItem) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .lessThanOrEqual, other)
  }

  /// Constrains each attribute to be at most the same attribute of the other view.
  public static func <= (set: LayoutItemSet, view: UIView) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .lessThanOrEqual, LayoutRelationItem(view))
  }

  /// Constrains each attribute to be at most the superview's, inset by the number of points. The relation is not reversed for
  /// right, bottom and trailing.
  public static func <= (set: LayoutItemSet, constant: CGFloat) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .lessThanOrEqual, LayoutRelationItem(constant: constant))
  }
}
