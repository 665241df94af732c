// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What is told when animations start and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation has been added to a layer.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended (`flag` is true) or was taken away before its end (false).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What happens to a layer when one of its properties changes: an animation, or nothing.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// Called with the key of the change and the layer, as `anObject`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Something that changes how a layer looks over time.
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  var timing = MediaTiming()

  /// When the animation begins, in the layer's time. Seconds; 0, the default, is when it is added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// How far into itself the animation begins. Seconds; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// How many times it runs, parts included; `.infinity` is without end. 0, the default, is once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// How long it repeats, in seconds. Above 0 it takes the place of `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// How long one run takes, in seconds. 0, the default, stands for the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How fast the animation's time runs: 2 is twice as fast. At 0 it stands still and never ends. 1 by default.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// Whether each run is followed by one backwards, which takes as long again. False by default.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// What shows before the beginning and after the end. `.removed` by default: the layer's own value.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The pace; nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept alive by the animation, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation at its end. True by default; with false, `fillMode` can keep the last value.
  open var isRemovedOnCompletion = true

  private var values: [String: Any] = [:]

  /// The value set under a key, by which a delegate can tell animations apart; for a name such as `duration`, that
  /// property.
  ///
  /// - Note: Differs from UIKit: other properties are not found by their names.
  open func value(forKey key: String) -> Any? { AnimationKey.table[key].map { $0.read(self) } ?? values[key] }
  /// Keeps a value under a key; for a name such as `duration`, sets that property.
  open func setValue(_ value: Any?, forKey key: String) {
    if let key = AnimationKey.table[key] { key.write(self, value) } else { values[key] = value }
  }
  /// The value under the whole key path, which is not taken apart.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  /// Keeps a value under the whole key path, which is not taken apart.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  /// What a property has in a new animation.
  open class func defaultValue(forKey key: String) -> Any? { CAAnimation().value(forKey: key) }

  nonisolated public required override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The same animation, to be changed apart from this one. Subclasses copy what they add.
  func copyForLayer() -> CAAnimation {
    let copy = Self()
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.values = values
    return copy
  }

  /// Another animation of the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { SendableAnimation(animation: copyForLayer()) }.animation
  }

  /// As an action: adds a copy of the animation to the layer under the event's key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Gives the layer, which has the values of the animations before this one, this one's values at a time.
  func apply(to layer: CALayer, at time: Double) {}

  /// Progress in 0...1 at a time of the parent, eased; nil when there is nothing to show.
  func progress(at time: Double) -> Double? {
    guard let basic = timing.basicTime(at: time) else { return nil }
    let fraction = timing.duration > 0 ? basic / timing.duration : 1
    return timingFunction?.curve.progress(at: fraction) ?? fraction
  }
}

private struct SendableAnimation: @unchecked Sendable { let animation: CAAnimation }

/// A property of every animation, by its name.
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
