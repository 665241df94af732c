// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A kind of attribute: horizontal position, vertical position or size. Expressions can only be constrained to
/// attributes of the same kind.
public protocol AnchorsAxis {
  /// The type of the attributes of this kind.
  associatedtype Attribute: AnchorsAttribute
  /// The type of UIKit's anchors of this kind.
  associatedtype Anchor: NSObject
}

/// A kind of attribute that is a position on an axis, as opposed to a size.
public protocol AnchorsPositionAxis: AnchorsAxis {}

/// An attribute of a specific kind.
public protocol AnchorsAttribute: Sendable {
  /// The attribute for use in constraints.
  var layoutAttribute: NSLayoutConstraint.Attribute { get }
}

/// Horizontal positions: left, right, leading and trailing edges, and centers.
public typealias AnchorsXAxis = AnchorsXAxisAttribute

/// Vertical positions: top and bottom edges, centers and baselines.
public typealias AnchorsYAxis = AnchorsYAxisAttribute

/// Widths and heights.
public typealias AnchorsDimension = AnchorsDimensionAttribute

/// The attributes to which a horizontal position can be constrained.
public enum AnchorsXAxisAttribute: AnchorsAttribute, AnchorsPositionAxis {
  /// The type of the attributes of this kind.
  public typealias Attribute = AnchorsXAxisAttribute
  /// The type of UIKit's anchors of this kind.
  public typealias Anchor = NSLayoutXAxisAnchor

  case centerX, leading, trailing, left, right
  case centerXWithinMargins, leadingMargin, trailingMargin, leftMargin, rightMargin

  /// The attribute for use in constraints.
  public var layoutAttribute: NSLayoutConstraint.Attribute {
    switch self {
    case .centerX: .centerX
    case .leading: .leading
    case .trailing: .trailing
    case .left: .left
    case .right: .right
    case .centerXWithinMargins: .centerXWithinMargins
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    }
  }
}

/// The attributes to which a vertical position can be constrained.
public enum AnchorsYAxisAttribute: AnchorsAttribute, AnchorsPositionAxis {
  /// The type of the attributes of this kind.
  public typealias Attribute = AnchorsYAxisAttribute
  /// The type of UIKit's anchors of this kind.
  public typealias Anchor = NSLayoutYAxisAnchor

  case centerY, top, bottom, firstBaseline, lastBaseline
  case centerYWithinMargins, topMargin, bottomMargin

  /// The attribute for use in constraints.
  public var layoutAttribute: NSLayoutConstraint.Attribute {
    switch self {
    case .centerY: .centerY
    case .top: .top
    case .bottom: .bottom
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .centerYWithinMargins: .centerYWithinMargins
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    }
  }
}

/// The attributes to which a size can be constrained.
public enum AnchorsDimensionAttribute: AnchorsAttribute, AnchorsAxis {
  /// The type of the attributes of this kind.
  public typealias Attribute = AnchorsDimensionAttribute
  /// The type of UIKit's anchors of this kind.
  public typealias Anchor = NSLayoutDimension

  case width, height

  /// The attribute for use in constraints.
  public var layoutAttribute: NSLayoutConstraint.Attribute { self == .width ? .width : .height }
}
