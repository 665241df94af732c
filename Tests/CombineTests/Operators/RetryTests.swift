// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Testing

@Suite struct RetryTests {
  /// Returns a publisher that fails the given number of times, each time after one value, and then finishes.
  private func flakyPublisher(failures: Int) -> AnyPublisher<Int, TestError> {
    var attempts = 0
    return Deferred { () -> AnyPublisher<Int, TestError> in
      attempts += 1
      let value = Just(attempts).setFailureType(to: TestError.self)
      return attempts > failures
        ? value.eraseToAnyPublisher() : value.append(Fail(error: .first)).eraseToAnyPublisher()
    }.eraseToAnyPublisher()
  }

  @Test(arguments: [
    (failures: 0, retries: 2, expected: ["1", "finished"]),
    (failures: 2, retries: 2, expected: ["1", "2", "3", "finished"]),
    (failures: 3, retries: 2, expected: ["1", "2", "3", "first error"]),
    (failures: 1, retries: 0, expected: ["1", "first error"]),
  ])
  func attempts(failures: Int, retries: Int, expected: [String]) {
    #expect(flakyPublisher(failures: failures).retry(retries).record().events == expected)
    #expect(flakyPublisher(failures: failures).retry(retries).record(.max(1), perValue: .max(1)).events == expected)
  }

  @Test func manyAttempts() {
    #expect(flakyPublisher(failures: 10_000).retry(10_000).last().record().events == ["10001", "finished"])
  }

  /// The remaining demand is passed to the next subscription.
  @Test func demandOfThree() {
    let probe = Probe<Int, TestError>()
    let recorder = probe.retry(1).record(.max(3))
    probe.send(1)
    probe.send(completion: .failure(.first))
    #expect(probe.log == ["3", "2"])
    probe.send(2)
    probe.send(completion: .failure(.second))
    #expect(recorder.take() == ["1", "2", "second error"])
    #expect(recorder.subscriptions == 1)
  }

  @Test func cancellation() {
    let probe = Probe<Int, TestError>()
    let recorder = probe.retry(5).record()
    recorder.cancel()
    probe.send(completion: .failure(.first))
    #expect(probe.log == ["unlimited", "cancel"])
    #expect(recorder.take() == [])
  }
}
