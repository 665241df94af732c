// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Time for animations. It passes only when it is moved, and every animation that ends on the way ends at its exact time, in
// order. The values at a moment depend only on that moment, not on how many others were shown before.
//
//   no clock        animations take effect at once and call their completions: what a still picture shows
//   a clock runs    animations are kept on their layers; `withPresentation` shows the values of the moment

import Foundation

/// The virtual time that animations run on.
///
///     let clock = AnimationClock()
///     clock.run {
///       UIView.animate(withDuration: 1) { view.alpha = 0 }
///       clock.advance(to: 0.5)
///       view.layer.presentation()?.opacity     // 0.5
///     }
///
/// - Note: Differs from UIKit: UIKit's animations follow the screen's refresh and have no clock to set.
@preconcurrency @MainActor
public final class AnimationClock {
  /// The clock that runs now; nil when time stands still.
  public private(set) static var current: AnimationClock?
  /// The moment that layers show the values of; nil while they have their own.
  private(set) static var presentedTime: Double?
  /// The time at which views that always move are painted: that of the current clock, or 0 without one.
  static var paintedTime: Double { current?.now ?? 0 }
  /// The layers that show the values of a moment, with what they have themselves.
  private static var shownModels: [ObjectIdentifier: (layer: CALayer, model: LayerModel)] = [:]

  /// Seconds since the clock was made.
  public var now: Double { schedule.now }

  /// The events of the clock.
  package let schedule: Schedule
  /// Layers with animations, in the order they got their first.
  private var animatedLayers: [LayerHandle] = []

  /// Creates a clock at time 0. It is the current one inside `run(_:)`.
  public init() { schedule = Schedule() }

  /// A clock for a part of a screen. Tasks, dispatched work and timers of code that it runs stay with the screen's clock.
  init(of part: Part) { schedule = Schedule(takesSubmissions: false) }

  /// The purpose of a clock other than the screen's.
  enum Part { case transition }

  /// Runs `body` with this clock as the current one.
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

  /// Is the current clock also outside of `run(_:)`, until `leave()`.
  package func activate() {
    Self.current = self
    CADisplayLink.follow(self)
    LayerRecorder.update()
  }

  /// Takes back `stay()`.
  package func deactivate() {
    guard Self.current === self else { return }
    Self.current = nil
    LayerRecorder.update()
  }

  /// Moves time forward. What ends on the way ends, and completions are called, each at its own time.
  ///
  /// - Parameter time: Seconds since the clock was made. Earlier times and NaN change nothing.
  public func advance(to time: Double) {
    run { _ = schedule.advance(to: time) }
  }

  /// Calls `body` when the time has come; a time that has passed counts as now.
  @discardableResult
  package func schedule(at time: Double, _ body: @escaping @MainActor () -> Void) -> Schedule.Event {
    schedule.schedule(at: time, body)
  }

  /// Whether any layer shows something else than its model.
  var isAnimating: Bool { animatedLayers.contains { $0.layer?.animations != nil } }

  func track(_ layer: CALayer) {
    animatedLayers.removeAll { $0.layer == nil || $0.layer?.animations == nil && $0.layer !== layer }
    if !animatedLayers.contains(where: { $0.layer === layer }) { animatedLayers.append(layer.handle) }
  }

  /// Stands at a moment, earlier or later, without anything happening: for a clock that a finger moves.
  func setTime(to time: Double) { schedule.setTime(to: time) }

  /// Runs `body` while every animated layer has the values of this moment, then gives it back its own. So have layers that a
  /// finger holds in the tree of `layer`; nil for none.
  package func withPresentation<R>(of layer: CALayer? = nil, _ body: () -> R) -> R {
    withOwnPresentation { layer.map { InteractiveClock.withPresentation(of: $0, body) } ?? body() }
  }

  /// Whether a layer that it animates stands in the tree with a root.
  func animates(in root: CALayer) -> Bool { animatedLayers.contains { $0.layer?.topmost === root } }

  /// Gives every animated layer the values of a moment as its own. Its animations go on unseen.
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

  /// Runs `body` while the layers below another one have the values that they had so many seconds ago.
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

/// The current time of animations, in seconds: of the virtual time within a render, and otherwise since the system was started.
public func CACurrentMediaTime() -> CFTimeInterval {
  let virtual =
    MainQueue.isCurrent ? MainActor.assumeIsolated { AnimationClock.current?.now ?? Schedule.current?.now } : nil
  return virtual ?? ProcessInfo.processInfo.systemUptime
}
