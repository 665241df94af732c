// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A display link sends its selector at frames of the virtual time: at whole multiples of its interval, so that what is sent
// does not depend on which moments are looked at. A link belongs to the clock that runs when it is added, or to the first
// that runs afterwards: never to another screen's.

public import Foundation

/// A timer that follows the screen's refresh.
///
/// - Note: Differs from UIKit: within a render it follows the virtual time of an `AnimationClock`, 60 frames a second. In a still
///   picture no time passes, and nothing is sent.
open class CADisplayLink: NSObject {
  private nonisolated(unsafe) var state: State

  private struct State {
    /// Nil after `invalidate()`.
    var target: AnyObject?
    let selector: Selector
    var isAdded = false
    var isPaused = false
    var range = CAFrameRateRange.default
    var timestamp = 0.0
    weak var clock: AnimationClock?
    var hadClock = false
    var event: Schedule.Event?
    /// Sends in real time, as long as there is no clock.
    var timer: Timer?
  }

  /// The links that have not met a clock yet.
  @MainActor private static var waiting: [CADisplayLink] = []
  @MainActor private static var waitingBodies: [@MainActor (AnimationClock) -> Void] = []

  /// Calls a body when the next clock begins to run, before the links that wait for it.
  @MainActor package static func whenNextClockRuns(_ body: @escaping @MainActor (AnimationClock) -> Void) {
    waitingBodies.append(body)
  }

  /// A link that sends the selector to the target, with itself as argument. It keeps the target until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    state = State(target: target as AnyObject, selector: sel)
    super.init()
  }

  /// The time of the frame that is shown, in seconds; 0 before the first.
  open var timestamp: CFTimeInterval { state.timestamp }
  /// The time of the frame that comes next, in seconds.
  open var targetTimestamp: CFTimeInterval { state.timestamp + interval }
  /// The seconds between two frames of the screen: a sixtieth.
  open var duration: CFTimeInterval { 1.0 / 60 }
  /// Whether nothing is sent for now. False by default.
  open var isPaused: Bool {
    get { state.isPaused }
    set {
      nonisolated(unsafe) let link = self
      MainThread.run { link.setPaused(to: newValue) }
    }
  }
  /// How often to send, in frames a second; 0, the default, for as often as the screen changes. What is sent is the nearest
  /// whole fraction of 60.
  open var preferredFramesPerSecond: Int {
    get { Int(rate) }
    set {
      let rate = Float(min(max(newValue, 0), 60))
      state.range = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }
  /// How often to send. The preferred rate counts, or else, where it is nil or 0, the highest; by default that of the
  /// screen.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { state.range }
    set { state.range = newValue }
  }

  /// Begins to send. Virtual time has one run loop, so within a render neither the run loop nor its mode matters. A link that was
  /// invalidated sends nothing.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    nonisolated(unsafe) let (link, loop) = (self, runloop)
    MainThread.run { link.start(in: loop, mode: mode) }
  }

  /// Ends sending.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    nonisolated(unsafe) let link = self
    MainThread.run { link.stop() }
  }

  /// Ends sending for good, and lets go of the target.
  open func invalidate() {
    nonisolated(unsafe) let link = self
    MainThread.run {
      link.stop()
      link.state.target = nil
    }
  }

  /// From 0 to 60; 0 for that of the screen.
  private var rate: Double {
    let asked = state.range.preferred.map { $0 > 0 ? $0 : state.range.maximum } ?? state.range.maximum
    return asked > 0 ? min(Double(asked), 60) : 0
  }

  /// A whole number of the screen's frames, as the screen shows nothing between them.
  private var interval: Double { rate > 0 ? max(1, (60 / rate).rounded()) / 60 : duration }

  /// Has the links that wait for a clock follow the one that has begun to run.
  @MainActor static func follow(_ clock: AnimationClock) {
    let bodies = waitingBodies
    waitingBodies = []
    for body in bodies { body(clock) }
    guard !waiting.isEmpty else { return }
    let links = waiting
    waiting = []
    for link in links {
      link.stopTimer()
      link.schedule(on: clock)
    }
  }

  @MainActor private func start(in loop: RunLoop, mode: RunLoop.Mode) {
    guard !state.isAdded, state.target != nil else { return }
    state.isAdded = true
    if let clock = state.clock ?? AnimationClock.current {
      schedule(on: clock)
    } else if !state.hadClock {
      CADisplayLink.waiting.append(self)
      if Schedule.current == nil { startTimer(in: loop, mode: mode) }
    }
  }

  @MainActor private func startTimer(in loop: RunLoop, mode: RunLoop.Mode) {
    // The run loop keeps the link alive, as on iOS.
    nonisolated(unsafe) let link = self
    let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true) { _ in
      MainThread.run { link.sendInRealTime() }
    }
    state.timer = timer
    loop.add(timer, forMode: mode)
  }

  private func stopTimer() {
    state.timer?.invalidate()
    state.timer = nil
  }

  @MainActor private func sendInRealTime() {
    guard !state.isPaused, let target = state.target else { return }
    state.timestamp = CACurrentMediaTime()
    Messages.send(state.selector, to: target, [self])
  }

  @MainActor private func stop() {
    state.isAdded = false
    state.event?.cancel()
    state.event = nil
    stopTimer()
    CADisplayLink.waiting.removeAll { $0 === self }
  }

  @MainActor private func setPaused(to isPaused: Bool) {
    guard state.isPaused != isPaused else { return }
    state.isPaused = isPaused
    state.event?.cancel()
    if let clock = state.clock { schedule(on: clock) }
  }

  @MainActor private func schedule(on clock: AnimationClock) {
    (state.clock, state.hadClock) = (clock, true)
    guard state.isAdded, !state.isPaused else { return }
    // The next whole multiple; a moment a rounding error before one counts as that one.
    let next = ((clock.now / interval + 1e-9).rounded(.down) + 1) * interval
    state.event = clock.schedule(at: next) { [self] in send(time: next, on: clock) }
  }

  @MainActor private func send(time: Double, on clock: AnimationClock) {
    guard let target = state.target else { return }
    state.timestamp = time
    schedule(on: clock)
    Messages.send(state.selector, to: target, [self])
  }
}

/// A range of frame rates, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest.
  public var minimum: Float
  /// The highest.
  public var maximum: Float
  /// The one that is best; nil or 0 for any.
  public var preferred: Float?

  /// A range of frame rates.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// As the screen does: 0 for all three.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
