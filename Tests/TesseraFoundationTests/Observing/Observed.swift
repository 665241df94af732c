// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraFoundation

/// A class with `@objc dynamic` properties, as converted by the porting tool.
class Player: NSObject {
  var rate = 0 {
    willSet { willChangeValue(for: \.rate) }
    didSet { didChangeValue(for: \.rate) }
  }
  var title: String? {
    willSet { willChangeValue(for: \.title) }
    didSet { didChangeValue(for: \.title) }
  }
  private(set) var isPlaying = false {
    willSet { willChangeValue(for: \.isPlaying) }
    didSet { didChangeValue(for: \.isPlaying) }
  }
  var next: Player? {
    willSet { willChangeValue(for: \.next) }
    didSet { didChangeValue(for: \.next) }
  }
  var sleeve: Sleeve! = Sleeve() {
    willSet { willChangeValue(for: \.sleeve) }
    didSet { didChangeValue(for: \.sleeve) }
  }
  /// A property whose setter declares which properties depend on it.
  var volume: Int {
    get { storedVolume }
    set { KeyValues.change(self, key: "volume", affecting: ["isMuted"]) { storedVolume = newValue } }
  }
  var isMuted: Bool { storedVolume == 0 }
  private var storedVolume = 5
  /// A property that key-value coding can't access by name.
  var secret = 0 {
    willSet { willChangeValue(for: \.secret) }
    didSet { didChangeValue(for: \.secret) }
  }
  /// A property whose notifications use its name instead of a key path.
  var plain = 0 {
    willSet { willChangeValue(forKey: "plain") }
    didSet { didChangeValue(forKey: "plain") }
  }

  func play() { isPlaying = true }
}

class Radio: Player {
  override var title: String? {
    didSet { station = title ?? "" }
  }
  var station = ""
}

final class Sleeve: NSObject {
  var color = "white" {
    willSet { willChangeValue(for: \.color) }
    didSet { didChangeValue(for: \.color) }
  }
}

@section("tessera_objc") @used private let playerKeys: @convention(c) (UnsafeMutableRawPointer) -> Void = {
  let methods = $0.assumingMemoryBound(to: ObjCMethods.self)
  methods.pointee.add(Player.self, key: "rate", \.rate)
  methods.pointee.add(Player.self, key: "title", \.title)
  methods.pointee.add(Player.self, key: "isPlaying", \.isPlaying)
  methods.pointee.add(Player.self, key: "next", \.next)
  methods.pointee.add(Player.self, key: "sleeve", \.sleeve)
  methods.pointee.add(Player.self, key: "volume", \.volume)
  methods.pointee.add(Player.self, key: "isMuted", \.isMuted)
  methods.pointee.add(Player.self, key: "plain", \.plain)
  methods.pointee.add(Sleeve.self, key: "color", \.color)
}
