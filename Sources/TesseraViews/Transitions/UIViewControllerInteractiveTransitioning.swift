// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// What drives a transition by a finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins: the one who drives calls the context's `updateInteractiveTransition(_:)` and in the end
  /// `finishInteractiveTransition()` or `cancelInteractiveTransition()`, and `completeTransition(_:)` if it moved the views
  /// itself.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The curve of the rest after the finger has left. Ease in and out by default; stored only.
  var completionCurve: UIView.AnimationCurve { get }
  /// How fast the rest goes, in the transition's own speed. 1 by default.
  var completionSpeed: CGFloat { get }
  /// Whether a finger drives from the beginning. True by default; with false the animator runs by itself.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Ease in and out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}
