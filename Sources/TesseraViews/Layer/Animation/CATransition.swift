// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A transition keeps what the layer and all in it looked like when it was added, as display list commands in the layer's
// own coordinates, so that the old content stays sharp however the layer moves. LayerPainter paints it beside the layer
// as it is now.

import Foundation
import TesseraRaster

/// A change of a layer's content that is shown over time.
///
///     let transition = CATransition()
///     transition.type = .push
///     transition.subtype = .fromRight
///     label.layer.add(transition, forKey: nil)
///     label.text = "Next"
///
/// - Note: Differs from UIKit: the old content is that of the moment when the transition is added, so that it must be
///   added before the change. Types other than `fade`, `moveIn`, `push` and `reveal` fade.
open class CATransition: CAAnimation {
  /// The key of every transition on a layer.
  static let key = "transition"

  /// How the new content comes in. `.fade` by default.
  open var type: CATransitionType = .fade
  /// The side that moving content comes from. Nil, the default, counts as `fromLeft`.
  open var subtype: CATransitionSubtype?
  /// Where in the transition it begins, in 0...1. 0 by default.
  open var startProgress: Float = 0
  /// Where in the transition it ends, in 0...1. 1 by default.
  open var endProgress: Float = 1

  /// What the layer looked like before.
  var content: [DisplayList.Command] = []
  /// Of a view's transition: its pace and how it looks, instead of `timingFunction` and `type`.
  var pace: AnimationPace?
  var viewStyle: TransitionStyle?

  override func copyForLayer() -> CAAnimation {
    let copy = super.copyForLayer()
    if let copy = copy as? CATransition {
      (copy.type, copy.subtype) = (type, subtype)
      (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
    }
    return copy
  }

  override func progress(at time: Double) -> Double? {
    guard let basic = timing.basicTime(at: time) else { return nil }
    let fraction = timing.duration > 0 ? basic / timing.duration : 1
    let progress =
      switch pace {
      case .curve(let curve): curve.progress(at: fraction)
      case .spring(let spring): spring.progress(at: basic)
      case nil: timingFunction?.curve.progress(at: fraction) ?? fraction
      }
    let (start, end) = (Double(startProgress).finite, Double(endProgress).finite)
    return min(max(start + (end - start) * progress, 0), 1)
  }

  var style: TransitionStyle {
    if let viewStyle { return viewStyle }
    switch type {
    case .moveIn: return .moveIn(direction)
    case .push: return .push(direction)
    case .reveal: return .reveal(direction)
    default: return .dissolve
    }
  }

  /// The way contents move, in sizes of the layer.
  private var direction: CGVector {
    switch subtype {
    case .fromRight: CGVector(dx: -1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: 1)
    case .fromBottom: CGVector(dx: 0, dy: -1)
    default: CGVector(dx: 1, dy: 0)
    }
  }
}

extension CALayer {
  /// The transition that shows at the moment that is painted, and how far it is; nil when none does.
  var shownTransition: (transition: CATransition, progress: Double)? {
    guard let now = AnimationClock.presentedTime,
      let transition = animations?.entries.last(where: { $0.animation is CATransition })?.animation as? CATransition,
      let progress = transition.progress(at: convertTime(now, from: nil))
    else { return nil }
    return (transition, progress)
  }
}
