// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A tree of views, and the constraints between them, written as one expression.
//
//   @LayoutBuilder, @AnchorsBuilder ──► Layout values ──collect──► LayoutCollector ──compare──► Activation ──► views
//
// A Layout is a value that describes a view hierarchy; creating one does not change any superview. `active()` applies it and
// returns an Activation, which records the changes, so that the next `update` only changes the differences. Both spellings of
// the published library work: `view.anchors { }` of 2.x and `view.sl.anchors { }` of 3.0 and later.
//
// Importing SwiftLayout also imports UIKit.

@_exported public import SwiftLayoutBase
@_exported public import UIKit

/// The published library's name for a view, which it shares between platforms.
public typealias SLView = UIView
/// The published library's name for a layout guide.
public typealias SLLayoutGuide = UILayoutGuide
/// The published library's name for a stack view.
public typealias SLStackView = UIStackView
/// The published library's name for a visual effect view.
public typealias SLVisualEffectView = UIVisualEffectView
/// The published library's name for a priority.
public typealias SLLayoutPriority = UILayoutPriority
/// The published library's name for the options of an animation.
public typealias SLAnimationOptions = UIView.AnimationOptions
