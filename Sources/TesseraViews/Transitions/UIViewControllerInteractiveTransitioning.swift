// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// An interaction controller, which drives a transition by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the interaction. The object must call the context's `updateInteractiveTransition(_:)` and finally
  /// `finishInteractiveTransition()` or `cancelInteractiveTransition()`, and `completeTransition(_:)` if it moved the views
  /// itself.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The curve of the remainder after the interaction. Ease in and out by default; stored only.
  var completionCurve: UIView.AnimationCurve { get }
  /// The relative speed of the remainder. 1 by default.
  var completionSpeed: CGFloat { get }
  /// Whether the transition is interactive from the beginning. `true` by default. If `false`, the animator runs automatically.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Ease in and out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// `true`.
  public var wantsInteractiveStart: Bool { true }
}
