// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIView {
  static func runTransition(
    _ view: UIView, _ duration: Double, _ options: AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    runTransition(view, options.transitionStyle, duration, .curve(options.curve), options, animations, completion)
  }

  static func runTransition(
    _ view: UIView, _ style: TransitionStyle?, _ duration: Double, _ pace: AnimationPace, _ options: AnimationOptions,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    runAnimation(
      duration, 0, pace, options,
      {
        if let style, let context = AnimationContext.current, AnimationClock.current != nil,
          AnimationSwitch.isEnabled
        {
          view.show(style, context, options) { animations?() }
        } else {
          animations?()
        }
      }, completion)
  }

  func show(
    _ style: TransitionStyle, _ context: AnimationContext, _ options: AnimationOptions, _ changes: () -> Void
  ) {
    guard context.duration > 0 else { return changes() }
    // A view that was visible starts from its visible state: pending layout may belong to a subsequent animation.
    let wasShown = layer.isShown
    if !wasShown { AnimationContext.withoutContext { layoutIfNeeded() } }
    let content = LayerPainter.commands(of: layer)
    // An empty view that was never visible gets its content without a transition.
    if content.isEmpty, !wasShown { return AnimationContext.withoutContext(changes) }
    let transition = context.makeTransition(style)
    transition.content = content
    if options.contains(.allowAnimatedContent) { changes() } else { AnimationContext.withoutContext(changes) }
    layer.install(transition, forKey: CATransition.key, group: context.tracker)
  }

  static func runTransition(
    _ fromView: UIView, _ toView: UIView, _ duration: Double, _ options: AnimationOptions,
    _ completion: ((Bool) -> Void)?
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
      runTransition(parent, duration, options, swap, completion)
    } else {
      runAnimation(duration, 0, .curve(options.curve), options, swap, completion)
    }
  }
}

extension UIView {
  /// The rectangle for text layout: the model's size at the leading top corner of the visible bounds, so that lines do not wrap
  /// differently in every frame of a size animation.
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
