// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIView {
  /// Options of an animation block.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The raw bits, with the same values as in UIKit.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Has no effect. Layout is animated if the block calls `layoutIfNeeded()`.
    ///
    /// - Note: Differs from UIKit: layout that is pending after the block isn't part of the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Has no effect.
    ///
    /// - Note: Differs from UIKit: animating views always receive touches, at their final positions.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Has no effect, because an animation always continues from the visible state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Reverses the animation after each run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the block's own duration even within another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the block's own curve or spring even within another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates view changes made in a transition block.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Shows and hides the views of a transition between two views instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Has no effect, because options are never inherited.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A rotation around the vertical axis, in perspective. The left side moves toward the viewer, and the right side
    /// away.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A rotation around the vertical axis, in perspective. The right side moves toward the viewer, and the left side
    /// away.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Rendered as a cross dissolve.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Rendered as a cross dissolve.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The new content fades in.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A rotation around the horizontal axis, in perspective. The top moves toward the viewer, and the bottom away.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A rotation around the horizontal axis, in perspective. The bottom moves toward the viewer, and the top away.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Has no effect, because the code that advances the clock determines the frame rate.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Has no effect, because the code that advances the clock determines the frame rate.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The timing curve specified by the options.
    var curve: CubicCurve {
      switch rawValue >> 16 & 0xF {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// The named timing curves.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    /// Creates a curve from a raw value. Never returns `nil`. Enumerations imported from Objective-C accept every raw
    /// value, and keyboard notifications contain the raw value 7, which has no name.
    ///
    /// - Note: Differs from UIKit: a number without a name creates `easeInOut`, whose `rawValue` is 0.
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

  /// Options of a keyframe animation block.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The raw bits, with the same values as in UIKit.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Has no effect. Layout is animated if a keyframe calls `layoutIfNeeded()`.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Has no effect, because animating views always receive touches, at their final positions.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Has no effect, because the first keyframe always starts with the value before the block.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Reverses the animation after each run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Has no effect, because keyframes always use their own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Has no effect, because options are never inherited.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Linear interpolation between keyframes. The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// No interpolation. Each keyframe's values apply from its start.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Linear interpolation at constant speed. Ignores the keyframes' times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through all keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve through all keyframes, with times proportional to the distances. Ignores the keyframes' times.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The timing curve of the whole animation. UIKit doesn't declare curve options here but accepts the bits of
    /// `AnimationOptions`.
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
