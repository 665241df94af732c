// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An interaction controller that sets the progress of an animator's transition.
///
///     case .changed: interaction.update(pan.translation(in: view).x / view.bounds.width)
///     case .ended:   if interaction.percentComplete > 0.5 { interaction.finish() } else { interaction.cancel() }
///
/// Even a still image shows the current progress. After the gesture, the rest of the transition runs on the virtual
/// clock; without a clock it is immediate.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: ControllerTransition?
  /// The completed fraction, in 0...1.
  open private(set) var percentComplete: CGFloat = 0
  /// The timing curve after the gesture. Stored but not used; the animation continues with its own curve.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The relative speed after the gesture. 1 by default; values that are not positive count as 1.
  open var completionSpeed: CGFloat = 1
  /// Whether the transition is interactive from the beginning. `true` by default.
  open var wantsInteractiveStart = true
  /// The timing curve. Stored but not used.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Creates an interaction controller without a transition.
  public override init() { super.init() }

  /// The transition's duration in seconds. 0 before it begins.
  open var duration: CGFloat { context?.duration ?? 0 }

  /// Begins the animator's transition and pauses it at the beginning.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext as? ControllerTransition
    percentComplete = 0
    context?.startScrubbing()
  }

  /// Shows the transition at a fraction of its duration. The value is clamped to 0...1, and NaN counts as 0.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the interaction. The transition runs to its end.
  open func finish() { context?.finishInteractiveTransition() }
  /// Ends the interaction. The transition runs back to its beginning.
  open func cancel() { context?.cancelInteractiveTransition() }
  /// Pauses the running transition at its current fraction.
  open func pause() {
    context?.pauseInteractiveTransition()
    percentComplete = context?.percentComplete ?? percentComplete
  }
}
