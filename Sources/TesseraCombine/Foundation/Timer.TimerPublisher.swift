// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import OpenCombine

extension Timer {
  /// A publisher that repeatedly publishes the current date at an interval while it is connected.
  ///
  /// All subscribers share one timer, even if `connect()` is called repeatedly. Dates are dropped for subscribers
  /// without demand.
  public final class TimerPublisher: ConnectablePublisher {
    /// The publisher's values are dates.
    public typealias Output = Date

    /// The publisher never fails.
    public typealias Failure = Never

    /// The interval between two dates, in seconds.
    public let interval: TimeInterval

    /// The timer's tolerance in seconds, or nil for no tolerance.
    public let tolerance: TimeInterval?

    /// The run loop to which the timer is added.
    public let runLoop: RunLoop

    /// The run-loop mode in which the timer fires.
    public let mode: RunLoop.Mode

    /// The run loop's scheduler options.
    public let options: RunLoop.SchedulerOptions?

    private let lock = NSLock()
    private var subscriptions: [(id: CombineIdentifier, send: (Date) -> Void)] = []
    private var isConnected = false
    /// The timer. It runs while the publisher is connected and has subscribers.
    private var timer: Timer?

    /// Creates a publisher that publishes the current date at an interval in seconds.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Adds a subscriber, which receives dates while the publisher is connected.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let subscription = TimerSubscription(downstream: subscriber, publisher: self)
      let id = subscription.combineIdentifier
      lock.withLock {
        subscriptions.append((id, { subscription.send($0) }))
        start()
      }
      subscriber.receive(subscription: subscription)
    }

    /// Starts the timer, which runs until the returned object is canceled. Releasing the object does not stop the
    /// timer. If the publisher is already connected, no second timer is started.
    public func connect() -> any Cancellable {
      lock.withLock {
        isConnected = true
        start()
      }
      return Connection(publisher: self)
    }

    /// A connection that is not canceled when it is released.
    private struct Connection: Cancellable {
      let publisher: TimerPublisher

      func cancel() { publisher.disconnect() }
    }

    private func disconnect() {
      lock.withLock {
        isConnected = false
        stop()
      }
    }

    private func stop() {
      timer?.invalidate()
      timer = nil
    }

    private func start() {
      guard isConnected, timer == nil, !subscriptions.isEmpty else { return }
      let publisher = UncheckedSendable(self)
      // Specify the fire date, because without one Foundation's timers fire immediately on Linux.
      let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true) { _ in
        publisher.value.send(Date())
      }
      timer.tolerance = tolerance ?? 0
      self.timer = timer
      runLoop.add(timer, forMode: mode)
    }

    private func send(_ date: Date) {
      for subscription in lock.withLock({ subscriptions }) { subscription.send(date) }
    }

    func remove(_ id: CombineIdentifier) {
      lock.withLock {
        subscriptions.removeAll { $0.id == id }
        if subscriptions.isEmpty { stop() }
      }
    }
  }

  /// Returns a publisher that repeatedly publishes the current date at an interval in seconds. Call `connect()` to
  /// start it, or use `autoconnect()` to start it with the first subscriber.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher {
    .init(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
