// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import Testing
import UIKit

/// Failure reports of flows that can't continue.
@MainActor
struct FlowFailureTests {
  private func failure(of screen: Screen, _ body: @escaping @MainActor @Sendable (FlowDriver) -> Void) throws
    -> FlowFailure
  {
    try #require(try Flow("Test", body).run(on: screen).failure)
  }

  @Test func listsExistingElementsForAMissingOne() throws {
    let line = #line + 2
    let result = try Flow("Buy") {
      $0.tap("Add to bag")
      $0.tap("Ad to bags")
      $0.tap("Add to bag")
      $0.snapshot("Never")
    }.run(on: FlowScreens.shop)
    let failure = try #require(result.failure)
    #expect(failure.step == 2)
    #expect(failure.title == #"tap "Ad to bags""#)
    #expect(failure.line == line + 1)
    #expect(failure.file == "TesseraTests/FlowFailureTests.swift")
    #expect(failure.nearest.first == "Add to bag")
    #expect(failure.message.hasPrefix(#"There is no element "Ad to bags". There are "Add to bag", "#))
    #expect(result.snapshots.isEmpty)
    #expect(result.steps.count == 1)
    #expect(!result.isSuccess)
    #expect(throws: FlowFailure.self) { try result.get() }
  }

  @Test func doesNotTapDisabledButtons() throws {
    let failure = try failure(of: FlowScreens.shop) { $0.tap("Pay") }
    #expect(failure.message.hasPrefix(#"The UIButton "Pay" is disabled."#))
  }

  @Test func namesTheCoveringView() throws {
    let screen = FlowScreens.plain { view in
      _ = FlowScreens.button("Below", CGRect(x: 20, y: 20, width: 100, height: 44), in: view)
      let cover = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      cover.accessibilityIdentifier = "banner"
      view.addSubview(cover)
    }
    let failure = try failure(of: screen) { $0.tap("Below") }
    #expect(failure.message.hasPrefix(#"The UIButton "Below" is covered by the UIView "banner"."#))
  }

