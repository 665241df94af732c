// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Testing
import TesseraRandom

// Applies random sequences of events to an operator and to a slow model of the operator that stores everything in
// plain arrays. The results must be equal.

@Suite struct DifferentialTests {
  /// An event sent by an upstream or by the subscriber.
  private enum Step {
    case send(Int, Int)
    case finish(Int)
    case fail(Int)
    case request(Int)
    case cancel
  }

  private func steps(_ random: inout SeededRandom, upstreams: Int) -> [Step] {
    (0..<Int.random(in: 0...40, using: &random)).map { index in
      let upstream = Int.random(in: 0..<upstreams, using: &random)
      switch Int.random(in: 0..<40, using: &random) {
      case 0...1: return .finish(upstream)
      case 2: return .fail(upstream)
      case 3: return .cancel
      case 4...14: return .request(Int.random(in: 1...4, using: &random))
      default: return .send(upstream, index)
      }
    }
  }

  /// Sends the steps to three probes and a recorder. Upstreams send nothing after their completion.
  private func runSteps<Output>(
    _ steps: [Step], _ probes: [Probe<Int, TestError>], _ recorder: Recorder<Output, TestError>
  ) -> [String] {
    var ended = Set<Int>()
    for step in steps {
      switch step {
      case .send(let index, let value): if !ended.contains(index) { probes[index].send(value) }
      case .finish(let index): if ended.insert(index).inserted { probes[index].send(completion: .finished) }
      case .fail(let index): if ended.insert(index).inserted { probes[index].send(completion: .failure(.first)) }
      case .request(let count): recorder.request(.max(count))
      case .cancel: recorder.cancel()
      }
    }
    return recorder.take()
  }

  @Test(arguments: 0..<300) func combineLatest(seed: Int) {
    var random = SeededRandom(state: UInt64(seed))
    let steps = steps(&random, upstreams: 3)
    let probes = (0..<3).map { _ in Probe<Int, TestError>() }
    let recorder = probes[0].combineLatest(probes[1], probes[2]).map { [$0.0, $0.1, $0.2] }.record(.none)

    var expected: [String] = []
    var (values, ended, demand, isOver) = ([Int?](repeating: nil, count: 3), Set<Int>(), 0, false)
    for step in steps where !isOver {
      switch step {
      case .send(let index, let value) where !ended.contains(index):
        values[index] = value
        let all = values.compactMap { $0 }
        if demand > 0, all.count == 3 {
          demand -= 1
          expected.append("\(all)")
        }
      case .finish(let index) where !ended.contains(index):
        ended.insert(index)
        if ended.count == 3 {
          expected.append("finished")
          isOver = true
        }
      case .fail(let index) where !ended.contains(index):
        expected.append("first error")
        isOver = true
      case .request(let count): demand += count
      case .cancel: isOver = true
      default: break
      }
    }
    #expect(runSteps(steps, probes, recorder) == expected)
  }

  @Test(arguments: 0..<300) func merge(seed: Int) {
    var random = SeededRandom(state: UInt64(seed))
    let steps = steps(&random, upstreams: 3)
    let probes = (0..<3).map { _ in Probe<Int, TestError>() }
    let recorder = probes[0].merge(with: probes[1].eraseToAnyPublisher(), probes[2]).record(.none)

    var expected: [String] = []
    var (waiting, ended, demand, isOver) = ([Int](), Set<Int>(), 0, false)
    for step in steps where !isOver {
      switch step {
      case .send(let index, let value) where !ended.contains(index): waiting.append(value)
      case .finish(let index): ended.insert(index)
      case .fail(let index) where !ended.contains(index):
        expected.append("first error")
        isOver = true
      case .request(let count): demand += count
      case .cancel: isOver = true
      default: break
      }
      while !isOver, demand > 0, !waiting.isEmpty {
        demand -= 1
        expected.append("\(waiting.removeFirst())")
      }
      if !isOver, ended.count == 3, waiting.isEmpty {
        expected.append("finished")
        isOver = true
      }
    }
    #expect(runSteps(steps, probes, recorder) == expected)
  }

