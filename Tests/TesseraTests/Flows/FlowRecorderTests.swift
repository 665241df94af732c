// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import Testing
import UIKit

@MainActor
private func animateBackAndForth(_ ball: UIView) {
  UIView.animate(withDuration: 0.3) {
    ball.frame.origin.x = ball.frame.origin.x < 100 ? 200 : 10
  } completion: { _ in
    animateBackAndForth(ball)
  }
}

/// Recorded interactions are converted to code that repeats them.
@MainActor
struct FlowRecorderTests {
  /// A simulated user of a screen, who touches positions instead of named elements.
  @MainActor
  private struct Person {
    let live: LiveScreen
    let recorder: FlowRecorder

    init(_ screen: Screen) throws {
      live = try LiveScreen(screen)
      recorder = FlowRecorder(live, name: "Test")
    }

    func tap(_ x: Double, _ y: Double) {
      live.perform(.touch(finger: 0, phase: .began, x: x, y: y))
      live.advance(frames: 5)
      live.perform(.touch(finger: 0, phase: .ended, x: x, y: y))
      live.settle()
      live.advance(frames: 40)
    }

    func type(_ text: String) {
      for key in text {
        live.perform(.text(String(key)))
        live.advance(frames: 7)
      }
    }

    func drag(_ x: Double, _ y: Double, to endX: Double, _ endY: Double, frames: Int, rest: Int = 0) {
      live.perform(.touch(finger: 0, phase: .began, x: x, y: y))
      for step in 1...frames {
        live.advance(frames: 1)
        let part = Double(step) / Double(frames)
        live.perform(.touch(finger: 0, phase: .moved, x: x + (endX - x) * part, y: y + (endY - y) * part))
      }
      live.advance(frames: rest)
      live.perform(.touch(finger: 0, phase: .ended, x: endX, y: endY))
      live.settle()
    }

    /// Replays the recorded flow on a new screen, and checks that the drawing commands are the same.
    func replay(_ screen: Screen) throws {
      let flow = recorder.flow
      live.settle()
      let result = try flow.run(on: screen).get()
      #expect(ViewNode(result.live.window) == ViewNode(live.window))
      // Wait until the scroll indicators have faded out, which takes at most a second.
      result.live.advance(frames: 120)
      live.advance(frames: 120)
      let isSame = result.live.displayList == live.displayList
      #expect(isSame)
    }
  }

