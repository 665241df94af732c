// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import OpenCombine

extension Timer {
  /// A publisher of the current date at an interval, which begins when it is connected.
  ///
  /// One timer serves all subscribers, however often it is connected. A date that comes while a subscriber asks for none is dropped for it.
  public final class TimerPublisher: ConnectablePublisher {
    /// Dates.
    public typealias Output = Date

    /// It does not fail.
    public typealias Failure = Never

    /// The time between two dates, in seconds.
    public let interval: TimeInterval

    /// How much later than planned the timer may fire, in seconds; nil for not at all.
    public let tolerance: TimeInterval?

    /// The run loop in which the timer runs.
    public let runLoop: RunLoop

    /// The mode of the run loop in which it fires.
    public let mode: RunLoop.Mode

    /// What the run loop is told.
    public let options: RunLoop.SchedulerOptions?

    private let lock = NSLock()
    private var subscriptions: [(id: CombineIdentifier, send: (Date) -> Void)] = []
    private var isConnected = false
    /// Runs while the publisher is connected and has subscribers.
    private var timer: Timer?

    /// Publishes the date at an interval of seconds.
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

    /// Starts the timer, which runs until the result is cancelled. It goes on when the result is released. A publisher that
    /// is connected already stays as it is.
    public func connect() -> any Cancellable {
      lock.withLock {
        isConnected = true
        start()
      }
      return Connection(publisher: self)
    }

    /// A connection, which does not end on release.
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
      // With a date of its own: a timer that is made with an interval alone fires at once here.
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

  /// Returns a publisher of the current date at an interval of seconds. It begins when it is connected, or with `autoconnect()`
  /// when
  /// the first subscriber comes.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher {
    .init(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
