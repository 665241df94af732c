// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraFoundation

/// Property access by name, according to Apple's Key-Value Coding Programming Guide. A class's record lists the
/// members that it exposes to Objective-C by name.
struct KeyValueCodingTests {
  let radio = Radio()

  @Test("A key reads and sets a property, and a key path reads and sets a nested property")
  func readsAndWrites() {
    radio.setValue("Flamenco Sketches", forKey: "title")
    #expect(radio.title == "Flamenco Sketches")
    #expect(radio.value(forKey: "title") as? String == "Flamenco Sketches")
    radio.setValue(nil, forKey: "title")
    #expect(radio.value(forKey: "title") == nil)
    radio.setValue("red", forKeyPath: "sleeve.color")
    #expect(radio.value(forKeyPath: "sleeve.color") as? String == "red")
    #expect(radio.value(forKey: "playing") as? Bool == false)
    #expect(radio.value(forKeyPath: "next.rate") == nil)
  }

  @Test("A stored property is read without a record")
  func stored() {
    radio.station = "BR Klassik"
    #expect(radio.value(forKey: "station") as? String == "BR Klassik")
  }

  @Test("Setting by key notifies observers")
  func notifiesObservers() {
    var rates: [Int] = []
    let observation = radio.observe(\.rate, options: [.new]) { _, change in rates.append(change.newValue ?? -1) }
    radio.setValue(4, forKey: "rate")
    withExtendedLifetime(observation) {}
    #expect(rates == [4])
  }

  @Test("Several values are read and set at once, with NSNull for nil")
  func dictionaries() {
    radio.setValuesForKeys(["rate": 3, "title": NSNull()])
    let values = radio.dictionaryWithValues(forKeys: ["rate", "title"])
    #expect(values["rate"] as? Int == 3)
    #expect(values["title"] is NSNull)
  }

  @Test("An unknown key traps with Objective-C's message")
  func unknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Player().value(forKey: "color")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'NSUnknownKeyException', reason: '[<Player 0x"))
    #expect(
      text.contains("valueForUndefinedKey:]: this class is not key value coding-compliant for the key color."))
  }

  @Test("A value of another type traps")
  func otherType() async {
    await #expect(processExitsWith: .failure) { Player().setValue("fast", forKey: "rate") }
    await #expect(processExitsWith: .failure) { Player().setValue(nil, forKey: "rate") }
  }
}