  @Test func checkout() throws {
    let person = try Person(FlowScreens.shop)
    // The button is 20 points below the 44-point navigation bar and the 20-point status bar. A label and a text field
    // follow with a spacing of 12.
    person.tap(180, 100)
    person.tap(100, 180)
    person.type("4111\n")
    person.tap(187, 225)
    #expect(
      person.recorder.source == """
        Flow("Test") {
          $0.tap("Add to bag")
          $0.type("4111", into: "Card")
          $0.pressReturn()
          $0.tap("Pay")
        }
        """)
    try person.replay(FlowScreens.shop)
  }

  @Test func rows() throws {
    let person = try Person(FlowScreens.list)
    person.tap(100, 90)
    person.tap(30, 42)
    person.drag(180, 600, to: 180, 200, frames: 12)
    person.tap(100, 300)
    let lines = person.recorder.source.split(separator: "\n").map(String.init)
    #expect(lines[1] == #"  $0.tap("Row 0")"#)
    #expect(lines[2] == #"  $0.tap("Rows")"#)
    #expect(lines[3].hasPrefix("  $0.scroll(down: "))
    #expect(lines[4].hasPrefix("  $0.tap(\"Row "))
    try person.replay(FlowScreens.list)
  }

  @Test func controls() throws {
    let person = try Person(FlowScreens.form)
    person.tap(40, 335)
    person.tap(160, 386)
    person.drag(35, 435, to: 200, 435, frames: 30, rest: 20)
    person.tap(100, 104)
    person.type("Ada")
    #expect(
      person.recorder.source == """
        Flow("Test") {
          $0.tap("News")
          $0.tap("Week")
          $0.drag(from: .at(35, 435), to: .at(200, 435), over: 0.5)
          $0.type("Ada", into: "field-0")
        }
        """)
    try person.replay(FlowScreens.form)
  }

  @Test func wheelsAndKeys() throws {
    let person = try Person(FlowScreens.form)
    for _ in 0..<4 {
      person.live.perform(.scroll(x: 100, y: 300, byX: 0, byY: 25))
      person.live.advance(frames: 2)
    }
    person.live.perform(.key("s", modifiers: UIKeyModifierFlags.command.rawValue))
    person.live.perform(.shake)
    person.recorder.snapshot("End")
    #expect(
      person.recorder.source == """
        Flow("Test") {
          $0.scroll(down: 100)
          $0.press("s", modifiers: .command)
          $0.shake()
          $0.snapshot("End")
        }
        """)
    try person.replay(FlowScreens.form)
  }

  /// The second of three equal buttons is identified by its number, and a view with an accessibility identifier by
  /// that identifier.
  @Test func usesTheShortestName() throws {
    let screen = FlowScreens.plain { view in
      for index in 0..<3 {
        _ = FlowScreens.button("Buy", CGRect(x: 20, y: 20 + index * 60, width: 100, height: 44), in: view)
      }
      let named = FlowScreens.button("Sell", CGRect(x: 20, y: 220, width: 100, height: 44), in: view)
      named.accessibilityIdentifier = "sell"
      let canvas = UIView(frame: CGRect(x: 0, y: 280, width: 320, height: 200))
      view.addSubview(canvas)
      let label = FlowScreens.label("a \"b\"\n", CGRect(x: 200, y: 20, width: 100, height: 44), in: view)
      label.isUserInteractionEnabled = true
    }
    let person = try Person(screen)
    person.tap(60, 100)
    person.tap(60, 240)
    person.tap(100, 400)
    person.tap(250, 40)
    #expect(
      person.recorder.source == """
        Flow("Test") {
          $0.tap(.named("Buy").nth(1))
          $0.tap("sell")
          $0.tap(.at(100, 400))
          $0.tap("a \\"b\\"")
        }
        """)
    try person.replay(screen)
  }

  @Test func gestures() throws {
    let person = try Person(
      FlowScreens.plain { _ = FlowScreens.label("Here", CGRect(x: 110, y: 200, width: 100, height: 40), in: $0) })
    let live = person.live
    for _ in 0..<2 {
      live.perform(.touch(finger: 0, phase: .began, x: 150, y: 220))
      live.advance(frames: 3)
      live.perform(.touch(finger: 0, phase: .ended, x: 150, y: 220))
      live.advance(frames: 6)
    }
    live.advance(frames: 60)
    live.perform(.touch(finger: 0, phase: .began, x: 150, y: 220))
    live.advance(frames: 45)
    live.perform(.touch(finger: 0, phase: .ended, x: 150, y: 220))
    person.drag(150, 220, to: 20, 225, frames: 6)
    live.perform(.touch(finger: 3, phase: .began, x: 100, y: 220))
    live.perform(.touch(finger: 4, phase: .began, x: 200, y: 220))
    live.advance(frames: 10)
    live.perform(.touch(finger: 3, phase: .moved, x: 50, y: 220))
    live.perform(.touch(finger: 4, phase: .moved, x: 250, y: 220))
    live.perform(.touch(finger: 3, phase: .ended, x: 50, y: 220))
    live.perform(.touch(finger: 4, phase: .ended, x: 250, y: 220))
    #expect(
      person.recorder.source == """
        Flow("Test") {
          $0.doubleTap("Here")
          $0.longPress("Here", for: 0.75)
          $0.swipe(.left, on: "Here")
          $0.pinch(.at(150, 220), scale: 2)
        }
        """)
  }

  /// Taps on the drawn keyboard, whose first row is at y = 480, are recorded as typed text, which is then in the text
  /// field.
  @Test func recordsKeyboardTapsAsTyping() throws {
    let person = try Person(FlowScreens.shop)
    person.tap(100, 180)
    for x in [21, 58, 95] as [Double] { person.tap(x, 480) }
    let field = try #require(person.live.window.descendant(of: UITextField.self))
    let text = try #require(field.text)
    #expect(text.count == 3)
    #expect(person.recorder.source.split(separator: "\n")[1] == "  $0.type(\"\(text)\", into: \"Card\")")
    try person.replay(FlowScreens.shop)
  }

  @Test func recordsAnimationsAsSteps() throws {
    let screen = Screen(
      "moving", device: .iPhoneSE,
      animations: [
        ScreenAnimation("fade", duration: 0.2) { (view: UIView) in
          UIView.animate(withDuration: 0.2) { view.alpha = 0.5 }
        }
      ]
    ) { UIView() }
    let person = try Person(screen)
    person.live.perform(.animation("fade"))
    #expect(person.recorder.source.contains("  $0.animate(\"fade\")"))
    try person.replay(screen)
    let failure = try Flow("No") { $0.animate("fads") }.run(on: screen).failure
    #expect(failure?.message == "The screen has the animations fade.")
  }

  /// Reading the code while content is still scrolling does not affect the code.
  @Test func readingTheCodeHasNoSideEffects() throws {
    func record(isWatched: Bool) throws -> String {
      let person = try Person(FlowScreens.list)
      let live = person.live
      live.perform(.touch(finger: 0, phase: .began, x: 100, y: 500))
      for step in 1...6 {
        live.advance(frames: 1)
        live.perform(.touch(finger: 0, phase: .moved, x: 100, y: 500 - Double(step) * 40))
      }
      live.perform(.touch(finger: 0, phase: .ended, x: 100, y: 260))
      var shorter = 0
      while !live.isAtRest {
        live.advance(frames: 1)
        if isWatched, person.recorder.source.contains("$0.scroll(down: ") { shorter += 1 }
      }
      if isWatched { #expect(shorter > 10) }
      person.tap(100, 300)
      return person.recorder.source
    }
    let source = try record(isWatched: true)
    #expect(try record(isWatched: false) == source)
    #expect(source.split(separator: "\n").count == 4)
  }

  /// On a screen with an endless animation, the code contains explicit pauses, and the flow does not wait
  /// automatically. A replayed tap takes 3 frames and the recorded tap took 5. The pauses of 150 and 45 frames are
  /// 2.5 s and 0.75 s.
  @Test func endlessMotionNeedsPauses() throws {
    let screen = FlowScreens.plain { view in
      let ball = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      view.addSubview(ball)
      animateBackAndForth(ball)
      let label = FlowScreens.label("0", CGRect(x: 20, y: 100, width: 100, height: 30), in: view)
      _ = FlowScreens.button("Count", CGRect(x: 20, y: 200, width: 100, height: 44), in: view) {
        label.text = "\((Int(label.text ?? "") ?? 0) + 1)"
      }
    }
    let person = try Person(screen)
    for pause in [150, 45] {
      person.live.advance(frames: pause)
      person.live.perform(.touch(finger: 0, phase: .began, x: 60, y: 220))
      person.live.advance(frames: 5)
      person.live.perform(.touch(finger: 0, phase: .ended, x: 60, y: 220))
    }
    #expect(
      person.recorder.source == """
        Flow("Test") {
          $0.waitsForRest = false
          $0.wait(2.5)
          $0.tap("Count")
          $0.wait(0.75)
          $0.tap("Count")
        }
        """)
    let result = try person.recorder.flow.run(on: screen).get()
    #expect(result.live.window.descendant(of: UILabel.self)?.text == "2")
  }

  /// Typed text is escaped so that the compiled string is equal and all characters are visible in the code.
  @Test func escapesHostileText() throws {
    let person = try Person(FlowScreens.shop)
    person.tap(100, 180)
    person.live.perform(.text("a\"\\(x)\u{202E}\u{8}"))
    person.recorder.name = "\"\n"
    #expect(
      person.recorder.source == #"""
        Flow("\"\n") {
          $0.type("a\"\\(x)\u{202e}\u{8}", into: "Card")
        }
        """#)
  }

  @Test func noInputIsAnEmptyFlow() throws {
    let person = try Person(FlowScreens.shop)
    #expect(person.recorder.source == #"Flow("Test") { _ in }"#)
    person.recorder.isRecording = false
    person.tap(180, 100)
    #expect(person.recorder.actions.isEmpty)
  }
}
