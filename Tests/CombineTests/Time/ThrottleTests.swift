// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Testing

// According to Apple, the first value is published immediately. Afterward, the latest or first value received in each
// interval is published.

@Suite struct ThrottleTests {
  private let scheduler = VirtualScheduler()
  private let subject = PassthroughSubject<Int, TestError>()

  private func send(_ values: KeyValuePairs<Int, Int>) {
    for (time, value) in values {
      scheduler.run(until: time)
      subject.send(value)
    }
  }

  @Test func latest() {
    let recorder = subject.throttle(for: 10, scheduler: scheduler, latest: true).record()
    send([0: 1, 3: 2, 7: 3])
    #expect(recorder.take() == ["1"])
    scheduler.run(until: 10)
    #expect(recorder.take() == ["3"])
    // After a delayed value, the next interval begins when that value is published.
    send([15: 4])
    #expect(recorder.take() == [])
    scheduler.run(until: 20)
    #expect(recorder.take() == ["4"])
    send([40: 5])
    scheduler.run(until: 40)
    #expect(recorder.take() == ["5"])
  }

  @Test func first() {
    let recorder = subject.throttle(for: 10, scheduler: scheduler, latest: false).record()
    send([0: 1, 3: 2, 7: 3])
    scheduler.run(until: 10)
    #expect(recorder.take() == ["1", "2"])
  }

  /// The subject's current value counts as the first value.
  @Test func currentValue() {
    let current = CurrentValueSubject<Int, Never>(7)
    let recorder = current.throttle(for: 10, scheduler: scheduler, latest: true).record()
    scheduler.run(until: 0)
    #expect(recorder.take() == ["7"])
    let just = Just(8).throttle(for: 10, scheduler: scheduler, latest: false).record()
    scheduler.run(until: 0)
    #expect(just.take() == ["8", "finished"])
  }

  @Test func completionFollowsTheBufferedValue() {
    let recorder = subject.throttle(for: 10, scheduler: scheduler, latest: true).record()
    send([0: 1, 3: 2])
    subject.send(completion: .finished)
    scheduler.run(until: 9)
    #expect(recorder.take() == ["1"])
    scheduler.run(until: 10)
    #expect(recorder.take() == ["2", "finished"])
    #expect(scheduler.isIdle)
  }

  @Test func failureWithABufferedValue() {
    let recorder = subject.throttle(for: 10, scheduler: scheduler, latest: true).record()
    send([0: 1, 3: 2])
    subject.send(completion: .failure(.first))
    scheduler.run(until: 100)
    #expect(recorder.take() == ["1", "2", "first error"])
  }

  @Test func cancelWithABufferedValue() {
    let probe = Probe<Int, Never>()
    let recorder = probe.throttle(for: 10, scheduler: scheduler, latest: true).record()
    probe.send(1)
    scheduler.run(until: 1)
    probe.send(2)
    recorder.cancel()
    scheduler.run(until: 100)
    #expect(recorder.take() == ["1"])
    #expect(probe.log == ["unlimited", "cancel"])
  }

  @Test func demandOfOneThenTwo() {
    let recorder = subject.throttle(for: 10, scheduler: scheduler, latest: true).record(.max(1))
    send([0: 1, 20: 2, 40: 3])
    scheduler.run(until: 50)
    #expect(recorder.take() == ["1"])
    recorder.request(.max(2))
    send([60: 4, 80: 5, 100: 6])
    scheduler.run(until: 200)
    #expect(recorder.take() == ["4", "5"])
  }

  @Test func reentrantSend() {
    let recorder = subject.throttle(for: 10, scheduler: scheduler, latest: true).record()
    recorder.onValue = { [subject] in if $0 < 3 { subject.send($0 + 1) } }
    send([0: 1])
    scheduler.run(until: 9)
    #expect(recorder.take() == ["1"])
    scheduler.run(until: 20)
    #expect(recorder.take() == ["2", "3"])
  }
}
