// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import OpenCombine

extension Timer {
  /// A publisher of the current date at an interval, which starts when it is connected.
  ///
  /// One timer serves all subscribers, however often it is connected. A date is dropped for subscribers without demand.
  public final class TimerPublisher: ConnectablePublisher {
    /// Dates.
    public typealias Output = Date

    /// This publisher never fails.
    public typealias Failure = Never

    /// The time between two dates, in seconds.
    public let interval: TimeInterval

    /// The tolerance of the timer, in seconds; nil for none.
    public let tolerance: TimeInterval?

    /// The run loop in which the timer runs.
    public let runLoop: RunLoop

    /// The mode of the run loop in which the timer fires.
    public let mode: RunLoop.Mode

    /// The options of the run loop.
    public let options: RunLoop.SchedulerOptions?

    private let lock = NSLock()
    private var subscriptions: [(id: CombineIdentifier, send: (Date) -> Void)] = []
    private var isConnected = false
    /// The timer, which runs while the publisher is connected and has subscribers.
    private var timer: Timer?

    /// Creates a publisher of the date at an interval in seconds.
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

    /// Adds a subscriber, which gets dates as long as the publisher is connected.
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

    /// Starts the timer, which runs until the result is canceled. Releasing the result does not stop it. Has no effect if the
    /// publisher is already connected.
    public func connect() -> any Cancellable {
      lock.withLock {
        isConnected = true
        start()
      }
      return Connection(publisher: self)
    }

    /// A connection, which does not end when it is released.
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
      // Has a fire date, because a timer with only an interval fires immediately on Linux.
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

  /// Returns a publisher of the current date at an interval in seconds. It starts when it is connected, or when the first
  /// subscriber arrives with `autoconnect()`.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher {
    .init(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
