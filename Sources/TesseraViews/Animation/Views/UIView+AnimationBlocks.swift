// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraFoundation

// Animations between a call that begins them and one that commits them: the form from before blocks.

extension UIView {
  /// How a view changes its content in an animation that was begun with `beginAnimations`.
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown

    var options: AnimationOptions {
      switch self {
      case .none: []
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      }
    }
  }

  /// Begins an animation of the changes up to `commitAnimations()`: 0.2 seconds, with ease in and ease out.
  ///
  /// Inside another animation the outer duration and curve hold.
  ///
  /// - Parameters:
  ///   - animationID: A name, which the delegate gets.
  ///   - context: Data for the delegate.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    OpenAnimationBlock.begin(animationID, context)
  }
  /// Ends the innermost animation that was begun. Without one it does nothing.
  public class func commitAnimations() { OpenAnimationBlock.commit() }
  /// The object that gets the selectors of the animation that was begun; held weakly.
  public class func setAnimationDelegate(_ delegate: Any?) {
    OpenAnimationBlock.current?.delegate = delegate.map { $0 as AnyObject }
  }
  /// The selector sent when the animation is committed, with its name and context.
  public class func setAnimationWillStart(_ selector: Selector?) { OpenAnimationBlock.current?.willStart = selector }
  /// The selector sent at the end, with the animation's name, whether it got there, as a number, and the context.
  ///
  /// - Note: Differs from UIKit: a method with more than two parameters cannot be called by its selector and is skipped.
  public class func setAnimationDidStop(_ selector: Selector?) { OpenAnimationBlock.current?.didStop = selector }
  /// Sets how long the changes that follow take, in seconds. 0.2 unless set; zero, negative and NaN change at once.
  public class func setAnimationDuration(_ duration: TimeInterval) { OpenAnimationBlock.current?.duration = duration }
  /// Sets the seconds until the changes that follow begin. 0 unless set.
  public class func setAnimationDelay(_ delay: TimeInterval) { OpenAnimationBlock.current?.delay = delay }
  /// Sets when the changes that follow begin; a time that has passed counts as now.
  public class func setAnimationStart(_ startDate: Date) {
    OpenAnimationBlock.current?.delay = max(0, startDate.timeIntervalSinceNow)
  }
  /// Sets the curve of the changes that follow.
  public class func setAnimationCurve(_ curve: AnimationCurve) { OpenAnimationBlock.current?.curve = curve }
  /// Sets how often the changes that follow run. Fractions stop on the way; 0, as unless set, is once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    OpenAnimationBlock.current?.repeatCount = repeatCount
  }
  /// Sets whether the changes that follow run back to the start after each run.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OpenAnimationBlock.current?.autoreverses = repeatAutoreverses
  }
  /// Accepted. Animations always start from what is shown.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Shows the changes of a view and all inside it as a transition.
  ///
  /// - Parameters:
  ///   - transition: The kind of transition.
  ///   - view: The view whose content changes.
  ///   - cache: Accepted. The content from before is always a picture.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    guard let context = AnimationContext.current, AnimationClock.current != nil, AnimationSwitch.isEnabled,
      OpenAnimationBlock.current != nil, let style = transition.options.transitionStyle
    else { return }
    view.show(style, context, [transition.options, .allowAnimatedContent]) {}
  }
}
