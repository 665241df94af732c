// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Combine code as apps typically write it. Each function demonstrates one operator or one way to use it. The test is
// that the file compiles in both Swift 5 and Swift 6 mode; other tests check the operators' behavior.

import Combine
import Foundation

struct User: Codable, Equatable, Sendable {
  var name: String
  var age: Int
}

enum AppError: Error, Equatable {
  case offline
  case network(URLError)
  case other
}

final class Habits {
  var bag = Set<AnyCancellable>()
  var list: [AnyCancellable] = []
  let text = PassthroughSubject<String, Never>()
  let number = CurrentValueSubject<Int, Never>(0)
  let failing = PassthroughSubject<Int, AppError>()
  let tap = PassthroughSubject<Void, Never>()
  var title = ""
  @Published var query = ""
  @Published var results: [String] = []
  @Published private(set) var count = 0
  @Published var selected: User?
  @Published var volume = 0.5 { didSet { title = "\(volume)" } }

  func transforming() {
    number.map { "\($0)" }.sink { [weak self] in self?.title = $0 }.store(in: &bag)
    number.map(\.description).assign(to: \.title, on: self).store(in: &bag)
    number.map { $0 + 1 }.assign(to: &$count)
    number.tryMap { if $0 > 3 { throw AppError.other } else { $0 } }.replaceError(with: 0).sink { _ in }.store(
      in: &list)
    failing.mapError { $0 as any Error }.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
    number.scan(0, +).removeDuplicates().sink { print($0) }.store(in: &bag)
    text.compactMap(Int.init).filter { $0.isMultiple(of: 2) }.sink { _ in }.store(in: &bag)
    $selected.compactMap { $0 }.map(\.name).removeDuplicates().sink { _ in }.store(in: &bag)
    $selected.map { $0 != nil }.sink { _ in }.store(in: &bag)
    text.flatMap { Just($0.count) }.sink { _ in }.store(in: &bag)
    text.flatMap(maxPublishers: .max(1)) { [unowned self] in self.load($0) }
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
    text.map { [weak self] in self?.load($0) ?? Fail(error: AppError.other).eraseToAnyPublisher() }.switchToLatest()
      .catch { _ in Just(User(name: "", age: 0)) }.sink { _ in }.store(in: &bag)
    text.setFailureType(to: AppError.self).flatMap(load).receive(on: DispatchQueue.main)
      .sink { completion in
        if case .failure(let error) = completion { print(error) }
      } receiveValue: {
        print($0.name)
      }
      .store(in: &bag)
    $selected.replaceNil(with: User(name: "", age: 0)).replaceEmpty(with: User(name: "", age: 1)).sink { _ in }.store(
      in: &bag)
    number.tryScan(0) { $0 + $1 }.tryCatch { _ in Just(3) }.assertNoFailure().sink { _ in }.store(in: &bag)
  }

  func combining() {
    $query.combineLatest($results).sink { query, results in print(query, results.count) }.store(in: &bag)
    $query.combineLatest($results) { $0.isEmpty || $1.isEmpty }.removeDuplicates().sink { print($0) }.store(in: &bag)
    Publishers.CombineLatest($query, $count).map { "\($0)\($1)" }.sink { _ in }.store(in: &bag)
    Publishers.CombineLatest3($query, $count, $selected).sink { query, count, user in print(query, count, user as Any) }
      .store(in: &bag)
    Publishers.CombineLatest4($query, $count, $selected, number).map { $0.isEmpty && $1 > 0 && $2 != nil && $3 == 1 }
      .sink { _ in }.store(in: &bag)
    $query.combineLatest($count, $selected).map { $0.0 }.sink { _ in }.store(in: &bag)
    $query.combineLatest($count, $selected, number) { query, _, _, _ in query }.sink { _ in }.store(in: &bag)
    text.merge(with: $query).sink { _ in }.store(in: &bag)
    Publishers.Merge(text, $query).sink { _ in }.store(in: &bag)
    Publishers.Merge3(text, $query, Just("")).sink { _ in }.store(in: &bag)
    text.merge(with: $query, Just("")).merge(with: Empty()).sink { _ in }.store(in: &bag)
    Publishers.MergeMany([text, text]).collect().sink { _ in }.store(in: &bag)
    Publishers.MergeMany(["a", "b"].map { load($0) }).collect()
      .sink(receiveCompletion: { _ in }, receiveValue: { (users: [User]) in print(users) }).store(in: &bag)
    Publishers.Zip(text, number).sink { print($0, $1) }.store(in: &bag)
    text.zip(number).sink { print($0.0, $0.1) }.store(in: &bag)
    text.zip(number, tap) { text, number, _ in "\(text)\(number)" }.sink { _ in }.store(in: &bag)
    Publishers.Zip3(text, number, $query).map { $0 + $2 + "\($1)" }.sink { _ in }.store(in: &bag)
    text.prepend("a", "b").append(["c"]).append(Just("d")).sink { _ in }.store(in: &bag)
    text.drop(untilOutputFrom: tap).prefix(untilOutputFrom: tap).sink { _ in }.store(in: &bag)
    tap.withLatest(from: $query).sink { _ in }.store(in: &bag)
  }

