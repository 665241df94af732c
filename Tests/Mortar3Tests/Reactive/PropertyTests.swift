// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Mortar3
import Testing

@Suite @MainActor
struct PropertyTests {
  @Test func constantsPublishTheirValueAndComplete() {
    var events: [String] = []
    let subscription = Property(value: 3).sink(
      receiveCompletion: { _ in events.append("end") }, receiveValue: { events.append("\($0)") })
    #expect(events == ["3", "end"])
    subscription.cancel()
  }

  @Test func mutablePropertiesPublishEveryValueAndComplete() {
    var events: [String] = []
    var property: MutableProperty<Int>? = MutableProperty(1)
    let subscription = property?.sink(
      receiveCompletion: { _ in events.append("end") }, receiveValue: { events.append("\($0)") })
    property?.value = 2
    property?.modify { $0 *= 10 }
    #expect(property?.swap(5) == 20)
    #expect(property?.value == 5)
    let readOnly = property.map { Property($0) }
    property = nil
    #expect(events == ["1", "2", "20", "5", "end"])
    // The value outlives the property's owner and is available to late subscribers.
    #expect(readOnly?.value == 5)
    var late: [Int] = []
    let second = readOnly?.sink { late.append($0) }
    #expect(late == [5])
    subscription?.cancel()
    second?.cancel()
  }

  @Test func propertiesFollowPublishers() {
    let subject = PassthroughSubject<Int, Never>()
    let property = Property(initial: 0, then: subject.map { $0 * 2 })
    #expect(property.value == 0)
    subject.send(4)
    #expect(property.value == 8)
  }

  @Test func propertiesCombineTwoOthers() {
    let (name, isOn) = (MutableProperty("a"), MutableProperty(false))
    let both = Property(Property(name), Property(isOn)) { $1 ? $0.uppercased() : $0 }
    var seen: [String] = []
    let subscription = both.sink { seen.append($0) }
    isOn.value = true
    isOn.value = true
    name.value = "b"
    #expect(seen == ["a", "A", "B"])
    subscription.cancel()
  }

  @Test func bindingsEndWithTheirProperty() {
    let source = MutableProperty(1)
    var target: MutableProperty<Int>? = MutableProperty(0)
    var optional: MutableProperty<Int?>? = MutableProperty(nil)
    if let target { target <~ source }
    if let optional { optional <~ source }
    source.value = 7
    #expect(target?.value == 7)
    #expect(optional?.value == 7)
    weak let weakTarget = target
    (target, optional) = (nil, nil)
    #expect(weakTarget == nil)
    source.value = 8
  }

  /// Subscribers are notified in subscription order. If a subscriber sets the property, the subscribers after it
  /// receive only the newer value, so the last value that each subscriber receives is current.
  @Test func orderOfSubscribers() {
    let property = MutableProperty(0)
    var log: [String] = []
    let subscriptions = (0..<4).map { index in
      property.sink { value in
        log.append("\(index):\(value)")
        if index == 1, value == 5 { property.value = 6 }
      }
    }
    log = []
    property.value = 5
    #expect(log == ["0:5", "1:5", "0:6", "1:6", "2:6", "3:6"])
    subscriptions[1].cancel()
    log = []
    property.value = 7
    #expect(log == ["0:7", "2:7", "3:7"])
    withExtendedLifetime(subscriptions) {}
  }

  /// An object that is stored in the value may use the property in its `deinit`.
  @Test func valuesMayUseThePropertyInDeinit() {
    final class UsesPropertyOnDeinit {
      let last: () -> Void
      init(_ last: @escaping () -> Void) { self.last = last }
      deinit { last() }
    }
    let property = MutableProperty<UsesPropertyOnDeinit?>(nil)
    var deaths = 0
    property.value = UsesPropertyOnDeinit { [weak property] in
      _ = property?.value
      deaths += 1
    }
    property.value = nil
    #expect(deaths == 1)
  }

  /// A subscriber never receives more values than it requested. When it requests more, it receives the latest value.
  @Test func demand() {
    let property = MutableProperty(0)
    var seen: [Int] = []
    let subscription = property.first().sink { seen.append($0) }
    property.value = 1
    #expect(seen == [0])
    subscription.cancel()
    let slow = SlowSubscriber()
    property.subscribe(slow)
    (property.value, property.value) = (2, 3)
    #expect(slow.seen == [1])
    slow.subscription?.request(.max(1))
    #expect(slow.seen == [1, 3])
    slow.subscription?.cancel()
    property.value = 4
    #expect(slow.seen == [1, 3])
  }

