// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The Mortar 3 layout language. The module re-exports views and publishers, so code for views only needs `import
// Mortar3`.

@_exported public import TesseraCombine
@_exported public import UIKit

/// The name of the platform's view class in the original library, which supports several platforms.
public typealias MortarView = UIView
/// The original library's name for a stack view.
public typealias MortarStackView = UIStackView
/// The original library's name for a layout guide.
public typealias MortarLayoutGuide = UILayoutGuide
/// The original library's name for insets.
public typealias MortarEdgeInsets = UIEdgeInsets
/// The original library's name for UIKit's layout priority.
public typealias MortarAliasLayoutPriority = UILayoutPriority
/// The original library's name for a layout relation: equal, at least, or at most.
public typealias MortarAliasLayoutRelation = NSLayoutConstraint.Relation
/// The original library's name for a constraint attribute.
public typealias MortarAliasLayoutAttribute = NSLayoutConstraint.Attribute
/// The original library's name for a layout axis: horizontal or vertical.
public typealias MortarAliasLayoutAxis = NSLayoutConstraint.Axis
