// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What is told when an animation starts and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What happens to a layer when one of its properties changes: an animation, or nothing.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Something that changes how a layer looks over time.
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  var timing = MediaTiming()

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Seconds; 0 stands for the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The pace; nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept alive by the animation, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true

  private var values: [String: Any] = [:]

  /// What was set under a key, so that a delegate can tell animations apart; for a name of the timing, its value.
  ///
  /// - Note: Differs from UIKit: other properties are not found by their names.
  open func value(forKey key: String) -> Any? { AnimationKey.table[key].map { $0.read(self) } ?? values[key] }
  open func setValue(_ value: Any?, forKey key: String) {
    if let key = AnimationKey.table[key] { key.write(self, value) } else { values[key] = value }
  }
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  /// What a property has in a new animation.
  open class func defaultValue(forKey key: String) -> Any? { CAAnimation().value(forKey: key) }

  @preconcurrency @MainActor public required override init() {
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
