// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Layout relations as linear equations:
//
//   item.attribute    == multiplier * item2.attribute2 + constant ! priority      one constraint
//   item.attributeSet == multiplier * item2            + constant ! priority      one constraint per attribute
//
// The left side is a `LayoutItem` or `LayoutItemSet`, the right side a `LayoutRelationItem` or anything that can be converted
// to one: a view, an item, a number. EquationResolver turns the two into NSLayoutConstraint; Layout stores constraints.
//
// Importing LayoutBuilder also imports UIKit.

@_exported public import UIKit

/// The published library's name for a view, which it shares between platforms.
public typealias View = UIView
/// The published library's name for a priority: 1000 is required, lower values are optional.
public typealias LayoutPriority = UILayoutPriority
/// The published library's name for a view with one attribute.
public typealias LBLayoutItem = LayoutItem
/// The published library's name for a view with several attributes.
public typealias LBLayoutItemSet = LayoutItemSet
/// The published library's name for the right side of an equation.
public typealias LBLayoutRelationItem = LayoutRelationItem
