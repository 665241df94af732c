// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIView {
  /// How an animation block runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Accepted. Layout animates where the block calls `layoutIfNeeded()`.
    ///
    /// - Note: Differs from UIKit: layout that is due after the block is not done in the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Accepted.
    ///
    /// - Note: Differs from UIKit: views get touches while they animate with or without it, at the place they move to.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Accepted. An animation always goes on from what is shown.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again, without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back to the start after each run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another block: takes its own duration, not that block's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another block: takes its own curve or spring, not that block's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition: changes of views in the block animate as well.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// In a transition between two views: hides the one and shows the other, in place of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Accepted. Options are never inherited.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A turn around the vertical axis, in perspective: the left side comes to the front, the right one goes to the back.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A turn around the vertical axis, in perspective: the right side comes to the front, the left one goes to the back.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Shown as a cross dissolve.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Shown as a cross dissolve.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The new content dissolves into view.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A turn around the horizontal axis, in perspective: the upper side comes to the front, the lower one goes to the back.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A turn around the horizontal axis, in perspective: the lower side comes to the front, the upper one goes to the back.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Accepted. Whoever moves the clock chooses the frames.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Accepted. Whoever moves the clock chooses the frames.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve that the options name.
    var curve: CubicCurve {
      switch rawValue >> 16 & 0xF {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// The named curves.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    /// The curve of a number. Never `nil`, as for all enumerations of Objective-C: notifications of the keyboard have the
    /// number 7, which has no name.
    ///
    /// - Note: Differs from UIKit: a number without a name is `easeInOut`, whose `rawValue` is 0.
    public init?(rawValue: Int) {
      switch rawValue {
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: self = .easeInOut
      }
    }

    var curve: CubicCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// How a block of keyframes runs.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Accepted. Layout animates where a step calls `layoutIfNeeded()`.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Accepted. Views always get touches while they animate, at the place they move to.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Accepted. The first keyframe is the value from before the block.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs again and again, without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back to the start after each run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Accepted. Keyframes always take their own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Accepted. Options are never inherited.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from step to step. The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each step's values show from its beginning on.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight from step to step at an even speed: the steps' times are not used.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve through all steps.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along the smooth curve, with times in proportion to the distances: the steps' times are not used.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The curve over the whole of the steps. UIKit has no names for it here, but takes the bits of `AnimationOptions`.
    var curve: CubicCurve { AnimationOptions(rawValue: rawValue).curve }

    var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 0x7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }
}
