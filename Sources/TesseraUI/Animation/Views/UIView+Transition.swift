// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIView {
  /// Shows the change that `animations` makes to a view's content as a transition.
  ///
  /// - Parameters:
  ///   - view: The view that changes.
  ///   - duration: Seconds.
  ///   - options: The kind of transition.
  /// - Note: Differs from UIKit: what can animate does so, other content changes at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration, 0, .curve(options.curve), options, animations ?? {}, completion)
  }

  /// Takes `fromView` out of its superview and puts `toView` there, or with `showHideTransitionViews` hides the one and
  /// shows the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let parent = fromView.superview
    runAnimation(
      duration, 0, .curve(options.curve), options,
      {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          if let parent, let index = parent.subviews.firstIndex(where: { $0 === fromView }) {
            parent.insertSubview(toView, at: index)
          }
          fromView.removeFromSuperview()
        }
      }, completion)
  }
}
