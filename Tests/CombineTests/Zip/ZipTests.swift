// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Testing

// According to Apple, `zip` pairs the oldest unused value of each publisher, and finishes as soon as no further
// tuples are possible.

@Suite struct ZipTests {
  @Test func zipsOldestValues() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let recorder = a.zip(b).record()
    a.send(1)
    a.send(2)
    #expect(recorder.take() == [])
    b.send("x")
    b.send("y")
    b.send("z")
    #expect(recorder.take() == [#"(1, "x")"#, #"(2, "y")"#])
  }

  @Test func finishesWithOneUpstream() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = a.zip(b).record()
    a.send(1)
    a.send(completion: .finished)
    // The publisher has not finished, because the buffered value can still become part of a tuple.
    #expect(recorder.take() == [])
    b.send(2)
    #expect(recorder.take() == ["(1, 2)", "finished"])
  }

  /// The cost per value does not grow with the number of buffered values.
  @Test func buffersManyValues() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (count, wrong) = (0, 0)
    let cancellable = a.zip(b).sink {
      count += 1
      if $0 != $1 { wrong += 1 }
    }
    for value in 0..<100_000 { a.send(value) }
    for value in 0..<100_000 { b.send(value) }
    #expect(count == 100_000 && wrong == 0)
    cancellable.cancel()
  }

  @Test func threeAndFour() {
    #expect(Just(1).zip(Just(2), Just(3)).record().events == ["(1, 2, 3)", "finished"])
    #expect(
      [1, 5].publisher.zip(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.record().events == ["10", "finished"])
  }

  @Test func failureWithBufferedValues() {
    let (a, b) = (Probe<Int, TestError>(), Probe<Int, TestError>())
    let recorder = a.zip(b).record()
    a.send(1)
    b.send(completion: .failure(.first))
    #expect(recorder.take() == ["first error"])
    #expect(a.log == ["unlimited", "cancel"])
  }

  @Test func demandOfOneThenTwo() {
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = a.zip(b).record(.max(1))
    a.send(1)
    b.send(10)
    #expect(recorder.take() == ["(1, 10)"])
    recorder.request(.max(2))
    #expect(a.log == ["1", "2"] && b.log == ["1", "2"])
    for value in 2...3 {
      a.send(value)
      b.send(value * 10)
    }
    #expect(recorder.take() == ["(2, 20)", "(3, 30)"])
  }

  @Test func reentrantSend() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = a.zip(b).record()
    recorder.onValue = { [unowned a, unowned b] in
      if $0.0 < 3 {
        a.send($0.0 + 1)
        b.send($0.1 + 1)
      }
    }
    a.send(1)
    b.send(10)
    #expect(recorder.take() == ["(1, 10)", "(2, 11)", "(3, 12)"])
  }

  @Test func reentrantFinish() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = a.zip(b).record()
    recorder.onValue = { [unowned a] _ in a.send(completion: .finished) }
    a.send(1)
    b.send(10)
    #expect(recorder.take() == ["(1, 10)", "finished"])
  }

  @Test func reentrantCancel() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = a.zip(b).record()
    recorder.onValue = { [unowned recorder] _ in recorder.cancel() }
    for value in 1...3 {
      a.send(value)
      b.send(value)
    }
    #expect(recorder.take() == ["(1, 1)"])
  }

  @Test func equality() {
    #expect(Just(1).zip(Just(2)) == Just(1).zip(Just(2)))
    #expect(Just(1).zip(Just(2), Just(3)) != Just(1).zip(Just(2), Just(4)))
    #expect(Just(1).zip(Just(2), Just(3), Just(4)) == Just(1).zip(Just(2), Just(3), Just(4)))
  }
}
