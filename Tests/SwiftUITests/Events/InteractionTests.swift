// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing
import TesseraViews

/// Keyboard shortcuts, pointers, drags and drops, and accessibility of whole views. The host is 200 x 100 points.
@MainActor
@Suite struct InteractionTests {
  // MARK: Keys

  private struct Buttons: View {
    let journal: Journal
    var isEnabled = true
    var body: some View {
      VStack {
        Button("Save") { journal.add("save") }.keyboardShortcut("s")
        Button("Other") { journal.add("other") }.keyboardShortcut("s")
        Button("Default") { journal.add("default") }.keyboardShortcut(.defaultAction)
        Button("Up") { journal.add("up") }.keyboardShortcut(.upArrow, modifiers: [.option, .shift]).disabled(!isEnabled)
        Button("None") { journal.add("none") }.keyboardShortcut(nil)
      }
    }
  }

  @Test func shortcutsPerformTheirButtons() {
    let journal = Journal()
    let screen = HostedScreen(Buttons(journal: journal))
    #expect(screen.window.pressKey("s", modifierFlags: .command))
    #expect(screen.window.pressKey("\r"))
    #expect(screen.window.pressKey(UIKeyCommand.inputUpArrow, modifierFlags: [.alternate, .shift]))
    #expect(!screen.window.pressKey("s"))
    // The first of two controls with the same shortcut is performed.
    #expect(journal.take() == ["save", "default", "up"])
  }

  @Test func disabledButtonsHaveNoShortcut() {
    let journal = Journal()
    let screen = HostedScreen(Buttons(journal: journal, isEnabled: false))
    #expect(!screen.window.pressKey(UIKeyCommand.inputUpArrow, modifierFlags: [.alternate, .shift]))
    screen.controller.rootView = Buttons(journal: journal, isEnabled: true)
    screen.layOut()
    #expect(screen.window.pressKey(UIKeyCommand.inputUpArrow, modifierFlags: [.alternate, .shift]))
    #expect(HostedScreen(Text("Plain")).controller.keyCommands == nil)
  }

  // MARK: Pointers

  @Test func hoveringCallsTheAction() {
    let journal = Journal()
    let screen = HostedScreen(
      SwiftUI.Color.red.frame(width: 50, height: 50).onHover { journal.add("\($0)") })
    screen.window.movePointer(to: CGPoint(x: 100, y: 50))
    screen.window.movePointer(to: CGPoint(x: 101, y: 50))
    screen.window.movePointer(to: CGPoint(x: 10, y: 50))
    #expect(journal.take() == ["true", "false"])
  }

  @Test func hoverEffectsArePointerStyles() {
    let screen = HostedScreen(SwiftUI.Color.red.frame(width: 50, height: 50).hoverEffect(.lift))
    #expect(screen.window.movePointer(to: CGPoint(x: 100, y: 50)) != nil)
    #expect(screen.window.movePointer(to: CGPoint(x: 10, y: 50)) == nil)
  }

  // MARK: Drags

  private struct Board: View {
    let journal: Journal
    var isEnabled = true
    @State private var dropped = "nothing"
    var body: some View {
      HStack(spacing: 0) {
        SwiftUI.Color.red.draggable("card").disabled(!isEnabled)
        SwiftUI.Color.blue.dropDestination(for: String.self) { values, location in
          journal.add("\(values) \(Int(location.x))")
          dropped = values.joined()
          return true
        } isTargeted: {
          journal.add("targeted \($0)")
        }
        .overlay { Text(dropped) }
      }
    }
  }

  private func drag(_ screen: HostedScreen<some View>) {
    screen.window.touch { touch in
      touch.begin(at: CGPoint(x: 50, y: 50))
      touch.wait(1)
      touch.move(to: CGPoint(x: 90, y: 50))
      touch.move(to: CGPoint(x: 150, y: 50))
      touch.end()
    }
    screen.layOut()
  }

  /// The destination begins at x = 100, so the drop at 150 is at 50 in its coordinates.
  @Test func valuesAreDropped() {
    let journal = Journal()
    let screen = HostedScreen(Board(journal: journal))
    drag(screen)
    #expect(journal.take() == ["targeted true", "[\"card\"] 50", "targeted false"])
    #expect(screen.texts.contains("card"))
  }

  @Test func disabledViewsAreNotDragged() {
    let journal = Journal()
    drag(HostedScreen(Board(journal: journal, isEnabled: false)))
    #expect(journal.take().isEmpty)
  }

  // MARK: Accessibility

  private func elements(_ view: UIView) -> [UIView] {
    if view.isAccessibilityElement { return [view] }
    let inner = view.accessibilityElements.map { $0.compactMap { $0 as? UIView } } ?? view.subviews
    return inner.flatMap { elements($0) }
  }

  @Test func representationsReplaceTheElements() {
    let screen = HostedScreen(
      HStack {
        Text("Drawn")
        Text("Also drawn")
      }
      .accessibilityRepresentation { Button("Spoken") {} })
    #expect(elements(screen.controller.view).map(\.accessibilityLabel) == ["Spoken"])
  }

  private struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("Box").accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.label } }
    }
  }

  /// A style can represent its control by the standard control. That control doesn't have the style, which would not end.
  @Test func stylesCanBeRepresentedByTheirControl() {
    let screen = HostedScreen(Toggle("Option", isOn: .constant(true)).toggleStyle(Checkbox()))
    #expect(elements(screen.controller.view).contains { $0 is UISwitch })
    #expect(screen.texts.contains("Box"))
  }

  @Test func buttonsAreActions() {
    let journal = Journal()
    let screen = HostedScreen(
      Text("Mail").accessibilityActions {
        Button("Reply") { journal.add("reply") }
        Button("Archive") { journal.add("archive") }
      })
    let actions = elements(screen.controller.view).first?.accessibilityCustomActions ?? []
    #expect(actions.map(\.name) == ["Reply", "Archive"])
    _ = actions.last?.actionHandler?(actions[1])
    #expect(journal.take() == ["archive"])
  }

  @Test func helpIsAHint() {
    let screen = HostedScreen(Button("Send") {}.help("Sends the message"))
    #expect(elements(screen.controller.view).first?.accessibilityHint == "Sends the message")
  }

  /// Documented no-ops are not reported.
  @Test func namesWithNothingToShowAreQuiet() {
    let messages = reports {
      _ = HostedScreen(
        Text("A").sensoryFeedback(.success, trigger: 1).onOpenURL { _ in }.focusable().textSelection(.enabled)
          .onKeyPress("a") { .handled }.widgetURL(nil).widgetAccentable().help("Help").hoverEffect())
    }
    #expect(messages.isEmpty)
  }

  // MARK: Control groups

  @Test func controlGroupsCanBeMenus() {
    let group = ControlGroup {
      Button("Cut") {}
      Button("Copy") {}
    } label: {
      Text("Edit")
    }
    #expect(HostedScreen(group).texts == ["Cut", "Copy"])
    #expect(HostedScreen(group.controlGroupStyle(.menu)).texts == ["Edit"])
  }
}
