// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Foundation
import Testing

// Delays last at least as long as requested. The additional delay depends on the machine, so no test checks it.

@Suite struct SchedulerTests {
  @Test func dispatchTimes() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(2) == .milliseconds(2000))
    #expect(Stride.seconds(0.5).magnitude == 500_000_000)
    #expect((0.25 as Stride).timeInterval == .nanoseconds(250_000_000))
    #expect((3 as Stride) == Stride(.seconds(3)))
    #expect(Stride.microseconds(7).magnitude == 7000 && Stride.nanoseconds(7).magnitude == 7)
    #expect(Stride.seconds(1) - .milliseconds(1) == .milliseconds(999))
    #expect(Stride(exactly: 5)?.magnitude == 5)
    #expect(-Stride.seconds(1) < 0)
    let start = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1000))
    #expect(start.advanced(by: .nanoseconds(5)).dispatchTime.uptimeNanoseconds == 1005)
    #expect(start.distance(to: start.advanced(by: .seconds(3))) == .seconds(3))
    #expect(start.advanced(by: .nanoseconds(5)).distance(to: start) == .nanoseconds(-5))
  }

  /// A stride is an `Int` of nanoseconds, which can represent 292 years. Longer intervals become the longest
  /// representable interval.
  @Test func infiniteStrides() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(Int.max).magnitude == .max)
    #expect(Stride.seconds(Double.infinity).magnitude == .max)
    #expect(Stride.seconds(-Double.infinity).magnitude == .min)
    #expect(Stride.seconds(Double.nan).magnitude == 0)
    #expect((Stride.nanoseconds(.max) + .seconds(1)).magnitude == .max)
    #expect((Stride.nanoseconds(.min) - .seconds(1)).magnitude == .min)
    #expect(Stride(.never).magnitude == .max)
  }

  @Test func dispatchTimesAsJSON() throws {
    let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 123_000))
    let data = try JSONEncoder().encode([time])
    #expect(String(decoding: data, as: UTF8.self) == "[123000]")
    #expect(try JSONDecoder().decode([DispatchQueue.SchedulerTimeType].self, from: data) == [time])
  }

  @Test func dates() {
    typealias Stride = RunLoop.SchedulerTimeType.Stride
    #expect(Stride.milliseconds(500) == 0.5)
    #expect(Stride.seconds(2).timeInterval == 2 && Stride.microseconds(5).timeInterval == 5e-6)
    let time = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
    #expect(time.advanced(by: 2).date == Date(timeIntervalSinceReferenceDate: 12))
    #expect(time.distance(to: time.advanced(by: 3)) == 3)
    let other = OperationQueue.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
    #expect(other.advanced(by: .seconds(2.5)).date == Date(timeIntervalSinceReferenceDate: 12.5))
  }

  @Test func dispatchQueue() async {
    let queue = DispatchQueue(label: "test")
    let start = queue.now
    let order = Log()
    queue.schedule { order.add("now") }
    queue.schedule(after: start.advanced(by: .milliseconds(30))) { order.add("later") }
    let timer = queue.schedule(after: start.advanced(by: .milliseconds(40)), interval: .milliseconds(5)) {
      order.add("tick")
    }
    #expect(await order.wait(for: 4))
    timer.cancel()
    let late = queue.sync { order.lines.count }
    try? await Task.sleep(for: .milliseconds(40))
    // A tick that was scheduled before the cancellation may still arrive.
    #expect(queue.sync { order.lines.count } <= late + 1)
    #expect(order.lines.prefix(4) == ["now", "later", "tick", "tick"])
    #expect(start.distance(to: queue.now) >= .milliseconds(45))
  }

  @Test func dispatchGroupWaitsForDelayedWork() {
    let (queue, group, order) = (DispatchQueue(label: "test"), DispatchGroup(), Log())
    queue.schedule(after: queue.now.advanced(by: .milliseconds(20)), tolerance: 0, options: .init(group: group)) {
      order.add("later")
    }
    #expect(group.wait(timeout: .now() + 5) == .success)
    #expect(order.lines == ["later"])
  }

  @Test func operationQueue() async {
    let (queue, order) = (OperationQueue(), Log())
    queue.maxConcurrentOperationCount = 1
    let start = Date()
    queue.schedule { order.add("now") }
    queue.schedule(after: queue.now.advanced(by: .milliseconds(20))) { order.add("later") }
    let timer = queue.schedule(after: queue.now.advanced(by: .milliseconds(40)), interval: .milliseconds(5)) {
      order.add("tick")
    }
    #expect(await order.wait(for: 4))
    timer.cancel()
    #expect(order.lines.prefix(4) == ["now", "later", "tick", "tick"])
    #expect(Date().timeIntervalSince(start) >= 0.045)
  }

  /// A waiting run loop wakes up for work that another thread schedules, and runs the work in order.
  @Test func runLoop() async {
    let order = Log()
    let start = Date()
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        nonisolated(unsafe) let loop = RunLoop.current
        // Without a timer or an input source, the run loop would return immediately.
        let sleep = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        loop.add(sleep, forMode: .default)
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) {
          let asked = Date()
          for index in 1...3 {
            loop.schedule { order.add(Date().timeIntervalSince(asked) < 1 ? "\(index)" : "slept") }
          }
          loop.schedule(after: loop.now.advanced(by: .milliseconds(20))) { order.add("later") }
          loop.schedule(after: loop.now.advanced(by: .milliseconds(60))) { order.add("end") }
        }
        let ticks = loop.schedule(after: loop.now.advanced(by: .milliseconds(5)), interval: .milliseconds(2)) {
          order.add("tick")
        }
        while !order.lines.contains("end"), Date().timeIntervalSince(start) < 300 {
          // `run` does not return before this date, because timers don't end the wait.
          _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: order.lines.contains("3") ? 0.01 : 1.5))
          if order.lines.filter({ $0 == "tick" }).count > 1 { ticks.cancel() }
        }
        continuation.resume()
      }
    }
    #expect(order.lines.filter { $0 != "tick" } == ["1", "2", "3", "later", "end"])
    #expect(order.lines.filter { $0 == "tick" }.count >= 2)
  }

  @Test func operatorsOnQueues() async {
    let (order, queue) = (Log(), DispatchQueue(label: "test"))
    let subject = PassthroughSubject<Int, Never>()
    let debounced = subject.debounce(for: .milliseconds(20), scheduler: queue).sink { order.add("debounced \($0)") }
    let received = subject.receive(on: queue).sink { order.add("received \($0)") }
    subject.send(1)
    subject.send(2)
    #expect(await order.wait(for: 3))
    #expect(order.lines == ["received 1", "received 2", "debounced 2"])
    debounced.cancel()
    received.cancel()
  }

  /// A negative interval counts as zero. Without this rule, Dispatch would end the process.
  @Test func negativeIntervals() async {
    let (log, queue) = (Log(), DispatchQueue(label: "negative"))
    let work = queue.schedule(after: queue.now, interval: .seconds(-1), tolerance: .seconds(-1)) { log.add("run") }
    #expect(await log.wait(for: 2))
    work.cancel()
  }
}
