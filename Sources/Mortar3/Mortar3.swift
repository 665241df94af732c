// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// One import brings views and publishers: view code says `import Mortar3` and nothing else.

@_exported public import OpenCombine
@_exported public import UIKit

public typealias MortarView = UIView
public typealias MortarStackView = UIStackView
public typealias MortarLayoutGuide = UILayoutGuide
public typealias MortarEdgeInsets = UIEdgeInsets
public typealias MortarAliasLayoutPriority = UILayoutPriority
public typealias MortarAliasLayoutRelation = NSLayoutConstraint.Relation
public typealias MortarAliasLayoutAttribute = NSLayoutConstraint.Attribute
public typealias MortarAliasLayoutAxis = NSLayoutConstraint.Axis
