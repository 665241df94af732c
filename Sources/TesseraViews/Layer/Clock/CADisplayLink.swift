// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A display link calls its selector at multiples of its interval in virtual time, so its calls do not depend on which
// frames are rendered. A link is connected to the clock that is running when the link is added, or to the first clock
// that runs afterward. It is never connected to another screen's clock.

public import Foundation

/// A timer synchronized with the screen's refresh.
///
/// - Note: Differs from UIKit: during a render it follows the virtual time of an `AnimationClock`, at 60 frames per
///   second. In a still image no time passes, so the selector is never called.
open class CADisplayLink: NSObject {
  private nonisolated(unsafe) var state: State

  private struct State {
    /// The object on which the selector is called; nil after `invalidate()`.
    var target: AnyObject?
    let selector: Selector
    var isAdded = false
    var isPaused = false
    var range = CAFrameRateRange.default
    var timestamp = 0.0
    weak var clock: AnimationClock?
    var hadClock = false
    var event: Schedule.Event?
    /// The real-time timer, used without a clock.
    var timer: Timer?
  }

  /// The links that were added while no clock was running.
  @MainActor private static var waiting: [CADisplayLink] = []
  @MainActor private static var waitingBodies: [@MainActor (AnimationClock) -> Void] = []

  /// Calls `body` when the next clock begins to run, before the waiting links are connected.
  @MainActor package static func whenNextClockRuns(_ body: @escaping @MainActor (AnimationClock) -> Void) {
    waitingBodies.append(body)
  }

  /// Creates a link that calls the selector on the target, with the link as the argument. The link retains the target
  /// until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    state = State(target: target as AnyObject, selector: sel)
    super.init()
  }

  /// The timestamp of the current frame, in seconds; 0 before the first frame.
  open var timestamp: CFTimeInterval { state.timestamp }
  /// The timestamp of the next frame, in seconds.
  open var targetTimestamp: CFTimeInterval { state.timestamp + interval }
  /// The interval between two frames of the screen, in seconds: 1/60.
  open var duration: CFTimeInterval { 1.0 / 60 }
  /// Whether the link is paused. `false` by default.
  open var isPaused: Bool {
    get { state.isPaused }
    set {
      nonisolated(unsafe) let link = self
      MainThread.run { link.setPaused(to: newValue) }
    }
  }
  /// The preferred frame rate. 0, the default, means the screen's rate. The actual rate is 60, 30, 20 or another 60/n
  /// frames per second, because each interval lasts a whole number of the screen's frames.
  open var preferredFramesPerSecond: Int {
    get { Int(rate) }
    set {
      let rate = Float(min(max(newValue, 0), 60))
      state.range = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }
  /// The frame rate range. The link uses the preferred rate, or the maximum rate if the preferred rate is nil or 0.
  /// The default is the screen's rate.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { state.range }
    set { state.range = newValue }
  }

  /// Starts the link. Virtual time has a single run loop, so the run loop and its mode have no effect during a
  /// render. An invalidated link does not start.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    nonisolated(unsafe) let (link, loop) = (self, runloop)
    MainThread.run { link.start(in: loop, mode: mode) }
  }

  /// Stops the link. It can be added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    nonisolated(unsafe) let link = self
    MainThread.run { link.stop() }
  }

  /// Stops the link permanently and releases the target.
  open func invalidate() {
    nonisolated(unsafe) let link = self
    MainThread.run {
      link.stop()
      link.state.target = nil
    }
  }

  /// The requested rate in frames per second, from 0 to 60; 0 means the screen's rate.
  private var rate: Double {
    let asked = state.range.preferred.map { $0 > 0 ? $0 : state.range.maximum } ?? state.range.maximum
    return asked > 0 ? min(Double(asked), 60) : 0
  }

  /// The interval in seconds, rounded to a whole number of frames because the screen changes only once per frame.
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
    // The next multiple of the interval. A time just below a multiple, within rounding errors, counts as that
    // multiple.
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
  /// The minimum rate.
  public var minimum: Float
  /// The maximum rate.
  public var maximum: Float
  /// The preferred rate; nil or 0 for any rate in the range.
  public var preferred: Float?

  /// Creates a range of frame rates.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The screen's rate, represented by 0 in all three properties.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
