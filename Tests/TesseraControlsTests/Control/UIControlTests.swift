// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// Events of a 40 x 40 control at (100, 100) in a 300 x 300 window.
@MainActor @Suite struct UIControlTests {
  @MainActor final class Log: NSObject {
    var lines: [String] = []
    func pressed(_ button: UIButton) { lines.append("pressed \(button.tag)") }
    func bare() { lines.append("bare") }
    func withEvent(_ control: UIControl, event: UIEvent?) { lines.append(event == nil ? "no event" : "event") }
  }

  let window = makeWindow(300, 300)
  let log = Log()

  static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
    (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up"), (.touchUpOutside, "up outside"),
    (.touchCancel, "cancel"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    (.menuActionTriggered, "menu"),
  ]

  func add<C: UIControl>(_ control: C) -> C {
    control.frame = CGRect(100, 100, 40, 40)
    window.addSubview(control)
    for (event, name) in Self.names {
      control.addAction(UIAction { [log] _ in log.lines.append(name) }, for: event)
    }
    return control
  }

  // MARK: Tracking

  @Test func tap() {
    let control = add(UIControl())
    control.tap()
    #expect(log.lines == ["down", "up"])
    #expect(!control.isTracking && !control.isHighlighted)
    log.lines = []
    window.tap(at: CGPoint(x: 120, y: 120), count: 2)
    #expect(log.lines == ["down", "up", "down", "repeat", "up"])
  }

  /// The control ends at x = 140. The finger counts as outside from 70 points beyond this edge, at 210.
  @Test func drag() {
    let control = add(UIControl())
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 120, y: 120))
      #expect(control.isTracking && control.isHighlighted && control.isTouchInside)
      fingers.move(to: CGPoint(x: 205, y: 120), over: 0.1, steps: 1)
      #expect(control.isHighlighted)
      fingers.move(to: CGPoint(x: 215, y: 120), over: 0.1, steps: 1)
      #expect(!control.isHighlighted && control.isTracking)
      fingers.move(to: CGPoint(x: 120, y: 120), over: 0.1, steps: 1)
      fingers.move(to: CGPoint(x: 215, y: 120), over: 0.1, steps: 1)
      fingers.end()
    }
    #expect(
      log.lines == ["down", "inside", "exit", "outside", "enter", "inside", "exit", "outside", "up outside"])
  }

  @Test func cancel() {
    let control = add(UIControl())
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 120, y: 120))
      fingers.cancel()
    }
    #expect(log.lines == ["down", "cancel"] && !control.isHighlighted)
  }

  @Test func disabled() {
    add(UIControl()).isEnabled = false
    window.tap(at: CGPoint(x: 120, y: 120))
    #expect(log.lines == [])
  }

  final class Short: UIControl {
    var calls: [String] = []
    var goesOn = true
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("begin \(touch.location(in: self).x)")
      return goesOn
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("continue")
      return false
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
  }

  @Test func trackingOverridden() {
    let short = add(Short())
    short.tap()
    #expect(short.calls == ["begin 20.0", "end"])
    window.drag(from: CGPoint(x: 120, y: 120), to: CGPoint(x: 125, y: 120))
    #expect(short.calls == ["begin 20.0", "end", "begin 20.0", "continue"])
    short.goesOn = false
    log.lines = []
    short.tap()
    #expect(log.lines == [])
  }

  // MARK: Kinds

  @Test func button() {
    let button = add(UIButton(type: .system))
    button.tap()
    #expect(log.lines == ["down", "up", "primary"])
    button.changesSelectionAsPrimaryAction = true
    button.tap()
    #expect(button.isSelected)
    log.lines = []
    button.menu = UIMenu(children: [UIAction { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.tap()
    #expect(log.lines == ["menu", "down", "up"])
  }

  @Test func theSwitch() {
    let control = add(UISwitch())
    control.tap()
    #expect(control.isOn)
    #expect(log.lines == ["down", "up", "value", "primary"])
    control.isOn = false
    #expect(log.lines.count == 4, "setting it in code sends no event")
  }

  /// A single-tap recognizer on an enclosing view does not receive the control's taps, but a recognizer on the
  /// control does.
  @Test func recognizersAroundAControl() {
    let button = add(UIButton())
    window.addGestureRecognizer(UITapGestureRecognizer(target: log, action: Log.bare))
    button.tap()
    #expect(log.lines == ["down", "up", "primary"])
    log.lines = []
    button.addGestureRecognizer(UITapGestureRecognizer(target: log, action: Log.bare))
    button.tap()
    #expect(log.lines == ["down", "bare", "cancel"] || log.lines == ["down", "cancel", "bare"])
    log.lines = []
    button.gestureRecognizers = nil
    button.isEnabled = false
    button.tap()
    #expect(log.lines == ["bare"])
  }

  // MARK: Targets

  @Test func targets() {
    let button = UIButton()
    button.tag = 7
    button.addTarget(log, action: Log.pressed, for: .touchUpInside)
    button.addTarget(log, action: Log.bare, for: [.touchDown, .touchUpInside])
    button.addTarget(log, action: Log.withEvent, for: .touchUpInside)
    button.addTarget(log, action: { log, button in log.lines.append("closure \(button.tag)") }, for: .valueChanged)
    button.sendActions(for: .touchUpInside)
    #expect(log.lines == ["pressed 7", "bare", "no event"])
    log.lines = []
    // Each handler is called once, although two of its events are sent.
    button.sendActions(for: [.touchDown, .touchUpInside, .valueChanged])
    #expect(log.lines == ["pressed 7", "bare", "no event", "closure 7"])
    #expect(button.allTargets == [AnyHashable(log)])
    #expect(button.allControlEvents == [.touchDown, .touchUpInside, .valueChanged])

    log.lines = []
    button.removeTarget(log, for: .touchUpInside)
    button.sendActions(for: .allEvents)
    #expect(log.lines == ["bare", "closure 7"])
    button.removeTarget(nil, for: .allEvents)
    #expect(button.allTargets.isEmpty)
  }

  @Test func enumeratesHandlers() {
    let button = UIButton()
    button.addAction(UIAction(title: "a") { _ in }, for: .touchDown)
    button.addTarget(log, action: Log.bare, for: .touchUpInside)
    var found: [String] = []
    button.enumerateEventHandlers { action, target, events, stop in
      found.append("\(action?.title ?? "-") \(target?.0 as AnyObject? === log) \(events.rawValue)")
    }
    #expect(found == ["a false 1", "- true 64"])
    found = []
    button.enumerateEventHandlers { action, _, _, stop in
      found.append(action?.title ?? "-")
      stop = true
    }
    #expect(found == ["a"])
  }

  @Test func targetsAreWeakReferences() {
    let button = UIButton()
    var target: Log? = Log()
    weak let gone = target
    if let target { button.addTarget(target, action: Log.bare, for: .touchDown) }
    target = nil
    #expect(gone == nil)
    button.sendActions(for: .touchDown)
    #expect(button.allTargets.isEmpty)
  }

  @Test func actions() {
    var seen: AnyObject?
    let action = UIAction(title: "t", discoverabilityTitle: "d", state: .on) { seen = $0.sender as AnyObject? }
    let button = UIButton()
    button.addAction(action, for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(seen === button && action.sender == nil && action.state == .on)
    let off = UIAction { _ in }
    let inner = UIMenu(options: .displayInline, children: [action])
    let menu = UIMenu(title: "m", children: [off, inner])
    #expect(menu.selectedElements == [action])
    #expect(menu.replacingChildren([off]).children == [off])
    #expect(off.identifier != action.identifier)
  }
}