  func timing() {
    $query.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates().sink { _ in }.store(
      in: &bag)
    $query.debounce(for: 0.3, scheduler: RunLoop.main).sink { _ in }.store(in: &bag)
    $query.debounce(for: .seconds(0.5), scheduler: OperationQueue.main).sink { _ in }.store(in: &bag)
    $query.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).sink { _ in }.store(in: &bag)
    $query.throttle(for: 0.5, scheduler: RunLoop.main, latest: false).eraseToAnyPublisher().sink { _ in }.store(
      in: &bag)
    text.delay(for: .seconds(1), scheduler: DispatchQueue.global(qos: .utility)).sink { _ in }.store(in: &bag)
    text.delay(for: .init(0.25), scheduler: RunLoop.main).sink { _ in }.store(in: &bag)
    failing.timeout(.seconds(5), scheduler: DispatchQueue.main, options: nil, customError: { .offline })
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
    text.timeout(.seconds(5), scheduler: DispatchQueue.main).sink { _ in }.store(in: &bag)
    text.collect(.byTime(DispatchQueue.main, .seconds(1))).sink { (strings: [String]) in print(strings) }.store(
      in: &bag)
    text.collect(.byTimeOrCount(RunLoop.main, .seconds(1), 10)).sink { _ in }.store(in: &bag)
    text.measureInterval(using: DispatchQueue.main).map { Double($0.magnitude) / 1e9 }.sink { _ in }.store(in: &bag)
    text.measureInterval(using: RunLoop.main).map(\.timeInterval).sink { _ in }.store(in: &bag)
    text.subscribe(on: DispatchQueue.global()).receive(on: DispatchQueue.main).sink { _ in }.store(in: &bag)
    text.receive(on: RunLoop.main).sink { _ in }.store(in: &bag)
    text.receive(on: OperationQueue.main).sink { _ in }.store(in: &bag)
    text.receive(on: ImmediateScheduler.shared).sink { _ in }.store(in: &bag)
    text.receive(on: DispatchQueue.main, options: .init(qos: .userInteractive)).sink { _ in }.store(in: &bag)
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { date in print(date) }.store(in: &bag)
    Timer.publish(every: 1.0, tolerance: 0.1, on: RunLoop.main, in: .default).autoconnect().map { _ in () }
      .sink { _ in }.store(in: &bag)
    let timer: Timer.TimerPublisher = Timer.publish(every: 1, on: .main, in: .common)
    timer.connect().store(in: &bag)
    var ticking: Publishers.Autoconnect<Timer.TimerPublisher> = timer.autoconnect()
    ticking = Timer.publish(every: 2, on: .current, in: .common).autoconnect()
    _ = ticking
    DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: .seconds(1))) {}
    DispatchQueue.main.schedule(after: .init(.now() + 1), interval: .seconds(1)) {}.store(in: &bag)
    RunLoop.main.schedule { print("next") }
    RunLoop.main.schedule(after: .init(Date(timeIntervalSinceNow: 2)), tolerance: .milliseconds(3)) {}
  }

  func collecting() {
    [1, 2, 3].publisher.collect().sink { (all: [Int]) in print(all) }.store(in: &bag)
    (1...10).publisher.collect(3).sink { _ in }.store(in: &bag)
    [1, 2, 3].publisher.reduce(0, +).sink { _ in }.store(in: &bag)
    [1, 2, 3].publisher.first().sink { _ in }.store(in: &bag)
    [1, 2, 3].publisher.first { $0 > 1 }.sink { _ in }.store(in: &bag)
    [1, 2, 3].publisher.last().sink { _ in }.store(in: &bag)
    [1, 2, 3].publisher.last(where: { $0 < 3 }).sink { _ in }.store(in: &bag)
    [1, 2, 3].publisher.dropFirst().prefix(1).sink { _ in }.store(in: &bag)
    [1, 2, 3].publisher.drop(while: { $0 < 2 }).prefix(while: { $0 < 3 }).sink { _ in }.store(in: &bag)
    [1, 2, 3].publisher.contains(2).sink { _ in }.store(in: &bag)
    [1, 2, 3].publisher.allSatisfy { $0 > 0 }.sink { _ in }.store(in: &bag)
    [1, 2, 3].publisher.min().merge(with: [4].publisher.max()).sink { _ in }.store(in: &bag)
    [1, 2, 3].publisher.count().sink { _ in }.store(in: &bag)
    [1, 2, 3].publisher.output(at: 1).sink { _ in }.store(in: &bag)
    [1, 2, 3].publisher.output(in: 0...1).ignoreOutput().sink { _ in
    } receiveValue: { _ in
    }.store(in: &bag)
    text.buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest).sink { _ in }.store(in: &bag)
  }

  func sources() {
    _ = Just(1).setFailureType(to: AppError.self).eraseToAnyPublisher()
    _ = Empty<Int, Never>(completeImmediately: false).eraseToAnyPublisher()
    _ = Empty(completeImmediately: true, outputType: Int.self, failureType: AppError.self)
    _ = Fail<Int, AppError>(error: .offline)
    _ = Fail(outputType: Int.self, failure: AppError.offline)
    _ = Deferred { Future<Int, AppError> { promise in promise(.success(1)) } }
    _ = Record<Int, AppError>(output: [1, 2], completion: .finished)
    _ = Record<Int, Never> { recording in
      recording.receive(1)
      recording.receive(completion: .finished)
    }
    _ = Result<Int, AppError>.success(1).publisher.eraseToAnyPublisher()
    _ = Result<Int, AppError>.Publisher(.offline)
    _ = Optional(3).publisher.map { $0 + 1 }
    _ = Optional<Int>.Publisher(nil)
    _ = Publishers.Sequence<[Int], Never>(sequence: [1, 2])
    _ = Just([1, 2]).flatMap { $0.publisher }.map { $0 * 2 }
    NotificationCenter.default.publisher(for: .init("changed")).compactMap { $0.userInfo?["x"] as? Int }
      .sink { _ in }.store(in: &bag)
    NotificationCenter.default.publisher(for: Notification.Name("changed"), object: self).map { _ in () }
      .sink { [weak self] in self?.title = "" }.store(in: &bag)
    URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/nowhere")).map(\.data)
      .decode(type: User.self, decoder: JSONDecoder()).receive(on: DispatchQueue.main)
      .sink(receiveCompletion: { _ in }, receiveValue: { [weak self] in self?.selected = $0 }).store(in: &bag)
    fetch(URLRequest(url: URL(fileURLWithPath: "/nowhere"))).sink { _ in
    } receiveValue: { _ in
    }.store(in: &bag)
    Just(User(name: "a", age: 1)).encode(encoder: JSONEncoder()).sink { _ in
    } receiveValue: { (_: Data) in
    }
    .store(in: &bag)
  }

  func load(_ name: String) -> AnyPublisher<User, AppError> {
    Future { promise in
      // As in Combine, the promise is not `Sendable`.
      nonisolated(unsafe) let promise = promise
      DispatchQueue.global().async { promise(.success(User(name: name, age: 3))) }
    }
    .eraseToAnyPublisher()
  }

  func fetch(_ request: URLRequest) -> AnyPublisher<User, AppError> {
    URLSession.shared.dataTaskPublisher(for: request)
      .tryMap { data, response -> Data in
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return data
      }
      .retry(2)
      .decode(type: User.self, decoder: JSONDecoder())
      .mapError { error -> AppError in (error as? URLError).map(AppError.network) ?? .other }
      .eraseToAnyPublisher()
  }

  func sharing() {
    let shared = text.map(\.count).share()
    shared.sink { _ in }.store(in: &bag)
    let multicast = text.multicast(subject: PassthroughSubject<String, Never>())
    multicast.sink { _ in }.store(in: &bag)
    multicast.connect().store(in: &bag)
    text.multicast { CurrentValueSubject<String, Never>("") }.autoconnect().sink { _ in }.store(in: &bag)
    [1].publisher.makeConnectable().autoconnect().sink { _ in }.store(in: &bag)
    text.subscribe(PassthroughSubject<String, Never>()).store(in: &bag)
    text.handleEvents(
      receiveSubscription: { _ in }, receiveOutput: { print($0) }, receiveCompletion: { _ in }, receiveCancel: {},
      receiveRequest: { _ in }
    ).sink { _ in }.store(in: &bag)
    text.print("text").sink { _ in }.store(in: &bag)
    text.breakpoint(receiveOutput: { $0 == "stop" }).breakpointOnError().sink { _ in }.store(in: &bag)
    text.subscribe(AnySubscriber(Subscribers.Sink<String, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })))
  }

  func opaque() -> some Publisher<Int, Never> { number.map { $0 * 2 } }

  func existential() -> any Publisher<Int, Never> { number }

  func generic<P: Publisher>(_ publisher: P) -> AnyPublisher<P.Output, Never> where P.Failure == AppError {
    publisher.catch { _ in Empty<P.Output, Never>() }.eraseToAnyPublisher()
  }

  func awaiting() async throws {
    for await value in $query.values { print(value) }
    for try await value in failing.values { print(value) }
    _ = await Future<Int, Never> { $0(.success(1)) }.value
    _ = try await Future<Int, any Error> { $0(.success(1)) }.value
    for await _ in NotificationCenter.default.publisher(for: .init("x")).map({ _ in 1 }).values {}
  }

  func sending() {
    tap.send()
    text.send("a")
    number.value += 1
    number.send(3)
    failing.send(completion: .failure(.offline))
    text.send(completion: .finished)
    bag.forEach { $0.cancel() }
    bag.removeAll()
  }
}

