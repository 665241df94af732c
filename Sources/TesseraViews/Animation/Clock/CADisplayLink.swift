// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A display link sends its selector once a frame of the virtual time: at whole multiples of the frame's duration, so that
// what is sent does not depend on which moments are looked at.

public import Foundation

/// A timer that follows the screen's refresh.
///
/// - Note: Differs from UIKit: it follows the virtual time of an `AnimationClock`, 60 frames a second. In a still picture
///   no time passes, and nothing is sent.
open class CADisplayLink: NSObject {
  private nonisolated(unsafe) let target: AnyObject
  private let selector: Selector
  private nonisolated(unsafe) var state = State()

  private struct State {
    var isAdded = false
    var isPaused = false
    var rate = 0.0
    var timestamp = 0.0
    weak var clock: AnimationClock?
    var event: AnimationClock.Event?
  }

  @MainActor private static var added: [CADisplayLink] = []

  /// A link that sends the selector to the target, with itself as argument. It keeps the target.
  public init(target: Any, selector sel: Selector) {
    (self.target, selector) = (target as AnyObject, sel)
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
      MainThread.run { link.pause(newValue) }
    }
  }
  /// How often to send, in frames a second; 0, the default, for as often as the screen changes.
  open var preferredFramesPerSecond: Int {
    get { Int(state.rate) }
    set { state.rate = min(max(Double(newValue), 0), 60) }
  }
  /// How often to send. The preferred rate counts, or else the highest; by default that of the screen.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { CAFrameRateRange(minimum: Float(state.rate), maximum: Float(state.rate), preferred: Float(state.rate)) }
    set { state.rate = min(max(Double(newValue.preferred ?? newValue.maximum), 0), 60) }
  }

  /// Begins to send. The run loop and its mode do not matter: the virtual time has one.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    nonisolated(unsafe) let link = self
    MainThread.run { link.start() }
  }

  /// Ends sending.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Ends sending for good.
  open func invalidate() {
    nonisolated(unsafe) let link = self
    MainThread.run { link.stop() }
  }

  private var interval: Double { state.rate > 0 ? 1 / state.rate : duration }

  /// Has the links that are added follow the clock that has begun to run.
  @MainActor static func follow(_ clock: AnimationClock) {
    for link in added where link.state.clock !== clock { link.schedule() }
  }

  @MainActor private func start() {
    guard !state.isAdded else { return }
    state.isAdded = true
    CADisplayLink.added.append(self)
    schedule()
  }

  @MainActor private func stop() {
    state.isAdded = false
    state.event?.cancel()
    CADisplayLink.added.removeAll { $0 === self }
  }

  @MainActor private func pause(_ isPaused: Bool) {
    state.isPaused = isPaused
    if isPaused { state.event?.cancel() } else { schedule() }
  }

  @MainActor private func schedule() {
    guard state.isAdded, !state.isPaused, let clock = AnimationClock.current else { return }
    state.event?.cancel()
    state.clock = clock
    // The next whole multiple; a moment a rounding error before one counts as that one.
    let next = ((clock.now / interval + 1e-9).rounded(.down) + 1) * interval
    state.event = clock.schedule(at: next) { [weak self] in self?.send(next) }
  }

  @MainActor private func send(_ time: Double) {
    state.timestamp = time
    schedule()
    Messages.send(selector, to: target, [self])
  }
}

/// A range of frame rates, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest.
  public var minimum: Float
  /// The highest.
  public var maximum: Float
  /// The one that is best; nil for any.
  public var preferred: Float?

  /// A range of frame rates.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// As the screen does: 0 for all three.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
