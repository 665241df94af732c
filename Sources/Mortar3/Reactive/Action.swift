// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Work that starts with an input: one at a time, and only while it is enabled.

import Foundation
public import OpenCombine

/// Why an action published no values, or no more of them.
public enum ActionError<Failure: Error>: Error {
  /// The action was disabled, or busy.
  case disabled
  /// The work failed with its own error.
  case producerFailed(Failure)
}

extension ActionError: Equatable where Failure: Equatable {}

/// A piece of work that is started with an input and publishes outputs.
///
/// While it runs it is disabled: a second start does nothing, or fails with `disabled`.
///
/// ```swift
/// let toggle = Action<Bool, Void, Never> { isOn in state.value = isOn }
/// ```
public final class Action<Input, Output, Failure: Error>: @unchecked Sendable {
  private let work: (Input) -> AnyPublisher<Output, Failure>
  private let executing = MutableProperty(false)
  private let valueSubject = EventSource<Output>()
  private let errorSubject = EventSource<Failure>()
  private let enabledIf: Property<Bool>
  private let lock = NSLock()
  /// What `execute` started and has not ended; nil until the subscription is there.
  private(set) var running: [Int: AnyCancellable?] = [:]
  private var started = 0
  /// The number of the work that is under way.
  private var current: Int?

  /// Whether a piece of work is under way.
  public let isExecuting: Property<Bool>
  /// Whether a start would begin work: `enabledIf` is true and no work is under way.
  public let isEnabled: Property<Bool>
  /// The outputs of all starts.
  public var values: AnyPublisher<Output, Never> { valueSubject.eraseToAnyPublisher() }
  /// The failures of all starts.
  public var errors: AnyPublisher<Failure, Never> { errorSubject.eraseToAnyPublisher() }

  /// An action whose work is a publisher. It can be started while `enabledIf` is true.
  public init<P: Publisher>(
    enabledIf: Property<Bool> = Property(value: true), execute: @escaping (Input) -> P
  ) where P.Output == Output, P.Failure == Failure {
    work = { execute($0).eraseToAnyPublisher() }
    self.enabledIf = enabledIf
    isExecuting = Property(executing)
    let executing = executing
    isEnabled = Property(Property(executing), enabledIf) { $1 && !$0 }
  }

  /// An action whose work is done when the closure returns.
  public convenience init(
    enabledIf: Property<Bool> = Property(value: true), execute: @escaping (Input) -> Void
  ) where Output == Void, Failure == Never {
    self.init(enabledIf: enabledIf) { Just(execute($0)) }
  }

  /// The work as a publisher: each subscription starts it, and cancelling the subscription ends it. Fails with
  /// `disabled` if the action is disabled or busy then.
  public func apply(_ input: Input) -> AnyPublisher<Output, ActionError<Failure>> {
    Deferred { [self] () -> AnyPublisher<Output, ActionError<Failure>> in
      guard let number = begin() else { return Fail(error: .disabled).eraseToAnyPublisher() }
      return work(input)
        .handleEvents(
          receiveOutput: { self.valueSubject.send($0) },
          receiveCompletion: { completion in
            self.end(number)
            if case .failure(let error) = completion { self.errorSubject.send(error) }
          },
          receiveCancel: { self.end(number) }
        )
        .mapError { .producerFailed($0) }
        .eraseToAnyPublisher()
    }.eraseToAnyPublisher()
  }

  /// Starts the work now; the action keeps it until it ends. Does nothing while the action is disabled or busy.
  public func execute(_ input: Input) {
    let number = reserve()
    let subscription = apply(input).sink(
      receiveCompletion: { [weak self] _ in self?.forget(number) }, receiveValue: { _ in })
    remember(subscription, number)
  }

  /// Marks the action as busy and numbers the work; nil if it is busy or disabled.
  private func begin() -> Int? {
    lock.lock()
    let isFree = enabledIf.value && current == nil
    if isFree { current = nextNumber() }
    let number = isFree ? current : nil
    lock.unlock()
    if isFree { tell() }
    return number
  }

  /// Work may end twice, when it is cancelled by who hears of its end; by then other work may be under way.
  private func end(_ number: Int) {
    lock.lock()
    let isCurrent = current == number
    if isCurrent { current = nil }
    lock.unlock()
    if isCurrent { tell() }
  }

  /// Subscribers may ask the action anything, so they hear of a change without the lock. What they hear is read in the
  /// same step as it is set: another thread may have begun or ended work meanwhile.
  private func tell() {
    executing.modify { value in
      lock.lock()
      defer { lock.unlock() }
      value = current != nil
    }
  }

  /// Under the lock.
  private func nextNumber() -> Int {
    started += 1
    return started
  }

  /// A place for a subscription. Work that ends before the subscription is there takes the place away.
  private func reserve() -> Int {
    lock.lock()
    defer { lock.unlock() }
    let number = nextNumber()
    running.updateValue(nil, forKey: number)
    return number
  }

  private func remember(_ subscription: AnyCancellable, _ number: Int) {
    lock.lock()
    defer { lock.unlock() }
    if running.keys.contains(number) { running.updateValue(subscription, forKey: number) }
  }

  private func forget(_ number: Int) {
    lock.lock()
    let subscription = running.removeValue(forKey: number)
    lock.unlock()
    withExtendedLifetime(subscription) {}
  }
}

/// A way to start some action, without its outputs' types.
public struct ActionTrigger<Input> {
  private let start: (Input) -> Void

  /// A trigger for an action, which it keeps alive.
  public init<Output, Failure>(_ action: Action<Input, Output, Failure>) {
    start = { action.execute($0) }
  }

  /// Starts the action, unless it is disabled or busy.
  public func execute(_ input: Input) {
    start(input)
  }
}

extension Action {
  /// The action as a trigger.
  public var trigger: ActionTrigger<Input> { ActionTrigger(self) }
}

extension Action where Input == Void {
  /// Starts the work now. Does nothing while the action is disabled or busy.
  public func execute() {
    execute(())
  }
}
