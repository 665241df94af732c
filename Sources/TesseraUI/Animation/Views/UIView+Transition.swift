// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIView {
  /// Shows the change that `animations` makes to a view and all inside it as a transition.
  ///
  ///     UIView.transition(with: label, duration: 0.3, options: .transitionCrossDissolve) { label.text = "Done" }
  ///
  /// With a transition, the block's changes of views do not animate themselves, unless the options say
  /// `allowAnimatedContent`. Without one, the block is an animation block.
  ///
  /// - Parameters:
  ///   - view: The view that changes.
  ///   - duration: Seconds.
  ///   - options: The kind of transition.
  /// - Note: Differs from UIKit: flips have no perspective, and curls show as cross dissolves.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(
      duration, 0, .curve(options.curve), options,
      {
        if let style = options.transitionStyle, let context = AnimationContext.current, AnimationClock.current != nil,
          areAnimationsEnabled
        {
          view.show(style, context, options) { animations?() }
        } else {
          animations?()
        }
      }, completion)
  }

  private func show(
    _ style: TransitionStyle, _ context: AnimationContext, _ options: AnimationOptions, _ changes: () -> Void
  ) {
    guard context.duration > 0 else { return changes() }
    // What has been shown looks as it did then: layout that is due may belong to an animation that comes next.
    let wasShown = layer.isShown
    if !wasShown { AnimationContext.withoutContext { layoutIfNeeded() } }
    let content = LayerPainter.commands(of: layer)
    // What nobody has seen, and is still empty, does not dissolve from nothing: it is there when it is first shown.
    if content.isEmpty, !wasShown { return AnimationContext.withoutContext(changes) }
    let transition = context.makeTransition(style)
    transition.content = content
    if options.contains(.allowAnimatedContent) { changes() } else { AnimationContext.withoutContext(changes) }
    layer.install(transition, forKey: CATransition.key, group: context.tracker)
  }

  /// Takes `fromView` out of its superview and puts `toView` there, or with `showHideTransitionViews` hides the one and
  /// shows the other. The transition is that of the superview.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
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
      transition(with: parent, duration: duration, options: options, animations: swap, completion: completion)
    } else {
      runAnimation(duration, 0, .curve(options.curve), options, swap, completion)
    }
  }
}

extension UIView {
  /// The rectangle that text is laid out in: the model's size at the leading top corner of the bounds that show, so that
  /// lines do not break anew on every frame of a change of size.
  var textBounds: CGRect {
    guard let model = layer.animations?.modelBounds else { return bounds }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.maxX - model.width : bounds.minX
    return CGRect(x: x, y: bounds.minY, width: model.width, height: model.height)
  }
}

extension AnimationContext {
  /// A transition that runs as this block does.
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
