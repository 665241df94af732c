// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The time of an interactive transition. The animations of the transition's animator run on a separate clock, whose
// time the gesture sets. When the gesture ends, the separate clock runs with the screen's clock to the end of the
// transition or back to its start. Without a screen clock, it jumps to that time at once.
//
//     screen's clock       ──0────1────2────3────4──►
//     interactive clock          └finger: 0.2 0.4 0.3┘└runs to the end or back┘

import Foundation

@MainActor
final class InteractiveClock {
  private struct Shown {
    weak var clock: InteractiveClock?
  }

  /// The interactive clocks whose animations are visible, in creation order. When a window is deallocated, its clocks
  /// are released.
  private static var shown: [Shown] = []

  let duration: Double
  private let clock = AnimationClock(of: .transition)
  private var position = 0.0
  private var leader: Leader?
  private var arrival: Schedule.Event?

  private struct Leader {
    let clock: AnimationClock
    let start: Double
    /// The speed relative to the screen's clock; negative while running back to the start.
    let rate: Double
  }

  /// Creates a clock at time 0. Its animations are visible as long as the clock exists.
  init(duration: Double) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    Self.shown.removeAll { $0.clock == nil }
    Self.shown.append(Shown(clock: self))
  }

  /// Runs a closure that begins animations.
  func run(_ body: () -> Void) { clock.run(body) }

  /// The elapsed fraction of the duration, in 0...1.
  var fraction: Double { duration > 0 ? time / duration : 0 }

  private var time: Double {
    guard let leader else { return position }
    return min(max(position + (leader.clock.now - leader.start) * leader.rate, 0), duration)
  }

  /// Sets the elapsed fraction of the duration.
  func setProgress(to fraction: Double) {
    stop()
    position = min(max(fraction, 0), 1) * duration
  }

  /// Stops at the current time.
  func stop() {
    position = time
    leader = nil
    arrival?.cancel()
    arrival = nil
  }

  /// Runs to the end, or back to the start, and then calls the closure.
  ///
  /// - Parameter speed: A multiple of the normal speed; values of 0 or less count as 1.
  func run(forwards: Bool, speed: Double, completion arrived: @escaping @MainActor () -> Void) {
    stop()
    let speed = speed > 0 && speed.isFinite ? speed : 1
    guard let screen = AnimationClock.current, screen !== clock else {
      position = forwards ? duration : 0
      return arrived()
    }
    let way = forwards ? duration - position : position
    leader = Leader(clock: screen, start: screen.now, rate: forwards ? speed : -speed)
    arrival = screen.schedule(at: screen.now + way / speed) { [self] in
      stop()
      position = forwards ? duration : 0
      arrived()
    }
  }

  /// Ends all animations with their values at the end or the start, and calls their completions.
  func end(atStart: Bool) {
    stop()
    if atStart { clock.keepValues(at: 0) }
    clock.setTime(to: duration)
    // Animations may be longer than the transition, and completions may begin further animations. The limit stops an
    // endless chain.
    for _ in 0..<1000 {
      guard let next = clock.schedule.nextAwaitedTime else { break }
      clock.advance(to: max(next, clock.now))
    }
    Self.shown.removeAll { $0.clock == nil || $0.clock === self }
  }

  /// Runs `body` while the layers in the tree of `layer` have their values at the current times of their interactive
  /// clocks. Layers of other screens are not affected.
  static func withPresentation<R>(of layer: CALayer, _ body: () -> R) -> R {
    guard !shown.isEmpty else { return body() }
    let root = layer.topmost
    return withPresentation(of: shown.compactMap(\.clock).filter { $0.clock.animates(in: root) }[...], body)
  }

  private static func withPresentation<R>(of clocks: ArraySlice<InteractiveClock>, _ body: () -> R) -> R {
    guard let first = clocks.first else { return body() }
    first.clock.setTime(to: first.time)
    return first.clock.withOwnPresentation { withPresentation(of: clocks.dropFirst(), body) }
  }
}

extension CALayer {
  /// The root of the layer's tree.
  var topmost: CALayer {
    var layer = self
    while let above = layer.superlayer { layer = above }
    return layer
  }
}
