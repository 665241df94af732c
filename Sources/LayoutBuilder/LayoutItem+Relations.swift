// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The relation operators. They return inactive constraints, which `Layout { }` or `isActive` activates.

public import UIKit

extension LayoutItem {
  /// Constrains the attribute to equal the right side.
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

  /// Constrains the attribute to equal the same attribute of the superview plus a constant, in points. A width or
  /// height equals the constant. Traps if a position is constrained and the view has no superview.
  public static func == (item: LayoutItem, constant: CGFloat) -> NSLayoutConstraint {
    EquationResolver.constraint(for: item, relation: .equal, other: LayoutRelationItem(constant: constant))
  }

  /// Constrains the attribute to be at least the right side.
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

  /// Constrains the attribute to be at least the same attribute of the superview plus a constant, in points. A width
  /// or height is at least the constant.
  public static func >= (item: LayoutItem, constant: CGFloat) -> NSLayoutConstraint {
    EquationResolver.constraint(for: item, relation: .greaterThanOrEqual, other: LayoutRelationItem(constant: constant))
  }

  /// Constrains the attribute to be at most the right side.
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

  /// Constrains the attribute to be at most the same attribute of the superview plus a constant, in points. A width
  /// or height is at most the constant.
  public static func <= (item: LayoutItem, constant: CGFloat) -> NSLayoutConstraint {
    EquationResolver.constraint(for: item, relation: .lessThanOrEqual, other: LayoutRelationItem(constant: constant))
  }
}

extension LayoutItemSet {
  /// Constrains each attribute to equal the same attribute of the right side. Traps if the right side specifies an
  /// attribute.
  public static func == (set: LayoutItemSet, other: LayoutRelationItem) -> [NSLayoutConstraint] {
    EquationResolver.constraints(for: set, relation: .equal, other: other)
  }

  /// Constrains each attribute to equal the same attribute of the other view.
  public static func == (set: LayoutItemSet, view: UIView) -> [NSLayoutConstraint] {
    EquationResolver.constraints(for: set, relation: .equal, other: LayoutRelationItem(view))
  }

  /// Constrains each attribute to equal the same attribute of the superview, inset by a number of points. A width or
  /// height equals the number.
  public static func == (set: LayoutItemSet, constant: CGFloat) -> [NSLayoutConstraint] {
    EquationResolver.constraints(for: set, relation: .equal, other: LayoutRelationItem(constant: constant))
  }

  /// Constrains each attribute to be at least the same attribute of the right side. Traps if the right side specifies
  /// an attribute.
  public static func >= (set: LayoutItemSet, other: LayoutRelationItem) -> [NSLayoutConstraint] {
    EquationResolver.constraints(for: set, relation: .greaterThanOrEqual, other: other)
  }

  /// Constrains each attribute to be at least the same attribute of the other view.
  public static func >= (set: LayoutItemSet, view: UIView) -> [NSLayoutConstraint] {
    EquationResolver.constraints(for: set, relation: .greaterThanOrEqual, other: LayoutRelationItem(view))
  }

  /// Constrains each attribute to be at least the same attribute of the superview, inset by a number of points. The
  /// relation is not reversed for right, bottom and trailing edges.
  public static func >= (set: LayoutItemSet, constant: CGFloat) -> [NSLayoutConstraint] {
    EquationResolver.constraints(for: set, relation: .greaterThanOrEqual, other: LayoutRelationItem(constant: constant))
  }

  /// Constrains each attribute to be at most the same attribute of the right side. Traps if the right side specifies
  /// an attribute.
  public static func <= (set: LayoutItemSet, other: LayoutRelationItem) -> [NSLayoutConstraint] {
    EquationResolver.constraints(for: set, relation: .lessThanOrEqual, other: other)
  }

  /// Constrains each attribute to be at most the same attribute of the other view.
  public static func <= (set: LayoutItemSet, view: UIView) -> [NSLayoutConstraint] {
    EquationResolver.constraints(for: set, relation: .lessThanOrEqual, other: LayoutRelationItem(view))
  }

  /// Constrains each attribute to be at most the same attribute of the superview, inset by a number of points. The
  /// relation is not reversed for right, bottom and trailing edges.
  public static func <= (set: LayoutItemSet, constant: CGFloat) -> [NSLayoutConstraint] {
    EquationResolver.constraints(for: set, relation: .lessThanOrEqual, other: LayoutRelationItem(constant: constant))
  }
}
