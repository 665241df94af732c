// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The time of a transition that a finger drives. What the animator animates runs on a clock of its own, which stands where the
// finger has brought it. When the finger leaves, that clock follows the screen's to one of its ends; without one it is there
// at once.
//
//   screen's clock  ──0────1────2────3────4──►
//   held clock           └finger: 0.2 0.4 0.3┘└follows, forwards or back┘

import Foundation

@MainActor
final class InteractiveClock {
  private struct Shown {
    weak var clock: InteractiveClock?
  }

  /// Those whose moments show, in the order in which they began. A window that goes takes its own with it.
  private static var shown: [Shown] = []

  let duration: Double
  private let clock = AnimationClock(of: .transition)
  private var position = 0.0
  private var leader: Leader?
  private var arrival: Schedule.Event?

  private struct Leader {
    let clock: AnimationClock
    let start: Double
    /// Seconds of the held clock in a second of the leader; negative on the way back.
    let rate: Double
  }

  /// A clock that stands at its beginning, and shows.
  init(duration: Double) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    Self.shown.removeAll { $0.clock == nil }
    Self.shown.append(Shown(clock: self))
  }

  /// Runs what begins animations.
  func run(_ body: () -> Void) { clock.run(body) }

  /// The part of the time that has passed, in 0...1.
  var fraction: Double { duration > 0 ? time / duration : 0 }

  private var time: Double {
    guard let leader else { return position }
    return min(max(position + (leader.clock.now - leader.start) * leader.rate, 0), duration)
  }

  /// Stands at a part of the time.
  func setProgress(to fraction: Double) {
    stop()
    position = min(max(fraction, 0), 1) * duration
  }

  /// Stands where it is.
  func stop() {
    position = time
    leader = nil
    arrival?.cancel()
    arrival = nil
  }

  /// Goes on to the end, or back to the beginning, and calls the closure there.
  ///
  /// - Parameter speed: How fast, in its own speed; what is not positive counts as 1.
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

  /// Ends all animations, with the values of the end or those of the beginning, and calls their completions.
  func end(atStart: Bool) {
    stop()
    if atStart { clock.keepValues(at: 0) }
    clock.setTime(to: duration)
    // Animations may take longer than the transition, and completions may begin others; a chain without end is cut.
    for _ in 0..<1000 {
      guard let next = clock.schedule.nextAwaitedTime else { break }
      clock.advance(to: max(next, clock.now))
    }
    Self.shown.removeAll { $0.clock == nil || $0.clock === self }
  }

  /// Runs `body` while layers that are held have the values of their moments: those of the tree that a layer stands in. What
  /// is held on another screen has no part in it.
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
  /// The layer above all others that it stands in; itself where it stands in none.
  var topmost: CALayer {
    var layer = self
    while let above = layer.superlayer { layer = above }
    return layer
  }
}
