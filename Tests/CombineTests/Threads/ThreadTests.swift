// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Foundation
import Testing

// Two threads send concurrently, as fast as possible. No value may be lost or duplicated, deliveries must not
// overlap, and the last combination must contain the last values.

@Suite struct ThreadTests {
  static let rounds = 10_000

  /// Counts deliveries and overlapping deliveries.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var isBusy = false
    private(set) var overlaps = 0
    private(set) var count = 0
    private(set) var sum = 0
    private(set) var last = ""

    func deliver(_ value: Int, _ text: @autoclosure () -> String = "") {
      lock.withLock {
        if isBusy { overlaps += 1 }
        isBusy = true
      }
      count += 1
      sum += value
      last = text()
      lock.withLock { isBusy = false }
    }
  }

  private func onTwoThreads(_ first: @escaping (Int) -> Void, _ second: @escaping (Int) -> Void) {
    nonisolated(unsafe) let work = [first, second]
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      for round in 1...Self.rounds { work[thread](round) }
    }
  }

  private var expectedSum: Int { Self.rounds * (Self.rounds + 1) }

  @Test func merge() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let counter = Counter()
    let cancellable = a.merge(with: b.eraseToAnyPublisher()).sink { counter.deliver($0) }
    onTwoThreads(a.send, b.send)
    #expect(counter.count == 2 * Self.rounds)
    #expect(counter.sum == expectedSum)
    #expect(counter.overlaps == 0)
    cancellable.cancel()
  }

  @Test func mergeWithLimitedDemand() {
    let (a, b) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
    let recorder = a.merge(with: b.eraseToAnyPublisher()).record(.max(1), perValue: .max(1))
    onTwoThreads(a.send, b.send)
    // A subject drops values for which there is no demand, so the number of events varies.
    #expect(recorder.events.count >= 2 && recorder.events.count <= 2 * Self.rounds + 2)
  }

  @Test func combineLatest() {
    let (a, b) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
    let counter = Counter()
    let cancellable = a.combineLatest(b).sink { counter.deliver($0, "\($0) \($1)") }
    onTwoThreads({ a.send($0) }, { b.send($0) })
    #expect(counter.count == 2 * Self.rounds + 1)
    #expect(counter.overlaps == 0)
    #expect(counter.last == "\(Self.rounds) \(Self.rounds)")
    cancellable.cancel()
  }

  @Test func zip() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let counter = Counter()
    let cancellable = a.zip(b).sink { counter.deliver($0 + $1, $0 == $1 ? "" : "wrong pair") }
    onTwoThreads(a.send, b.send)
    #expect(counter.count == Self.rounds)
    #expect(counter.sum == expectedSum)
    #expect(counter.overlaps == 0)
    #expect(counter.last == "")
    cancellable.cancel()
  }

  @Test func oneSubject() {
    let subject = PassthroughSubject<Int, Never>()
    let counter = Counter()
    let cancellable = subject.sink { counter.deliver($0) }
    onTwoThreads(subject.send, subject.send)
    #expect(counter.count == 2 * Self.rounds)
    #expect(counter.overlaps == 0)
    cancellable.cancel()
  }

  @Test func throttleAndCollect() {
    let subject = PassthroughSubject<Int, Never>()
    let queue = DispatchQueue(label: "throttle")
    let counter = Counter()
    let throttled = subject.throttle(for: .microseconds(100), scheduler: queue, latest: true).sink {
      counter.deliver($0)
    }
    let collected = Counter()
    let collecting = subject.collect(.byTimeOrCount(queue, .milliseconds(1), 7)).sink { values in
      collected.deliver(values.reduce(0, +))
    }
    onTwoThreads(subject.send, subject.send)
    subject.send(completion: .finished)
    // Waits until the queue has delivered everything, including the values of the last interval.
    let deadline = Date(timeIntervalSinceNow: 300)
    while queue.sync(execute: { collected.sum }) < expectedSum, Date() < deadline { usleep(1000) }
    #expect(queue.sync { collected.sum } == expectedSum)
    #expect(queue.sync { counter.count } > 0)
    #expect(counter.overlaps == 0 && collected.overlaps == 0)
    throttled.cancel()
    collecting.cancel()
  }

  /// Subscribes and cancels on one thread while another thread sends.
  @Test func subscribingWhileSending() {
    let (a, b) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
    onTwoThreads(
      { a.send($0) },
      { _ in
        var seen = 0
        let both = a.combineLatest(b).sink { _ in seen += 1 }
        let merged = a.merge(with: b).sink { _ in }
        let pairs = a.zip(b).sink { _ in }
        both.cancel()
        merged.cancel()
        pairs.cancel()
        #expect(seen >= 1)
      })
  }
}
