// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@_spi(Tessera) @testable import TesseraViews

/// Programmatic focus updates.
@MainActor @Suite struct UIFocusSystemTests {
  final class Tile: UIView {
    var allows = true
    var log: [String] = []
    var preferred: [any UIFocusEnvironment] = []
    override var canBecomeFocused: Bool { true }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { allows }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      log.append(
        context.nextFocusedView === self ? "gained" : context.previouslyFocusedView === self ? "lost" : "inside")
      coordinator.addCoordinatedAnimations {
        self.alpha = 0.5
      } completion: {
        self.log.append("animated")
      }
    }
  }

  final class Screen: UIViewController {
    var wanted: UIView?
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { wanted.map { [$0] } ?? [] }
  }

  private let window = makeWindow(300, 600)
  private let screen = Screen()
  private let one = Tile(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let two = Tile(frame: CGRect(x: 100, y: 0, width: 50, height: 50))

  init() {
    window.rootViewController = screen
    window.isHidden = false
    screen.view.addSubview(one)
    screen.view.addSubview(two)
  }

  private var system: UIFocusSystem? { UIFocusSystem.focusSystem(for: screen) }

  final class FocusButton: UIButton {
    override var canBecomeFocused: Bool { true }
  }

  /// A control's state contains `focused` while it has the focus. Values for `focused` apply only in this state, and
  /// the values for other states apply if there are none for `focused`.
  @Test func controlsHaveAFocusedState() throws {
    let system = try #require(system)
    let button = FocusButton(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    button.setTitle("Normal", for: .normal)
    button.setTitle("Pressed", for: .highlighted)
    button.setTitle("Focused", for: .focused)
    screen.view.addSubview(button)
    #expect(button.state == .normal && button.currentTitle == "Normal")
    system.requestFocusUpdate(to: button)
    system.updateFocusIfNeeded()
    #expect(button.isFocused && button.state == .focused && button.currentTitle == "Focused")
    button.isHighlighted = true
    #expect(button.state == [.focused, .highlighted] && button.currentTitle == "Pressed")
    button.isHighlighted = false
    system.requestFocusUpdate(to: one)
    system.updateFocusIfNeeded()
    #expect(button.state == .normal && button.currentTitle == "Normal")
    system.requestFocusUpdate(to: button)
    system.updateFocusIfNeeded()
    button.removeFromSuperview()
    #expect(button.state == .normal)
  }

  @Test func movesOnRequest() throws {
    let system = try #require(system)
    #expect(system === UIFocusSystem.focusSystem(for: one) && system.focusedItem == nil)
    #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
    screen.wanted = two
    screen.setNeedsFocusUpdate()
    screen.updateFocusIfNeeded()
    #expect(two.isFocused && !one.isFocused && two.log == ["gained", "animated"] && two.alpha == 0.5)
    system.requestFocusUpdate(to: one)
    system.updateFocusIfNeeded()
    #expect(one.isFocused && two.log == ["gained", "animated", "lost", "animated"])
    // The update is ignored because `two` does not contain the focused view.
    two.setNeedsFocusUpdate()
    two.updateFocusIfNeeded()
    #expect(one.isFocused)
    one.removeFromSuperview()
    #expect(system.focusedItem == nil)
  }

  @Test func bothItemsCanPreventTheUpdate() throws {
    let system = try #require(system)
    one.allows = false
    system.requestFocusUpdate(to: one)
    system.updateFocusIfNeeded()
    #expect(system.focusedItem == nil && one.log.isEmpty)
    system.requestFocusUpdate(to: two)
    system.updateFocusIfNeeded()
    #expect(two.isFocused)
  }

  /// Two views that prefer each other don't cause an endless loop. Hidden views are skipped. If a view has no
  /// preference, its first focusable descendant is focused.
  @Test func preferences() throws {
    let system = try #require(system)
    (one.preferred, two.preferred) = ([two], [one])
    system.requestFocusUpdate(to: one)
    system.updateFocusIfNeeded()
    #expect(system.focusedItem != nil)
    one.isHidden = true
    one.preferred = []
    system.requestFocusUpdate(to: window)
    system.updateFocusIfNeeded()
    #expect(two.isFocused && UIFocusSystem.environment(window, contains: two))
    #expect(!UIFocusSystem.environment(two, contains: screen))
    #expect(screen.view.focusItems(in: CGRect(x: 0, y: 0, width: 300, height: 10)).count == 1)
  }

  @Test func guidesAndStyles() {
    let guide = UIFocusGuide()
    guide.preferredFocusEnvironments = [screen, two]
    screen.view.addLayoutGuide(guide)
    #expect(guide.isEnabled && guide.preferredFocusedView === two)
    one.hoverStyle = UIHoverStyle(effect: .lift, shape: .rect(cornerRadius: 8).inset(by: 2))
    #expect(one.hoverStyle?.effect is UIHoverLiftEffect && one.hoverStyle?.isEnabled == true)
    #expect(two.hoverStyle == nil && UIHoverStyle().effect is UIHoverAutomaticEffect)
    #expect(UIHoverStyle(shape: .capsule).shape == .capsule)
    let circle = UIShape.circle.path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).bounds
    #expect(circle == CGRect(x: 10, y: 0, width: 20, height: 20))
  }
}
