// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A display link sends its selector at frames of the virtual time: at multiples of its interval, so that its calls do not
// depend on the rendered moments. A link belongs to the clock that runs when it is added, or to the first one that runs
// afterward: never to that of another screen.

public import Foundation

/// A timer synchronized with the screen's refresh.
///
/// - Note: Differs from UIKit: within a render it follows the virtual time of an `AnimationClock`, at 60 frames per second. In
///   a still picture no time passes, and nothing is sent.
open class CADisplayLink: NSObject {
  private nonisolated(unsafe) var state: State

  private struct State {
    /// The target; nil after `invalidate()`.
    var target: AnyObject?
    let selector: Selector
    var isAdded = false
    var isPaused = false
    var range = CAFrameRateRange.default
    var timestamp = 0.0
    weak var clock: AnimationClock?
    var hadClock = false
    var event: Schedule.Event?
    /// The timer in real time, without a clock.
    var timer: Timer?
  }

  /// The links that wait for a clock.
  @MainActor private static var waiting: [CADisplayLink] = []
  @MainActor private static var waitingBodies: [@MainActor (AnimationClock) -> Void] = []

  /// Calls a body when the next clock begins to run, before the waiting links.
  @MainActor package static func whenNextClockRuns(_ body: @escaping @MainActor (AnimationClock) -> Void) {
    waitingBodies.append(body)
  }

  /// Creates a link that sends the selector to the target, with itself as the argument. It retains the target until it is
  /// invalidated.
  public init(target: Any, selector sel: Selector) {
    state = State(target: target as AnyObject, selector: sel)
    super.init()
  }

  /// The time of the current frame, in seconds; 0 before the first.
  open var timestamp: CFTimeInterval { state.timestamp }
  /// The time of the next frame, in seconds.
  open var targetTimestamp: CFTimeInterval { state.timestamp + interval }
  /// The interval between two frames of the screen, in seconds: a sixtieth.
  open var duration: CFTimeInterval { 1.0 / 60 }
  /// Whether the link is paused. `false` by default.
  open var isPaused: Bool {
    get { state.isPaused }
    set {
      nonisolated(unsafe) let link = self
      MainThread.run { link.setPaused(to: newValue) }
    }
  }
  /// The frame rate; 0, the default, means the screen's rate. The actual rate is the nearest integer fraction of 60.
  open var preferredFramesPerSecond: Int {
    get { Int(rate) }
    set {
      let rate = Float(min(max(newValue, 0), 60))
      state.range = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }
  /// The frame rate range. Its preferred rate applies, or its highest rate if the preferred one is nil or 0. By default, the
  /// screen's rate applies.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { state.range }
    set { state.range = newValue }
  }

  /// Starts the link. Virtual time has one run loop, so within a render neither the run loop nor its mode has an effect. An
  /// invalidated link sends nothing.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    nonisolated(unsafe) let (link, loop) = (self, runloop)
    MainThread.run { link.start(in: loop, mode: mode) }
  }

  /// Stops the link.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    nonisolated(unsafe) let link = self
    MainThread.run { link.stop() }
  }

  /// Stops the link permanently, and releases the target.
  open func invalidate() {
    nonisolated(unsafe) let link = self
    MainThread.run {
      link.stop()
      link.state.target = nil
    }
  }

  /// The rate from 0 to 60; 0 for the screen's rate.
  private var rate: Double {
    let asked = state.range.preferred.map { $0 > 0 ? $0 : state.range.maximum } ?? state.range.maximum
    return asked > 0 ? min(Double(asked), 60) : 0
  }

  /// The interval: a whole number of the screen's frames, as the screen does not change in between.
  private var interval: Double { rate > 0 ? max(1, (60 / rate).rounded()) / 60 : duration }

  /// Connects the waiting links to a clock that has begun to run.
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
    // The run loop retains the link, as on iOS.
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
    // The next multiple. A time within a rounding error below a multiple counts as that multiple.
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

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate.
  public var minimum: Float
  /// The highest rate.
  public var maximum: Float
  /// The preferred rate; nil or 0 for any.
  public var preferred: Float?

  /// Creates a range of frame rates.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The screen's rate: 0 for all three.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
