// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct ResponderTests {
  final class FocusableView: UIView {
    var keeps = false
    override var canBecomeFirstResponder: Bool { true }
    override func resignFirstResponder() -> Bool { keeps ? false : super.resignFirstResponder() }
  }

  final class Recorder: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

    private func note(_ what: String, _ touches: Set<UITouch>) {
      let places = touches.map { $0.location(in: self) }.sorted { $0.x < $1.x }.map { "\(Int($0.x)),\(Int($0.y))" }
      log.append(([what] + places).joined(separator: " "))
    }
  }

  let window = makeWindow(100, 100)

  @Test func firstResponder() {
    let (a, b) = (FocusableView(), FocusableView())
    #expect(!a.becomeFirstResponder(), "the view is not in a window")
    window.addSubview(a)
    window.addSubview(b)
    #expect(a.becomeFirstResponder() && a.isFirstResponder)
    #expect(b.becomeFirstResponder() && !a.isFirstResponder && b.isFirstResponder)
    b.keeps = true
    #expect(!a.becomeFirstResponder() && b.isFirstResponder)
    b.removeFromSuperview()
    #expect(!b.isFirstResponder && window.firstResponder == nil)
    #expect(!UIView().becomeFirstResponder())
  }

  @Test func removingASubtreeResignsItsResponder() {
    let (box, field) = (UIView(), FocusableView())
    box.addSubview(field)
    window.addSubview(box)
    field.becomeFirstResponder()
    box.removeFromSuperview()
    window.addSubview(box)
    #expect(!field.isFirstResponder)
  }

  /// The responder chain: view, superview, controller, window, application.
  @Test func chain() {
    let controller = UIViewController()
    window.rootViewController = controller
    let child = UIView()
    controller.view.addSubview(child)
    #expect(child.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(window.next === UIApplication.shared)
  }

  @Test func touchesTravelUpTheResponderChain() {
    let recorder = Recorder(frame: CGRect(10, 10, 50, 50))
    recorder.addSubview(UIView(frame: CGRect(0, 0, 20, 20)))
    window.addSubview(recorder)
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 15, y: 16))
      fingers.move(to: CGPoint(x: 95, y: 16), over: 0.1, steps: 2)
    }
    // The recorder is at 10, so its coordinates are 10 less. It receives the touch even outside its bounds.
    #expect(recorder.log == ["began 5,6", "moved 45,6", "moved 85,6", "ended 85,6"])
  }

  @Test func singleTouchByDefault() {
    let recorder = Recorder(frame: window.bounds)
    window.addSubview(recorder)
    let two = { [window] in
      window.touch { fingers in
        fingers.begin(at: CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4))
        fingers.end(finger: 0)
      }
    }
    two()
    #expect(recorder.log == ["began 1,2", "ended 1,2"])
    recorder.log = []
    recorder.isMultipleTouchEnabled = true
    two()
    #expect(recorder.log == ["began 1,2 3,4", "ended 1,2", "ended 3,4"])
  }

  @Test func cancelled() {
    let recorder = Recorder(frame: window.bounds)
    window.addSubview(recorder)
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 1, y: 2))
      fingers.cancel()
    }
    #expect(recorder.log == ["began 1,2", "cancelled 1,2"])
  }

  @Test func timesAndTapCounts() {
    final class Clock: UIView {
      var seen: [(TimeInterval, Int)] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { seen.append((touch.timestamp, touch.tapCount)) }
      }
    }
    let clock = Clock(frame: window.bounds)
    window.addSubview(clock)
    window.touch { fingers in
      fingers.wait(2)
      fingers.begin(at: .zero)
      fingers.end()
      fingers.wait(0.25)
      fingers.begin(at: CGPoint(x: 5, y: 5))
      fingers.end()
      fingers.wait(0.5)
      fingers.begin(at: .zero)
    }
    #expect(clock.seen.map(\.0) == [2, 2.25, 2.75])
    #expect(clock.seen.map(\.1) == [1, 2, 1])
  }

  @Test func pressesGoToTheFirstResponder() {
    final class Keys: UIView {
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("down") }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("up") }
    }
    let keys = Keys()
    window.addSubview(keys)
    window.press(.select)
    #expect(keys.log == [])
    keys.becomeFirstResponder()
    window.press(.select)
    #expect(keys.log == ["down", "up"])
  }

  @Test func applicationAndDevice() {
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow && UIApplication.shared.keyWindow === window)
    let other = makeWindow()
    other.makeKey()
    #expect(!window.isKeyWindow)
    #expect(UIApplication.shared.windows.contains(window))
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.orientation == .portrait)
  }

  @Test func pasteboard() {
    let board = UIPasteboard.general
    let count = board.changeCount
    board.string = "text"
    #expect(board.string == "text" && board.hasStrings && !board.hasURLs && board.changeCount == count + 1)
    board.strings = ["a", "b"]
    #expect(board.numberOfItems == 2 && board.string == "a")
  }
}
