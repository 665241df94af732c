// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// What kind of attribute an expression is about, so that only what fits can be related to it.
public protocol AnchorsAxis {
  /// The attributes of this kind.
  associatedtype Attribute: AnchorsAttribute
  /// UIKit's anchors of this kind.
  associatedtype Anchor: NSObject
}

/// Edges that have a position along an axis, in contrast to sizes.
public protocol AnchorsPositionAxis: AnchorsAxis {}

/// One of the attributes of a kind.
public protocol AnchorsAttribute: Sendable {
  var layoutAttribute: NSLayoutConstraint.Attribute { get }
}

/// Vertical edges and centre lines.
public enum AnchorsXAxis: AnchorsPositionAxis {
  public typealias Attribute = AnchorsXAxisAttribute
  public typealias Anchor = NSLayoutXAxisAnchor
}

/// Horizontal edges, centre lines and baselines.
public enum AnchorsYAxis: AnchorsPositionAxis {
  public typealias Attribute = AnchorsYAxisAttribute
  public typealias Anchor = NSLayoutYAxisAnchor
}

/// Widths and heights.
public enum AnchorsDimension: AnchorsAxis {
  public typealias Attribute = AnchorsDimensionAttribute
  public typealias Anchor = NSLayoutDimension
}

public enum AnchorsXAxisAttribute: AnchorsAttribute {
  case centerX, leading, trailing, left, right
  case centerXWithinMargins, leadingMargin, trailingMargin, leftMargin, rightMargin

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

public enum AnchorsYAxisAttribute: AnchorsAttribute {
  case centerY, top, bottom, firstBaseline, lastBaseline
  case centerYWithinMargins, topMargin, bottomMargin

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

public enum AnchorsDimensionAttribute: AnchorsAttribute {
  case width, height

  public var layoutAttribute: NSLayoutConstraint.Attribute { self == .width ? .width : .height }
}
