// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3
import Testing

/// A bar's width changes from a quarter of 400 points to three quarters.
@MainActor @Suite struct AnimationTests {
  let clock = AnimationClock()

  private func shown(_ view: UIView, _ time: Double) -> CGRect? {
    clock.advance(to: time)
    return clock.run { view.layer.presentation()?.frame }
  }

  private func layOut(_ root: UIView) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
  }

  /// The width changes from 100 to 300, so it is 200 halfway.
  @Test func statementBoundToAProperty() throws {
    let isWide = MutableProperty(false)
    let bar = UIView()
    let root = UIContainer {
      bar.configure {
        $0.layout.topLeading == $0.parentLayout.topLeading
        $0.layout.height == 10
        let narrow = $0.layout.width == $0.parentLayout.width * 0.25
        let wide = $0.layout.width == $0.parentLayout.width * 0.75
        $0.sink(isWide) { _, isWide in
          (isWide ? narrow : wide).isActive = false
          (isWide ? wide : narrow).isActive = true
        }
      }
    }
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    root.layoutIfNeeded()
    clock.run {
      isWide.value = true
      layOut(root)
    }
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 300, height: 10))
    #expect(shown(bar, 0) == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(shown(bar, 0.5) == CGRect(x: 0, y: 0, width: 200, height: 10))
    #expect(shown(bar, 1) == CGRect(x: 0, y: 0, width: 300, height: 10))
  }

  /// The bar moves from y = 20 to y = 120. After a quarter of the time, it is at 20 + 100 / 4 = 45.
  @Test func changedConstant() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let box = UIView()
    root.addSubview(box)
    box.layout.size == CGSize(width: 50, height: 30)
    box.layout.leading == box.parentLayout.leading
    let top = box.layout.top == box.parentLayout.top + 20
    root.layoutIfNeeded()
    clock.run {
      top.layoutConstraints.first?.constant = 120
      layOut(root)
    }
    #expect(box.frame == CGRect(x: 0, y: 120, width: 50, height: 30))
    #expect(shown(box, 0.25) == CGRect(x: 0, y: 45, width: 50, height: 30))
  }
}
