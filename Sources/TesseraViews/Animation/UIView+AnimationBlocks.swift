// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

// Animations between `beginAnimations` and `commitAnimations`, the API that preceded block-based animations.

extension UIView {
  /// A content transition of a view in an animation begun with `beginAnimations`.
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

  func showTransition(_ transition: AnimationTransition) {
    guard let context = AnimationContext.current, AnimationClock.current != nil, AnimationSwitch.isEnabled,
      OpenAnimationBlock.current != nil, let style = transition.options.transitionStyle
    else { return }
    showTransition(style: style, context: context, options: [transition.options, .allowAnimatedContent]) {}
  }
}