extension Publisher {
  func withLatest<Other: Publisher>(from other: Other) -> AnyPublisher<Other.Output, Failure>
  where Other.Failure == Failure {
    map { _ in other.first() }.switchToLatest().eraseToAnyPublisher()
  }

  func weakAssign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on root: Root
  ) -> AnyCancellable where Failure == Never {
    sink { [weak root] in root?[keyPath: keyPath] = $0 }
  }
}

extension Publisher where Output == String, Failure == Never {
  func trimmed() -> Publishers.Map<Self, String> { map { $0.trimmingCharacters(in: .whitespaces) } }
}

/// A custom publisher.
struct EveryOther<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  let upstream: Upstream

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    upstream.scan((0, nil as Output?)) { ($0.0 + 1, $1) }.filter { $0.0.isMultiple(of: 2) }.compactMap(\.1)
      .receive(subscriber: subscriber)
  }
}

extension Publishers {
  /// A publisher in the namespace `Publishers`.
  struct Doubled<Upstream: Publisher>: Publisher where Upstream.Output: Numeric {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Publishers.Map(upstream: upstream) { $0 + $0 }.subscribe(subscriber)
    }
  }
}

extension Publishers.Filter where Upstream.Failure == Never {
  func doubled() -> Publishers.Doubled<Self> where Upstream.Output: Numeric { Publishers.Doubled(upstream: self) }
}

