// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Testing

@MainActor private final class Log {
  var lines: [String] = []
}

/// The UIKit accessibility properties that modifiers set on views.
@MainActor @Suite struct AccessibilityModifierTests {
  private func elements(_ view: some View) -> [UIView] {
    let controller = UIHostingController(rootView: view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    controller.view.layoutIfNeeded()
    func elements(_ view: UIView) -> [UIView] {
      view.subviews.flatMap {
        $0.accessibilityElementsHidden ? [] : $0.isAccessibilityElement ? [$0] : elements($0)
      }
    }
    return elements(controller.view)
  }

  @Test func textsAndTraits() throws {
    let view = Color.red.accessibilityLabel("Label").accessibilityValue("Value").accessibilityHint("Hint")
      .accessibilityAddTraits([.isButton, .isSelected]).accessibilityIdentifier("identifier")
    let all = elements(view)
    try #require(all.count == 1)
    #expect(all[0].accessibilityLabel == "Label")
    #expect(all[0].accessibilityValue == "Value")
    #expect(all[0].accessibilityHint == "Hint")
    #expect(all[0].accessibilityTraits == [.button, .selected])
  }

  /// A button keeps its trait and performs its action despite the modifiers.
  @Test func modifiersOfAButtonKeepTheRest() throws {
    let log = Log()
    let all = elements(Button("Title") { log.lines.append("tap") }.accessibilityLabel("Other"))
    try #require(all.count == 1)
    #expect(all[0].accessibilityLabel == "Other")
    #expect(all[0].accessibilityTraits.contains(.button))
  }

  @Test func linksAreNotButtons() throws {
    let url = try #require(URL(string: "https://example.com"))
    let all = elements(Link("Open", destination: url))
    try #require(all.count == 1)
    #expect(all[0].accessibilityTraits == .link)
    #expect(all[0].accessibilityLabel == "Open")
  }

  @Test func hiddenViewsAreNoElements() {
    #expect(elements(Text("Hidden").accessibilityHidden(true)).isEmpty)
    #expect(elements(Text("Shown").accessibilityHidden(false)).count == 1)
  }

  @Test func childrenAreCombinedContainedOrIgnored() {
    let stack = VStack {
      Text("One")
      Text("Two")
    }
    let combined = elements(stack.accessibilityElement(children: .combine))
    #expect(combined.map(\.accessibilityLabel) == ["One, Two"])
    #expect(elements(stack.accessibilityElement(children: .contain)).count == 2)
    let ignored = elements(stack.accessibilityElement(children: .ignore).accessibilityLabel("Both"))
    #expect(ignored.map(\.accessibilityLabel) == ["Both"])
  }

  @Test func sortPrioritiesChangeTheReadingOrder() {
    let stack = VStack {
      Text("One")
      Text("Two").accessibilitySortPriority(1)
      Text("Three").accessibilityLabel("Third").accessibilitySortPriority(2)
    }
    let controller = UIHostingController(rootView: stack)
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    controller.view.layoutIfNeeded()
    let order = controller.view.accessibilityElements?.compactMap { $0 as? UIView } ?? []
    #expect(order.map { $0.accessibilityLabel ?? ($0 as? UILabel)?.text } == ["Third", "Two", "One"])
  }

  @Test func adjustableViewsAreIncrementedAndDecremented() throws {
    let journal = Journal()
    let element = try #require(
      elements(Text("3").accessibilityAdjustableAction { journal.add($0 == .increment ? "more" : "less") }).first)
    #expect(element.accessibilityTraits.contains(.adjustable))
    element.accessibilityIncrement()
    element.accessibilityDecrement()
    #expect(journal.take() == ["more", "less"])
  }

  @Test func actionsArePerformed() throws {
    let log = Log()
    let view = Text("Row").accessibilityAction { log.lines.append("default") }
      .accessibilityAction(named: "Delete") { log.lines.append("delete") }
    let all = elements(view)
    try #require(all.count == 1)
    #expect(all[0].accessibilityActivate())
    #expect(log.lines == ["default"])
    #expect(all[0].accessibilityCustomActions?.map(\.name) == ["Delete"])
  }
}
