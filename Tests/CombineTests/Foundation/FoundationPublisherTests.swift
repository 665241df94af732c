// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Foundation
import Testing

@Suite struct FoundationPublisherTests {
  private final class Sender {}

  @Test func notifications() {
    let (center, name) = (NotificationCenter(), Notification.Name("changed"))
    let (one, other) = (Sender(), Sender())
    let all = center.publisher(for: name).compactMap { $0.userInfo?["value"] as? Int }.record()
    let ofOne = center.publisher(for: name, object: one).compactMap { $0.userInfo?["value"] as? Int }.record()
    center.post(name: name, object: one, userInfo: ["value": 1])
    center.post(name: name, object: other, userInfo: ["value": 2])
    center.post(name: Notification.Name("else"), object: one, userInfo: ["value": 3])
    #expect(all.take() == ["1", "2"])
    #expect(ofOne.take() == ["1"])
    all.cancel()
    center.post(name: name, object: one, userInfo: ["value": 4])
    #expect(all.take() == [])
    #expect(ofOne.take() == ["4"])
  }

  @Test func notificationsOneThenTwo() {
    let (center, name) = (NotificationCenter(), Notification.Name("changed"))
    let recorder = center.publisher(for: name).map { $0.userInfo?["value"] as? Int ?? 0 }.record(.max(1))
    for value in 1...2 { center.post(name: name, object: nil, userInfo: ["value": value]) }
    #expect(recorder.take() == ["1"])
    recorder.request(.max(2))
    for value in 3...5 { center.post(name: name, object: nil, userInfo: ["value": value]) }
    #expect(recorder.take() == ["3", "4"])
  }

  @Test func notificationsStopWhenTheOwnerIsReleased() {
    final class Owner {
      var bag: Set<AnyCancellable> = []
      var count = 0
      init(_ center: NotificationCenter, _ name: Notification.Name) {
        center.publisher(for: name).sink { [weak self] _ in self?.count += 1 }.store(in: &bag)
      }
    }
    let (center, name) = (NotificationCenter(), Notification.Name("changed"))
    weak var owner: Owner?
    do {
      let held = Owner(center, name)
      owner = held
      center.post(name: name, object: nil)
      #expect(held.count == 1)
    }
    #expect(owner == nil)
    center.post(name: name, object: nil)
  }

  @Test func equalNotifications() {
    let (center, name, sender) = (NotificationCenter(), Notification.Name("changed"), Sender())
    #expect(center.publisher(for: name) == NotificationCenter.Publisher(center: center, name: name))
    #expect(center.publisher(for: name, object: sender) != center.publisher(for: name))
    #expect(center.publisher(for: name) != NotificationCenter().publisher(for: name))
  }

  /// Runs the body in a separate thread, and then runs the thread's run loop until the log has enough lines.
  private func inRunLoop(_ log: Log, lines: Int, _ body: @escaping @Sendable () -> [AnyCancellable]) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let bag = body()
        let deadline = Date(timeIntervalSinceNow: 300)
        while log.lines.count < lines, Date() < deadline {
          _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
        }
        withExtendedLifetime(bag) {}
        continuation.resume()
      }
    }
  }

  @Test func timer() async {
    let log = Log()
    let start = Date()
    await inRunLoop(log, lines: 4) {
      let ticks = Timer.publish(every: 0.01, on: .current, in: .common).autoconnect()
      return [
        ticks.prefix(3).sink(
          receiveCompletion: { _ in log.add("finished") },
          receiveValue: { log.add($0.timeIntervalSince(start) >= 0.01 ? "tick" : "too early") })
      ]
    }
    #expect(log.lines == ["tick", "tick", "tick", "finished"])
    #expect(Date().timeIntervalSince(start) >= 0.03)
  }

  @Test func timerWaitsForConnection() async {
    let log = Log()
    await inRunLoop(log, lines: 3) {
      let timer = Timer.publish(every: 0.01, on: .current, in: .default)
      let sink = timer.sink { _ in log.add("tick") }
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.03))
      log.add("connected")
      return [sink, AnyCancellable(timer.connect())]
    }
    #expect(log.lines.prefix(3) == ["connected", "tick", "tick"])
  }

  /// A connection continues even if its result is discarded, and a second connection adds no ticks. Therefore three
  /// ticks take three intervals.
  @Test func timerConnectsOnce() async {
    let log = Log()
    let start = Date()
    await inRunLoop(log, lines: 3) {
      let timer = Timer.publish(every: 0.03, on: .current, in: .common)
      let sink = timer.prefix(3).sink { _ in log.add("tick") }
      _ = timer.connect()
      _ = timer.connect()
      return [sink]
    }
    #expect(log.lines == ["tick", "tick", "tick"])
    #expect(Date().timeIntervalSince(start) >= 0.09)
  }

  /// Canceling stops the ticks. Connecting restarts them, for new subscribers too.
  @Test func timerReconnects() async {
    let log = Log()
    await inRunLoop(log, lines: 3) {
      let timer = Timer.publish(every: 0.005, on: .current, in: .default)
      let first = timer.sink { _ in log.add("first") }
      timer.connect().cancel()
      let end = Date(timeIntervalSinceNow: 0.05)
      while Date() < end { _ = RunLoop.current.run(mode: .default, before: end) || true }
      log.add("quiet")
      first.cancel()
      _ = timer.connect()
      return [first, timer.prefix(2).sink { _ in log.add("second") }]
    }
    #expect(log.lines == ["quiet", "second", "second"])
  }

  /// A data URL is loaded without a network.
  @Test func dataTask() async {
    let log = Log()
    let cancellable = URLSession.shared.dataTaskPublisher(for: URL(string: "data:text/plain,abc")!)
      .sink(
        receiveCompletion: { log.add($0 == .finished ? "finished" : "failed") },
        receiveValue: { log.add(String(decoding: $0.data, as: UTF8.self)) })
    #expect(await log.wait(for: 2))
    #expect(log.lines == ["abc", "finished"])
    cancellable.cancel()
  }

  /// No server listens on port 1, so the connection fails.
  @Test func dataTaskFails() async {
    let log = Log()
    let cancellable = URLSession.shared.dataTaskPublisher(for: URLRequest(url: URL(string: "http://127.0.0.1:1/")!))
      .sink(
        receiveCompletion: { log.add($0 == .finished ? "finished" : "failed") }, receiveValue: { _ in log.add("value") }
      )
    #expect(await log.wait(for: 1))
    #expect(log.lines == ["failed"])
    cancellable.cancel()
  }
}
