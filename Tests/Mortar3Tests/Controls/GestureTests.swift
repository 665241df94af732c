// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3
import Testing

@Suite @MainActor
struct GestureTests {
  /// Returns a window of 100 x 100 points that is filled by the view.
  private func window(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.frame = window.bounds
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test func recognizersFromBlocks() {
    var taps: [Int] = []
    let action = Action<Int, Void, Never> { taps.append($0) }
    let plain = Action<Void, Void, Never> { taps.append(-1) }
    let view = UIView {
      $0.tag = 3
      UITapGestureRecognizer {
        $0.name = "tap"
        $0.handleAction { taps.append($0.view?.tag ?? 0) }
        $0.handleAction(action) { ($0.view?.tag ?? 0) * 2 }
        $0.handleAction(plain)
      }
    }
    #expect(view.gestureRecognizers?.map(\.name) == ["tap"])
    window(view).tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == [3, 6, -1])
  }

  @Test func delegation() {
    var (taps, asked, allowed) = (0, 0, false)
    let view = UIView {
      UITapGestureRecognizer {
        $0.handleAction { _ in taps += 1 }
        $0.handleDelegation {
          $0.shouldBegin = { _ in
            asked += 1
            return allowed
          }
        }
      }
    }
    let window = window(view)
    window.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 0 && asked == 1)
    allowed = true
    window.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 1 && asked == 2)
  }

  @Test func nothingLeaks() {
    weak var recognizer: UITapGestureRecognizer?
    weak var delegation: MortarGestureDelegation?
    do {
      let made = UITapGestureRecognizer { tap in
        tap.handleAction { $0.isEnabled = false }
        tap.handleDelegation { delegation = $0 }
      }
      recognizer = made
      #expect(delegation != nil)
    }
    #expect(recognizer == nil)
    #expect(delegation == nil)
  }
}
