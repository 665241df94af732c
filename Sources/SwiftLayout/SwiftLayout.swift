// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A tree of views, and the constraints between them, written as one expression.
//
//   @LayoutBuilder, @AnchorsBuilder ──► Layout values ──collect──► LayoutCollector ──compare──► Activation ──► views
//
// A Layout is a value that says which views go where; making one touches no superview. `active()` applies it and returns
// an Activation, which remembers what was done, so that the next `update` touches only what differs. Both spellings of the
// published library work: `view.anchors { }` of 2.x and `view.sl.anchors { }` of 3.0 and later.
//
// Files that import SwiftLayout see UIKit.

@_exported public import UIKit

public typealias SLView = UIView
public typealias SLLayoutGuide = UILayoutGuide
public typealias SLStackView = UIStackView
public typealias SLVisualEffectView = UIVisualEffectView
public typealias SLLayoutPriority = UILayoutPriority
public typealias SLAnimationOptions = UIView.AnimationOptions
