// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Testing

// A subscriber may send values to the subject that it is subscribed to, for example a control that updates a model
// while it displays the model's change. All values arrive in the order in which they were sent, without deadlocks.

@Suite struct ReentrancyTests {
  private typealias Values = AnyPublisher<Int, Never>

  private struct Case: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    let make: (Values) -> AnyPublisher<Int, any Error>

    init<P: Publisher>(_ name: String, _ make: @escaping (Values) -> P) where P.Output == Int {
      testDescription = name
      self.make = { make($0).mapError { $0 as any Error }.eraseToAnyPublisher() }
    }
  }

  private static let cases: [Case] = [
    Case("nothing") { $0 },
    Case("map") { $0.map { $0 } },
    Case("key path") { $0.map(\.self) },
    Case("tryMap") { $0.tryMap { $0 } },
    Case("filter") { $0.filter { _ in true } },
    Case("compactMap") { $0.compactMap { $0 } },
    Case("scan") { $0.scan(0) { $1 } },
    Case("tryScan") { $0.tryScan(0) { $1 } },
    Case("removeDuplicates") { $0.removeDuplicates() },
    Case("flatMap") { $0.flatMap { Just($0) } },
    Case("flatMap, one by one") { $0.flatMap(maxPublishers: .max(3)) { Just($0) } },
    Case("switchToLatest") { $0.map { Just($0) }.switchToLatest() },
    Case("catch") { $0.setFailureType(to: TestError.self).catch { _ in Just(0) } },
    Case("tryCatch") { $0.setFailureType(to: TestError.self).tryCatch { _ in Just(0) } },
    Case("retry") { $0.setFailureType(to: TestError.self).retry(2) },
    Case("replaceError") { $0.setFailureType(to: TestError.self).replaceError(with: 0) },
    Case("replaceEmpty") { $0.replaceEmpty(with: 0) },
    Case("mapError") { $0.setFailureType(to: TestError.self).mapError { $0 } },
    Case("assertNoFailure") { $0.assertNoFailure() },
    Case("append") { $0.append(9) },
    Case("prepend") { $0.prepend([]) },
    Case("prefix") { $0.prefix(3) },
    Case("prefix while") { $0.prefix { _ in true } },
    Case("prefix until") { $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)) },
    Case("dropFirst") { $0.dropFirst(0) },
    Case("drop while") { $0.drop { _ in false } },
    Case("drop until") { $0.drop(untilOutputFrom: Just(1)) },
    Case("output") { $0.output(in: 0..<10) },
    Case("collect 1") { $0.collect(1).map { $0[0] } },
    Case("buffer") { $0.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest) },
    Case("share") { $0.share() },
    Case("multicast") { $0.multicast { PassthroughSubject() }.autoconnect() },
    Case("makeConnectable") { $0.makeConnectable().autoconnect() },
    Case("handleEvents") { $0.handleEvents(receiveOutput: { _ in }) },
    Case("print") { $0.print("", to: DiscardingOutputStream()) },
    Case("breakpoint") { $0.breakpoint(receiveOutput: { _ in false }) },
    Case("receive on") { $0.receive(on: ImmediateScheduler.shared) },
    Case("subscribe on") { $0.subscribe(on: ImmediateScheduler.shared) },
    Case("delay") { $0.delay(for: 0, scheduler: ImmediateScheduler.shared) },
    Case("debounce") { $0.debounce(for: 0, scheduler: ImmediateScheduler.shared) },
    Case("throttle") { $0.throttle(for: 0, scheduler: ImmediateScheduler.shared, latest: true) },
    Case("combineLatest") { $0.combineLatest(Just(1)).map(\.0) },
    Case("merge") { $0.merge(with: Empty<Int, Never>()) },
    Case("zip") { $0.zip((0..<9).publisher).map(\.0) },
    Case("subject between") { values in
      let subject = PassthroughSubject<Int, Never>()
      values.subscribe(AnySubscriber(subject))
      return subject
    },
  ]

  private final class DiscardingOutputStream: TextOutputStream {
    func write(_ string: String) {}
  }

  @Test(arguments: cases) private func reentrantSend(_ value: Case) {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = value.make(subject.eraseToAnyPublisher()).record()
    recorder.onValue = { [unowned subject] in if $0 < 3 { subject.send($0 + 1) } }
    subject.send(1)
    #expect(recorder.events.prefix(3) == ["1", "2", "3"])
  }

  @Test(arguments: cases) private func reentrantFinish(_ value: Case) {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = value.make(subject.eraseToAnyPublisher()).record()
    recorder.onValue = { [unowned subject] in if $0 == 1 { subject.send(completion: .finished) } }
    subject.send(1)
    #expect(recorder.events.first == "1")
    #expect(recorder.events.last == "finished")
  }

  @Test(arguments: cases) private func reentrantCancel(_ value: Case) {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = value.make(subject.eraseToAnyPublisher()).record()
    recorder.onValue = { [unowned recorder] _ in recorder.cancel() }
    subject.send(1)
    subject.send(2)
    #expect(recorder.events == ["1"])
  }
}
