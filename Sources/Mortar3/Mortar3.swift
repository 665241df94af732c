// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// One import brings views and publishers: view code needs `import Mortar3` alone.

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
/// The published library's name for what a constraint measures.
public typealias MortarAliasLayoutAttribute = NSLayoutConstraint.Attribute
/// The published library's name for horizontal and vertical.
public typealias MortarAliasLayoutAxis = NSLayoutConstraint.Axis