  /// Half of the button is uncovered, and the tap is at this half.
  @Test func tapsTheVisiblePartOfACoveredView() throws {
    let count = Count()
    let screen = FlowScreens.plain { view in
      _ = FlowScreens.button("Below", CGRect(x: 20, y: 20, width: 200, height: 44), in: view) { count.value += 1 }
      view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 100)))
    }
    try Flow("Tap") { $0.tap("Below") }.run(on: screen).get()
    #expect(count.value == 1)
  }

  @Test func reportsViewsThatReceiveNoTouches() throws {
    let screen = FlowScreens.plain { view in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      box.isUserInteractionEnabled = false
      box.accessibilityIdentifier = "box"
      _ = FlowScreens.button("Dead", CGRect(x: 20, y: 20, width: 200, height: 44), in: box)
      view.addSubview(box)
      _ = FlowScreens.button("Away", CGRect(x: 20, y: 600, width: 200, height: 44), in: view)
    }
    let failure = try failure(of: screen) { $0.tap("Dead") }
    #expect(
      failure.message
        == #"The UIButton "Dead" receives no touches: isUserInteractionEnabled of the UIView "box" is false."#)
    let away = try self.failure(of: screen) { $0.tap("Away") }
    #expect(away.message.hasPrefix(#"The UIButton "Away" is not visible, at (20, 600)"#))
  }

  /// A chain of animations in which each one starts the next.
  @Test func givesUpOnEndlessAnimations() throws {
    let screen = FlowScreens.plain { view in
      let ball = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      ball.accessibilityIdentifier = "ball"
      view.addSubview(ball)
      _ = FlowScreens.button("Stop", CGRect(x: 20, y: 200, width: 100, height: 44), in: view)
      DispatchQueue.main.async {}
      bounce(ball)
    }
    let failure = try failure(of: screen) { $0.tap("Stop") }
    #expect(failure.step == 1)
    #expect(
      failure.message.hasPrefix(#"The screen did not come to rest within 10 s. Moving: the UIView "ball"."#))
    // A flow that does not wait for animations to end continues.
    let result = try Flow("Go on") {
      $0.waitsForRest = false
      $0.tap("Stop")
      $0.wait(0.25)
    }.run(on: screen).get()
    // The tap takes 3 frames and the wait 15.
    #expect(result.frameCount == 18)
  }

  @Test func doesNotWaitForRepeatingAnimations() throws {
    let screen = FlowScreens.plain { view in
      let wheel = UIActivityIndicatorView(style: .large)
      wheel.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
      wheel.startAnimating()
      view.addSubview(wheel)
      _ = FlowScreens.button("Stop", CGRect(x: 20, y: 200, width: 100, height: 44), in: view)
    }
    try Flow("Tap") { $0.tap("Stop") }.run(on: screen).get()
  }

  /// Two seconds after the tap, the box disappears and the note appears.
  @Test func waitsForElementsToAppearAndDisappear() throws {
    let screen = FlowScreens.plain { view in
      let box = FlowScreens.label("Loading", CGRect(x: 20, y: 20, width: 200, height: 30), in: view)
      _ = FlowScreens.button("Load", CGRect(x: 20, y: 100, width: 200, height: 44), in: view) {
        UIView.animate(withDuration: 0.5, delay: 1.5) {
          box.alpha = 0.5
        } completion: { _ in
          box.removeFromSuperview()
          _ = FlowScreens.label("Loaded", CGRect(x: 20, y: 20, width: 200, height: 30), in: view)
        }
      }
    }
    let result = try Flow("Load") {
      $0.waitsForRest = false
      $0.tap("Load")
      $0.expect("Loading")
      $0.wait(for: "Loaded", within: 3)
      $0.expect(no: "Loading")
    }.run(on: screen).get()
    // The flow consists of a tap of 3 frames, 2 seconds, and a frame for the change at the end.
    #expect((122...125).contains(result.frameCount))
    let gone = try failure(of: screen) {
      $0.waitsForRest = false
      $0.tap("Load")
      $0.wait(forNo: "Loading", within: 1)
    }
    #expect(gone.message == #"1 s went by, and the UILabel "Loading" is still there."#)
    let late = try failure(of: screen) { $0.wait(for: "Loader", within: 0.1) }
    #expect(late.message.hasPrefix(#"0.1 s went by. There is no element "Loader". There are "Load", "#))
    // The element has disappeared when the automatic wait for animations ends.
    let vanished = try failure(of: screen) {
      $0.tap("Load")
      $0.tap("Loading")
    }
    #expect(vanished.nearest.first == "Loaded" || vanished.nearest.first == "Load")
  }

  @Test func listsElementsWithTheSameName() throws {
    let screen = FlowScreens.plain { view in
      for index in 0..<3 {
        _ = FlowScreens.button("Buy", CGRect(x: 20, y: 20 + index * 60, width: 100, height: 44), in: view)
      }
    }
    let failure = try failure(of: screen) { $0.tap("Buy") }
    #expect(failure.message.hasPrefix(#"3 elements match "Buy": the UIButton "Buy" at (20, 20);"#))
    try Flow("Third") { $0.tap(.named("Buy").nth(2)) }.run(on: screen).get()
    let beyond = try self.failure(of: screen) { $0.tap(.named("Buy").nth(3)) }
    #expect(beyond.message == #"There is no element .named("Buy").nth(3). There are 3 with that name, counted from 0."#)
  }

  @Test func expectationsReportTheActualState() throws {
    let failure = try failure(of: FlowScreens.shop) { $0.expect("count", shows: "1 in the bag") }
    #expect(failure.message == #"It shows "0 in the bag"."#)
    let there = try self.failure(of: FlowScreens.shop) { $0.expect(no: "Pay") }
    #expect(there.message == #"The UIButton "Pay" is there."#)
    let back = try self.failure(of: FlowScreens.shop) { $0.back() }
    #expect(back.message.hasPrefix("There is no back button"))
    let keys = try self.failure(of: FlowScreens.shop) { $0.type("a") }
    #expect(keys.message.hasPrefix("No field is being edited"))
    let label = try self.failure(
      of: FlowScreens.plain { _ = FlowScreens.label("Hello", .init(x: 0, y: 0, width: 90, height: 20), in: $0) }
    ) {
      $0.type("a", into: "Hello")
    }
    #expect(label.message == #"The UILabel "Hello" accepts no text, and there is no field next to it."#)
  }

  @Test(arguments: [-1, Double.nan, Double.infinity, 3601, -Double.infinity])
  func badTimesAreFailures(_ seconds: Double) throws {
    let failure = try failure(of: FlowScreens.shop) { $0.wait(seconds) }
    #expect(failure.message.hasSuffix("seconds are not possible. Use 0 to 3600."))
  }

  @Test func badPositionsAreFailures() throws {
    for (x, y) in [(-1, 5), (375, 5), (Double.nan, 5), (5, Double.infinity)] as [(Double, Double)] {
      let failure = try failure(of: FlowScreens.shop) { $0.tap(.at(x, y)) }
      #expect(failure.message.hasSuffix("is not in the window, which is 375 x 667 points."))
    }
    #expect(try failure(of: FlowScreens.shop) { $0.pinch("Pay", scale: .nan) }.step == 1)
    #expect(try failure(of: FlowScreens.shop) { $0.scroll(down: .nan) }.step == 1)
    #expect(try failure(of: FlowScreens.shop) { $0.swipe(.up, distance: 0) }.step == 1)
  }

  /// Quotes, line breaks, directional formatting characters and very long names don't corrupt messages or steps.
  @Test func hostileNames() throws {
    let name = "a\"b\\c\n\u{202E}d\u{7}"
    let screen = FlowScreens.plain { view in
      _ = FlowScreens.button(name, CGRect(x: 20, y: 20, width: 200, height: 44), in: view)
      _ = FlowScreens.label(
        String(repeating: "long ", count: 10_000), CGRect(x: 20, y: 80, width: 200, height: 44), in: view)
    }
    try Flow(name) {
      $0.tap(FlowElement(name))
      $0.snapshot("../../etc/passwd")
      $0.snapshot(name)
    }.run(on: screen).get()
    let failure = try failure(of: screen) { $0.tap("\u{202E}x\n") }
    #expect(!failure.description.contains("\u{202E}"))
    #expect(failure.title == #"tap "\u{202e}x\n""#)
    #expect(failure.description.count < 1000)
    #expect(try self.failure(of: screen) { $0.tap("") }.message.hasPrefix(#"There is no element ""."#))
  }

  @Test func tooManySnapshotsAreAFailure() throws {
    let failure = try failure(of: FlowScreens.plain { _ in }) { driver in
      for index in 0...200 { driver.snapshot("\(index)") }
    }
    #expect(failure.step == 201)
  }
}

@MainActor
private func bounce(_ ball: UIView) {
  UIView.animate(withDuration: 0.3) {
    ball.frame.origin.x = ball.frame.origin.x < 100 ? 200 : 10
  } completion: { _ in
    bounce(ball)
  }
}

@MainActor
final class Count {
  var value = 0
}
