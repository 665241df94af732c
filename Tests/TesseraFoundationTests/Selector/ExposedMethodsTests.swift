// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraFoundation

private final class Lamp: NSObject {
  var log: [String] = []

  func dim(_ sender: Any?) { log.append("dim") }
}

@MainActor private class Desk: NSObject {
  var log: [String] = []

  func clear() { log.append("clear") }
}

private final class Drawer: Desk {}

// The method registration that the porting tool appends to a file.
@section("tessera_objc") @used private let lampMethods: @convention(c) (UnsafeMutableRawPointer) -> Void = {
  $0.assumingMemoryBound(to: ObjCMethods.self).pointee.add(Lamp.self, "dim:", Lamp.dim(_:))
  $0.assumingMemoryBound(to: ObjCMethods.self).pointee.add(Lamp.self, named: "dimAndReturnError:")
}
@section("tessera_objc") @used private let deskMethods: @convention(c) (UnsafeMutableRawPointer) -> Void = {
  $0.assumingMemoryBound(to: ObjCMethods.self).pointee.add(Desk.self, "clear", Desk.clear)
}

/// Method lookup by name.
@MainActor struct ExposedMethodsTests {
  @Test("A name finds methods of the class and of its superclass")
  func byName() {
    let (lamp, drawer) = (Lamp(), Drawer())
    lamp.perform("dim:", with: nil)
    drawer.perform("clear")
    #expect(lamp.log == ["dim"])
    #expect(drawer.log == ["clear"])
  }

  @Test("A name finds the method of a class without a record after a selector has referred to it")
  func ofALocalClass() {
    final class Switch: NSObject {
      var log: [String] = []
      func flip(_ sender: Any?) { log.append("flip") }
    }
    final class Other: NSObject {}
    let object = Switch()
    #expect(!object.responds(to: Selector("flip:")))
    let selector = Selector("flip:", Switch.flip(_:))
    #expect(object.responds(to: Selector("flip:")) && Switch.instancesRespond(to: Selector("flip:")))
    #expect(!Other().responds(to: Selector("flip:")))
    object.perform(Selector(selector.description), with: nil)
    #expect(object.log == ["flip"])
  }

  @Test("A selector releases what its closure captures")
  func closures() {
    weak var captured: Lamp?
    do {
      let lamp = Lamp()
      captured = lamp
      _ = Selector("closure 1", calling: { (_: Lamp) in lamp.log.append("called") })
      _ = Selector("dim", calling: { (_: Lamp) in lamp.log.append("called") })
    }
    #expect(captured == nil)
  }

  @Test("A selector for another class's method calls the method with the same name")
  func otherClass() {
    let lamp = Lamp()
    lamp.perform(Selector("dim:", Blind.dim(_:)), with: 1)
    #expect(lamp.log == ["dim"])
  }

  private final class Blind: NSObject {
    func dim(_ sender: Any?) {}
  }

  @Test("Classes respond only to exposed methods")
  func responding() {
    #expect(Lamp().responds(to: "dim:"))
    #expect(!Lamp().responds(to: "dim"))
    #expect(Lamp().responds(to: "dimAndReturnError:"), "This method exists, though no selector can call it.")
    #expect(Drawer.instancesRespond(to: "clear"))
    #expect(!NSObject.instancesRespond(to: "clear"))
  }
}
