// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Testing

// Tests OpenCombine's timed operators with a clock that only the test advances.

@Suite struct TimedOperatorTests {
  private let scheduler = VirtualScheduler()
  private let subject = PassthroughSubject<Int, TestError>()

  @Test func debounce() {
    let recorder = subject.debounce(for: 10, scheduler: scheduler).record()
    for (time, value) in [(0, 1), (5, 2), (14, 3), (30, 4)] {
      scheduler.run(until: time)
      subject.send(value)
    }
    #expect(recorder.take() == ["3"])
    scheduler.run(until: 39)
    #expect(recorder.take() == [])
    scheduler.run(until: 40)
    #expect(recorder.take() == ["4"])
  }

  /// Completion drops the pending value.
  @Test func debounceFinishes() {
    let recorder = subject.debounce(for: 10, scheduler: scheduler).record()
    subject.send(1)
    subject.send(completion: .finished)
    scheduler.run(until: 100)
    #expect(recorder.take() == ["finished"])
  }

  @Test func delay() {
    let recorder = subject.delay(for: 10, scheduler: scheduler).record()
    subject.send(1)
    scheduler.run(until: 3)
    subject.send(2)
    subject.send(completion: .finished)
    scheduler.run(until: 12)
    #expect(recorder.take() == ["1"])
    scheduler.run(until: 13)
    #expect(recorder.take() == ["2", "finished"])
  }

  @Test func timeout() {
    let recorder = subject.timeout(10, scheduler: scheduler, customError: { .second }).record()
    subject.send(1)
    scheduler.run(until: 9)
    subject.send(2)
    scheduler.run(until: 18)
    #expect(recorder.take() == ["1", "2"])
    scheduler.run(until: 19)
    #expect(recorder.take() == ["second error"])
  }

  @Test func measureInterval() {
    let recorder = subject.measureInterval(using: scheduler).map(\.span).record()
    scheduler.run(until: 4)
    subject.send(1)
    scheduler.run(until: 10)
    subject.send(2)
    #expect(recorder.take() == ["4", "6"])
  }

  @Test func receiveOnAndSubscribeOn() {
    let recorder = subject.receive(on: scheduler).record()
    subject.send(1)
    #expect(recorder.take() == [])
    scheduler.run(until: 0)
    #expect(recorder.take() == ["1"])
    let late = Just(2).subscribe(on: scheduler).record()
    #expect(late.subscriptions == 0)
    scheduler.run(until: 0)
    #expect(late.take() == ["2", "finished"])
  }
}
