// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A layout language in which statements create constraints: `label.m_left |=| icon.m_right + 8`.
//
// Each side of a statement is converted to a `MortarAttribute`, which consists of an item, one to four of its layout
// attributes, and numbers. A `MortarStatement` pairs the two sides and creates the constraints of a
// `MortarConstraint`.
//
// Importing this module also imports UIKit.

@_exported public import UIKit

/// The name of the platform's view class in the original library, which supports several platforms.
public typealias MortarView = UIView
/// The original library's name for UIKit's layout priority.
public typealias MortarAliasLayoutPriority = UILayoutPriority
/// The original library's name for a layout relation: equal, at least, or at most.
public typealias MortarAliasLayoutRelation = NSLayoutConstraint.Relation
/// The original library's name for a constraint attribute.
public typealias MortarAliasLayoutAttribute = NSLayoutConstraint.Attribute

/// The axis of an attribute, or of a MortarVFL operator that lays out a row or column.
public enum MortarAxis: Sendable {
  /// The horizontal axis: left and right edges, and widths.
  case horizontal
  /// The vertical axis: top and bottom edges, heights, and baselines.
  case vertical
}

/// The right operand of the `~~` operator, which activates or deactivates constraints.
public enum MortarActivationState: Sendable {
  /// The constraints are active.
  case activated
  /// The constraints are created but inactive.
  case deactivated
}
