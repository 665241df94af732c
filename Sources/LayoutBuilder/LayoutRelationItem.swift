// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The right side of an equation: `multiplier * item + constant ! priority`. Each part is optional.
///
/// A right side without a view is a plain number. It is added to the same attribute of the superview or, if the left
/// side is a width or height, is the size itself. A right side without an attribute uses the left side's attribute.
@preconcurrency @MainActor
public struct LayoutRelationItem {
  /// The second item, or nil for a plain number.
  public internal(set) var view: UIView?
  /// The second attribute, or nil to use the first attribute.
  public internal(set) var attribute: NSLayoutConstraint.Attribute?
  /// The factor by which the second item's attribute is multiplied. The default is 1.
  public internal(set) var multiplier: CGFloat = 1
  /// The constant added to the second item's attribute, in points. The default is 0.
  public internal(set) var constant: CGFloat = 0
  /// The priority of the resulting constraints. The default is required.
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
  /// Multiplies the item's multiplier by a number, but not its constant.
  public static func * (multiplier: CGFloat, item: LayoutRelationItem) -> LayoutRelationItem {
    item.with { $0.multiplier *= multiplier }
  }

  /// Multiplies the item's multiplier by a number, but not its constant.
  public static func * (item: LayoutRelationItem, multiplier: CGFloat) -> LayoutRelationItem { multiplier * item }

  /// Divides the item's multiplier by the number on the left: `2 / item` equals `0.5 * item`. The constant is
  /// unchanged.
  public static func / (divisor: CGFloat, item: LayoutRelationItem) -> LayoutRelationItem {
    item.with { $0.multiplier /= divisor }
  }

  /// Divides the item's multiplier by a number, but not its constant.
  public static func / (item: LayoutRelationItem, divisor: CGFloat) -> LayoutRelationItem { divisor / item }

  // MARK: item + constant

  /// Adds a number of points to the constant.
  public static func + (item: LayoutRelationItem, constant: CGFloat) -> LayoutRelationItem {
    item.with { $0.constant += constant }
  }

  /// Subtracts a number of points from the constant.
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
  /// Returns the attribute multiplied by a number.
  public static func * (multiplier: CGFloat, item: LayoutItem) -> LayoutRelationItem {
    multiplier * LayoutRelationItem(item)
  }

  /// Returns the attribute multiplied by a number.
  public static func * (item: LayoutItem, multiplier: CGFloat) -> LayoutRelationItem {
    multiplier * LayoutRelationItem(item)
  }

  /// Returns the attribute divided by the number on the left: `2 / item` is half of the attribute.
  public static func / (divisor: CGFloat, item: LayoutItem) -> LayoutRelationItem { divisor / LayoutRelationItem(item) }
  /// Returns the attribute divided by a number.
  public static func / (item: LayoutItem, divisor: CGFloat) -> LayoutRelationItem { divisor / LayoutRelationItem(item) }
  /// Returns the attribute plus a number of points.
  public static func + (item: LayoutItem, constant: CGFloat) -> LayoutRelationItem {
    LayoutRelationItem(item) + constant
  }
  /// Returns the attribute minus a number of points.
  public static func - (item: LayoutItem, constant: CGFloat) -> LayoutRelationItem {
    LayoutRelationItem(item) - constant
  }
  /// Returns the attribute with a priority for the resulting constraint.
  public static func ! (item: LayoutItem, priority: UILayoutPriority) -> LayoutRelationItem {
    LayoutRelationItem(item) ! priority
  }
}

extension UIView {
  /// Returns the view's counterpart of the left side's attribute, multiplied by a number.
  public static func * (multiplier: CGFloat, view: UIView) -> LayoutRelationItem {
    multiplier * LayoutRelationItem(view)
  }

  /// Returns the view's counterpart of the left side's attribute, multiplied by a number.
  public static func * (view: UIView, multiplier: CGFloat) -> LayoutRelationItem {
    multiplier * LayoutRelationItem(view)
  }

  /// Returns the view's counterpart of the left side's attribute, divided by the number: `2 / view` is half of the
  /// attribute.
  public static func / (divisor: CGFloat, view: UIView) -> LayoutRelationItem { divisor / LayoutRelationItem(view) }
  /// Returns the view's counterpart of the left side's attribute, divided by a number.
  public static func / (view: UIView, divisor: CGFloat) -> LayoutRelationItem { divisor / LayoutRelationItem(view) }
  /// Returns the view's counterpart of the left side's attribute, plus a number of points.
  public static func + (view: UIView, constant: CGFloat) -> LayoutRelationItem { LayoutRelationItem(view) + constant }
  /// Returns the view's counterpart of the left side's attribute, minus a number of points.
  public static func - (view: UIView, constant: CGFloat) -> LayoutRelationItem { LayoutRelationItem(view) - constant }
  /// Returns the view's counterpart of the left side's attribute, with a priority for the resulting constraints.
  public static func ! (view: UIView, priority: UILayoutPriority) -> LayoutRelationItem {
    LayoutRelationItem(view) ! priority
  }
}

// MARK: (a == b) ! priority

extension NSLayoutConstraint {
  /// Sets the constraint's priority and returns the constraint.
  public static func ! (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
    constraint.priority = priority
    return constraint
  }
}

/// Sets the priority of all constraints and returns the constraints.
@preconcurrency @MainActor
public func ! (constraints: [NSLayoutConstraint], priority: UILayoutPriority) -> [NSLayoutConstraint] {
  for constraint in constraints { constraint.priority = priority }
  return constraints
}
