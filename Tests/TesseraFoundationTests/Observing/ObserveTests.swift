// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraFoundation

/// `observe(_:options:changeHandler:)`, according to Apple's documentation of key-value observing. A class's record
/// lists the members that it exposes to Objective-C by name.
struct ObserveTests {
  let player = Player()

  /// Returns the values passed to a property's change handler while the body runs.
  private func reportedValues<Value>(
    _ keyPath: KeyPath<Player, Value>, _ options: NSKeyValueObservingOptions, _ body: () -> Void
  ) -> [String] {
    let log = Log()
    let observation = player.observe(keyPath, options: options) { _, change in
      let text = { (value: Value?) in value.map { "\($0)" } ?? "-" }
      log.lines.append("\(text(change.oldValue)) \(text(change.newValue))\(change.isPrior ? " prior" : "")")
    }
    body()
    withExtendedLifetime(observation) {}
    return log.lines
  }

  final class Log {
    var lines: [String] = []
  }

  @Test(
    "The change contains the requested values",
    arguments: [
      ([], ["- -"]), ([.new], ["- 2"]), ([.old], ["0 -"]), ([.old, .new], ["0 2"]),
      ([.initial, .new], ["- 0", "- 2"]), ([.initial], ["- -", "- -"]),
      // The notification before the change contains no new value.
      ([.prior, .old, .new], ["0 - prior", "0 2"]),
    ] as [(NSKeyValueObservingOptions, [String])])
  func options(_ options: NSKeyValueObservingOptions, expected: [String]) {
    #expect(reportedValues(\.rate, options) { player.rate = 2 } == expected)
  }

  @Test("Setting an equal value notifies observers")
  func equalValue() {
    #expect(reportedValues(\.rate, [.old, .new]) { player.rate = 0 } == ["0 0"])
  }

  @Test("Changes to other properties do not notify observers")
  func others() {
    #expect(reportedValues(\.rate, [.new]) { player.title = "Kind of Blue" } == [])
  }

  @Test("The value of an optional property is optional: nil is a value")
  func optionals() {
    let log = Log()
    let observation = player.observe(\.title, options: [.old, .new]) { _, change in
      let names = [change.oldValue, change.newValue].map { $0.map { $0 ?? "nil" } ?? "not told" }
      log.lines.append(names.joined(separator: " "))
    }
    player.title = "So What"
    player.title = nil
    withExtendedLifetime(observation) {}
    #expect(log.lines == ["nil So What", "So What nil"])
  }

  @Test("A property with a private setter can be observed")
  func privateSetter() {
    #expect(reportedValues(\.isPlaying, [.new]) { player.play() } == ["- true"])
  }

  @Test("Properties of a superclass can be observed, overridden or not")
  func subclasses() {
    let radio = Radio()
    let log = Log()
    let observations = [
      radio.observe(\.rate, options: [.new]) { radio, change in log.lines.append("rate \(change.newValue ?? -1)") },
      radio.observe(\.title, options: [.new]) { radio, change in log.lines.append("title \(change.newValue! ?? "")") },
      (radio as Player).observe(\.title) { _, _ in log.lines.append("as player") },
    ]
    radio.rate = 1
    radio.title = "Four"
    withExtendedLifetime(observations) {}
    #expect(log.lines == ["rate 1", "title Four", "as player"])
    #expect(radio.station == "Four")
  }

  @Test("A property without a record is observed by its key path")
  func unnamed() {
    #expect(reportedValues(\.secret, [.new]) { player.secret = 7 } == ["- 7"])
  }

  @Test("A property with a record is found by its key path")
  func named() {
    #expect(reportedValues(\.plain, [.new]) { player.plain = 7 } == ["- 7"])
  }

  @Test("The handler is not called after the observation is invalidated or released")
  func ends() {
    var calls = 0
    let first = player.observe(\.rate) { _, _ in calls += 1 }
    var second: NSKeyValueObservation? = player.observe(\.rate) { _, _ in calls += 10 }
    withExtendedLifetime(second) {}
    second = nil
    player.rate = 1
    first.invalidate()
    first.invalidate()
    player.rate = 2
    #expect(calls == 1)
  }

  @Test("An observer may invalidate its own observation, and a later one, during a notification")
  func endsDuringNotification() {
    var log: [Int] = []
    var observations: [NSKeyValueObservation] = []
    observations.append(
      player.observe(\.rate) { _, _ in
        log.append(1)
        observations.forEach { $0.invalidate() }
      })
    observations.append(player.observe(\.rate) { _, _ in log.append(2) })
    player.rate = 1
    player.rate = 2
    #expect(log == [1])
  }

  @Test("An observer added during a change is not notified of it")
  func addedDuringChange() {
    var calls = 0
    player.willChangeValue(for: \.rate)
    let observation = player.observe(\.rate) { _, _ in calls += 1 }
    player.didChangeValue(for: \.rate)
    #expect(calls == 0)
    player.rate = 1
    #expect(calls == 1)
    withExtendedLifetime(observation) {}
  }

  @Test("A change during a notification is reported immediately, with its own values")
  func nested() {
    let log = Log()
    let observation = player.observe(\.rate, options: [.old, .new]) { player, change in
      log.lines.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
      if player.rate == 1 { player.rate = 5 }
    }
    player.rate = 1
    withExtendedLifetime(observation) {}
    #expect(log.lines == ["0 1", "1 5"])
  }

  @Test("Deallocation ends an observation, even if the address is reused")
  func deallocation() {
    var calls = 0
    var kept: [NSKeyValueObservation] = []
    for _ in 0..<100 {
      let player = Player()
      player.rate = 1
      kept.append(player.observe(\.rate) { _, _ in calls += 1 })
    }
    #expect(calls == 0)
    weak var gone: Player?
    do {
      let player = Player()
      kept.append(player.observe(\.rate) { _, _ in calls += 1 })
      player.rate = 1
      gone = player
    }
    #expect(calls == 1)
    // The observation does not retain the object.
    #expect(gone == nil)
  }

  @Test("Dependent properties notify observers if their value differs")
  func dependents() {
    #expect(
      reportedValues(\.isMuted, [.old, .new]) {
        player.volume = 3; player.volume = 0
      } == ["false true"])
    #expect(reportedValues(\.volume, [.new]) { player.volume = 0 } == ["- 0"])
  }

  @Test("Nested changes of the same property are reported as one change")
  func grouped() {
    let changes = reportedValues(\.volume, [.old, .new]) {
      KeyValues.change(player, key: nil, affecting: ["volume"]) {
        player.volume = 1
        player.volume = 2
      }
    }
    #expect(changes == ["5 2"])
  }

  @Test("A key path through an object reports changes of that object")
  func relations() {
    let log = Log()
    let (old, new) = (player.sleeve!, Sleeve())
    let observation = player.observe(\.sleeve.color, options: [.old, .new]) { _, change in
      log.lines.append("\(change.oldValue ?? "-") \(change.newValue ?? "-")")
    }
    old.color = "blue"
    player.sleeve = new
    old.color = "red"
    new.color = "green"
    #expect(log.lines == ["white blue", "blue white", "white green"])
    observation.invalidate()
    new.color = "black"
    #expect(log.lines.count == 3)
  }
}
