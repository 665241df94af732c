// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Testing

// The expected values follow Apple's description of `combineLatest`. It publishes tuples of the latest values as soon
// as each upstream has sent a value. Demand is passed to all upstreams. Without demand, combinations are dropped, but
// the latest value of each upstream is stored. The publisher finishes when all upstreams have finished, and fails
// when one upstream fails.

@Suite struct CombineLatestTests {
  @Test func combinesTheLatestValues() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let recorder = a.combineLatest(b).record()
    a.send(1)
    #expect(recorder.take() == [])
    b.send("x")
    #expect(recorder.take() == [#"(1, "x")"#])
    a.send(2)
    a.send(3)
    b.send("y")
    #expect(recorder.take() == [#"(2, "x")"#, #"(3, "x")"#, #"(3, "y")"#])
  }

  @Test func currentValuesCombineOnce() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    let (c, d) = (CurrentValueSubject<Int, Never>(3), CurrentValueSubject<Int, Never>(4))
    #expect(a.combineLatest(b).record().events == ["(1, 2)"])
    #expect(a.combineLatest(b, c).record().events == ["(1, 2, 3)"])
    #expect(a.combineLatest(b, c, d).record().events == ["(1, 2, 3, 4)"])
  }

  @Test func transforms() {
    let (a, b, c, d) = (Just(1), Just(10), Just(100), Just(1000))
    #expect(a.combineLatest(b, +).record().events == ["11", "finished"])
    #expect(a.combineLatest(b, c) { $0 + $1 + $2 }.record().events == ["111", "finished"])
    #expect(a.combineLatest(b, c, d) { $0 + $1 + $2 + $3 }.record().events == ["1111", "finished"])
  }

  @Test func nilIsAValue() {
    let a = CurrentValueSubject<Int?, Never>(nil)
    #expect(a.combineLatest(Just("x")).record().events == [#"(nil, "x")"#])
  }

  /// The last value of a finished upstream continues to be combined with new values of the other upstreams.
  @Test func continuesAfterOneUpstreamFinishes() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = a.combineLatest(b).record()
    a.send(1)
    a.send(completion: .finished)
    b.send(2)
    b.send(3)
    #expect(recorder.take() == ["(1, 2)", "(1, 3)"])
    b.send(completion: .finished)
    #expect(recorder.take() == ["finished"])
  }

  /// Apple: "All upstream publishers need to finish for this publisher to finish." This applies even if one finishes
  /// without a value.
  @Test func finishesIfAnUpstreamHasNoValue() {
    let b = PassthroughSubject<Int, Never>()
    let recorder = Empty<Int, Never>().combineLatest(b).record()
    b.send(1)
    #expect(recorder.take() == [])
    b.send(completion: .finished)
    #expect(recorder.take() == ["finished"])
    #expect(Empty<Int, Never>().combineLatest(Empty<Int, Never>()).record().events == ["finished"])
  }

  @Test func failureCancelsOtherUpstreams() {
    let (a, b, c) = (Probe<Int, TestError>(), Probe<Int, TestError>(), Probe<Int, TestError>())
    let recorder = a.combineLatest(b, c).record()
    a.send(1)
    b.send(2)
    b.send(completion: .failure(.first))
    #expect(recorder.take() == ["first error"])
    #expect(a.log == ["unlimited", "cancel"])
    #expect(b.log == ["unlimited"])
    #expect(c.log == ["unlimited", "cancel"])
    a.send(completion: .failure(.second))
    c.send(3)
    #expect(recorder.take() == [])
  }

  /// A subscriber receives its subscription before the completion, even if an upstream fails before the next upstream
  /// is subscribed to.
  @Test func immediateFailure() {
    let b = Probe<Int, TestError>()
    let recorder = Fail<Int, TestError>(error: .first).combineLatest(b).record()
    #expect(recorder.subscriptions == 1)
    #expect(recorder.take() == ["first error"])
    #expect(b.log == ["cancel"])
  }

  @Test func demandOfOneThenTwo() {
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = a.combineLatest(b).record(.max(1))
    #expect(a.log == ["1"] && b.log == ["1"])
    a.send(1)
    b.send(10)
    #expect(recorder.take() == ["(1, 10)"])
    // Without demand, a value is stored as the latest value, but its combination is dropped.
    a.send(2)
    #expect(recorder.take() == [])
    recorder.request(.max(2))
    #expect(a.log == ["1", "2"] && b.log == ["1", "2"])
    #expect(recorder.take() == [])
    b.send(20)
    b.send(30)
    b.send(40)
    #expect(recorder.take() == ["(2, 20)", "(2, 30)"])
  }

  /// The demand that a subscriber returns for a value is passed to the upstream that sent the value.
  @Test func demandReturnedForAValue() {
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = a.combineLatest(b).record(.max(1), perValue: .max(1))
    #expect(a.send(1) == .none)
    #expect(b.send(10) == .max(1))
    #expect(a.log == ["1", "1"] && b.log == ["1"])
    #expect(a.send(2) == .max(1))
    #expect(recorder.take() == ["(1, 10)", "(2, 10)"])
  }

  @Test func cancellation() {
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = a.combineLatest(b).record()
    recorder.cancel()
    recorder.cancel()
    #expect(a.log == ["unlimited", "cancel"] && b.log == ["unlimited", "cancel"])
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(recorder.take() == [])
  }

  /// A value sent during the delivery of a combination creates another combination immediately, as with a subject.
  @Test func reentrantSend() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let recorder = a.combineLatest(b).record()
    recorder.onValue = { [unowned b] in if $0.1 < 2 { b.send($0.1 + 1) } }
    a.send(5)
    #expect(recorder.take() == ["(5, 0)", "(5, 1)", "(5, 2)"])
  }

  @Test func reentrantCancel() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let recorder = a.combineLatest(b).record()
    recorder.onValue = { [unowned recorder] _ in recorder.cancel() }
    a.send(1)
    a.send(2)
    #expect(recorder.take() == ["(1, 0)"])
  }

  /// A value that sends another value in its `deinit` must not cause a deadlock.
  @Test func valuesMaySendInDeinit() {
    final class SendsOnDeinit {
      let atEnd: () -> Void
      init(_ atEnd: @escaping () -> Void) { self.atEnd = atEnd }
      deinit { atEnd() }
    }
    let (a, b) = (PassthroughSubject<SendsOnDeinit?, Never>(), PassthroughSubject<Int, Never>())
    let recorder = a.combineLatest(b).map(\.1).record()
    b.send(1)
    a.send(SendsOnDeinit { b.send(2) })
    a.send(nil)
    #expect(recorder.take() == ["1", "1", "2"])
  }

  @Test func cancellationReleasesEverything() {
    final class Token {}
    weak var token: Token?
    let subject = PassthroughSubject<Int, Never>()
    do {
      let held = Token()
      token = held
      let cancellable = subject.combineLatest(Just(1)).sink { _ in _ = held }
      subject.send(1)
      cancellable.cancel()
    }
    #expect(token == nil)
  }

  @Test func equality() {
    let sequence = [1].publisher
    #expect(Publishers.CombineLatest(sequence, sequence) == Publishers.CombineLatest(sequence, sequence))
    #expect(Publishers.CombineLatest(sequence, sequence) != Publishers.CombineLatest(sequence, [2].publisher))
    #expect(
      Publishers.CombineLatest3(sequence, sequence, sequence) == Publishers.CombineLatest3(sequence, sequence, sequence)
    )
    #expect(
      Publishers.CombineLatest4(sequence, sequence, sequence, sequence)
        != Publishers.CombineLatest4(sequence, sequence, sequence, [2].publisher))
  }
}
