// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraRaster
import Testing
import UIKit

@MainActor
struct FlowTests {
  private static let checkout = Flow("Checkout") {
    $0.tap("Add to bag")
    $0.expect("count", shows: "1 in the bag")
    $0.type("4111", into: "Card")
    $0.pressReturn()
    $0.tap("Pay")
    $0.wait(0.5)
    $0.expect("Paid with 4111")
    $0.snapshot("Receipt")
  }

  @Test func runsAllSteps() throws {
    let result = try Self.checkout.run(on: FlowScreens.shop)
    #expect(result.failure == nil)
    #expect(result.snapshots.map(\.name) == ["Receipt"])
    #expect(result.steps.count == 8)
    #expect(result.steps.first?.title == #"tap "Add to bag""#)
    let navigation = try #require(result.live.window.rootViewController as? UINavigationController)
    #expect(navigation.topViewController?.title == "Receipt")
    #expect(result["Receipt"]?.step == 8)
  }

  /// Two runs have equal drawing commands and inputs, and replaying the log on another screen yields the same
  /// commands.
  @Test func flowsAreDeterministic() throws {
    let first = try Self.checkout.run(on: FlowScreens.shop).get()
    let second = try Self.checkout.run(on: FlowScreens.shop, keepsSteps: true).get()
    #expect(first.moments == second.moments)
    #expect(first.frameCount == second.frameCount)
    #expect(first.snapshots.map(\.displayList) == second.snapshots.map(\.displayList))
    let live = try LiveScreen(FlowScreens.shop)
    live.replay(first.moments, to: first.frameCount)
    #expect(live.displayList == first.snapshots.last?.displayList)
    #expect(second.steps.allSatisfy { $0.displayList != nil })
    // The recorded step of a tap contains the finger in the middle of the button. The button spans the screen's 375
    // points except for 20 at each edge.
    #expect(second.steps[0].fingers.map(\.x) == [187.5])
    #expect(first.steps.allSatisfy { $0.displayList == nil })
  }

  @Test func emptyFlowsSucceed() throws {
    let result = try Flow("Nothing") { _ in }.run(on: FlowScreens.shop).get()
    #expect(result.steps.isEmpty)
    #expect(result.frameCount == 0)
  }

  /// Pushing a view controller takes time, and each step waits until the transition ends.
  @Test func stepsWaitForAnimations() throws {
    let flow = Flow("Rows") {
      $0.tap("Row 3")
      $0.expect("Page 3")
      $0.back()
      $0.expect(no: "Page 3")
      $0.tap("Row 5")
      $0.back()
      $0.expect("Row 0")
    }
    let result = try flow.run(on: FlowScreens.list).get()
    #expect(result.frameCount > 60)
  }

  @Test func scrollsToOffscreenRows() throws {
    let flow = Flow("Far") {
      $0.tap("Row 57")
      $0.expect("Page 57")
      $0.back()
      $0.tap("Row 2")
      $0.expect("Page 2")
    }
    try flow.run(on: FlowScreens.list).get()
  }

  @Test func scrollsBeforeTapping() throws {
    let flow = Flow("Save") {
      $0.tap("Save")
      $0.expect("Saved")
    }
    let result = try flow.run(on: FlowScreens.form).get()
    let scroll = try #require(result.live.window.descendant(of: UIScrollView.self))
    // The content is 1400 points high and the screen 667, so scrolling ends at 1400 - 667 = 733.
    #expect(scroll.contentOffset.y == 733)
  }

  @Test func findsFieldsByTheLabelAbove() throws {
    let flow = Flow("Form") {
      $0.type("Ada", into: "First name")
      $0.type("Lovelace", into: .text("Last name"))
      $0.type("London", into: .identifier("field-2"))
      $0.expect("field-0", shows: "Ada")
      $0.expect("field-1", shows: "Lovelace")
      $0.expect("field-2", shows: "London")
      $0.clear("field-1")
      $0.expect(no: "Lovelace")
      $0.type("King")
      $0.expect("field-1", shows: "King")
      $0.type("\u{8}\u{8}t")
      $0.expect("field-1", shows: "Kit")
    }
    try flow.run(on: FlowScreens.form).get()
  }

  @Test func controlsReceiveTouches() throws {
    let flow = Flow("Controls") {
      $0.tap("News")
      $0.tap("Week")
      // The content begins below the 20-point status bar.
      $0.drag(from: .at(35, 435), to: .at(300, 435))
    }
    let window = try flow.run(on: FlowScreens.form).get().live.window
    #expect(window.descendant(of: UISwitch.self)?.isOn == true)
    #expect(window.descendant(of: UISegmentedControl.self)?.selectedSegmentIndex == 1)
    let slider = try #require(window.descendant(of: UISlider.self))
    #expect(slider.value > 0.9)
  }

  @Test func gestures() throws {
    let log = Log()
    let screen = FlowScreens.plain { view in
      view.isMultipleTouchEnabled = true
      @MainActor func add(_ recognizer: UIGestureRecognizer, _ name: String) {
        recognizer.addTarget(log) { $0.heard($1) }
        recognizer.name = name
        view.addGestureRecognizer(recognizer)
      }
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      add(double, "double")
      add(UILongPressGestureRecognizer(), "press")
      for (direction, name) in [
        (UISwipeGestureRecognizer.Direction.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
      ] {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        add(swipe, name)
      }
      add(UIPinchGestureRecognizer(), "pinch")
      _ = FlowScreens.label("Here", CGRect(x: 110, y: 200, width: 100, height: 40), in: view)
    }
    let flow = Flow("Gestures") {
      $0.doubleTap("Here")
      $0.tap("Here")
      $0.tap("Here")
      $0.longPress("Here")
      for direction in FlowDirection.allCases { $0.swipe(direction) }
      $0.pinch(.at(160, 240), scale: 2)
    }
    try flow.run(on: screen).get()
    #expect(log.names == ["double", "press", "up", "down", "left", "right", "pinch 2.0"])
  }

  @Test func appearanceCanChange() throws {
    let flow = Flow("Looks") {
      $0.snapshot("Light")
      $0.show(.dark)
      $0.snapshot("Dark")
      $0.show(on: Device.iPhoneSE.landscape)
      $0.snapshot("On its side")
    }
    let result = try flow.run(on: FlowScreens.shop).get()
    let lists = result.snapshots.map(\.displayList)
    #expect(lists[0] != lists[1])
    #expect(lists.map(\.width) == [750, 750, 1334])
  }

  @Test func errorsOfTheBodyAreFailures() throws {
    struct TestError: Error, CustomStringConvertible { let description = "sad" }
    let failure = try #require(try Flow("Sad") { _ in throw TestError() }.run(on: FlowScreens.shop).failure)
    #expect(failure.message == "sad")
    #expect(failure.step == 0)
  }
}

/// A log of gesture recognizer events.
@MainActor
final class Log {
  private(set) var names: [String] = []

  func heard(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .ended, let name = recognizer.name else { return }
    names.append((recognizer as? UIPinchGestureRecognizer).map { "\(name) \(($0.scale * 10).rounded() / 10)" } ?? name)
  }
}

extension UIView {
  /// Returns the first descendant of a class. Superviews precede their subviews.
  func descendant<View: UIView>(of type: View.Type) -> View? {
    if let view = self as? View { return view }
    for subview in subviews {
      if let view = subview.descendant(of: type) { return view }
    }
    return nil
  }
}
