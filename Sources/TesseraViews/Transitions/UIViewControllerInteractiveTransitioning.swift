// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// An object that controls a transition interactively, usually with a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the interaction. The object must call the context's `updateInteractiveTransition(_:)` and finally
  /// `finishInteractiveTransition()` or `cancelInteractiveTransition()`. If it moves the views itself, it must also
  /// call `completeTransition(_:)`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The timing curve after the interaction. Stored but not used. `.easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// The relative speed after the interaction. 1 by default.
  var completionSpeed: CGFloat { get }
  /// Whether the transition is interactive from the beginning. If `false`, the animator runs without interaction.
  /// `true` by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default timing curve, `.easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The default relative speed, 1.
  public var completionSpeed: CGFloat { 1 }
  /// The default value, `true`.
  public var wantsInteractiveStart: Bool { true }
}
