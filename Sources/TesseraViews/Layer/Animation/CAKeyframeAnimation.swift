// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the mode.
  public let rawValue: String

  /// Creates a mode from a string. An unknown string counts as `rotateAuto`.
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
  /// The values of the keyframes: numbers, points, colors, transforms, paths, and other types of properties.
  open var values: [Any]?
  /// The path of a point, for `position` and `anchorPoint`: each segment's end is a keyframe. Replaces `values`.
  open var path: CGPath?
  /// The time of each value, in 0...1 of the duration. If nil, out of order, or fewer than the values, the values are evenly
  /// spaced. A discrete animation has an additional time, the end of the last value.
  open var keyTimes: [NSNumber]?
  /// The timing functions between consecutive values; nil or missing ones are linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between keyframes. `.linear` by default.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// The rotation of the layer along `path`. Nil, the default, means none.
  open var rotationMode: CAAnimationRotationMode?
  /// The tightness of the curve at each value, for cubic modes: -1 is round, 1 is straight. Nil counts as 0.
  open var tensionValues: [NSNumber]?
  /// The sharpness of the corner at each value, for cubic modes: 0, which is used if nil, is smooth.
  open var continuityValues: [NSNumber]?
  /// The bias of the curve at each value, for cubic modes: toward the segment before it or after it. Nil counts as 0.
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
