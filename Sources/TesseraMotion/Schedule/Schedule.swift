// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The virtual time of a screen, and the events scheduled on it. Animations schedule their ends here. Work submitted
// by code within `run` is scheduled automatically: main actor tasks, `Task.sleep`, `DispatchQueue.main`, timers and
// Combine schedulers.
//
//     frames, flows, live     the clock moves time; see AnimationClock
//     still pictures          time moves to the ends of delays, as long as they are short; see runPendingEvents()
//     no schedule             real time, on the run loop

import Foundation
import TesseraFoundation

/// The virtual time of a screen and its events, which are executed in time order.
@MainActor
package final class Schedule {
  /// The schedule of the code being executed, or nil in real time.
  package private(set) static var current: Schedule?

  /// The maximum delay, in seconds, for which a screen is considered busy. Still pictures and flows wait for busy
  /// screens.
  package static let longestWait = 1.0
  /// The maximum number of consecutive delays for which a screen is considered busy, where each delay begins at the
  /// end of the previous one. Limited because code that polls never becomes idle.
  private static let longestChain = 5

  /// The virtual time, in seconds since the schedule was created.
  package private(set) var now = 0.0
  /// A callback that performs layout after all events of a point in time.
  package var didStep: (@MainActor () -> Void)?

  private var events: [Event] = []
  private var sequence = 0
  /// The number of consecutive delays that led to the current event.
  private var chain = 0
  /// The inbox of submitted work, or nil if the enclosing schedule receives the work.
  private nonisolated let inbox: ScheduleInbox?

  /// An event at a point in virtual time.
  package final class Event {
    let time: Double
    let order: Int
    /// Whether the screen is considered busy until the event.
    let isAwaited: Bool
    fileprivate var item: ScheduleInbox.Item?
    fileprivate var chain = 0
    private(set) var body: (@MainActor () -> Void)?

    init(time: Double, order: Int, isAwaited: Bool, body: @escaping @MainActor () -> Void) {
      (self.time, self.order, self.isAwaited, self.body) = (time, order, isAwaited, body)
    }

    @MainActor package func cancel() { body = nil }
  }

  /// - Parameter takesSubmissions: Whether tasks, dispatched work and timers of code within `run` are executed by
  ///   this schedule.
  package init(takesSubmissions: Bool = true) { inbox = takesSubmissions ? ScheduleInbox() : nil }

  isolated deinit {
    // Remaining work runs in real time, as on iOS after a screenshot.
    guard let inbox else { return }
    inbox.close(
      handingOver: events.compactMap { event in
        event.item.map { ScheduleInbox.Item(delay: max(0, event.time - now), work: $0.work) }
      })
  }

  /// Runs `body` with this schedule as the current one.
  package func run<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    let previous = Self.current
    Self.current = self
    defer { Self.current = previous }
    guard let inbox else { return try body() }
    let previousInbox = ScheduleInbox.exchange(inbox)
    defer { _ = ScheduleInbox.exchange(previousInbox) }
    return try body()
  }

  /// Schedules `body` at a time. A time in the past is treated as the current time.
  @discardableResult
  package func schedule(at time: Double, isAwaited: Bool = true, _ body: @escaping @MainActor () -> Void) -> Event {
    sequence += 1
    let event = Event(time: max(time, now), order: sequence, isAwaited: isAwaited, body: body)
    let index = events.partitioningIndex { ($0.time, $0.order) > (event.time, event.order) }
    events.insert(event, at: index)
    return event
  }

  /// Advances the virtual time and runs all events up to it, each at its own time.
  ///
  /// - Parameter time: The new time, in seconds since the schedule was created. Earlier times and NaN have no effect.
  /// - Returns: Whether the time was reached. If events at one point in time schedule further events endlessly, the
  ///   call returns false, and the remaining events stay scheduled.
  @discardableResult
  package func advance(to time: Double) -> Bool {
    guard time >= now else { return true }
    return run {
      defer { chain = 0 }
      // An event may schedule further events at the same point in time.
      var sameMoment = 0
      while let event = nextEvent(upTo: time) {
        sameMoment = event.time > now ? 0 : sameMoment + 1
        if sameMoment > 10_000 {
          events.insert(event, at: 0)
          return false
        }
        now = max(now, event.time)
        chain = event.chain
        event.body?()
        receive(waiting: false)
        // Perform layout at the current time, before the time advances.
        if firstEventTime.map({ $0 > now }) ?? true { didStep?() }
      }
      // An event may have advanced the time further.
      now = max(now, time)
      return true
    }
  }

  /// Advances the time to each awaited event in turn, as long as the event is within `longestWait` of the current
  /// time.
  package func runPendingEvents() {
    let end = now + Self.longestWait
    guard advance(to: now) else { return }
    while let next = nextAwaitedTime, next <= end, advance(to: next) {}
  }

  /// Sets the time without running events.
  package func setTime(to time: Double) { now = time }

  /// The time of the next awaited event, or nil if there is none.
  package var nextAwaitedTime: Double? {
    receive(waiting: true)
    return events.first { $0.isAwaited && $0.body != nil }?.time
  }

  // MARK: Events

  /// The time of the next event.
  private var firstEventTime: Double? {
    receive(waiting: false)
    return events.first { $0.body != nil }?.time
  }

  private func nextEvent(upTo time: Double) -> Event? {
    receive(waiting: false)
    // Before the time advances, wait until other threads have finished the work that began at the current time.
    if events.first.map({ $0.time > now }) ?? true { receive(waiting: true) }
    while let first = events.first, first.time <= time {
      events.removeFirst()
      if first.body != nil { return first }
    }
    return nil
  }

  /// Schedules the submitted work.
  private func receive(waiting: Bool) {
    guard let inbox else { return }
    if waiting { inbox.waitForSubmission() }
    for item in inbox.removeAll() { schedule(item, after: item.delay) }
  }

  private func schedule(_ item: ScheduleInbox.Item, after delay: Double) {
    let next = delay > 0 ? chain + 1 : chain
    let isAwaited = delay <= Self.longestWait && next <= Self.longestChain
    let event: Event
    switch item.work {
    case .once(let work): event = schedule(at: now + delay, isAwaited: isAwaited) { work() }
    case .timer(let timer, let fireDate):
      event = schedule(at: now + delay, isAwaited: isAwaited && timer.timeInterval <= 0) { [weak self] in
        let postponement = timer.fireDate.timeIntervalSince(fireDate)
        if postponement > 0.001 {
          self?.schedule(.init(delay: 0, work: .timer(timer, fireDate: timer.fireDate)), after: postponement)
          return
        }
        timer.fire()
        if timer.isValid, timer.timeInterval > 0 {
          self?.schedule(item, after: timer.timeInterval)
        } else {
          self?.inbox?.removeTimer(timer)
        }
      }
    }
    (event.item, event.chain) = (item, next)
  }
}
