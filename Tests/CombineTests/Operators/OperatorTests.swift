// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Foundation
import Testing

// Tests OpenCombine's operators, used through this module as in an app. The expected events follow Apple's
// descriptions.

@Suite struct OperatorTests {
  private struct Case: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    let publisher: AnyPublisher<String, TestError>
    let expected: [String]

    init<P: Publisher>(_ name: String, _ publisher: P, _ expected: [String]) {
      testDescription = name
      self.publisher = publisher.map { "\($0)" }.mapError { $0 as? TestError ?? .second }.eraseToAnyPublisher()
      self.expected = expected
    }
  }

  nonisolated(unsafe) private static let numbers = [1, 2, 2, 3].publisher
  nonisolated(unsafe) private static let failing = numbers.setFailureType(to: TestError.self).append(
    Fail(error: TestError.first))

  private static let values: [Case] = [
    Case("map", numbers.map { $0 * 10 }, ["10", "20", "20", "30", "finished"]),
    Case("key path", ["a", "bb"].publisher.map(\.count), ["1", "2", "finished"]),
    Case(
      "tryMap", numbers.tryMap { if $0 == 3 { throw TestError.first } else { $0 } }, ["1", "2", "2", "first error"]),
    Case("compactMap", ["1", "x", "3"].publisher.compactMap { Int($0) }, ["1", "3", "finished"]),
    Case("filter", numbers.filter { $0 != 2 }, ["1", "3", "finished"]),
    Case("removeDuplicates", numbers.removeDuplicates(), ["1", "2", "3", "finished"]),
    Case("removeDuplicates by", numbers.removeDuplicates { $0 % 2 == $1 % 2 }, ["1", "2", "3", "finished"]),
    Case("scan", numbers.scan(0, +), ["1", "3", "5", "8", "finished"]),
    Case("reduce", numbers.reduce(0, +), ["8", "finished"]),
    Case("collect", numbers.collect(), ["[1, 2, 2, 3]", "finished"]),
    Case("collect 3", numbers.collect(3), ["[1, 2, 2]", "[3]", "finished"]),
    Case("count", numbers.count(), ["4", "finished"]),
    Case("min", numbers.min(), ["1", "finished"]),
    Case("max", numbers.max(), ["3", "finished"]),
    Case("first", numbers.first(), ["1", "finished"]),
    Case("first where", numbers.first { $0 > 1 }, ["2", "finished"]),
    Case("last", numbers.last(), ["3", "finished"]),
    Case("last where", numbers.last { $0 < 3 }, ["2", "finished"]),
    Case("contains", numbers.contains(3), ["true", "finished"]),
    Case("allSatisfy", numbers.allSatisfy { $0 < 3 }, ["false", "finished"]),
    Case("dropFirst", numbers.dropFirst(3), ["3", "finished"]),
    Case("drop while", numbers.drop { $0 < 2 }, ["2", "2", "3", "finished"]),
    Case("prefix", numbers.prefix(2), ["1", "2", "finished"]),
    Case("prefix while", numbers.prefix { $0 < 3 }, ["1", "2", "2", "finished"]),
    Case("output at", numbers.output(at: 3), ["3", "finished"]),
    Case("output in", numbers.output(in: 1...2), ["2", "2", "finished"]),
    Case("ignoreOutput", failing.ignoreOutput(), ["first error"]),
    Case("prepend", numbers.prepend(8, 9), ["8", "9", "1", "2", "2", "3", "finished"]),
    Case("append", numbers.append([4]).append(Just(5)), ["1", "2", "2", "3", "4", "5", "finished"]),
    Case("replaceEmpty", Empty<Int, Never>().replaceEmpty(with: 7), ["7", "finished"]),
    // As in Apple's example, the values stay optional because the context requires no other type.
    Case("replaceNil", [1, nil].publisher.replaceNil(with: 7), ["Optional(1)", "Optional(7)", "finished"]),
    Case("replaceError", failing.replaceError(with: 7), ["1", "2", "2", "3", "7", "finished"]),
    Case("catch", failing.catch { _ in [8, 9].publisher }, ["1", "2", "2", "3", "8", "9", "finished"]),
    Case(
      "tryCatch", failing.tryCatch { _ -> Just<Int> in throw TestError.second }, ["1", "2", "2", "3", "second error"]),
    Case("flatMap", numbers.flatMap { [$0, $0].publisher }, ["1", "1", "2", "2", "2", "2", "3", "3", "finished"]),
    Case("switchToLatest", numbers.map { Just($0) }.switchToLatest(), ["1", "2", "2", "3", "finished"]),
    Case(
      "buffer", numbers.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest), ["1", "2", "2", "3", "finished"]),
    Case("share", Deferred { numbers.share() }, ["1", "2", "2", "3", "finished"]),
    Case("immediate", numbers.receive(on: ImmediateScheduler.shared), ["1", "2", "2", "3", "finished"]),
    Case("Just", Just(1), ["1", "finished"]),
    Case("Empty", Empty<Int, Never>(), ["finished"]),
    Case("Empty that stays", Empty<Int, Never>(completeImmediately: false), []),
    Case("Fail", Fail<Int, TestError>(error: .first), ["first error"]),
    Case("Deferred", Deferred { Just(1) }, ["1", "finished"]),
    Case("Future", Future<Int, TestError> { $0(.success(1)) }, ["1", "finished"]),
    Case("Future that fails", Future<Int, TestError> { $0(.failure(.first)) }, ["first error"]),
    Case("Record", Record<Int, TestError>(output: [1, 2], completion: .failure(.first)), ["1", "2", "first error"]),
    Case("Result", Result<Int, TestError>.success(1).publisher, ["1", "finished"]),
    Case("Result that failed", Result<Int, TestError>.failure(.first).publisher, ["first error"]),
    Case("Optional", Optional(1).publisher, ["1", "finished"]),
    Case("Optional without value", Optional<Int>.none.publisher, ["finished"]),
    Case(
      "encode and decode",
      Just(["a": 1]).encode(encoder: JSONEncoder()).decode(type: [String: Int].self, decoder: JSONDecoder()).map {
        $0["a"]
      },
      ["Optional(1)", "finished"]),
    Case(
      "property lists",
      Just([1, 2]).encode(encoder: PropertyListEncoder()).decode(type: [Int].self, decoder: PropertyListDecoder()),
      ["[1, 2]", "finished"]),
  ]

  @Test(arguments: values) private func publishesExpectedEvents(_ value: Case) {
    #expect(value.publisher.record().events == value.expected)
  }

  /// The same events are published if each value is requested separately.
  @Test(arguments: values) private func publishesExpectedEventsOnePerDemand(_ value: Case) {
    #expect(value.publisher.record(.max(1), perValue: .max(1)).events == value.expected)
    let isCompletion = { (event: String) in event == "finished" || event.hasSuffix("error") }
    #expect(value.publisher.record(.max(1)).events.prefix { !isCompletion($0) }.count <= 1)
  }

  @Test func switchToLatestIgnoresThePreviousPublisher() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = outer.switchToLatest().record()
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    b.send(completion: .finished)
    #expect(recorder.take() == ["1", "3", "finished"])
  }

  @Test func shareSubscribesOnce() {
    let probe = Probe<Int, Never>()
    let shared = probe.share()
    let (first, second) = (shared.record(), shared.record())
    probe.send(1)
    #expect(probe.log == ["unlimited"])
    #expect(first.take() == ["1"] && second.take() == ["1"])
    first.cancel()
    #expect(probe.log == ["unlimited"])
    second.cancel()
    #expect(probe.log == ["unlimited", "cancel"])
  }

  @Test func multicastWaitsForConnect() {
    let multicast = [1, 2].publisher.multicast(subject: PassthroughSubject<Int, Never>())
    let recorder = multicast.record()
    #expect(recorder.take() == [])
    _ = multicast.connect()
    #expect(recorder.take() == ["1", "2", "finished"])
  }

  @Test func handleEventsReceivesEverything() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.handleEvents(
      receiveSubscription: { _ in log.append("subscription") }, receiveOutput: { log.append("\($0)") },
      receiveCompletion: { _ in log.append("completion") }, receiveCancel: { log.append("cancel") },
      receiveRequest: { log.append($0 == .unlimited ? "unlimited" : "some") }
    ).sink { _ in }
    subject.send(1)
    cancellable.cancel()
    #expect(log == ["subscription", "unlimited", "1", "cancel"])
  }

  @Test func printing() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    _ = Just(1).print("one", to: lines).sink { _ in }
    #expect(
      lines.text
        == "one: receive subscription: (Just)\none: request unlimited\none: receive value: (1)\none: receive finished\n"
    )
  }

  @Test func prefixAndDropUntilOutput() {
    let (subject, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let (before, after) = (
      subject.prefix(untilOutputFrom: other).record(), subject.drop(untilOutputFrom: other).record()
    )
    subject.send(1)
    other.send()
    subject.send(2)
    #expect(before.take() == ["1", "finished"])
    #expect(after.take() == ["2"])
  }

  @Test func assigning() {
    final class Target {
      var value = 0
      @Published var published = 0
    }
    let target = Target()
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.assign(to: \.value, on: target)
    subject.assign(to: &target.$published)
    subject.send(5)
    #expect(target.value == 5 && target.published == 5)
    cancellable.cancel()
    subject.send(6)
    #expect(target.value == 5 && target.published == 6)
  }

  @Test func asynchronousValues() async throws {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
    await #expect(throws: TestError.first) {
      for try await value in Self.failing.values { values.append(value) }
    }
    #expect(values == [1, 2, 3, 1, 2, 2, 3])
    #expect(await Future<Int, Never> { $0(.success(4)) }.value == 4)
    await #expect(throws: TestError.first) { try await Future<Int, TestError> { $0(.failure(.first)) }.value }
  }

  /// A cancellable cancels its subscription or assignment when it is released.
  @Test func releasingTheCancellableCancels() {
    let probe = Probe<Int, Never>()
    var bag: Set<AnyCancellable> = []
    probe.sink { _ in }.store(in: &bag)
    bag = []
    #expect(probe.log == ["unlimited", "cancel"])
  }
}
