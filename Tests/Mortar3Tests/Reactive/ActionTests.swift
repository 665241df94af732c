// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import Mortar3

@Suite @MainActor
struct ActionTests {
  private enum TestError: Error, Equatable { case broken }

  @Test func completesWhenTheClosureReturns() {
    var inputs: [Int] = []
    let action = Action<Int, Void, Never> { inputs.append($0) }
    action.execute(1)
    action.execute(2)
    #expect(inputs == [1, 2])
    #expect(!action.isExecuting.value && action.isEnabled.value)
  }

  /// An action is disabled while it executes, so a second execution does nothing.
  @Test func executesOneAtATime() {
    let subject = PassthroughSubject<String, Never>()
    let action = Action<Int, String, Never> { number in subject.map { "\(number)\($0)" }.first() }
    var values: [String] = []
    var enabled: [Bool] = []
    let first = action.values.sink { values.append($0) }
    let second = action.isEnabled.sink { enabled.append($0) }
    action.execute(1)
    action.execute(2)
    #expect(action.isExecuting.value)
    subject.send("a")
    #expect(!action.isExecuting.value)
    action.execute(3)
    subject.send("b")
    #expect(values == ["1a", "3b"])
    #expect(enabled == [true, false, true, false, true])
    first.cancel()
    second.cancel()
  }

  @Test func disabledActionsFail() {
    let isOn = MutableProperty(false)
    let action = Action<Void, Int, TestError>(enabledIf: Property(isOn)) { Fail(error: TestError.broken) }
    var ends: [String] = []
    var errors: [TestError] = []
    let listening = action.errors.sink { errors.append($0) }
    func start() -> AnyCancellable {
      action.apply(()).sink(receiveCompletion: { ends.append("\($0)") }, receiveValue: { _ in })
    }
    start().cancel()
    #expect(!action.isEnabled.value)
    isOn.value = true
    #expect(action.isEnabled.value)
    start().cancel()
    #expect(ends.count == 2 && ends[0].contains("disabled") && ends[1].contains("producerFailed"))
    #expect(errors == [.broken])
    listening.cancel()
  }

  @Test func cancellingStopsTheWork() {
    let action = Action<Int, Int, Never> { _ in PassthroughSubject<Int, Never>() }
    let work = action.apply(1).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(action.isExecuting.value)
    work.cancel()
    #expect(!action.isExecuting.value)
  }

  /// A subscriber may execute the action again when it is notified of the end.
  @Test func subscribersCanExecuteAgain() {
    var log: [Int] = []
    let action = Action<Int, Void, Never> { log.append($0) }
    let subscription = action.isExecuting.sink { if !$0, log.count < 3 { action.execute(log.count) } }
    #expect(log == [0, 1, 2])
    subscription.cancel()
  }

  @Test func nothingLeaks() {
    weak var weakAction: Action<Int, Int, Never>?
    do {
      let action = Action<Int, Int, Never> { Just($0) }
      action.execute(1)
      weakAction = action
    }
    #expect(weakAction == nil)
  }

  /// When the work ends, on any thread, the action releases the work.
  @Test nonisolated func releasesWorkThatEndsOnAnotherThread() {
    let queue = DispatchQueue(label: "work")
    let action = Action<Int, Int, Never> { delay in
      nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
      queue.async {
        for _ in 0..<delay { _ = pthread_self() }
        subject.send(completion: .finished)
      }
      return subject
    }
    for round in 0..<3000 {
      action.execute(round % 300)
      queue.sync {}
    }
    #expect(action.running.isEmpty && action.isEnabled.value)
  }

  /// `isExecuting` is true while work is in progress, even if other threads have just completed their work.
  @Test nonisolated func isExecutingDuringWork() {
    let denials = MutableProperty(0)
    var isExecuting: Property<Bool>?
    let action = Action<Void, Void, Never> { if isExecuting?.value == false { denials.modify { $0 += 1 } } }
    isExecuting = action.isExecuting
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<20_000 { action.execute() }
    }
    #expect(denials.value == 0)
    #expect(!action.isExecuting.value && action.isEnabled.value)
  }

  /// When the first work completes, an observer starts the second work and then cancels the first. The second work
  /// must continue.
  @Test func cancellingFinishedWorkDoesNotAffectNewWork() {
    let subject = PassthroughSubject<Int, Never>()
    let action = Action<Int, Int, Never> {
      $0 == 1 ? subject.eraseToAnyPublisher() : Empty(completeImmediately: false).eraseToAnyPublisher()
    }
    let first = action.apply(1).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    var isListening = true
    let listening = action.isExecuting.sink { isExecuting in
      guard !isExecuting, isListening else { return }
      isListening = false
      action.execute(2)
      first.cancel()
    }
    subject.send(completion: .finished)
    #expect(!isListening && action.isExecuting.value && !action.isEnabled.value)
    listening.cancel()
  }
}
