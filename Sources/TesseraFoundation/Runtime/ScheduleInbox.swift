// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Work that is submitted to the main thread while a screen uses virtual time:
//
//     main thread, running the screen's code ──┐ async, asyncAfter, Task, Task.sleep, Timer
//     other threads, running work that the    ├──► inbox ──► the screen's schedule, on the main thread
//     screen submitted to other queues       ──┘
//
// Work from other threads that have no inbox, such as the thread that calls a URL session's delegate, runs in real
// time.

import CTesseraDispatch
import Dispatch
import Foundation

/// A queue of the work that a screen's code submits to the main thread. Any thread can submit work.
package final class ScheduleInbox: @unchecked Sendable {
  /// The maximum total time that a screen waits for work on other threads, in seconds of real time.
  package static let backgroundLimit = 2.0

  /// A work item for the main thread.
  package struct Item {
    /// The work itself.
    package enum Work {
      /// A closure that is called once.
      case once(() -> Void)
      /// A timer, which may repeat until it is invalidated. If its fire date is later than `fireDate`, it has been
      /// postponed.
      case timer(Timer, fireDate: Date)
    }

    /// The delay between submitting and running the work, in seconds. Never negative.
    package let delay: Double
    package let work: Work

    package init(delay: Double, work: Work) { (self.delay, self.work) = (delay, work) }
  }

  private let condition = NSCondition()
  private var items: [Item] = []
  /// The number of unfinished work items on other threads.
  private var running = 0
  /// The dispatch groups whose notification blocks have not been submitted yet.
  private var groups: [UnsafeMutableRawPointer] = []
  /// The added timers that may still fire.
  private var timers: Set<ObjectIdentifier> = []
  private var isClosed = false
  private var waited = 0.0

  package init() { ScheduleInbox.install() }

  /// Sets the current thread's inbox, or nil to use real time. Returns the previous inbox.
  package static func exchange(_ inbox: ScheduleInbox?) -> ScheduleInbox? {
    let previous = tessera_exchange_schedule(inbox.map { Unmanaged.passUnretained($0).toOpaque() })
    return previous.map { Unmanaged<ScheduleInbox>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Removes and returns the submitted work in order of submission.
  package func removeAll() -> [Item] {
    condition.withLock {
      defer { items = [] }
      return items
    }
  }

  /// Removes a timer that will no longer fire.
  package func removeTimer(_ timer: Timer) { _ = condition.withLock { timers.remove(ObjectIdentifier(timer)) } }

  /// Waits until other threads have submitted work or finished their work. Returns immediately if there is nothing to
  /// wait for or if the maximum total waiting time has been reached.
  package func waitForSubmission() {
    condition.withLock {
      let start = Date.timeIntervalSinceReferenceDate
      defer { waited += Date.timeIntervalSinceReferenceDate - start }
      // A group that is empty will submit its notification block soon. A group that is not empty may be waiting for
      // virtual time.
      while items.isEmpty, running > 0 || groups.contains(where: tessera_group_is_empty), waited < Self.backgroundLimit
      {
        let end = start + Self.backgroundLimit - waited
        if !condition.wait(until: Date(timeIntervalSinceReferenceDate: end)) {
          waited = Self.backgroundLimit
          return
        }
      }
    }
  }

  /// Switches to real time: submits the remaining items, and all work that is submitted later, to the main queue.
  package func close(handingOver rest: [Item]) {
    let all =
      rest
      + condition.withLock {
        isClosed = true
        defer { items = [] }
        return items
      }
    let previous = Self.exchange(nil)
    defer { _ = Self.exchange(previous) }
    for item in all { Self.submit(item) }
  }

  private static func submit(_ item: Item) {
    switch item.work {
    case .timer(let timer, _): RunLoop.main.add(timer, forMode: .common)
    case .once(let body):
      nonisolated(unsafe) let body = body
      DispatchQueue.main.asyncAfter(deadline: .now() + min(item.delay, 1e6)) { body() }
    }
  }

  private func add(_ item: Item) {
    let isClosed = condition.withLock {
      if !self.isClosed {
        items.append(item)
        condition.broadcast()
      }
      return self.isClosed
    }
    guard isClosed else { return }
    let previous = Self.exchange(nil)
    Self.submit(item)
    _ = Self.exchange(previous)
  }

  /// Adds a timer on the main thread unless it has already been added. Returns false on other threads.
  private func add(_ timer: Timer) -> Bool {
    guard MainQueue.isCurrent else { return false }
    // This function is called once for each run loop mode.
    guard condition.withLock({ timers.insert(ObjectIdentifier(timer)).inserted }) else { return true }
    let period = timer.timeInterval
    let fireDate = timer.fireDate
    let delay = fireDate.timeIntervalSinceNow
    // Unless a fire date was set, a repeating timer first fires after one interval.
    let exactDelay = period > 0 && abs(delay - period) < 0.05 ? period : Self.rounded(delay: max(0, delay))
    add(Item(delay: exactDelay, work: .timer(timer, fireDate: fireDate)))
    return true
  }

  private func changeRunning(by change: Int) {
    condition.withLock {
      running += change
      condition.broadcast()
    }
  }
}

// MARK: Callbacks

extension ScheduleInbox {
  private static func install() { _ = installed }

  private static let installed: Void = {
    let functions = UnsafeMutablePointer<tessera_schedule_functions>.allocate(capacity: 1)
    functions.initialize(
      to: tessera_schedule_functions(
        run_on_main: { schedule, delay, work, context in
          guard let inbox = ScheduleInbox.inbox(schedule), let work else { return }
          inbox.add(Item(delay: ScheduleInbox.rounded(delay: delay), work: .once { work(context) }))
        },
        will_run: { schedule in
          guard let inbox = ScheduleInbox.inbox(schedule) else { return }
          _ = Unmanaged.passRetained(inbox)
          inbox.changeRunning(by: 1)
        },
        did_run: { schedule in
          guard let inbox = ScheduleInbox.inbox(schedule) else { return }
          inbox.changeRunning(by: -1)
          Unmanaged.passUnretained(inbox).release()
        },
        will_notify: { schedule, group in
          guard let group, let inbox = ScheduleInbox.inbox(schedule) else { return }
          _ = Unmanaged.passRetained(inbox)
          inbox.condition.withLock { inbox.groups.append(group) }
        },
        did_notify: { schedule, group in
          guard let group, let inbox = ScheduleInbox.inbox(schedule) else { return }
          inbox.condition.withLock {
            if let index = inbox.groups.firstIndex(of: group) { inbox.groups.remove(at: index) }
            inbox.condition.broadcast()
          }
          Unmanaged.passUnretained(inbox).release()
        },
        add_timer: { schedule, timer in
          guard let timer, let inbox = ScheduleInbox.inbox(schedule) else { return false }
          return inbox.add(Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue())
        }))
    tessera_set_schedule_functions(functions)
  }()

  private static func inbox(_ schedule: UnsafeMutableRawPointer?) -> ScheduleInbox? {
    schedule.map { Unmanaged<ScheduleInbox>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Returns a delay rounded up to 0.01 seconds. This hides the varying time between computing a deadline and
  /// submitting the work, so that the delay is the same in every run.
  private static func rounded(delay: Double) -> Double { (delay * 100 - 1e-3).rounded(.up) / 100 }
}
