// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A layout language in which constraints are linear equations:
//
//     item.attribute    == multiplier * item2.attribute2 + constant ! priority      one constraint
//     item.attributeSet == multiplier * item2            + constant ! priority      one constraint per attribute
//
// The left side is a `LayoutItem` or `LayoutItemSet`. The right side is a `LayoutRelationItem` or a value that can be
// converted to one: a view, an item, or a number. `EquationResolver` converts both sides to an `NSLayoutConstraint`,
// and `Layout` stores constraints.
//
// Importing LayoutBuilder also imports UIKit.

@_exported public import UIKit

/// The name of the platform's view class in the original library, which supports several platforms.
public typealias View = UIView
/// The original library's name for a priority. 1000 is required; lower values are optional.
public typealias LayoutPriority = UILayoutPriority
/// The original library's name for a view with one attribute.
public typealias LBLayoutItem = LayoutItem
/// The original library's name for a view with several attributes.
public typealias LBLayoutItemSet = LayoutItemSet
/// The original library's name for the right side of an equation.
public typealias LBLayoutRelationItem = LayoutRelationItem
