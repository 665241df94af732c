// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Testing

// The expected values follow Apple's description of `merge`. It publishes the values of all upstreams as they arrive,
// finishes when all upstreams have finished, and fails when one fails. With limited demand, a subscriber never
// receives more values than it requested, and no value is lost.

@Suite struct MergeTests {
  @Test func mergesInOrderOfArrival() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = a.merge(with: b).record()
    a.send(1)
    b.send(2)
    b.send(3)
    a.send(4)
    #expect(recorder.take() == ["1", "2", "3", "4"])
    a.send(completion: .finished)
    b.send(5)
    #expect(recorder.take() == ["5"])
    b.send(completion: .finished)
    #expect(recorder.take() == ["finished"])
  }

  @Test func mergesUpToEightPublishers() {
    let j = (1...8).map { Just($0) }
    let m2 = j[0].eraseToAnyPublisher().merge(with: j[1])
    #expect(m2.record().events == ["1", "2", "finished"])
    #expect(j[0].merge(with: j[1], j[2]).record().events.count == 4)
    #expect(j[0].merge(with: j[1], j[2], j[3]).record().events.count == 5)
    #expect(j[0].merge(with: j[1], j[2], j[3], j[4]).record().events.count == 6)
    #expect(j[0].merge(with: j[1], j[2], j[3], j[4], j[5]).record().events.count == 7)
    #expect(j[0].merge(with: j[1], j[2], j[3], j[4], j[5], j[6]).record().events.count == 8)
    #expect(
      j[0].merge(with: j[1], j[2], j[3], j[4], j[5], j[6], j[7]).record().events
        == ["1", "2", "3", "4", "5", "6", "7", "8", "finished"])
  }

  /// Merging more publishers with a merge results in a larger merge type, up to `Merge8`.
  @Test func nestedMerges() {
    let j = (1...8).map { Just($0) }
    let m2: Publishers.Merge<Just<Int>, AnyPublisher<Int, Never>> = j[0].merge(with: j[1].eraseToAnyPublisher())
    let m3: Publishers.Merge3 = m2.merge(with: j[2])
    let m4: Publishers.Merge4 = m3.merge(with: j[3])
    let m5: Publishers.Merge5 = m4.merge(with: j[4])
    let m6: Publishers.Merge6 = m5.merge(with: j[5])
    let m7: Publishers.Merge7 = m6.merge(with: j[6])
    let m8: Publishers.Merge8 = m7.merge(with: j[7])
    let expected = ["1", "2", "3", "4", "5", "6", "7", "8", "finished"]
    #expect(m8.record().events == expected)
    #expect(m2.merge(with: j[2], j[3], j[4], j[5], j[6], j[7]).record().events == expected)
    #expect(m5.merge(with: j[5], j[6], j[7]).record().events == expected)
  }

  @Test(arguments: 0...3) func many(count: Int) {
    let publishers = (0..<count).map { [$0, $0 + 10].publisher }
    let expected = (0..<count).flatMap { ["\($0)", "\($0 + 10)"] } + ["finished"]
    #expect(Publishers.MergeMany(publishers).record().events == expected)
    #expect(
      Publishers.MergeMany(publishers).merge(with: [7].publisher).record().events == expected.dropLast() + [
        "7", "finished",
      ])
  }

  @Test func mergingTheSameTypeReturnsMergeMany() {
    let merged: Publishers.MergeMany<Just<Int>> = Just(1).merge(with: Just(2))
    #expect(merged.record().events == ["1", "2", "finished"])
    #expect(Publishers.MergeMany(Just(1), Just(2)) == merged)
  }

  @Test func failureCancelsOtherUpstreams() {
    let (a, b) = (Probe<Int, TestError>(), Probe<Int, TestError>())
    let recorder = a.merge(with: b, Empty(completeImmediately: false)).record()
    a.send(1)
    b.send(completion: .failure(.first))
    #expect(recorder.take() == ["1", "first error"])
    #expect(a.log == ["unlimited", "cancel"] && b.log == ["unlimited"])
    a.send(2)
    a.send(completion: .failure(.second))
    #expect(recorder.take() == [])
  }

  @Test func demandOfOneThenTwo() {
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = a.merge(with: b.eraseToAnyPublisher()).record(.max(1))
    #expect(a.log == ["1"] && b.log == ["1"])
    #expect(a.send(1) == .max(1))
    #expect(b.send(10) == .none)
    #expect(a.send(2) == .none)
    #expect(recorder.take() == ["1"])
    recorder.request(.max(2))
    #expect(recorder.take() == ["10", "2"])
    #expect(a.log == ["1", "1"] && b.log == ["1", "1"])
  }

  @Test func demandReturnedForAValue() {
    let recorder = [1, 2, 3].publisher.merge(with: [4, 5].publisher.eraseToAnyPublisher()).record(
      .max(1), perValue: .max(1))
    #expect(recorder.take() == ["1", "2", "3", "4", "5", "finished"])
  }

  @Test func sequencesWithLimitedDemand() {
    let recorder = [1, 2, 3].publisher.merge(with: [4, 5].publisher.eraseToAnyPublisher()).record(.max(1))
    #expect(recorder.take() == ["1"])
    // One value of each upstream is buffered: 2 and 4.
    recorder.request(.max(2))
    #expect(recorder.take() == ["2", "4"])
    recorder.request(.unlimited)
    #expect(recorder.take() == ["3", "5", "finished"])
  }

  @Test func finishesAfterBufferedValues() {
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = a.merge(with: b.eraseToAnyPublisher()).record(.max(1))
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(recorder.take() == ["1"])
    recorder.request(.max(1))
    #expect(recorder.take() == ["2", "finished"])
  }

  @Test func failureWithBufferedValues() {
    let (a, b) = (Probe<Int, TestError>(), Probe<Int, TestError>())
    let recorder = a.merge(with: b.eraseToAnyPublisher()).record(.max(1))
    a.send(1)
    b.send(2)
    a.send(completion: .failure(.first))
    #expect(recorder.take() == ["1", "first error"])
    recorder.request(.max(5))
    #expect(recorder.take() == [])
  }

  @Test func cancellation() {
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = a.merge(with: b.eraseToAnyPublisher()).record()
    recorder.cancel()
    #expect(a.log == ["unlimited", "cancel"] && b.log == ["unlimited", "cancel"])
    a.send(1)
    b.send(completion: .finished)
    #expect(recorder.take() == [])
  }

  /// If a subscriber cancels after the first value, the remaining publishers are not subscribed to.
  @Test func cancelBeforeTheSecondSubscription() {
    let b = Probe<Int, Never>()
    #expect(Just(1).merge(with: b).first().record().events == ["1", "finished"])
    #expect(b.log == ["cancel"])
  }

  @Test func reentrantSend() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = a.merge(with: b.eraseToAnyPublisher()).record()
    recorder.onValue = { [unowned b] in if $0 < 3 { b.send($0 + 1) } }
    a.send(1)
    #expect(recorder.take() == ["1", "2", "3"])
  }

  /// A subscriber that requests more values in `receive` receives every value once and in order.
  @Test func reentrantRequest() {
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = a.merge(with: b.eraseToAnyPublisher()).record(.max(1))
    recorder.onValue = { [unowned recorder] _ in recorder.request(.max(1)) }
    a.send(1)
    b.send(2)
    a.send(3)
    #expect(recorder.take() == ["1", "2", "3"])
  }

  @Test func reentrantFinish() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = a.merge(with: b.eraseToAnyPublisher()).record()
    recorder.onValue = { [unowned a, unowned b] _ in
      a.send(completion: .finished)
      b.send(completion: .finished)
    }
    a.send(1)
    #expect(recorder.take() == ["1", "finished"])
  }

  /// Many publishers that finish immediately, and many buffered values. If the work per value grew with their number,
  /// the test would take minutes.
  @Test(.timeLimit(.minutes(60))) func many() {
    let recorder = Publishers.MergeMany((0..<20_000).map { Just($0) }).record(.none)
    #expect(recorder.take() == [])
    recorder.request(.max(2))
    #expect(recorder.take() == ["0", "1"])
    recorder.request(.unlimited)
    let rest = recorder.take()
    #expect(rest.count == 19_999 && rest.last == "finished" && Array(rest.prefix(2)) == ["2", "3"])
  }
}
