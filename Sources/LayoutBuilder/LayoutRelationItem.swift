// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The right side of an equation: `multiplier * item + constant ! priority`, each part optional.
///
/// Without a view it is a plain number, relative to the superview's same attribute; for width and height it is the size itself.
/// Without an attribute it uses the one on the left of the relation.
@preconcurrency @MainActor
public struct LayoutRelationItem {
  /// The second item; nil for a plain number.
  public internal(set) var view: UIView?
  /// The second attribute; the first one if nil.
  public internal(set) var attribute: NSLayoutConstraint.Attribute?
  /// The multiplier of the second item's attribute. 1 by default.
  public internal(set) var multiplier: CGFloat = 1
  /// The points added to the second item's attribute. 0 by default.
  public internal(set) var constant: CGFloat = 0
  /// The priority of the resulting constraints. Required by default.
  public internal(set) var priority = UILayoutPriority.required

  init(_ view: UIView) {
    self.view = view
  }

  init(_ item: LayoutItem) {
    view = item.view
    attribute = item.attribute
  }

  init(constant: CGFloat) {
    self.constant = constant
  }

  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

// MARK: multiplier * item, item / divisor

extension LayoutRelationItem {
  /// Multiplies the multiplier; the constant is unchanged.
  public static func * (multiplier: CGFloat, item: LayoutRelationItem) -> LayoutRelationItem {
    item.with { $0.multiplier *= multiplier }
  }

  /// Multiplies the multiplier; the constant is unchanged.
  public static func * (item: LayoutRelationItem, multiplier: CGFloat) -> LayoutRelationItem { multiplier * item }

  /// Divides the multiplier: `2 / item` is half of the item, like `0.5 * item`.
  public static func / (divisor: CGFloat, item: LayoutRelationItem) -> LayoutRelationItem {
    item.with { $0.multiplier /= divisor }
  }

  /// Divides the multiplier; the constant is unchanged.
  public static func / (item: LayoutRelationItem, divisor: CGFloat) -> LayoutRelationItem { divisor / item }

  // MARK: item + constant

  /// Adds points to the constant.
  public static func + (item: LayoutRelationItem, constant: CGFloat) -> LayoutRelationItem {
    item.with { $0.constant += constant }
  }

  /// Subtracts points from the constant.
  public static func - (item: LayoutRelationItem, constant: CGFloat) -> LayoutRelationItem {
    item.with { $0.constant -= constant }
  }

  // MARK: item ! priority

  /// Sets the priority of the resulting constraints.
  public static func ! (item: LayoutRelationItem, priority: UILayoutPriority) -> LayoutRelationItem {
    item.with { $0.priority = priority }
  }
}

/// Returns a plain number with a priority.
@preconcurrency @MainActor
public func ! (constant: CGFloat, priority: UILayoutPriority) -> LayoutRelationItem {
  LayoutRelationItem(constant: constant) ! priority
}

extension LayoutItem {
  /// Returns the attribute with a multiplier.
  public static func * (multiplier: CGFloat, item: LayoutItem) -> LayoutRelationItem {
    multiplier * LayoutRelationItem(item)
  }

  /// Returns the attribute with a multiplier.
  public static func * (item: LayoutItem, multiplier: CGFloat) -> LayoutRelationItem {
    multiplier * LayoutRelationItem(item)
  }

  /// Returns the attribute divided by the number: `2 / item` is half of the item.
  public static func / (divisor: CGFloat, item: LayoutItem) -> LayoutRelationItem { divisor / LayoutRelationItem(item) }
  /// Returns the attribute divided by the number.
  public static func / (item: LayoutItem, divisor: CGFloat) -> LayoutRelationItem { divisor / LayoutRelationItem(item) }
  /// Returns the attribute plus points.
  public static func + (item: LayoutItem, constant: CGFloat) -> LayoutRelationItem {
    LayoutRelationItem(item) + constant
  }
  /// Returns the attribute minus points.
  public static func - (item: LayoutItem, constant: CGFloat) -> LayoutRelationItem {
    LayoutRelationItem(item) - constant
  }
  /// Returns the attribute with the priority of the resulting constraint.
  public static func ! (item: LayoutItem, priority: UILayoutPriority) -> LayoutRelationItem {
    LayoutRelationItem(item) ! priority
  }
}

extension UIView {
  /// Returns the view's attribute that is named on the left, with a multiplier.
  public static func * (multiplier: CGFloat, view: UIView) -> LayoutRelationItem {
    multiplier * LayoutRelationItem(view)
  }

  /// Returns the view's attribute that is named on the left, with a multiplier.
  public static func * (view: UIView, multiplier: CGFloat) -> LayoutRelationItem {
    multiplier * LayoutRelationItem(view)
  }

  /// Returns the view's attribute that is named on the left, divided by the number: `2 / view` is half of it.
  public static func / (divisor: CGFloat, view: UIView) -> LayoutRelationItem { divisor / LayoutRelationItem(view) }
  /// Returns the view's attribute that is named on the left, divided by the number.
  public static func / (view: UIView, divisor: CGFloat) -> LayoutRelationItem { divisor / LayoutRelationItem(view) }
  /// Returns the view's attribute that is named on the left, plus points.
  public static func + (view: UIView, constant: CGFloat) -> LayoutRelationItem { LayoutRelationItem(view) + constant }
  /// Returns the view's attribute that is named on the left, minus points.
  public static func - (view: UIView, constant: CGFloat) -> LayoutRelationItem { LayoutRelationItem(view) - constant }
  /// Returns the view's attribute that is named on the left, with the priority of the resulting constraints.
  public static func ! (view: UIView, priority: UILayoutPriority) -> LayoutRelationItem {
    LayoutRelationItem(view) ! priority
  }
}

// MARK: (a == b) ! priority

extension NSLayoutConstraint {
  /// Sets the priority of the constraint and returns the same constraint.
  public static func ! (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
    constraint.priority = priority
    return constraint
  }
}

/// Sets the priority of all constraints and returns them.
@preconcurrency @MainActor
public func ! (constraints: [NSLayoutConstraint], priority: UILayoutPriority) -> [NSLayoutConstraint] {
  for constraint in constraints { constraint.priority = priority }
  return constraints
}
