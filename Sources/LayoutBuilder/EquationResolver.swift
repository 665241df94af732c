// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
import TesseraViews
import UIKit

/// Fills in the omitted parts of equations and creates their constraints.
@MainActor
enum EquationResolver {
  typealias Attribute = NSLayoutConstraint.Attribute

  static func constraint(
    for item: LayoutItem, relation: NSLayoutConstraint.Relation, other: LayoutRelationItem
  ) -> NSLayoutConstraint {
    CodeLocation.current = item.place
    defer { CodeLocation.current = nil }
    let second = secondItem(for: item.view, attribute: item.attribute, other: other)
    let isInset = item.parameters.contains(.inset)
    let constraint = NSLayoutConstraint(
      item: item.view, attribute: item.attribute, relatedBy: relation, toItem: second,
      attribute: second == nil ? .notAnAttribute : other.attribute ?? item.attribute,
      multiplier: second == nil ? 1 : other.multiplier,
      constant: isInset && item.attribute.isFarEdge ? -other.constant : other.constant)
    constraint.priority = other.priority
    return constraint
  }

  /// Returns one constraint for each attribute. Constants are insets.
  static func constraints(
    for set: LayoutItemSet, relation: NSLayoutConstraint.Relation, other: LayoutRelationItem
  ) -> [NSLayoutConstraint] {
    if other.attribute != nil {
      CodeLocation.current = set.place
      raise(
        "NSInvalidArgumentException",
        "A set of attributes cannot be related to a view with an attribute. Write the view alone on the right side, or "
          + "relate the attributes one by one.")
    }
    return set.attributes.map { attribute in
      let item = LayoutItem(view: set.view, attribute: attribute, parameters: [.inset], place: set.place)
      return constraint(for: item, relation: relation, other: other)
    }
  }

  /// Returns the view on the right side of an equation. For a plain number, returns the superview, or nil if the
  /// attribute is a size.
  private static func secondItem(for view: UIView, attribute: Attribute, other: LayoutRelationItem) -> UIView? {
    if let view = other.view { return view }
    if attribute == .width || attribute == .height { return nil }
    guard let superview = view.superview else {
      raise(
        "NSInvalidArgumentException",
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
          + "constraint of a location equal to a constant. Location attributes must be specified in pairs. \(view) has "
          + "no superview that the number is relative to: call addSubview first.")
    }
    return superview
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the edge moves left or up, against the axis direction, when it is inset.
  fileprivate var isFarEdge: Bool {
    switch self {
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: true
    default: false
    }
  }
}
