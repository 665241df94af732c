// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Actions. An action starts work with an input, but only while it is enabled and no other work is in progress.

import Foundation
public import OpenCombine

/// The reason why an action's publisher failed.
public enum ActionError<Failure: Error>: Error {
  /// The action was disabled or busy.
  case disabled
  /// The action's work failed.
  case producerFailed(Failure)
}

extension ActionError: Equatable where Failure: Equatable {}

/// Work that is started with an input and publishes outputs.
///
/// The action is disabled while work is in progress. Starting it again does nothing, or fails with `disabled`.
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
  /// The unfinished work started by `execute`, by number. The value is nil until the subscription exists.
  private(set) var running: [Int: AnyCancellable?] = [:]
  private var started = 0
  /// The number of the work in progress, or nil if there is none.
  private var current: Int?

  /// Whether work is in progress.
  public let isExecuting: Property<Bool>
  /// Whether the action can be started, which requires that `enabledIf` is true and no work is in progress.
  public let isEnabled: Property<Bool>
  /// The outputs of all executions.
  public var values: AnyPublisher<Output, Never> { valueSubject.eraseToAnyPublisher() }
  /// The failures of all executions.
  public var errors: AnyPublisher<Failure, Never> { errorSubject.eraseToAnyPublisher() }

  /// Creates an action whose work is a publisher. The action can be started while `enabledIf` is true.
  public init<P: Publisher>(
    enabledIf: Property<Bool> = Property(value: true), execute: @escaping (Input) -> P
  ) where P.Output == Output, P.Failure == Failure {
    work = { execute($0).eraseToAnyPublisher() }
    self.enabledIf = enabledIf
    isExecuting = Property(executing)
    let executing = executing
    isEnabled = Property(Property(executing), enabledIf) { $1 && !$0 }
  }

  /// Creates an action whose work is complete when the closure returns.
  public convenience init(
    enabledIf: Property<Bool> = Property(value: true), execute: @escaping (Input) -> Void
  ) where Output == Void, Failure == Never {
    self.init(enabledIf: enabledIf) { Just(execute($0)) }
  }

  /// Returns a publisher that starts the work for each subscription. Canceling the subscription cancels the work.
  /// Fails with `disabled` if the action is disabled or busy at the time of subscription.
  public func apply(_ input: Input) -> AnyPublisher<Output, ActionError<Failure>> {
    Deferred { [self] () -> AnyPublisher<Output, ActionError<Failure>> in
      guard let number = beginWork() else { return Fail(error: .disabled).eraseToAnyPublisher() }
      return work(input)
        .handleEvents(
          receiveOutput: { self.valueSubject.send($0) },
          receiveCompletion: { completion in
            self.finishWork(number: number)
            if case .failure(let error) = completion { self.errorSubject.send(error) }
          },
          receiveCancel: { self.finishWork(number: number) }
        )
        .mapError { .producerFailed($0) }
        .eraseToAnyPublisher()
    }.eraseToAnyPublisher()
  }

  /// Starts the work immediately. The action retains the work until it ends. Does nothing while the action is
  /// disabled or busy.
  public func execute(_ input: Input) {
    let number = reserveSubscription()
    let subscription = apply(input).sink(
      receiveCompletion: { [weak self] _ in self?.removeSubscription(number: number) }, receiveValue: { _ in })
    storeSubscription(subscription, number: number)
  }

  /// Marks the action as busy and returns the number of the new work, or nil if the action is busy or disabled.
  private func beginWork() -> Int? {
    lock.lock()
    let isFree = enabledIf.value && current == nil
    if isFree { current = nextNumber() }
    let number = isFree ? current : nil
    lock.unlock()
    if isFree { notifyState() }
    return number
  }

  /// Marks work as finished. Can be called twice for the same work if a subscriber cancels it on completion. At the
  /// second call, other work may be in progress.
  private func finishWork(number: Int) {
    lock.lock()
    let isCurrent = current == number
    if isCurrent { current = nil }
    lock.unlock()
    if isCurrent { notifyState() }
  }

  /// Notifies subscribers without holding the lock because they may query the action. Reading and publishing the
  /// state is atomic because another thread may have started or finished work in the meantime.
  private func notifyState() {
    executing.modify { value in
      lock.lock()
      defer { lock.unlock() }
      value = current != nil
    }
  }

  /// Returns the next number. The caller must hold the lock.
  private func nextNumber() -> Int {
    started += 1
    return started
  }

  /// Reserves an entry for a subscription. Work that finishes before the subscription exists removes the entry.
  private func reserveSubscription() -> Int {
    lock.lock()
    defer { lock.unlock() }
    let number = nextNumber()
    running.updateValue(nil, forKey: number)
    return number
  }

  private func storeSubscription(_ subscription: AnyCancellable, number: Int) {
    lock.lock()
    defer { lock.unlock() }
    if running.keys.contains(number) { running.updateValue(subscription, forKey: number) }
  }

  private func removeSubscription(number: Int) {
    lock.lock()
    let subscription = running.removeValue(forKey: number)
    lock.unlock()
    withExtendedLifetime(subscription) {}
  }
}

/// A trigger that starts an action, independent of the action's output types.
public struct ActionTrigger<Input> {
  private let start: (Input) -> Void

  /// Creates a trigger for an action, which it retains.
  public init<Output, Failure>(_ action: Action<Input, Output, Failure>) {
    start = { action.execute($0) }
  }

  /// Starts the action. Does nothing while the action is disabled or busy.
  public func execute(_ input: Input) {
    start(input)
  }
}

extension Action {
  /// A trigger that starts this action.
  public var trigger: ActionTrigger<Input> { ActionTrigger(self) }
}

extension Action where Input == Void {
  /// Starts the work immediately. Does nothing while the action is disabled or busy.
  public func execute() {
    execute(())
  }
}
