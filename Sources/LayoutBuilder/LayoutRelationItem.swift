// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The right side of an equation: `multiplier * item + constant ! priority`, each part optional.
///
/// Without a view it is a plain number, which counts from the superview's same attribute; for width and height it is
/// the size itself. Without an attribute it takes the one on the left of the relation.
@preconcurrency @MainActor
public struct LayoutRelationItem {
  /// The second item; nil for a plain number.
  public internal(set) var view: UIView?
  /// The second attribute; nil takes the first one.
  public internal(set) var attribute: NSLayoutConstraint.Attribute?
  /// What the second item's attribute is multiplied by. 1 by default.
  public internal(set) var multiplier: CGFloat = 1
  /// Points added to the second item's attribute. 0 by default.
  public internal(set) var constant: CGFloat = 0
  /// The priority of the constraints made. Required by default.
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
  /// Multiplies the multiplier; the constant stays as it is.
  public static func * (multiplier: CGFloat, item: LayoutRelationItem) -> LayoutRelationItem {
    item.with { $0.multiplier *= multiplier }
  }

  /// Multiplies the multiplier; the constant stays as it is.
  public static func * (item: LayoutRelationItem, multiplier: CGFloat) -> LayoutRelationItem { multiplier * item }

  /// `2 / item` is half of the item, as `0.5 * item`.
  public static func / (divisor: CGFloat, item: LayoutRelationItem) -> LayoutRelationItem {
    item.with { $0.multiplier /= divisor }
  }

  /// Divides the multiplier; the constant stays as it is.
  public static func / (item: LayoutRelationItem, divisor: CGFloat) -> LayoutRelationItem { divisor / item }

  // MARK: item + constant

  /// Adds points to the constant.
  public static func + (item: LayoutRelationItem, constant: CGFloat) -> LayoutRelationItem {
    item.with { $0.constant += constant }
  }

  /// Takes points from the constant.
  public static func - (item: LayoutRelationItem, constant: CGFloat) -> LayoutRelationItem {
    item.with { $0.constant -= constant }
  }

  // MARK: item ! priority

  /// Sets the priority of the constraints made.
  public static func ! (item: LayoutRelationItem, priority: UILayoutPriority) -> LayoutRelationItem {
    item.with { $0.priority = priority }
  }
}

/// A plain number with a priority.
@preconcurrency @MainActor
public func ! (constant: CGFloat, priority: UILayoutPriority) -> LayoutRelationItem {
  LayoutRelationItem(constant: constant) ! priority
}

extension LayoutItem {
  /// The attribute, multiplied.
  public static func * (multiplier: CGFloat, item: LayoutItem) -> LayoutRelationItem {
    multiplier * LayoutRelationItem(item)
  }

  /// The attribute, multiplied.
  public static func * (item: LayoutItem, multiplier: CGFloat) -> LayoutRelationItem {
    multiplier * LayoutRelationItem(item)
  }

  /// The attribute, divided by the number: `2 / item` is half of the item.
  public static func / (divisor: CGFloat, item: LayoutItem) -> LayoutRelationItem { divisor / LayoutRelationItem(item) }
  /// The attribute, divided by the number.
  public static func / (item: LayoutItem, divisor: CGFloat) -> LayoutRelationItem { divisor / LayoutRelationItem(item) }
  /// The attribute plus points.
  public static func + (item: LayoutItem, constant: CGFloat) -> LayoutRelationItem {
    LayoutRelationItem(item) + constant
  }
  /// The attribute minus points.
  public static func - (item: LayoutItem, constant: CGFloat) -> LayoutRelationItem {
    LayoutRelationItem(item) - constant
  }
  /// The attribute, with the priority of the constraint to be made.
  public static func ! (item: LayoutItem, priority: UILayoutPriority) -> LayoutRelationItem {
    LayoutRelationItem(item) ! priority
  }
}

extension UIView {
  /// The view's attribute that the left side names, multiplied.
  public static func * (multiplier: CGFloat, view: UIView) -> LayoutRelationItem {
    multiplier * LayoutRelationItem(view)
  }

  /// The view's attribute that the left side names, multiplied.
  public static func * (view: UIView, multiplier: CGFloat) -> LayoutRelationItem {
    multiplier * LayoutRelationItem(view)
  }

  /// The view's attribute that the left side names, divided by the number: `2 / view` is half of it.
  public static func / (divisor: CGFloat, view: UIView) -> LayoutRelationItem { divisor / LayoutRelationItem(view) }
  /// The view's attribute that the left side names, divided by the number.
  public static func / (view: UIView, divisor: CGFloat) -> LayoutRelationItem { divisor / LayoutRelationItem(view) }
  /// The view's attribute that the left side names, plus points.
  public static func + (view: UIView, constant: CGFloat) -> LayoutRelationItem { LayoutRelationItem(view) + constant }
  /// The view's attribute that the left side names, minus points.
  public static func - (view: UIView, constant: CGFloat) -> LayoutRelationItem { LayoutRelationItem(view) - constant }
  /// The view's attribute that the left side names, with the priority of the constraints to be made.
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
