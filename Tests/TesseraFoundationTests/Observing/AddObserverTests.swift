// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraFoundation

nonisolated(unsafe) private var firstContext: UInt8 = 0
nonisolated(unsafe) private var secondContext: UInt8 = 0

/// `addObserver(_:forKeyPath:options:context:)`, according to Apple's documentation. A class's record lists the
/// members that it exposes to Objective-C by name.
struct AddObserverTests {
  let player = Player()
  let watcher = Watcher()

  final class Watcher: NSObject, KeyValueObserver {
    var log: [String] = []
    var context: UnsafeMutableRawPointer?

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let text = { (key: NSKeyValueChangeKey) in change?[key].map { $0 is NSNull ? "null" : "\($0)" } ?? "-" }
      log.append("\(keyPath ?? "") \(text(.oldKey)) \(text(.newKey)) \(text(.notificationIsPriorKey))")
      self.context = context
      #expect(object is Player)
      #expect(change?[.kindKey] as? UInt == 1)
      #expect((change?[.kindKey] as? NSNumber)?.intValue == 1)
    }
  }

  @Test("The dictionary contains the requested values, with NSNull for nil")
  func dictionary() {
    player.addObserver(watcher, forKeyPath: "title", options: [.old, .new, .prior], context: nil)
    player.title = "Blue in Green"
    player.removeObserver(watcher, forKeyPath: "title")
    player.title = nil
    #expect(watcher.log == ["title null - true", "title null Blue in Green -"])
  }

  @Test("A property is found by its Objective-C name, which the observer receives")
  func objectiveCNames() {
    player.addObserver(watcher, forKeyPath: "playing", options: [.initial, .new], context: nil)
    player.play()
    player.removeObserver(watcher, forKeyPath: "playing")
    #expect(watcher.log == ["playing - false -", "playing - true -"])
  }

  @Test("A property without a record is reported by its name")
  func unexposed() {
    player.addObserver(watcher, forKeyPath: "secret", options: [.old, .new], context: nil)
    player.secret = 4
    player.secret = 4
    player.rate = 1
    player.removeObserver(watcher, forKeyPath: "secret")
    #expect(watcher.log == ["secret 0 4 -"])
  }

  @Test("The context is passed and distinguishes observations of one observer")
  func context() {
    withUnsafeMutablePointer(to: &firstContext) { first in
      withUnsafeMutablePointer(to: &secondContext) { second in
        player.addObserver(watcher, forKeyPath: "rate", options: [], context: first)
        player.addObserver(watcher, forKeyPath: "rate", options: [.new], context: second)
        player.removeObserver(watcher, forKeyPath: "rate", context: first)
        player.rate = 3
        #expect(watcher.log == ["rate - 3 -"])
        #expect(watcher.context == UnsafeMutableRawPointer(second))
        player.removeObserver(watcher, forKeyPath: "rate", context: second)
      }
    }
  }

  @Test("A key path through an optional object reports changes of that object, including nil")
  func relations() {
    player.addObserver(watcher, forKeyPath: "next.rate", options: [.new], context: nil)
    let next = Player()
    player.next = next
    next.rate = 2
    player.next = nil
    next.rate = 3
    player.removeObserver(watcher, forKeyPath: "next.rate")
    #expect(watcher.log == ["next.rate - 0 -", "next.rate - 2 -", "next.rate - null -"])
  }

  @Test("An observer may be removed in its deinit")
  func removedInDeinit() {
    final class Owner: NSObject, KeyValueObserver {
      let player: Player

      init(_ player: Player) {
        self.player = player
        super.init()
        player.addObserver(self, forKeyPath: "rate", context: nil)
      }

      deinit { player.removeObserver(self, forKeyPath: "rate") }

      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {}
    }
    _ = Owner(player)
    player.rate = 1
    #expect(KeyObservers.shared.observations(of: player) { _ in true }.isEmpty)
  }

  @Test("The method that an observer's record exposes is called")
  func exposed() {
    let listener = Listener()
    player.addObserver(listener, forKeyPath: "rate", options: [.new], context: nil)
    player.rate = 8
    player.removeObserver(listener, forKeyPath: "rate")
    #expect(listener.log == ["rate 8"])
  }

  @Test("Removing an observer that was not added traps with Objective-C's message")
  func notRegistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Player().removeObserver(NSObject(), forKeyPath: "rate")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'NSRangeException', reason: 'Cannot remove an observer <NSObject 0x"))
    #expect(text.contains("for the key path \"rate\" from <Player 0x"))
    #expect(text.contains("because it is not registered as an observer."))
  }

  @Test("An observer without the method traps")
  func unhandled() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (player, observer) = (Player(), NSObject())
      player.addObserver(observer, forKeyPath: "rate", options: [.initial], context: nil)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("An -observeValueForKeyPath:ofObject:change:context: message was received but not handled."))
    #expect(text.contains("Key path: rate"))
  }
}

private final class Listener: NSObject {
  var log: [String] = []

  // The porting tool converts an `observeValue` override to this method.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    guard keyPath == "rate" else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    log.append("rate \(change?[.newKey] ?? "-")")
  }
}

@section("tessera_objc") @used private let listenerMethods: @convention(c) (UnsafeMutableRawPointer) -> Void = {
  $0.assumingMemoryBound(to: ObjCMethods.self).pointee.add(
    Listener.self, "observeValueForKeyPath:ofObject:change:context:",
    Listener.observeValue(forKeyPath:of:change:context:))
}
