// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A layout language in which a tree of views and its constraints are written as one expression.
//
//     @LayoutBuilder, @AnchorsBuilder ──► Layout values ──collect──► LayoutCollector ──compare──► Activation ──► views
//
// A `Layout` is a value that describes a view hierarchy. Creating a layout doesn't change any superview. `active()`
// applies it and returns an `Activation`, which records the applied views and constraints, so that the next `update`
// changes only what differs. Both syntaxes of the original library are supported: `view.anchors { }` of version 2 and
// `view.sl.anchors { }` of version 3.0 and later.
//
// Importing SwiftLayout also imports UIKit.

@_exported public import SwiftLayoutBase
@_exported public import UIKit

/// The name of the platform's view class in the original library, which supports several platforms.
public typealias SLView = UIView
/// The original library's name for a layout guide.
public typealias SLLayoutGuide = UILayoutGuide
/// The original library's name for a stack view.
public typealias SLStackView = UIStackView
/// The original library's name for a visual effect view.
public typealias SLVisualEffectView = UIVisualEffectView
/// The original library's name for a layout priority.
public typealias SLLayoutPriority = UILayoutPriority
/// The original library's name for animation options.
public typealias SLAnimationOptions = UIView.AnimationOptions
