// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Testing

@testable import TesseraFoundation

/// `publisher(for:options:)` behaves as Apple documents it.
struct KeyValueObservingTests {
  final class Player: NSObject {
    var rate = 0 {
      willSet { willChangeValue(for: \.rate) }
      didSet { didChangeValue(for: \.rate) }
    }
    var title: String? {
      willSet { willChangeValue(for: \.title) }
      didSet { didChangeValue(for: \.title) }
    }
  }

  let player = Player()

  @Test("Publishes the current value and each later one until cancelled")
  func values() {
    var rates: [Int] = []
    let cancellable = player.publisher(for: \.rate).sink { rates.append($0) }
    player.rate = 1
    player.rate = 1
    cancellable.cancel()
    player.rate = 2
    #expect(rates == [0, 1, 1])
  }

  @Test("Options omit the current value or publish the old one before a change")
  func options() {
    var (new, prior): ([Int], [Int]) = ([], [])
    var cancellables: Set<AnyCancellable> = []
    player.publisher(for: \.rate, options: .new).sink { new.append($0) }.store(in: &cancellables)
    player.publisher(for: \.rate, options: [.prior, .new]).sink { prior.append($0) }.store(in: &cancellables)
    player.rate = 7
    #expect(new == [7])
    #expect(prior == [0, 7])
  }

  @Test("Optional values and operators")
  func operators() {
    var titles: [String] = []
    let cancellable = player.publisher(for: \.title).compactMap { $0 }.removeDuplicates().sink { titles.append($0) }
    player.title = "A"
    player.title = "A"
    player.title = nil
    player.title = "B"
    withExtendedLifetime(cancellable) {}
    #expect(titles == ["A", "B"])
  }

  @Test("Without demand, the latest value is buffered")
  func demand() {
    final class Once: Subscriber {
      var values: [Int] = []
      var subscription: (any Subscription)?
      func receive(subscription: any Subscription) { self.subscription = subscription }
      func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let once = Once()
    player.publisher(for: \.rate).subscribe(once)
    player.rate = 1
    player.rate = 2
    #expect(once.values == [])
    once.subscription?.request(.max(1))
    #expect(once.values == [2])
    player.rate = 3
    once.subscription?.request(.max(1))
    #expect(once.values == [2, 3])
    once.subscription?.cancel()
  }
}
