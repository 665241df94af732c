// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// Where a point goes: for `position` and `anchorPoint`. Takes the place of `values`.
  open var path: CGPath?
  /// When each value is reached, in 0...1, ascending; nil spaces them evenly. Discrete animations have one more.
  open var keyTimes: [NSNumber]?
  /// The pace between one value and the next; nil is linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// Whether the layer turns with the path.
  open var rotationMode: CAAnimationRotationMode?
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
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