  private final class SlowSubscriber: Subscriber {
    var seen: [Int] = []
    var subscription: (any Subscription)?

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.max(1))
    }

    func receive(_ input: Int) -> Subscribers.Demand {
      seen.append(input)
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
  }

  @Test func valuesFromManyThreads() async {
    let property = MutableProperty(0)
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<100 { group.addTask { property.value = index } }
    }
    #expect((0..<100).contains(property.value))
  }

  /// Starts a change on one thread. As soon as its closure runs, starts another change on a second thread. The first
  /// closure waits briefly for the second change to complete.
  private nonisolated func collide(
    _ property: MutableProperty<Int>, _ first: @Sendable (inout Int) -> Void, _ second: @Sendable () -> Void
  ) {
    let (isIn, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      if thread == 0 {
        property.modify { value in
          isIn.signal()
          _ = isDone.wait(timeout: .now() + 0.2)
          first(&value)
        }
      } else {
        _ = isIn.wait(timeout: .now() + 5)
        second()
        isDone.signal()
      }
    }
  }

  /// Each change starts with the result of the previous change, regardless of the thread: 2, then 2 + 1, then 3 * 10.
  @Test nonisolated func concurrentChangesAreNotLost() {
    let property = MutableProperty(2)
    collide(property, { $0 += 1 }, { property.modify { $0 *= 10 } })
    #expect(property.value == 30)
  }

  /// A swap returns the result of a concurrent change, and a change does not overwrite a value that is set during the
  /// change.
  @Test nonisolated func swapsAndNewValuesWaitForChanges() {
    let property = MutableProperty(2)
    let old = MutableProperty(0)
    collide(property, { $0 += 1 }, { old.value = property.swap(50) })
    #expect(old.value == 3 && property.value == 50)
    collide(property, { $0 += 1 }, { property.value = 7 })
    #expect(property.value == 7)
  }

  /// If a change throws, the value does not change, and the next change succeeds.
  @Test nonisolated func throwingChangesHaveNoEffect() {
    struct TestError: Error {}
    let property = MutableProperty(1)
    var seen: [Int] = []
    let subscription = property.sink { seen.append($0) }
    #expect(throws: TestError.self) {
      try property.modify {
        $0 = 2
        throw TestError()
      }
    }
    DispatchQueue.concurrentPerform(iterations: 2) { _ in property.modify { $0 += 1 } }
    #expect(property.value == 3 && seen.first == 1 && seen.last == 3)
    subscription.cancel()
  }

  /// While a subscriber handles the value 1, another thread sets 2. The subscriber receives 2 after it has handled 1,
  /// and the other thread does not wait for it.
  @Test nonisolated func publishesValuesInOrder() {
    let property = MutableProperty(0)
    let (hears, isSet) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let log = MutableProperty<[Int]>([])
    let subscription = property.sink { value in
      if value == 1 {
        hears.signal()
        _ = isSet.wait(timeout: .now() + 5)
      }
      log.modify { $0.append(value) }
    }
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      if thread == 0 {
        property.value = 1
      } else {
        _ = hears.wait(timeout: .now() + 5)
        property.value = 2
        isSet.signal()
      }
    }
    #expect(log.value == [0, 1, 2])
    subscription.cancel()
  }

  /// The completion is sent after the last value, even if the property is released while a subscriber is busy on
  /// another thread.
  @Test nonisolated func completionComesLast() {
    var property: MutableProperty<Int>? = MutableProperty(0)
    let (hears, isOver) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let log = MutableProperty<[String]>([])
    let slow = LateSubscriber { value in
      if value == 1 {
        hears.signal()
        _ = isOver.wait(timeout: .now() + 5)
      }
      log.modify { $0.append("\(value)") }
    } end: {
      log.modify { $0.append("end") }
    }
    property?.subscribe(slow)
    property?.value = 1
    let asking = DispatchQueue(label: "asking")
    asking.async { slow.subscription?.request(.unlimited) }
    _ = hears.wait(timeout: .now() + 5)
    property?.value = 2
    property = nil
    isOver.signal()
    asking.sync {}
    #expect(log.value == ["1", "2", "end"])
  }

  /// A subscriber without initial demand.
  private final class LateSubscriber: Subscriber, @unchecked Sendable {
    var subscription: (any Subscription)?
    private let take: (Int) -> Void
    private let end: () -> Void

    init(_ take: @escaping (Int) -> Void, end: @escaping () -> Void) { (self.take, self.end) = (take, end) }

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
      take(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) { end() }
  }

  /// A computed value stays consistent with both of its sources. A thread never overwrites it with a result that was
  /// computed before another thread's change.
  @Test nonisolated func computedValuesAreNeverStale() {
    let (first, second) = (MutableProperty(0), MutableProperty(0))
    let (isSeen, isSet) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let both = Property(Property(first), Property(second)) { one, two in
      if (one, two) == (1, 0) {
        isSeen.signal()
        _ = isSet.wait(timeout: .now() + 0.2)
      }
      return "\(one) \(two)"
    }
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      if thread == 0 {
        first.value = 1
      } else {
        _ = isSeen.wait(timeout: .now() + 5)
        second.value = 1
        isSet.signal()
      }
    }
    #expect(both.value == "1 1")
  }
}
