// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A transition stores the appearance that the layer and its descendants had when the transition was added. It stores
// display list commands in the layer's coordinate space, so that the old content remains sharp regardless of how the
// layer moves. LayerPainter draws the old content together with the layer's current content.

import Foundation
import TesseraRaster

/// An animated change of a layer's content.
///
///     let transition = CATransition()
///     transition.type = .push
///     transition.subtype = .fromRight
///     label.layer.add(transition, forKey: nil)
///     label.text = "Next"
///
/// - Note: Differs from UIKit: the old content is captured when the transition is added, so the transition must be
///   added before the change. Types other than `fade`, `moveIn`, `push` and `reveal` are rendered as `fade`.
open class CATransition: CAAnimation {
  /// The key of all layer transitions.
  static let key = "transition"

  /// The type of the transition. `.fade` by default.
  open var type: CATransitionType = .fade
  /// The edge from which moving content enters. Nil, the default, is treated as `fromLeft`.
  open var subtype: CATransitionSubtype?
  /// The progress at which the animation begins, from 0 to 1. 0 by default.
  open var startProgress: Float = 0
  /// The progress at which the animation ends, from 0 to 1. 1 by default.
  open var endProgress: Float = 1

  /// The previous appearance of the layer.
  var content: [DisplayList.Command] = []
  /// The timing and style of a view transition, which override `timingFunction` and `type`.
  package var pace: AnimationPace?
  var viewStyle: TransitionStyle?

  override func copyForLayer() -> CAAnimation {
    let copy = super.copyForLayer()
    if let copy = copy as? CATransition {
      (copy.type, copy.subtype) = (type, subtype)
      (copy.startProgress, copy.endProgress, copy.pace) = (startProgress, endProgress, pace)
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

  /// The direction in which contents move, in multiples of the layer's size.
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
  /// The transition that is visible at the time being rendered, and its progress, or nil.
  var shownTransition: (transition: CATransition, progress: Double)? {
    guard let now = AnimationClock.presentedTime,
      let transition = animations?.entries.last(where: { $0.animation is CATransition })?.animation as? CATransition,
      let progress = transition.progress(at: convertTime(now, from: nil))
    else { return nil }
    return (transition, progress)
  }
}
