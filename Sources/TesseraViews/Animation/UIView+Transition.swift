// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIView {
  static func runTransition(
    with view: UIView, duration: Double, options: AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    runTransition(
      with: view, style: options.transitionStyle, duration: duration, pace: .curve(options.curve), options: options,
      animations: animations, completion: completion)
  }

  static func runTransition(
    with view: UIView, style: TransitionStyle?, duration: Double, pace: AnimationPace, options: AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    runAnimation(
      duration: duration, delay: 0, pace: pace, options: options,
      {
        if let style, let context = AnimationContext.current, AnimationClock.current != nil,
          AnimationSwitch.isEnabled
        {
          view.showTransition(style: style, context: context, options: options) { animations?() }
        } else {
          animations?()
        }
      }, completion)
  }

  func showTransition(
    style: TransitionStyle, context: AnimationContext, options: AnimationOptions, changes: () -> Void
  ) {
    guard context.duration > 0 else { return changes() }
    // A view that was visible starts from its visible state, because pending layout may belong to a subsequent
    // animation.
    let wasShown = layer.isShown
    if !wasShown { AnimationContext.withoutContext { layoutIfNeeded() } }
    let content = LayerPainter.commands(of: layer)
    // An empty view that was never visible receives its content without a transition.
    if content.isEmpty, !wasShown { return AnimationContext.withoutContext(changes) }
    let transition = context.makeTransition(style)
    transition.content = content
    if options.contains(.allowAnimatedContent) { changes() } else { AnimationContext.withoutContext(changes) }
    layer.installAnimation(transition, forKey: CATransition.key, group: context.tracker)
  }

  static func runTransition(
    from fromView: UIView, to toView: UIView, duration: Double, options: AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let parent = fromView.superview
    let swap = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        if let parent, let index = parent.subviews.firstIndex(where: { $0 === fromView }) {
          parent.insertSubview(toView, at: index)
        }
        fromView.removeFromSuperview()
      }
    }
    if let parent {
      runTransition(with: parent, duration: duration, options: options, animations: swap, completion: completion)
    } else {
      runAnimation(duration: duration, delay: 0, pace: .curve(options.curve), options: options, swap, completion)
    }
  }
}

extension UIView {
  /// The rectangle for text layout. It has the model's size and is at the top leading corner of the visible bounds,
  /// so that line breaks don't vary between the frames of a size animation.
  package var textBounds: CGRect {
    guard let model = layer.animations?.modelBounds else { return bounds }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.maxX - model.width : bounds.minX
    return CGRect(x: x, y: bounds.minY, width: model.width, height: model.height)
  }
}

extension AnimationContext {
  /// Creates a transition with this block's timing.
  fileprivate func makeTransition(_ style: TransitionStyle) -> CATransition {
    let transition = CATransition()
    transition.viewStyle = style
    transition.pace = pace
    transition.duration = duration
    transition.repeatCount = repeatCount
    transition.autoreverses = autoreverses
    transition.fillMode = .both
    if delay != 0, let clock = AnimationClock.current { transition.beginTime = clock.now + delay }
    return transition
  }
}
