// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViews
import UIKit

/// The layout attributes that make up a Mortar attribute: one, or two or four in a fixed order.
package struct MortarComponents: Equatable {
  package let count: Int
  private let first, second, third, fourth: NSLayoutConstraint.Attribute

  package init(_ only: NSLayoutConstraint.Attribute) {
    (count, first, second, third, fourth) = (1, only, .notAnAttribute, .notAnAttribute, .notAnAttribute)
  }

  package init(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) {
    (count, self.first, self.second, third, fourth) = (2, first, second, .notAnAttribute, .notAnAttribute)
  }

  package init(
    first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute,
    third: NSLayoutConstraint.Attribute, fourth: NSLayoutConstraint.Attribute
  ) {
    (count, self.first, self.second, self.third, self.fourth) = (4, first, second, third, fourth)
  }

  package subscript(index: Int) -> NSLayoutConstraint.Attribute {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    default: fourth
    }
  }
}

extension MortarComponents {
  static var sides: Self { Self(.left, .right) }
  static var caps: Self { Self(.top, .bottom) }
  static var size: Self { Self(.width, .height) }
  static var center: Self { Self(.centerX, .centerY) }
  static var origin: Self { Self(.left, .top) }
  static var cornerTL: Self { Self(.top, .left) }
  static var cornerTR: Self { Self(.top, .right) }
  static var cornerBL: Self { Self(.bottom, .left) }
  static var cornerBR: Self { Self(.bottom, .right) }
  static var edges: Self { Self(first: .top, second: .left, third: .bottom, fourth: .right) }
  static var frame: Self { Self(first: .top, second: .left, third: .width, fourth: .height) }
}

extension NSLayoutConstraint.Attribute {
  package var mortarAxis: MortarAxis { axis == .horizontal ? .horizontal : .vertical }

  /// Whether the attribute follows the layout direction: true for leading and trailing, false for left and right, and
  /// nil for other attributes.
  var mortarFollowsReading: Bool? { isDirectional ? true : isAbsolute ? false : nil }

  /// The superview's edge that a numeric position is relative to: left, leading or top. For sizes, `notAnAttribute`.
  var mortarOrigin: NSLayoutConstraint.Attribute {
    switch self {
    case .width, .height, .notAnAttribute: .notAnAttribute
    case .leading, .trailing, .leadingMargin, .trailingMargin: .leading
    default: mortarAxis == .horizontal ? .left : .top
    }
  }

  /// The sign by which an inset offsets the attribute: negative for right and bottom edges and for sizes.
  var mortarInsetSign: Double {
    switch self {
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .width, .height: -1
    default: 1
    }
  }

  /// The attribute's name in Mortar.
  package var mortarName: String {
    switch self {
    case .notAnAttribute: "nothing"
    case .lastBaseline: "baseline"
    case .centerXWithinMargins: "centerXWithinMargin"
    case .centerYWithinMargins: "centerYWithinMargin"
    default: name
    }
  }
}
