// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// A simulated pointer, and the calls that delegates and gesture recognizers receive.
@MainActor
@Suite struct PointerTests {
  private let window = makeWindow(320, 480)
  private let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 60))
  private let delegate = Delegate()

  init() { window.addSubview(view) }

  @Test func notifiesTheDelegateOfRegions() {
    view.addInteraction(UIPointerInteraction(delegate: delegate))
    #expect(window.movePointer(to: CGPoint(x: 30, y: 50)) != nil)
    #expect(window.movePointer(to: CGPoint(x: 35, y: 50)) != nil)
    // The other half of the view is a different pointer region.
    window.movePointer(to: CGPoint(x: 110, y: 50))
    window.movePointer(to: CGPoint(x: 300, y: 400))
    #expect(delegate.log == ["enter left", "exit left", "enter right", "exit right"])
  }

  @Test func disabledInteractionsAreSilent() {
    let interaction = UIPointerInteraction(delegate: delegate)
    interaction.isEnabled = false
    view.addInteraction(interaction)
    #expect(window.movePointer(to: CGPoint(x: 30, y: 50)) == nil)
    #expect(delegate.log.isEmpty)
  }

  @Test func hoverRecognizersTrackThePointer() {
    var states: [UIGestureRecognizer.State] = []
    let hover = UIHoverGestureRecognizer(target: delegate) { (_: Delegate, hover: UIHoverGestureRecognizer) in
      states.append(hover.state)
    }
    view.addGestureRecognizer(hover)
    window.movePointer(to: CGPoint(x: 30, y: 50))
    window.movePointer(to: CGPoint(x: 40, y: 60))
    #expect(hover.location(in: view) == CGPoint(x: 20, y: 20))
    window.movePointer(to: nil)
    window.movePointer(to: CGPoint(x: 30, y: 50))
    #expect(states == [.began, .changed, .ended, .began])
  }

  @Test func buttonsProposeAStyle() throws {
    let button = UIButton(frame: CGRect(x: 200, y: 40, width: 80, height: 40))
    window.addSubview(button)
    #expect(window.movePointer(to: CGPoint(x: 220, y: 60)) == nil)
    button.isPointerInteractionEnabled = true
    let style = try #require(window.movePointer(to: CGPoint(x: 220, y: 60)))
    #expect(style.effect?.preview.view === button)
    button.pointerStyleProvider = { _, effect, _ in UIPointerStyle(effect: .lift(effect.preview)) }
    guard case .lift = window.movePointer(to: CGPoint(x: 221, y: 60))?.effect else {
      Issue.record("The provider's style is not used.")
      return
    }
    button.isPointerInteractionEnabled = false
    #expect(window.movePointer(to: CGPoint(x: 222, y: 60)) == nil)
  }

  private final class Delegate: NSObject, UIPointerInteractionDelegate {
    var log: [String] = []

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      let halves = defaultRegion.rect.divided(atDistance: 50, from: .minXEdge)
      return request.location.x < 50
        ? UIPointerRegion(rect: halves.slice, identifier: "left")
        : UIPointerRegion(rect: halves.remainder, identifier: "right")
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      UIPointerStyle(shape: .verticalBeam(length: 20))
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { animator.addAnimations { self.log.append("enter \(region.identifier?.base ?? "")") } }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) { animator.addCompletion { _ in self.log.append("exit \(region.identifier?.base ?? "")") } }
  }
}
