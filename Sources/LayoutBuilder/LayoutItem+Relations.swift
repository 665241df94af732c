// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The relations. The resulting constraints are inactive: `Layout { }` or `isActive` activates them.

public import UIKit

extension LayoutItem {
  /// Constrains the attribute to equal the other side.
  public static func == (item: LayoutItem, other: LayoutRelationItem) -> NSLayoutConstraint {
    EquationResolver.constraint(for: item, relation: .equal, other: other)
  }

  /// Constrains the attribute to equal the other view's attribute.
  public static func == (item: LayoutItem, other: LayoutItem) -> NSLayoutConstraint {
    EquationResolver.constraint(for: item, relation: .equal, other: LayoutRelationItem(other))
  }

  /// Constrains the attribute to equal the same attribute of the other view.
  public static func == (item: LayoutItem, view: UIView) -> NSLayoutConstraint {
    EquationResolver.constraint(for: item, relation: .equal, other: LayoutRelationItem(view))
  }

  /// Constrains the attribute to be at a distance in points from the superview's same attribute; a width or height equals the
  /// number. Traps for a position if the view has no superview.
  public static func == (item: LayoutItem, constant: CGFloat) -> NSLayoutConstraint {
    EquationResolver.constraint(for: item, relation: .equal, other: LayoutRelationItem(constant: constant))
  }

  /// Constrains the attribute to be at least the other side.
  public static func >= (item: LayoutItem, other: LayoutRelationItem) -> NSLayoutConstraint {
    EquationResolver.constraint(for: item, relation: .greaterThanOrEqual, other: other)
  }

  /// Constrains the attribute to be at least the other view's attribute.
  public static func >= (item: LayoutItem, other: LayoutItem) -> NSLayoutConstraint {
    EquationResolver.constraint(for: item, relation: .greaterThanOrEqual, other: LayoutRelationItem(other))
  }

  /// Constrains the attribute to be at least the same attribute of the other view.
  public static func >= (item: LayoutItem, view: UIView) -> NSLayoutConstraint {
    EquationResolver.constraint(for: item, relation: .greaterThanOrEqual, other: LayoutRelationItem(view))
  }

  /// Constrains the attribute to be at least at a distance in points from the superview's; a width or height is at least the
  /// number.
  public static func >= (item: LayoutItem, constant: CGFloat) -> NSLayoutConstraint {
    EquationResolver.constraint(for: item, relation: .greaterThanOrEqual, other: LayoutRelationItem(constant: constant))
  }

  /// Constrains the attribute to be at most the other side.
  public static func <= (item: LayoutItem, other: LayoutRelationItem) -> NSLayoutConstraint {
    EquationResolver.constraint(for: item, relation: .lessThanOrEqual, other: other)
  }

  /// Constrains the attribute to be at most the other view's attribute.
  public static func <= (item: LayoutItem, other: LayoutItem) -> NSLayoutConstraint {
    EquationResolver.constraint(for: item, relation: .lessThanOrEqual, other: LayoutRelationItem(other))
  }

  /// Constrains the attribute to be at most the same attribute of the other view.
  public static func <= (item: LayoutItem, view: UIView) -> NSLayoutConstraint {
    EquationResolver.constraint(for: item, relation: .lessThanOrEqual, other: LayoutRelationItem(view))
  }

  /// Constrains the attribute to be at most at a distance in points from the superview's; a width or height is at most the
  /// number.
  public static func <= (item: LayoutItem, constant: CGFloat) -> NSLayoutConstraint {
    EquationResolver.constraint(for: item, relation: .lessThanOrEqual, other: LayoutRelationItem(constant: constant))
  }
}

extension LayoutItemSet {
  /// Constrains each attribute to equal the other side's same attribute. Traps if the other side names an attribute.
  public static func == (set: LayoutItemSet, other: LayoutRelationItem) -> [NSLayoutConstraint] {
    EquationResolver.constraints(for: set, relation: .equal, other: other)
  }

  /// Constrains each attribute to equal the same attribute of the other view.
  public static func == (set: LayoutItemSet, view: UIView) -> [NSLayoutConstraint] {
    EquationResolver.constraints(for: set, relation: .equal, other: LayoutRelationItem(view))
  }

  /// Constrains each attribute to equal the superview's, inset by the number of points; a width or height equals the number.
  public static func == (set: LayoutItemSet, constant: CGFloat) -> [NSLayoutConstraint] {
    EquationResolver.constraints(for: set, relation: .equal, other: LayoutRelationItem(constant: constant))
  }

  /// Constrains each attribute to be at least the other side's same attribute. Traps if the other side names an attribute.
  public static func >= (set: LayoutItemSet, other: LayoutRelationItem) -> [NSLayoutConstraint] {
    EquationResolver.constraints(for: set, relation: .greaterThanOrEqual, other: other)
  }

  /// Constrains each attribute to be at least the same attribute of the other view.
  public static func >= (set: LayoutItemSet, view: UIView) -> [NSLayoutConstraint] {
    EquationResolver.constraints(for: set, relation: .greaterThanOrEqual, other: LayoutRelationItem(view))
  }

  /// Constrains each attribute to be at least the superview's, inset by the number of points. The relation is not reversed for
  /// right, bottom and trailing.
  public static func >= (set: LayoutItemSet, constant: CGFloat) -> [NSLayoutConstraint] {
    EquationResolver.constraints(for: set, relation: .greaterThanOrEqual, other: LayoutRelationItem(constant: constant))
  }

  /// Constrains each attribute to be at most the other side's same attribute. Traps if the other side names an attribute.
  public static func <= (set: LayoutItemSet, other: LayoutRelationItem) -> [NSLayoutConstraint] {
    EquationResolver.constraints(for: set, relation: .lessThanOrEqual, other: other)
  }

  /// Constrains each attribute to be at most the same attribute of the other view.
  public static func <= (set: LayoutItemSet, view: UIView) -> [NSLayoutConstraint] {
    EquationResolver.constraints(for: set, relation: .lessThanOrEqual, other: LayoutRelationItem(view))
  }

  /// Constrains each attribute to be at most the superview's, inset by the number of points. The relation is not reversed for
  /// right, bottom and trailing.
  public static func <= (set: LayoutItemSet, constant: CGFloat) -> [NSLayoutConstraint] {
    EquationResolver.constraints(for: set, relation: .lessThanOrEqual, other: LayoutRelationItem(constant: constant))
  }
}
