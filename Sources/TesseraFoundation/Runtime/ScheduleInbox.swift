// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Work that is submitted to the main thread while a screen controls the time.
//
//   main thread, running the screen's code ──┐ async, asyncAfter, Task, Task.sleep, Timer
//   other threads, running work of the      ├──► inbox ──► the screen's schedule, on the main thread
//   screen that was submitted to queues    ──┘
//
// Work submitted by a thread without a schedule, such as that of a URL session's delegate, runs in real time.

import CTesseraDispatch
import Dispatch
import Foundation

/// The work that a screen's code submits to the main thread. Any thread may submit.
package final class ScheduleInbox: @unchecked Sendable {
  /// The total time, in real seconds, that a screen waits for work on other threads.
  package static let backgroundLimit = 2.0

  /// Work for the main thread.
  package struct Item {
    /// The work itself.
    package enum Work {
      /// A closure that is called once.
      case once(() -> Void)
      /// A timer, which may repeat until it is invalidated. Setting a fire date later than this one postpones it.
      case timer(Timer, fireDate: Date)
    }

    /// The delay between the submission of the work and its execution, in seconds. 0 or more.
    package let delay: Double
    package let work: Work

    package init(delay: Double, work: Work) { (self.delay, self.work) = (delay, work) }
  }

  private let condition = NSCondition()
  private var items: [Item] = []
  /// The number of work items that other threads have yet to finish.
  private var running = 0
  /// The groups whose completions have yet to be submitted.
  private var groups: [UnsafeMutableRawPointer] = []
  /// The timers that were added and may still fire.
  private var timers: Set<ObjectIdentifier> = []
  private var isClosed = false
  private var waited = 0.0

  package init() { ScheduleInbox.install() }

  /// Sets the inbox of the calling thread, or nil for real time. Returns the previous one.
  package static func exchange(_ inbox: ScheduleInbox?) -> ScheduleInbox? {
    let previous = tessera_exchange_schedule(inbox.map { Unmanaged.passUnretained($0).toOpaque() })
    return previous.map { Unmanaged<ScheduleInbox>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Removes and returns the submitted work, in order of submission.
  package func removeAll() -> [Item] {
    condition.withLock {
      defer { items = [] }
      return items
    }
  }

  /// Removes a timer that no longer fires.
  package func removeTimer(_ timer: Timer) { _ = condition.withLock { timers.remove(ObjectIdentifier(timer)) } }

  /// Waits until other threads have submitted work or finished theirs. Returns immediately if there is nothing to wait for, or
  /// if the limit of all waits is reached.
  package func waitForSubmission() {
    condition.withLock {
      let start = Date.timeIntervalSinceReferenceDate
      defer { waited += Date.timeIntervalSinceReferenceDate - start }
      // An empty group is about to submit its completion; another one may be waiting for virtual time.
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

  /// Switches to real time: submits the remaining items, and everything that is submitted from now on, to the main queue.
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

  /// Adds a timer of the main thread, unless it was added before. Returns false on other threads.
  private func add(_ timer: Timer) -> Bool {
    guard MainQueue.isCurrent else { return false }
    // Called once for each mode of the run loop.
    guard condition.withLock({ timers.insert(ObjectIdentifier(timer)).inserted }) else { return true }
    let period = timer.timeInterval
    let fireDate = timer.fireDate
    let delay = fireDate.timeIntervalSinceNow
    // A timer that repeats fires first after its interval, unless a fire date was set.
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

  /// Returns a delay rounded up to a hundredth of a second. This removes the time that passed between the creation of the
  /// deadline and the submission, so that a delay is the same in every run.
  private static func rounded(delay: Double) -> Double { (delay * 100 - 1e-3).rounded(.up) / 100 }
}
