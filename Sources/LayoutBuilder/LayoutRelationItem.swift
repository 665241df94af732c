// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The right side of an equation: `multiplier * item + constant ! priority`, each part optional.
///
/// Without a view it is a plain number, which counts from the superview's same attribute; for width and height it is the
/// size itself. Without an attribute the one on the left of the relation is meant.
@preconcurrency @MainActor
public struct LayoutRelationItem {
  public internal(set) var view: UIView?
  public internal(set) var attribute: NSLayoutConstraint.Attribute?
  public internal(set) var multiplier: CGFloat = 1
  public internal(set) var constant: CGFloat = 0
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
  public static func * (multiplier: CGFloat, item: LayoutRelationItem) -> LayoutRelationItem {
    item.with { $0.multiplier *= multiplier }
  }

  public static func * (item: LayoutRelationItem, multiplier: CGFloat) -> LayoutRelationItem { multiplier * item }

  /// `2 / item` is half of the item, as `0.5 * item`.
  public static func / (divisor: CGFloat, item: LayoutRelationItem) -> LayoutRelationItem {
    item.with { $0.multiplier /= divisor }
  }

  public static func / (item: LayoutRelationItem, divisor: CGFloat) -> LayoutRelationItem { divisor / item }

  // MARK: item + constant

  public static func + (item: LayoutRelationItem, constant: CGFloat) -> LayoutRelationItem {
    item.with { $0.constant += constant }
  }

  public static func - (item: LayoutRelationItem, constant: CGFloat) -> LayoutRelationItem {
    item.with { $0.constant -= constant }
  }

  // MARK: item ! priority

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
  public static func * (multiplier: CGFloat, item: LayoutItem) -> LayoutRelationItem {
    multiplier * LayoutRelationItem(item)
  }

  public static func * (item: LayoutItem, multiplier: CGFloat) -> LayoutRelationItem {
    multiplier * LayoutRelationItem(item)
  }

  public static func / (divisor: CGFloat, item: LayoutItem) -> LayoutRelationItem { divisor / LayoutRelationItem(item) }
  public static func / (item: LayoutItem, divisor: CGFloat) -> LayoutRelationItem { divisor / LayoutRelationItem(item) }
  public static func + (item: LayoutItem, constant: CGFloat) -> LayoutRelationItem {
    LayoutRelationItem(item) + constant
  }
  public static func - (item: LayoutItem, constant: CGFloat) -> LayoutRelationItem {
    LayoutRelationItem(item) - constant
  }
  public static func ! (item: LayoutItem, priority: UILayoutPriority) -> LayoutRelationItem {
    LayoutRelationItem(item) ! priority
  }
}

extension UIView {
  public static func * (multiplier: CGFloat, view: UIView) -> LayoutRelationItem {
    multiplier * LayoutRelationItem(view)
  }

  public static func * (view: UIView, multiplier: CGFloat) -> LayoutRelationItem {
    multiplier * LayoutRelationItem(view)
  }

  public static func / (divisor: CGFloat, view: UIView) -> LayoutRelationItem { divisor / LayoutRelationItem(view) }
  public static func / (view: UIView, divisor: CGFloat) -> LayoutRelationItem { divisor / LayoutRelationItem(view) }
  public static func + (view: UIView, constant: CGFloat) -> LayoutRelationItem { LayoutRelationItem(view) + constant }
  public static func - (view: UIView, constant: CGFloat) -> LayoutRelationItem { LayoutRelationItem(view) - constant }
  public static func ! (view: UIView, priority: UILayoutPriority) -> LayoutRelationItem {
    LayoutRelationItem(view) ! priority
  }
}

// MARK: (a == b) ! priority

extension NSLayoutConstraint {
  /// The constraint, its priority changed.
  public static func ! (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
    constraint.priority = priority
    return constraint
  }
}

/// The constraints of a set, their priorities changed.
@preconcurrency @MainActor
public func ! (constraints: [NSLayoutConstraint], priority: UILayoutPriority) -> [NSLayoutConstraint] {
  for constraint in constraints { constraint.priority = priority }
  return constraints
}
