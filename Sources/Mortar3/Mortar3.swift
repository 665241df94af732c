// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The module re-exports views and publishers: view code only needs `import Mortar3`.

@_exported public import TesseraCombine
@_exported public import UIKit

/// The published library's name for a view, which it shares between platforms.
public typealias MortarView = UIView
/// The published library's name for a stack view.
public typealias MortarStackView = UIStackView
/// The published library's name for a layout guide.
public typealias MortarLayoutGuide = UILayoutGuide
/// The published library's name for insets.
public typealias MortarEdgeInsets = UIEdgeInsets
/// The published library's name for UIKit's priority.
public typealias MortarAliasLayoutPriority = UILayoutPriority
/// The published library's name for equal, at least and at most.
public typealias MortarAliasLayoutRelation = NSLayoutConstraint.Relation
/// The published library's name for the attribute of a constraint.
public typealias MortarAliasLayoutAttribute = NSLayoutConstraint.Attribute
/// The published library's name for horizontal and vertical.
public typealias MortarAliasLayoutAxis = NSLayoutConstraint.Axis
