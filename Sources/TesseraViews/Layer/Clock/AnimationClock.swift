// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The time of animations. It advances only on request, and every animation that ends in between ends at its exact time, in
// order. The values at a moment depend only on that moment, not on how many others were shown before.
//
//   no clock        animations take effect immediately and call their completions: the state in a still picture
//   running clock   animations are stored in their layers; `withPresentation` shows the values of the moment

import Foundation

/// The virtual time of animations.
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
  /// The running clock; nil if there is none.
  public private(set) static var current: AnimationClock?
  /// The time whose presentation values the layers show; nil while they show their model values.
  private(set) static var presentedTime: Double?
  /// The time at which constantly moving views are painted: that of the current clock, or 0 without one.
  static var paintedTime: Double { current?.now ?? 0 }
  /// The layers that show the values of a moment, with their model values.
  private static var shownModels: [ObjectIdentifier: (layer: CALayer, model: LayerModel)] = [:]

  /// The current time, in seconds since the clock was created.
  public var now: Double { schedule.now }

  /// The events of the clock.
  package let schedule: Schedule
  /// Layers with animations, in the order of their first one.
  private var animatedLayers: [LayerHandle] = []

  /// Creates a clock at time 0. It is the current one inside `run(_:)`.
  public init() { schedule = Schedule() }

  /// Creates a clock for a part of a screen. Tasks, dispatched work and timers submitted by code within it use the screen's
  /// clock.
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

  /// Makes this the current clock outside `run(_:)` too, until `deactivate()`.
  package func activate() {
    Self.current = self
    CADisplayLink.follow(self)
    LayerRecorder.update()
  }

  /// Reverts `activate()`.
  package func deactivate() {
    guard Self.current === self else { return }
    Self.current = nil
    LayerRecorder.update()
  }

  /// Advances time. Animations in between end and call their completions, each at its own time.
  ///
  /// - Parameter time: Seconds since the clock was created. Earlier times and NaN have no effect.
  public func advance(to time: Double) {
    run { _ = schedule.advance(to: time) }
  }

  /// Calls `body` at a time. A time that has passed counts as now.
  @discardableResult
  package func schedule(at time: Double, _ body: @escaping @MainActor () -> Void) -> Schedule.Event {
    schedule.schedule(at: time, body)
  }

  /// Whether any layer's presentation differs from its model.
  var isAnimating: Bool { animatedLayers.contains { $0.layer?.animations != nil } }

  func track(_ layer: CALayer) {
    animatedLayers.removeAll { $0.layer == nil || $0.layer?.animations == nil && $0.layer !== layer }
    if !animatedLayers.contains(where: { $0.layer === layer }) { animatedLayers.append(layer.handle) }
  }

  /// Sets an earlier or later time without running events, for a clock controlled by a gesture.
  func setTime(to time: Double) { schedule.setTime(to: time) }

  /// Runs `body` while every animated layer has the values of this moment, and then restores the model values. Includes layers in
  /// the tree of `layer` that a gesture controls; nil for none.
  package func withPresentation<R>(of layer: CALayer? = nil, _ body: () -> R) -> R {
    withOwnPresentation { layer.map { InteractiveClock.withPresentation(of: $0, body) } ?? body() }
  }

  /// Whether the clock animates a layer in the tree of a root.
  func animates(in root: CALayer) -> Bool { animatedLayers.contains { $0.layer?.topmost === root } }

  /// Stores the values of a moment in every animated layer as its model values. The animations continue, without effect.
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

  /// Runs `body` while the layers below another one show their values from an earlier time, `delay` seconds ago.
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

/// Returns the current time of animations, in seconds: the virtual time within a render, and otherwise the time since the
/// system started.
public func CACurrentMediaTime() -> CFTimeInterval {
  let virtual =
    MainQueue.isCurrent ? MainActor.assumeIsolated { AnimationClock.current?.now ?? Schedule.current?.now } : nil
  return virtual ?? ProcessInfo.processInfo.systemUptime
}
