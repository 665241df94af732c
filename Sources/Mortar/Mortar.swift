// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Statements instead of constraint objects: `label.m_left |=| icon.m_right + 8`.
//
// A statement goes one way: both sides become a `MortarAttribute` (an item, one to four of its attributes, numbers),
// the two are paired into a `MortarStatement`, and that becomes the constraints a `MortarConstraint` keeps.
//
// A file that imports this module sees UIKit too.

@_exported public import UIKit

/// The published library's name for a view, which it shares between platforms.
public typealias MortarView = UIView
/// The published library's name for UIKit's priority.
public typealias MortarAliasLayoutPriority = UILayoutPriority
/// The published library's name for equal, at least and at most.
public typealias MortarAliasLayoutRelation = NSLayoutConstraint.Relation
/// The published library's name for what a constraint measures.
public typealias MortarAliasLayoutAttribute = NSLayoutConstraint.Attribute

/// The axis a capture operator or an attribute works on.
public enum MortarAxis: Sendable {
  /// Left to right: edges at the sides, widths.
  case horizontal
  /// Top to bottom: edges above and below, heights, baselines.
  case vertical
}

/// The two states the `~~` operator puts constraints in.
public enum MortarActivationState: Sendable {
  /// The constraints take part in layout.
  case activated
  /// The constraints are kept and have no effect.
  case deactivated
}
