// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Statements instead of constraint objects: `label.m_left |=| icon.m_right + 8`.
//
// A statement goes one way: both sides become a `MortarAttribute` (an item, one to four of its attributes, numbers), the
// two are paired into a `MortarStatement`, and that becomes the constraints a `MortarConstraint` keeps.
//
// A file that imports this module sees UIKit too.

@_exported public import UIKit

public typealias MortarView = UIView
public typealias MortarAliasLayoutPriority = UILayoutPriority
public typealias MortarAliasLayoutRelation = NSLayoutConstraint.Relation
public typealias MortarAliasLayoutAttribute = NSLayoutConstraint.Attribute

/// The axis a capture operator or an attribute works on.
public enum MortarAxis: Sendable {
  case horizontal
  case vertical
}

/// The two states the `~~` operator puts constraints in.
public enum MortarActivationState: Sendable {
  case activated
  case deactivated
}
