// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An interaction controller that drives an animator's transition by a fraction of its duration.
///
///     case .changed: interaction.update(pan.translation(in: view).x / view.bounds.width)
///     case .ended:   if interaction.percentComplete > 0.5 { interaction.finish() } else { interaction.cancel() }
///
/// The screen follows the fraction, in a still image too. The remainder runs on the virtual clock; without one it is
/// immediate.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: ControllerTransition?
  /// The completed fraction, in 0...1.
  open private(set) var percentComplete: CGFloat = 0
  /// The curve of the remainder. Stored only: the remainder continues with the animation's own curve.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The relative speed of the remainder. 1 by default; values that are not positive mean 1.
  open var completionSpeed: CGFloat = 1
  /// Whether the transition is interactive from the beginning. `true` by default.
  open var wantsInteractiveStart = true
  /// The timing curve. Stored only.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Creates an interaction controller without a transition.
  public override init() { super.init() }

  /// The transition's duration in seconds. 0 before it begins.
  open var duration: CGFloat { context?.duration ?? 0 }

  /// Begins the animator's transition and pauses it at its start.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext as? ControllerTransition
    percentComplete = 0
    context?.startScrubbing()
  }

  /// Shows the transition at a fraction of its duration. Values outside of 0...1 are clamped, and NaN means 0.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Completes the transition automatically.
  open func finish() { context?.finishInteractiveTransition() }
  /// Reverses the transition automatically.
  open func cancel() { context?.cancelInteractiveTransition() }
  /// Pauses the running transition at its current fraction.
  open func pause() {
    context?.pauseInteractiveTransition()
    percentComplete = context?.percentComplete ?? percentComplete
  }
}
