// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraFoundation

/// Key paths to the same property are recognized as equal, regardless of their root class. This relies on Swift's
/// implementation of key path comparison, so every new compiler version must pass these tests.
struct KeyIdentityTests {
  @Test("A property is the same in every subclass, overridden or not")
  func same() {
    #expect(KeyIdentity(\Player.rate) == KeyIdentity(\Radio.rate))
    #expect(KeyIdentity(\Player.title) == KeyIdentity(\Radio.title))
    #expect(KeyIdentity(\Player.isPlaying) == KeyIdentity(\Radio.isPlaying))
    // A property from another module.
    #expect(KeyIdentity(\Operation.isCancelled) == KeyIdentity(\BlockOperation.isCancelled))
  }

  @Test("Two properties of the same type are different")
  func different() {
    #expect(KeyIdentity(\Player.rate) != KeyIdentity(\Player.secret))
    #expect(KeyIdentity(\Player.rate) != KeyIdentity(\Radio.volume))
    #expect(KeyIdentity(\Player.title) != KeyIdentity(\Radio.station))
  }

  @Test("Key paths of value types are not properties of an object")
  func values() {
    #expect(KeyIdentity(\String.count) == nil)
  }

  @Test("A class has the names of its superclass's properties and of nested ones")
  func names() throws {
    func name<Value>(_ path: KeyPath<Radio, Value>) -> String? {
      KeyIdentity(path).flatMap { ExposedKeys.name(of: path, $0, in: Radio.self) }
    }
    #expect(name(\.title) == "title")
    #expect(name(\.secret) == nil)
    #expect(name(\.sleeve.color) == "sleeve.color")
    #expect(name(\.next!.rate) == "next.rate")
    // The Objective-C name of a property whose getter is named isPlaying.
    #expect(ExposedKeys.key("playing", of: Radio.self)?.name == "isPlaying")
  }
}
