// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Testing

@Suite struct CollectByTimeTests {
  private let scheduler = VirtualScheduler()
  private let subject = PassthroughSubject<Int, TestError>()

  @Test func byTime() {
    let recorder = subject.collect(.byTime(scheduler, 10)).record()
    subject.send(1)
    subject.send(2)
    scheduler.run(until: 9)
    #expect(recorder.take() == [])
    scheduler.run(until: 10)
    #expect(recorder.take() == ["[1, 2]"])
    // No values arrive in the second interval, so no array is published.
    scheduler.run(until: 29)
    #expect(recorder.take() == [])
    subject.send(3)
    scheduler.run(until: 30)
    #expect(recorder.take() == ["[3]"])
  }

  @Test func byTimeOrCount() {
    let recorder = subject.collect(.byTimeOrCount(scheduler, 10, 2)).record()
    for value in 1...3 { subject.send(value) }
    scheduler.run(until: 0)
    #expect(recorder.take() == ["[1, 2]"])
    scheduler.run(until: 10)
    #expect(recorder.take() == ["[3]"])
    for value in 4...7 { subject.send(value) }
    scheduler.run(until: 11)
    #expect(recorder.take() == ["[4, 5]", "[6, 7]"])
    scheduler.run(until: 100)
    #expect(recorder.take() == [])
  }

  /// Even for a count of 0, an array contains at least one value.
  @Test func countOfZero() {
    let recorder = subject.collect(.byTimeOrCount(scheduler, 10, 0)).record()
    for value in 1...2 { subject.send(value) }
    scheduler.run(until: 0)
    #expect(recorder.take() == ["[1]", "[2]"])
  }

  /// Buffered values are published in order.
  @Test func bufferedArrays() {
    let recorder = subject.collect(.byTimeOrCount(scheduler, 10, 1)).record(.none)
    for value in 0..<300 { subject.send(value) }
    scheduler.run(until: 0)
    #expect(recorder.take() == [])
    recorder.request(.max(299))
    scheduler.run(until: 10)
    #expect(recorder.take() == (0..<299).map { "[\($0)]" })
    recorder.request(.max(1))
    scheduler.run(until: 20)
    #expect(recorder.take() == ["[299]"])
  }

  /// Apple: "If the upstream publisher finishes before filling the buffer, the publisher sends an array that contains
  /// items it received."
  @Test func finishing() {
    let recorder = subject.collect(.byTime(scheduler, 10)).record()
    subject.send(1)
    scheduler.run(until: 3)
    subject.send(completion: .finished)
    scheduler.run(until: 3)
    #expect(recorder.take() == ["[1]", "finished"])
    #expect(scheduler.isIdle)
  }

  /// Apple: "If the upstream publisher fails with an error, this publisher forwards the error to the downstream
  /// receiver instead of sending its output."
  @Test func failing() {
    let recorder = subject.collect(.byTimeOrCount(scheduler, 10, 5)).record()
    subject.send(1)
    subject.send(completion: .failure(.first))
    scheduler.run(until: 100)
    #expect(recorder.take() == ["first error"])
    #expect(scheduler.isIdle)
  }

  @Test func immediateValues() {
    let recorder = [1, 2, 3].publisher.collect(.byTimeOrCount(scheduler, 10, 2)).record()
    scheduler.run(until: 0)
    #expect(recorder.take() == ["[1, 2]", "[3]", "finished"])
  }

  /// No value is lost while there is no demand.
  @Test func demandOfOneThenTwo() {
    let recorder = subject.collect(.byTimeOrCount(scheduler, 10, 2)).record(.max(1))
    for value in 1...5 { subject.send(value) }
    scheduler.run(until: 20)
    #expect(recorder.take() == ["[1, 2]"])
    recorder.request(.max(2))
    scheduler.run(until: 30)
    #expect(recorder.take() == ["[3, 4]", "[5]"])
    subject.send(6)
    subject.send(completion: .finished)
    scheduler.run(until: 40)
    #expect(recorder.take() == [])
    recorder.request(.max(1))
    scheduler.run(until: 40)
    #expect(recorder.take() == ["[6]", "finished"])
  }

  @Test func cancellation() {
    let probe = Probe<Int, Never>()
    let recorder = probe.collect(.byTime(scheduler, 10)).record()
    probe.send(1)
    recorder.cancel()
    #expect(probe.log == ["unlimited", "cancel"])
    #expect(scheduler.isIdle)
    scheduler.run(until: 100)
    #expect(recorder.take() == [])
  }
}
