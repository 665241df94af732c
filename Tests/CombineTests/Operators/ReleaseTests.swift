// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Foundation
import Testing

// A subscription releases its objects when it is canceled or completes, even if the subject is still alive.

@Suite struct ReleaseTests {
  private final class Token {}

  private struct Case: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    let make: (AnyPublisher<Int, Never>, VirtualScheduler) -> AnyPublisher<Int, Never>

    init<P: Publisher>(_ name: String, _ make: @escaping (AnyPublisher<Int, Never>, VirtualScheduler) -> P)
    where P.Output == Int, P.Failure == Never {
      testDescription = name
      self.make = { make($0, $1).eraseToAnyPublisher() }
    }
  }

  private static let cases: [Case] = [
    Case("combineLatest") { publisher, _ in publisher.combineLatest(Just(1), +) },
    Case("merge") { publisher, _ in publisher.merge(with: Just(1)) },
    Case("mergeMany") { publisher, _ in Publishers.MergeMany([publisher, publisher]) },
    Case("zip") { publisher, _ in publisher.zip([1, 2, 3].publisher, +) },
    Case("throttle") { publisher, scheduler in publisher.throttle(for: 10, scheduler: scheduler, latest: true) },
    Case("collect by time") { publisher, scheduler in publisher.collect(.byTime(scheduler, 10)).map(\.count) },
    Case("debounce") { publisher, scheduler in publisher.debounce(for: 10, scheduler: scheduler) },
    Case("retry") { publisher, _ in publisher.retry(3) },
    Case("notifications") { publisher, _ in
      publisher.merge(with: NotificationCenter.default.publisher(for: .init("never posted")).map { _ in 1 })
    },
  ]

  @Test(arguments: cases) private func releasesOnCancel(_ value: Case) {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), VirtualScheduler())
    weak var token: Token?
    do {
      let held = Token()
      token = held
      let cancellable = value.make(subject.eraseToAnyPublisher(), scheduler).sink { _ in _ = held }
      for index in 0..<3 { subject.send(index) }
      #expect(token != nil)
      cancellable.cancel()
    }
    scheduler.run(until: 100)
    #expect(token == nil)
    #expect(scheduler.isIdle)
  }

  @Test(arguments: cases) private func releasesOnCompletion(_ value: Case) {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), VirtualScheduler())
    weak var token: Token?
    var bag: [AnyCancellable] = []
    do {
      let held = Token()
      token = held
      value.make(subject.eraseToAnyPublisher(), scheduler).first().sink { _ in _ = held }.store(in: &bag)
    }
    subject.send(1)
    subject.send(2)
    scheduler.run(until: 100)
    #expect(token == nil)
    #expect(bag.count == 1)
  }
}
