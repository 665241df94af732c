// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The relations. A constraint made by one is not active: `Layout { }` activates it, or `isActive`.

public import UIKit

extension LayoutItem {
  /// The attribute equals the other side.
  public static func == (item: LayoutItem, other: LayoutRelationItem) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .equal, other)
  }

  public static func == (item: LayoutItem, other: LayoutItem) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .equal, LayoutRelationItem(other))
  }

  public static func == (item: LayoutItem, view: UIView) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .equal, LayoutRelationItem(view))
  }

  public static func == (item: LayoutItem, constant: CGFloat) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .equal, LayoutRelationItem(constant: constant))
  }

  /// The attribute is at least the other side.
  public static func >= (item: LayoutItem, other: LayoutRelationItem) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .greaterThanOrEqual, other)
  }

  public static func >= (item: LayoutItem, other: LayoutItem) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .greaterThanOrEqual, LayoutRelationItem(other))
  }

  public static func >= (item: LayoutItem, view: UIView) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .greaterThanOrEqual, LayoutRelationItem(view))
  }

  public static func >= (item: LayoutItem, constant: CGFloat) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .greaterThanOrEqual, LayoutRelationItem(constant: constant))
  }

  /// The attribute is at most the other side.
  public static func <= (item: LayoutItem, other: LayoutRelationItem) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .lessThanOrEqual, other)
  }

  public static func <= (item: LayoutItem, other: LayoutItem) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .lessThanOrEqual, LayoutRelationItem(other))
  }

  public static func <= (item: LayoutItem, view: UIView) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .lessThanOrEqual, LayoutRelationItem(view))
  }

  public static func <= (item: LayoutItem, constant: CGFloat) -> NSLayoutConstraint {
    EquationResolver.constraint(item, .lessThanOrEqual, LayoutRelationItem(constant: constant))
  }
}

extension LayoutItemSet {
  /// Each attribute equals the other side's same attribute.
  public static func == (set: LayoutItemSet, other: LayoutRelationItem) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .equal, other)
  }

  public static func == (set: LayoutItemSet, view: UIView) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .equal, LayoutRelationItem(view))
  }

  public static func == (set: LayoutItemSet, constant: CGFloat) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .equal, LayoutRelationItem(constant: constant))
  }

  /// Each attribute is at least the other side's same attribute.
  public static func >= (set: LayoutItemSet, other: LayoutRelationItem) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .greaterThanOrEqual, other)
  }

  public static func >= (set: LayoutItemSet, view: UIView) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .greaterThanOrEqual, LayoutRelationItem(view))
  }

  public static func >= (set: LayoutItemSet, constant: CGFloat) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .greaterThanOrEqual, LayoutRelationItem(constant: constant))
  }

  /// Each attribute is at most the other side's same attribute.
  public static func <= (set: LayoutItemSet, other: LayoutRelationItem) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .lessThanOrEqual, other)
  }

  public static func <= (set: LayoutItemSet, view: UIView) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .lessThanOrEqual, LayoutRelationItem(view))
  }

  public static func <= (set: LayoutItemSet, constant: CGFloat) -> [NSLayoutConstraint] {
    EquationResolver.constraints(set, .lessThanOrEqual, LayoutRelationItem(constant: constant))
  }
}
