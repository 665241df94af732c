// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Validation of new constraints and their numbers. Some errors terminate the process with UIKit's exception; other
// errors are only logged.

import Foundation

extension NSLayoutConstraint {
  /// Checks the items and attributes of a constraint. Only views and guides have item handles.
  static func checkArguments(
    first: (item: AnyObject, handle: ItemHandle?), attribute attr1: Attribute,
    second: (item: AnyObject?, handle: ItemHandle?), secondAttribute attr2: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    checkNumber(constant, "constant")
    checkNumber(multiplier, "multiplier")
    guard first.handle != nil else {
      raise(
        "NSInvalidArgumentException",
        "NSLayoutConstraint for \(first.item): Constraint items must each be an instance of UIView or UILayoutGuide.")
    }
    if attr1 == .notAnAttribute {
      raise(
        "NSInvalidArgumentException",
        "Cannot use NSLayoutAttributeNotAnAttribute as the first attribute of a constraint.")
    }
    if let item = second.item, second.handle == nil {
      raise(
        "NSInvalidArgumentException",
        "NSLayoutConstraint for \(item): Constraint items must each be an instance of UIView or UILayoutGuide.")
    }
    if !attr1.isSize, second.item == nil || multiplier == 0 || attr2 == .notAnAttribute {
      raise(
        "NSInvalidArgumentException",
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
          + "constraint of a location equal to a constant. Location attributes must be specified in pairs.")
    }
    if second.item != nil, attr2 != .notAnAttribute { checkPair(attr1, attr2) }
  }

  private static func checkPair(_ attr1: Attribute, _ attr2: Attribute) {
    // A location may be related to a location on the other axis, because UIKit allows a constraint between a left and
    // a top edge.
    if attr1.isSize != attr2.isSize {
      raise(
        "NSInvalidArgumentException",
        "Invalid pairing of layout attributes: '\(attr1.name)' and '\(attr2.name)' do not measure the same thing.")
    }
    let mixesDirectionalAndAbsolute =
      (attr1.isDirectional && attr2.isAbsolute) || (attr1.isAbsolute && attr2.isDirectional)
    if mixesDirectionalAndAbsolute {
      raise(
        "NSInvalidArgumentException",
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
          + "leading/trailing for both or neither.")
    }
  }

  static func checkNumber(_ value: CGFloat, _ what: String) {
    if !value.isFinite {
      raise("NSInvalidArgumentException", "Constraint \(what) is not finite! That's illegal. \(what):\(value)")
    }
  }

  /// The maximum constant, in points, and the maximum multiplier that the engine computes exactly.
  static let largestConstant: CGFloat = 1e9
  static let largestMultiplier: CGFloat = 1e6

  /// Returns `value`, limited to ±`limit`. Logs the first substitution, as UIKit does with its own limits.
  static func substitute(_ value: CGFloat, limit: CGFloat, _ what: String) -> CGFloat {
    guard abs(value) > limit else { return value }
    if !hasReportedLimit {
      hasReportedLimit = true
      let text =
        "This NSLayoutConstraint is being configured with a \(what) that exceeds internal limits.  A smaller value will "
        + "be substituted, but this problem should be fixed: \(value) becomes \(value < 0 ? -limit : limit).  This "
        + "will be logged only once.\n"
      StandardError.write(text)
    }
    return value < 0 ? -limit : limit
  }

  private static var hasReportedLimit = false
}

extension NSLayoutConstraint.Relation {
  /// The relation that results from swapping the sides or multiplying both by a negative number.
  package var reversed: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is a width or height rather than a location.
  package var isSize: Bool { self == .width || self == .height }

  /// The axis of the attribute; horizontal for `notAnAttribute`.
  package var axis: NSLayoutConstraint.Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  /// Whether the attribute depends on the reading direction, as leading and trailing do.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is left or right.
  package var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  var dependsOnMetrics: Bool { rawValue >= NSLayoutConstraint.Attribute.lastBaseline.rawValue }

  /// The attribute's name in code.
  package var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }

  var anchorTypeName: String {
    if isSize { return "NSLayoutDimension" }
    return axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
  }
}
