// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A delegate that is notified when animations start and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called after the animation has been added to a layer.
  func animationDidStart(_ anim: CAAnimation)
  /// Called after the animation has ended (`flag` is true) or was removed before its end (`flag` is false).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A response to a layer's property change, such as an animation.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// Runs the action. `event` is the key of the change, and `anObject` is the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The base class of layer animations, which change a layer's appearance over time.
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  var timing = MediaTiming()

  /// The start time of the animation in the layer's time, in seconds. 0, the default, represents the time at which
  /// the animation is added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The offset into the animation at which it begins, in seconds. 0 by default.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of repetitions, which may be fractional. `.infinity` repeats indefinitely. 0, the default, means one.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// The total duration of all repetitions, in seconds. Overrides `repeatCount` if it is greater than 0.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// The duration of one run, in seconds. 0, the default, means the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The rate of the animation's time. 2 is twice as fast. At 0, the animation doesn't advance and never ends. 1 by
  /// default.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// Whether each run is followed by a reversed run of the same duration. `false` by default.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The values shown before the beginning and after the end of the animation. `.removed`, the default, shows the
  /// layer's model value.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The timing function, or nil for linear timing.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate. Retained by the animation, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation when it ends. `true` by default. If `false`, `fillMode` can preserve the
  /// last value.
  open var isRemovedOnCompletion = true

  private var values: [String: Any] = [:]

  /// Returns the value stored for a key, which a delegate can use to distinguish animations. If the key is the name
  /// of a property such as `duration`, returns the property's value.
  ///
  /// - Note: Differs from UIKit: other properties can't be accessed by name.
  open func value(forKey key: String) -> Any? { AnimationKey.table[key].map { $0.read(self) } ?? values[key] }
  /// Stores a value for a key. If the key is the name of a property such as `duration`, sets the property.
  open func setValue(_ value: Any?, forKey key: String) {
    if let key = AnimationKey.table[key] { key.write(self, value) } else { values[key] = value }
  }
  /// Returns the value stored for a key path, which is used as a key without parsing.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  /// Stores a value for a key path, which is used as a key without parsing.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  /// Returns the value that a property has in a new animation.
  open class func defaultValue(forKey key: String) -> Any? { CAAnimation().value(forKey: key) }

  nonisolated public required override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns an independent copy. Overrides copy the subclass's properties.
  func copyForLayer() -> CAAnimation {
    let copy = Self()
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.values = values
    return copy
  }

  /// Returns a copy of the animation.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { SendableAnimation(animation: copyForLayer()) }.animation
  }

  /// Adds a copy of the animation to the layer under the event's key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Applies the animation's values at a time to the layer. The layer already has the values of earlier animations.
  func apply(to layer: CALayer, at time: Double) {}

  /// Returns the eased progress at a time in the parent's time, from 0 to 1, or nil if the animation isn't visible.
  func progress(at time: Double) -> Double? {
    guard let basic = timing.basicTime(at: time) else { return nil }
    let fraction = timing.duration > 0 ? basic / timing.duration : 1
    return timingFunction?.curve.progress(at: fraction) ?? fraction
  }
}

private struct SendableAnimation: @unchecked Sendable { let animation: CAAnimation }

/// A property common to all animations, keyed by name.
@MainActor
private struct AnimationKey {
  let read: @MainActor (CAAnimation) -> Any?
  let write: @MainActor (CAAnimation, Any?) -> Void

  static let table: [String: AnimationKey] = [
    "beginTime": number(\.beginTime), "timeOffset": number(\.timeOffset), "duration": number(\.duration),
    "repeatDuration": number(\.repeatDuration), "speed": number(\.speed), "repeatCount": number(\.repeatCount),
    "autoreverses": flag(\.autoreverses), "removedOnCompletion": flag(\.isRemovedOnCompletion),
    "timingFunction": AnimationKey {
      $0.timingFunction
    } write: {
      $0.timingFunction = $1 as? CAMediaTimingFunction
    },
    "delegate": AnimationKey {
      $0.delegate
    } write: {
      $0.delegate = $1 as? any CAAnimationDelegate
    },
    "fillMode": AnimationKey {
      $0.fillMode.rawValue
    } write: {
      $0.fillMode = ($1 as? String).map(CAMediaTimingFillMode.init(rawValue:)) ?? .removed
    },
  ]

  private static func number<Number: BinaryFloatingPoint>(
    _ path: ReferenceWritableKeyPath<CAAnimation, Number>
  ) -> AnimationKey {
    AnimationKey {
      NSNumber(value: Double($0[keyPath: path]))
    } write: {
      $0[keyPath: path] = Number(($1 as? NSNumber)?.doubleValue ?? 0)
    }
  }

  private static func flag(_ path: ReferenceWritableKeyPath<CAAnimation, Bool>) -> AnimationKey {
    AnimationKey {
      NSNumber(value: $0[keyPath: path])
    } write: {
      $0[keyPath: path] = ($1 as? NSNumber)?.boolValue ?? false
    }
  }
}
