// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import LayoutBuilder
import Testing

/// Layouts are rebuilt or replaced and then laid out in an animation block. The root is 400 x 800 points.
@MainActor @Suite struct AnimationTests {
  let fixture = Fixture()
  let clock = AnimationClock()
  var red: UIView { fixture.redView }

  private func animateLayout() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fixture.root.layoutIfNeeded() }
  }

  private func shown(_ view: UIView, _ time: Double) -> CGRect? {
    clock.advance(to: time)
    return clock.run { view.layer.presentation()?.frame }
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Red moves from the top to the bottom: from y = 0 to y = 800 - 100 = 700.
  @Test func rebuiltLayout() {
    Layout {
      red.layout(.leading) == 0
      red.layout(.size) == 100
    }
    let position = Layout { red.layout(.top) == 0 }
    fixture.root.layoutIfNeeded()
    clock.run {
      position.rebuild { red.layout(.bottom) == 0 }
      animateLayout()
    }
    #expect(red.frame == rect(0, 700, 100, 100))
    #expect(shown(red, 0) == rect(0, 0, 100, 100))
    #expect(shown(red, 0.5) == rect(0, 350, 100, 100))
    #expect(shown(red, 1) == rect(0, 700, 100, 100))
  }

  /// Red's width changes from a quarter of the root's width, 100, to three quarters, 300. Blue stays to the right of
  /// red.
  @Test func animatesBetweenLayouts() {
    let blue = fixture.blueView
    Layout {
      red.layout([.leading, .top]) == 0
      red.layout(.height) == 20
      blue.layout(.leading) == red.layout(.trailing) + 10
      blue.layout(.top) == red
      blue.layout(.size) == 20
    }
    let narrow = Layout { red.layout(.width) == 0.25 * fixture.root }
    fixture.root.layoutIfNeeded()
    clock.run {
      narrow.deactivate()
      Layout { red.layout(.width) == 0.75 * fixture.root }
      animateLayout()
    }
    #expect(red.frame == rect(0, 0, 300, 20))
    #expect(blue.frame == rect(310, 0, 20, 20))
    #expect(shown(red, 0.25) == rect(0, 0, 150, 20))
    #expect(shown(blue, 0.25) == rect(160, 0, 20, 20))
  }
}
