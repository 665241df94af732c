// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Drives an animator's transition by a part of its time.
///
///     case .changed: interaction.update(pan.translation(in: view).x / view.bounds.width)
///     case .ended:   if interaction.percentComplete > 0.5 { interaction.finish() } else { interaction.cancel() }
///
/// What is shown follows the part, in a still picture too. The rest runs on the virtual clock; without one it is done at once.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: ControllerTransition?
  /// How far it has come, in 0...1.
  open private(set) var percentComplete: CGFloat = 0
  /// The curve of the rest. Stored only: the rest goes on in the animation's own curve.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// How fast the rest goes, in the animation's own speed. 1 by default; what is not positive counts as 1.
  open var completionSpeed: CGFloat = 1
  /// Whether a finger drives from the beginning. True by default.
  open var wantsInteractiveStart = true
  /// Stored only.
  open var timingCurve: (any UITimingCurveProvider)?

  /// One that nothing is driven by yet.
  public override init() { super.init() }

  /// The transition's whole time in seconds; 0 before it begins.
  open var duration: CGFloat { context?.duration ?? 0 }

  /// Begins the animator's transition and holds it at its start.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext as? ControllerTransition
    percentComplete = 0
    context?.startScrubbing()
  }

  /// Shows the transition at a part of its time. What is outside of 0...1 is taken to the nearest end, and NaN to 0.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the rest run by itself.
  open func finish() { context?.finishInteractiveTransition() }
  /// Lets it run back.
  open func cancel() { context?.cancelInteractiveTransition() }
  /// Holds what runs by itself at the part that it has come to.
  open func pause() {
    context?.pauseInteractiveTransition()
    percentComplete = context?.percentComplete ?? percentComplete
  }
}
