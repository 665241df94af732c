// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// Layout in a run-loop turn, which lays out visible windows automatically.
@MainActor @Suite struct TurnLayoutTests {
  private final class Counting: UIView {
    var layouts = 0
    var wasElsewhere = false
    override func layoutSubviews() {
      layouts += 1
      wasElsewhere = wasElsewhere || !MainQueue.isCurrent
      super.layoutSubviews()
    }
  }

  private func addCounting(to window: UIWindow) -> Counting {
    let view = adopt(Counting(), window)
    activate(
      view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 30),
      view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 50))
    return view
  }

  private func turn() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }

  @Test func runLoopTurnsLayOut() {
    let window = makeWindow()
    window.makeKeyAndVisible()
    let view = addCounting(to: window)
    #expect(view.frame == .zero && view.layouts == 0)
    turn()
    #expect(view.frame == CGRect(20, 30, 40, 50))
    #expect(view.layouts == 1)
    // Without changes, nothing is laid out.
    turn()
    #expect(view.layouts == 1)
  }

  /// A turn lays out the changes of the previous turn. One turn is sufficient for any number of changes.
  @Test func everyTurnLaysOut() {
    let window = makeWindow()
    let view = addCounting(to: window)
    turn()
    let left = window.constraints[0]
    for constant: CGFloat in [21, 22, 23] { left.constant = constant }
    #expect(view.frame.minX == 20)
    turn()
    #expect(view.frame.minX == 23)
    window.layoutIfNeeded()
    left.constant = 24
    turn()
    #expect(view.frame.minX == 24)
  }

  @Test func hiddenWindowsLayOutWhenShown() {
    let window = makeWindow()
    window.isHidden = true
    let view = addCounting(to: window)
    turn()
    #expect(view.layouts == 0)
    window.isHidden = false
    turn()
    #expect(view.frame == CGRect(20, 30, 40, 50))
  }

  /// Views outside windows are not laid out, and released windows are removed.
  @Test func laysOutOnlyWindows() {
    let root = makeRoot()
    let view = adopt(Counting(), root)
    weak var gone: UIWindow?
    do {
      let window = makeWindow()
      _ = addCounting(to: window)
      gone = window
    }
    #expect(gone == nil)
    turn()
    #expect(view.layouts == 0)
  }

  /// A controller appears after the run-loop turn that laid out its window.
  @Test func controllersAppear() {
    final class Controller: UIViewController {
      var appeared = false
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appeared = true
      }
    }
    let window = makeWindow()
    let controller = Controller()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(!controller.appeared)
    turn()
    #expect(controller.appeared)
  }

  /// Endless layout runs once per turn and does not block the run loop.
  @Test func endlessLayoutTerminates() {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let window = makeWindow()
    window.addSubview(Restless(frame: CGRect(0, 0, 10, 10)))
    turn()
    window.isHidden = true
    turn()
  }

  /// A run loop on another thread performs no layout.
  @Test func doesNotLayOutOnOtherThreads() async {
    let window = makeWindow()
    let view = addCounting(to: window)
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
        continuation.resume()
      }
    }
    // Another test may have run the main actor's run loop in the meantime.
    #expect(!view.wasElsewhere)
    // The main actor may now be on another thread, whose run loop has no scheduled block yet.
    window.setNeedsLayout()
    turn()
    #expect(view.frame == CGRect(20, 30, 40, 50) && !view.wasElsewhere)
  }
}
