// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Statements instead of constraint objects: `label.m_left |=| icon.m_right + 8`.
//
// Both sides of a statement become a `MortarAttribute` (an item, one to four of its attributes, numbers), the two are paired
// into a `MortarStatement`, which makes the constraints of a `MortarConstraint`.
//
// Importing this module also imports UIKit.

@_exported public import UIKit

/// The published library's name for a view, which it shares between platforms.
public typealias MortarView = UIView
/// The published library's name for UIKit's priority.
public typealias MortarAliasLayoutPriority = UILayoutPriority
/// The published library's name for equal, at least and at most.
public typealias MortarAliasLayoutRelation = NSLayoutConstraint.Relation
/// The published library's name for the attribute of a constraint.
public typealias MortarAliasLayoutAttribute = NSLayoutConstraint.Attribute

/// The axis of a capture operator or an attribute.
public enum MortarAxis: Sendable {
  /// Left to right: side edges and widths.
  case horizontal
  /// Top to bottom: top and bottom edges, heights and baselines.
  case vertical
}

/// The right operand of the `~~` operator.
public enum MortarActivationState: Sendable {
  /// The constraints are active.
  case activated
  /// The constraints are created but inactive.
  case deactivated
}
