// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Layout relations as linear equations:
//
//   item.attribute    == multiplier * item2.attribute2 + constant ! priority      one constraint
//   item.attributeSet == multiplier * item2            + constant ! priority      one constraint per attribute
//
// Left of the relation stands a `LayoutItem` or `LayoutItemSet`, right of it a `LayoutRelationItem` or anything that can
// become one: a view, an item, a number. EquationResolver turns the two into NSLayoutConstraint; Layout keeps constraints.
//
// Files that import LayoutBuilder see UIKit.

@_exported public import UIKit

/// The published library's words, which are the platform's own.
public typealias View = UIView
public typealias LayoutPriority = UILayoutPriority
public typealias LBLayoutItem = LayoutItem
public typealias LBLayoutItemSet = LayoutItemSet
public typealias LBLayoutRelationItem = LayoutRelationItem