func named(
  _ filter: Publishers.Filter<Publishers.Map<PassthroughSubject<String, Never>, Int>>,
  _ throttle: Publishers.Throttle<AnyPublisher<Int, Never>, DispatchQueue>
)
  -> Publishers.Zip<
    Publishers.Filter<Publishers.Map<PassthroughSubject<String, Never>, Int>>,
    Publishers.Throttle<AnyPublisher<Int, Never>, DispatchQueue>
  >
{
  filter.zip(throttle)
}

/// A custom subscriber.
final class OneByOne: Subscriber {
  typealias Input = Int
  typealias Failure = Never
  private var subscription: (any Subscription)?

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.max(1))
  }

  func receive(_ input: Int) -> Subscribers.Demand { .max(1) }

  func receive(completion: Subscribers.Completion<Never>) {}
}

/// A model that calls `objectWillChange.send()` explicitly.
final class Settings: ObservableObject {
  var volume = 0.5 { willSet { objectWillChange.send() } }
}

/// A model whose `objectWillChange` has a custom type.
final class Custom: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
}

protocol SearchModel: ObservableObject {
  var query: String { get set }
  var queryPublisher: Published<String>.Publisher { get }
}

final class Search: SearchModel {
  @Published var query = ""
  var queryPublisher: Published<String>.Publisher { $query }
  private var bag: Set<AnyCancellable> = []

  init(initial: String? = nil) {
    if let initial { _query = Published(initialValue: initial) }
    objectWillChange.sink { _ in }.store(in: &bag)
  }
}

func observe<Object: ObservableObject>(_ object: Object, change: @escaping () -> Void) -> AnyCancellable {
  object.objectWillChange.sink { _ in change() }
}