  @Test(arguments: 0..<300) func zip(seed: Int) {
    var random = SeededRandom(state: UInt64(seed))
    let steps = steps(&random, upstreams: 3)
    let probes = (0..<3).map { _ in Probe<Int, TestError>() }
    let recorder = probes[0].zip(probes[1], probes[2]).map { [$0.0, $0.1, $0.2] }.record(.none)

    var expected: [String] = []
    var (queues, ended, demand, isOver) = ([[Int]](repeating: [], count: 3), Set<Int>(), 0, false)
    for step in steps where !isOver {
      switch step {
      case .send(let index, let value) where !ended.contains(index): queues[index].append(value)
      case .finish(let index): ended.insert(index)
      case .fail(let index) where !ended.contains(index):
        expected.append("first error")
        isOver = true
      case .request(let count): demand += count
      case .cancel: isOver = true
      default: break
      }
      while !isOver, demand > 0, !queues.contains([]) {
        demand -= 1
        expected.append("\(queues.map { $0[0] })")
        for index in queues.indices { queues[index].removeFirst() }
      }
      if !isOver, ended.contains(where: { queues[$0].isEmpty }) {
        expected.append("finished")
        isOver = true
      }
    }
    #expect(runSteps(steps, probes, recorder) == expected)
  }

  @Test(arguments: 0..<300) func throttle(seed: Int) {
    var random = SeededRandom(state: UInt64(seed))
    let (interval, latest) = (Int.random(in: 1...12, using: &random), Bool.random(using: &random))
    var time = 0
    let sends = (0..<30).map { value in
      time += Int.random(in: 0...6, using: &random)
      return (time: time, value: value)
    }
    let end = time + Int.random(in: 0...20, using: &random)

    let (scheduler, subject) = (VirtualScheduler(), PassthroughSubject<Int, Never>())
    let recorder = subject.throttle(for: .milliseconds(interval), scheduler: scheduler, latest: latest)
      .map { "\($0) at \(scheduler.now.time)" }.record()
    for send in sends {
      scheduler.run(until: send.time)
      subject.send(send.value)
    }
    scheduler.run(until: end)
    subject.send(completion: .finished)
    scheduler.run(until: end + interval)

    // The model advances millisecond by millisecond. Values that are due are published before new values are sent.
    var (expected, waiting, last, due) = ([String](), Int?.none, Int?.none, 0)
    func publish(_ now: Int) {
      guard let value = waiting, due <= now else { return }
      expected.append("\(value) at \(now)")
      (waiting, last) = (nil, now)
    }
    for now in 0...(end + interval) {
      publish(now)
      var isFirst = true
      for send in sends where send.time == now {
        // The scheduler runs between two sends at the same time.
        if !isFirst { publish(now) }
        isFirst = false
        if waiting == nil {
          due = max(now, last.map { $0 + interval } ?? now)
          waiting = send.value
        } else if latest {
          waiting = send.value
        }
      }
      publish(now)
    }
    #expect(recorder.take() == expected + ["finished"])
  }

  @Test(arguments: 0..<300) func retry(seed: Int) {
    var random = SeededRandom(state: UInt64(seed))
    let retries = Int.random(in: 0...4, using: &random)
    var attempts: [Record<Int, TestError>] = []
    for attempt in 0..<6 {
      let values = (0..<Int.random(in: 0...3, using: &random)).map { attempt * 10 + $0 }
      let fails = Int.random(in: 0..<3, using: &random) > 0
      attempts.append(Record(output: values, completion: fails ? .failure(.first) : .finished))
    }
    var expected: [String] = []
    for attempt in attempts[0...retries] {
      expected += attempt.recording.output.map { "\($0)" }
      if attempt.recording.completion == .finished {
        expected.append("finished")
        break
      }
    }
    if expected.last != "finished" { expected.append("first error") }

    for demand in [Subscribers.Demand.unlimited, .max(1)] {
      var next = 0
      let publisher = Deferred { () -> Record<Int, TestError> in
        defer { next += 1 }
        return attempts[next]
      }
      #expect(publisher.retry(retries).record(demand, perValue: .max(1)).take() == expected)
    }
  }
}
