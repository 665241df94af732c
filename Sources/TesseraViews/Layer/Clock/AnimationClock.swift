// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Animation time advances only on request. Every animation that ends within the requested interval ends at its exact
// time, and animations end in chronological order. The values at a time depend only on that time, not on the frames
// rendered before it.
//
//     no clock        animations take effect immediately and call their completions: the state in a still image
//     running clock   animations are stored in their layers; `withPresentation` shows the values at the current time

import Foundation

/// A virtual clock that controls animations.
///
///     let clock = AnimationClock()
///     clock.run {
///       UIView.animate(withDuration: 1) { view.alpha = 0 }
///       clock.advance(to: 0.5)
///       view.layer.presentation()?.opacity     // 0.5
///     }
///
/// - Note: Differs from UIKit: UIKit's animations follow the screen's refresh and have no settable clock.
@preconcurrency @MainActor
public final class AnimationClock {
  /// The running clock; nil if no clock is running.
  public private(set) static var current: AnimationClock?
  /// The time for which the layers currently have animated values; nil while they have their model values.
  private(set) static var presentedTime: Double?
  /// The time used to draw views that are in constant motion: the current clock's time, or 0 without a clock.
  static var paintedTime: Double { current?.now ?? 0 }
  /// The layers that currently have animated values, with their saved model values.
  private static var shownModels: [ObjectIdentifier: (layer: CALayer, model: LayerModel)] = [:]

  /// The current time, in seconds since the clock was created.
  public var now: Double { schedule.now }

  /// The schedule of the clock's events.
  package let schedule: Schedule
  /// The layers with animations, in the order of their first animation.
  private var animatedLayers: [LayerHandle] = []

  /// Creates a clock at time 0. It is the current clock inside `run(_:)`.
  public init() { schedule = Schedule() }

  /// Creates a clock for a part of a screen. Tasks, dispatched work items and timers that are created while it runs
  /// still use the screen's clock.
  init(of part: Part) { schedule = Schedule(takesSubmissions: false) }

  /// The purposes of clocks other than the screen's clock.
  enum Part { case transition }

  /// Runs `body` with this clock as the current clock.
  public func run<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    let previous = Self.current
    Self.current = self
    CADisplayLink.follow(self)
    LayerRecorder.update()
    defer {
      Self.current = previous
      LayerRecorder.update()
    }
    return try schedule.run(body)
  }

  /// Makes this the current clock outside `run(_:)` too, until `deactivate()`.
  package func activate() {
    Self.current = self
    CADisplayLink.follow(self)
    LayerRecorder.update()
  }

  /// Undoes `activate()`.
  package func deactivate() {
    guard Self.current === self else { return }
    Self.current = nil
    LayerRecorder.update()
  }

  /// Advances time. Animations that end before `time` call their completions, each at its own end time.
  ///
  /// - Parameter time: Seconds since the clock was created. Earlier times and NaN have no effect.
  public func advance(to time: Double) {
    run { _ = schedule.advance(to: time) }
  }

  /// Schedules `body` for a time. A time in the past counts as the current time.
  @discardableResult
  package func schedule(at time: Double, _ body: @escaping @MainActor () -> Void) -> Schedule.Event {
    schedule.schedule(at: time, body)
  }

  /// Whether the presentation of any layer differs from its model.
  var isAnimating: Bool { animatedLayers.contains { $0.layer?.animations != nil } }

  func track(_ layer: CALayer) {
    animatedLayers.removeAll { $0.layer == nil || $0.layer?.animations == nil && $0.layer !== layer }
    if !animatedLayers.contains(where: { $0.layer === layer }) { animatedLayers.append(layer.handle) }
  }

  /// Sets the time, forward or back, without running events. Used for a clock that a gesture controls.
  func setTime(to time: Double) { schedule.setTime(to: time) }

  /// Runs `body` while every animated layer has its values at the current time, and then restores the model values.
  /// Layers that a gesture animates are included if they are in the tree of `layer`; nil includes none.
  package func withPresentation<R>(of layer: CALayer? = nil, _ body: () -> R) -> R {
    withOwnPresentation { layer.map { InteractiveClock.withPresentation(of: $0, body) } ?? body() }
  }

  /// Whether the clock animates a layer in the tree with the given root.
  func animates(in root: CALayer) -> Bool { animatedLayers.contains { $0.layer?.topmost === root } }

  /// Stores the values at a time as the model values of every animated layer. The animations continue but have no
  /// visible effect.
  func keepValues(at time: Double) {
    setTime(to: time)
    run {
      LayerRecorder.withoutRecording {
        for case let layer? in animatedLayers.map(\.layer) {
          _ = layer.showPresentation(at: time)
          layer.discardModel()
        }
      }
    }
  }

  /// Runs `body` while the descendants of `root` have their animated values from `delay` seconds ago.
  static func withPresentation(delayedBy delay: Double, below root: CALayer, _ body: () -> Void) {
    guard delay != 0, let time = presentedTime, !shownModels.isEmpty else { return body() }
    let moving = shownModels.values.filter { entry in
      Swift.sequence(first: entry.layer, next: \.superlayer).dropFirst().contains { $0 === root }
    }
    presentedTime = time - delay
    for (layer, model) in moving {
      layer.restore(model)
      _ = layer.showPresentation(at: time - delay)
    }
    body()
    presentedTime = time
    for (layer, model) in moving {
      layer.restore(model)
      _ = layer.showPresentation(at: time)
    }
  }

  func withOwnPresentation<R>(_ body: () -> R) -> R {
    run {
      LayerRecorder.withoutRecording {
        let layers = animatedLayers.compactMap(\.layer)
        let models = layers.map { $0.showPresentation(at: now) }
        let previous = (Self.presentedTime, Self.shownModels)
        Self.presentedTime = now
        for (layer, model) in zip(layers, models) { Self.shownModels[ObjectIdentifier(layer)] = (layer, model) }
        defer {
          (Self.presentedTime, Self.shownModels) = previous
          for (layer, model) in zip(layers, models).reversed() { layer.restore(model) }
        }
        return body()
      }
    }
  }
}

/// Returns the current animation time, in seconds: the virtual time during a render, and otherwise the time since the
/// system started.
public func CACurrentMediaTime() -> CFTimeInterval {
  let virtual =
    MainQueue.isCurrent ? MainActor.assumeIsolated { AnimationClock.current?.now ?? Schedule.current?.now } : nil
  return virtual ?? ProcessInfo.processInfo.systemUptime
}
