// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Foundation
import Testing

// A model without actor isolation. It receives values on other queues and delivers them on the main queue. In Swift 5
// mode, it compiles without warnings.

final class Feed: ObservableObject {
  @Published var titles: [String] = []
  @Published var isLoading = false
  private var bag = Set<AnyCancellable>()
  private let queue = DispatchQueue(label: "feed")

  func load() {
    isLoading = true
    Future<[String], Error> { promise in
      self.queue.async { promise(.success(["a", "b"])) }
    }
    .replaceError(with: [])
    .receive(on: DispatchQueue.main)
    .sink { [weak self] titles in
      self?.titles = titles
      self?.isLoading = false
    }
    .store(in: &bag)
  }
}

@MainActor @Suite struct CallbackModelTests {
  @Test func loads() async {
    let feed = Feed()
    feed.load()
    #expect(feed.isLoading)
    for await titles in feed.$titles.values where !titles.isEmpty {
      #expect(titles == ["a", "b"])
      break
    }
  }
}
