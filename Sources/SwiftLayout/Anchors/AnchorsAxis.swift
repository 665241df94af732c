// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A kind of attribute: horizontal, vertical or size. Expressions can only be related to attributes of the same kind.
public protocol AnchorsAxis {
  /// The attributes of this kind.
  associatedtype Attribute: AnchorsAttribute
  /// UIKit's anchors of this kind.
  associatedtype Anchor: NSObject
}

/// A kind of attribute with a position along an axis, in contrast to sizes.
public protocol AnchorsPositionAxis: AnchorsAxis {}

/// An attribute of a kind.
public protocol AnchorsAttribute: Sendable {
  /// The attribute in constraints.
  var layoutAttribute: NSLayoutConstraint.Attribute { get }
}

/// Horizontal positions: left, right, leading and trailing edges, and centers.
public typealias AnchorsXAxis = AnchorsXAxisAttribute

/// Vertical positions: top and bottom edges, centers and baselines.
public typealias AnchorsYAxis = AnchorsYAxisAttribute

/// Widths and heights.
public typealias AnchorsDimension = AnchorsDimensionAttribute

/// The attributes that a horizontal position can be related to.
public enum AnchorsXAxisAttribute: AnchorsAttribute, AnchorsPositionAxis {
  /// The attributes of this kind.
  public typealias Attribute = AnchorsXAxisAttribute
  /// UIKit's anchors of this kind.
  public typealias Anchor = NSLayoutXAxisAnchor

  case centerX, leading, trailing, left, right
  case centerXWithinMargins, leadingMargin, trailingMargin, leftMargin, rightMargin

  /// The attribute in constraints.
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

/// The attributes that a vertical position can be related to.
public enum AnchorsYAxisAttribute: AnchorsAttribute, AnchorsPositionAxis {
  /// The attributes of this kind.
  public typealias Attribute = AnchorsYAxisAttribute
  /// UIKit's anchors of this kind.
  public typealias Anchor = NSLayoutYAxisAnchor

  case centerY, top, bottom, firstBaseline, lastBaseline
  case centerYWithinMargins, topMargin, bottomMargin

  /// The attribute in constraints.
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

/// The attributes that a size can be related to.
public enum AnchorsDimensionAttribute: AnchorsAttribute, AnchorsAxis {
  /// The attributes of this kind.
  public typealias Attribute = AnchorsDimensionAttribute
  /// UIKit's anchors of this kind.
  public typealias Anchor = NSLayoutDimension

  case width, height

  /// The attribute in constraints.
  public var layoutAttribute: NSLayoutConstraint.Attribute { self == .width ? .width : .height }
}
