// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import TesseraViews
import Testing

/// Handlers of key presses.
@MainActor @Suite struct KeyPressTests {
  @Test func keysAreHandled() {
    let journal = Journal()
    let view = Text("Game").onKeyPress(.space) {
      journal.add("space")
      return .handled
    }
    .onKeyPress(keys: ["a", "b"]) { press in
      journal.add("\(press.characters) \(press.modifiers.rawValue) \(press.phase.rawValue)")
      return .handled
    }
    let screen = HostedScreen(view)
    #expect(screen.window.pressKey(" "))
    #expect(journal.take() == ["space"])
    screen.window.pressKey("a", modifierFlags: .shift)
    // Shift has the raw value 2, and the phase of pressed keys the raw value 1.
    #expect(journal.take() == ["A 2 1"])
    #expect(!screen.window.pressKey("c"))
    #expect(journal.take() == [])
  }

  /// Inner views are asked first. Outer views get the presses that inner views ignore.
  @Test func ignoredPressesArePassedOn() {
    let journal = Journal()
    let view = Text("Inner").onKeyPress(.upArrow) {
      journal.add("inner")
      return .ignored
    }
    .onKeyPress(phases: .all) { press in
      journal.add(press.phase == .up ? "up" : "outer")
      return .handled
    }
    let screen = HostedScreen(view)
    screen.window.pressKey(UIKeyCommand.inputUpArrow)
    #expect(journal.take() == ["inner", "outer", "up"])
    screen.window.pressKey("7")
    #expect(journal.take() == ["outer", "up"])
  }

  @Test func charactersAreHandled() {
    let journal = Journal()
    let view = Text("Digits").onKeyPress(characters: .decimalDigits) { press in
      journal.add(press.characters)
      return .handled
    }
    let screen = HostedScreen(view)
    screen.window.pressKey("4")
    screen.window.pressKey("x")
    #expect(journal.take() == ["4"])
  }

  @Test func disabledAndRemovedViewsGetNoKeys() {
    struct Panel: View {
      let journal: Journal
      let isShown: Bool
      var body: some View {
        if isShown {
          Text("Panel").onKeyPress(.return) {
            journal.add("return")
            return .handled
          }
          .disabled(false)
        }
      }
    }
    let journal = Journal()
    let screen = HostedScreen(Panel(journal: journal, isShown: true))
    screen.window.pressKey("\r")
    screen.controller.rootView = Panel(journal: journal, isShown: false)
    screen.layOut()
    screen.window.pressKey("\r")
    #expect(journal.take() == ["return"])
    let disabled = HostedScreen(Panel(journal: journal, isShown: true).disabled(true))
    disabled.window.pressKey("\r")
    #expect(journal.take() == [])
  }
}
