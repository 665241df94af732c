// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The way a layer rotates while it moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the mode.
  public let rawValue: String

  /// Creates a mode from a string. Unknown strings are treated as `rotateAuto`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer's x-axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x-axis points backward along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The keyframe values, such as numbers, points, colors, transforms or paths.
  open var values: [Any]?
  /// The path of a point, for `position` and `anchorPoint`. The end of each segment is a keyframe. Overrides
  /// `values`.
  open var path: CGPath?
  /// The time of each value as a fraction of the duration, from 0 to 1. If the times are nil, not in ascending order,
  /// or fewer than the values, the values are evenly spaced. A discrete animation has an additional time, which is
  /// the end of the last value.
  open var keyTimes: [NSNumber]?
  /// The timing functions between consecutive values. Nil and missing functions are linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between keyframes. `.linear` by default.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// The way the layer rotates along `path`, or nil (the default) for no rotation.
  open var rotationMode: CAAnimationRotationMode?
  /// The tightness of the curve at each value, for cubic modes. -1 is round, and 1 is straight. Nil is treated as 0.
  open var tensionValues: [NSNumber]?
  /// The sharpness of the corner at each value, for cubic modes. 0 is smooth. Nil is treated as 0.
  open var continuityValues: [NSNumber]?
  /// The bias of the curve at each value, toward the preceding or the following segment, for cubic modes. Nil is
  /// treated as 0.
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

  /// The keyframes as a track.
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
