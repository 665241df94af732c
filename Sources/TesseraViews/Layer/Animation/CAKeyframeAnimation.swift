// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// How a layer turns that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for it.
  public let rawValue: String

  /// A string that is none of the constants counts as `rotateAuto`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer's x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The value of each keyframe: numbers, points, colours, transforms, paths and what else a property takes.
  open var values: [Any]?
  /// Where a point goes, for `position` and `anchorPoint`: each segment's end is a keyframe. Takes the place of
  /// `values`.
  open var path: CGPath?
  /// When each value is reached, in 0...1 of the duration. Nil, times out of order, or fewer of them than values,
  /// spaces the values evenly. A discrete animation has one time more, the end of the last value.
  open var keyTimes: [NSNumber]?
  /// The pace between each value and the next; nil, and where one is missing, is linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What lies between one keyframe and the next. `.linear` by default.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// Whether the layer turns with `path`. Nil, the default, does not.
  open var rotationMode: CAAnimationRotationMode?
  /// For cubic modes, how tight the curve is at each value: -1 is round, 1 is straight. Nil counts as 0.
  open var tensionValues: [NSNumber]?
  /// For cubic modes, how sharp the corner at each value is: 0, which nil counts as, is none.
  open var continuityValues: [NSNumber]?
  /// For cubic modes, whether the curve at each value leans to the way before it or after it. Nil counts as 0.
  open var biasValues: [NSNumber]?

  override func copyForLayer() -> CAAnimation {
    let copy = super.copyForLayer()
    if let copy = copy as? CAKeyframeAnimation {
      (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
      (copy.timingFunctions, copy.calculationMode, copy.rotationMode) = (timingFunctions, calculationMode, rotationMode)
      (copy.tensionValues, copy.continuityValues, copy.biasValues) = (tensionValues, continuityValues, biasValues)
    }
    return copy
  }

  override func value(at time: Double, base: AnimatableValue) -> AnimatableValue? {
    progress(at: time).flatMap { track.value(at: $0) }
  }

  override func lastValue(base: AnimatableValue) -> AnimatableValue? { track.value(at: 1) }

  /// The keyframes as the calculation needs them.
  var track: KeyframeTrack {
    KeyframeTrack(
      values: path.map(PathSampler.corners) ?? (values ?? []).map { AnimatableValue(any: $0) },
      keyTimes: keyTimes?.map(\.doubleValue), curves: timingFunctions?.map(\.curve) ?? [],
      mode: path != nil && calculationMode == .linear ? .linear : calculationMode,
      spline: KeyframeTrack.Spline(
        tension: tensionValues?.map(\.doubleValue) ?? [], continuity: continuityValues?.map(\.doubleValue) ?? [],
        bias: biasValues?.map(\.doubleValue) ?? []),
      segments: path.map(PathSampler.segments))
  }

  override func apply(to layer: CALayer, at time: Double) {
    super.apply(to: layer, at: time)
    guard path != nil, let rotationMode, let progress = progress(at: time), let angle = track.angle(at: progress) else {
      return
    }
    let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
    layer.transform = CATransform3DRotate(layer.transform, CGFloat(turn), 0, 0, 1)
  }
}
