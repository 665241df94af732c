// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// Control targets and selectors, according to Apple's documentation of UIControl and the responder chain.
@MainActor @Suite struct SelectorTargetTests {
  @MainActor final class Log: NSObject {
    var lines: [String] = []
    func bare() { lines.append("bare") }
    func pressed(_ sender: UIButton) { lines.append("pressed \(sender.tag)") }
    func any(_ sender: Any) { lines.append("any \(type(of: sender))") }
    func both(_ sender: UIControl, event: UIEvent?) { lines.append("both \(sender.tag) \(event != nil)") }
  }

  let log = Log()
  let button = UIButton()
  let bare = Selector("bare", Log.bare)
  let pressed = Selector("pressed:", Log.pressed(_:))

  @Test("A method receives the sender and the event if it has parameters for them")
  func arguments() {
    button.tag = 7
    button.addTarget(log, action: bare, for: .touchUpInside)
    button.addTarget(log, action: pressed, for: .touchUpInside)
    button.addTarget(log, action: Selector("any:", Log.any(_:)), for: .touchUpInside)
    button.addTarget(log, action: Selector("both:event:", Log.both(_:event:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(log.lines == ["bare", "pressed 7", "any UIButton", "both 7 false"])
  }

  @Test("A touch passes its event to the action")
  func event() {
    let window = makeWindow(100, 100)
    button.frame = window.bounds
    window.addSubview(button)
    button.addTarget(log, action: Selector("both:event:", Log.both(_:event:)), for: .touchUpInside)
    button.tap()
    #expect(log.lines == ["both 0 true"])
  }

  @Test("A target-action pair added twice is sent once, for the events of both calls")
  func pairs() {
    button.addTarget(log, action: bare, for: .touchUpInside)
    button.addTarget(log, action: bare, for: [.touchUpInside, .touchDown])
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(log.lines == ["bare", "bare"])
    #expect(button.actions(forTarget: log, forControlEvent: .touchDown) == ["bare"])
  }

  @Test("A removal may omit the target, the action or both")
  func removal() {
    let other = Log()
    for target in [log, other] {
      button.addTarget(target, action: bare, for: .touchUpInside)
      button.addTarget(target, action: pressed, for: .touchUpInside)
    }
    button.removeTarget(log, action: bare, for: .touchUpInside)
    #expect(button.actions(forTarget: log, forControlEvent: .touchUpInside) == ["pressed:"])
    button.removeTarget(nil, action: pressed, for: .touchUpInside)
    #expect(button.actions(forTarget: log, forControlEvent: .touchUpInside) == nil)
    #expect(button.actions(forTarget: other, forControlEvent: .touchUpInside) == ["bare"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(button.allTargets.isEmpty && button.allControlEvents.isEmpty)
  }

  @Test("Targets are weak references")
  func weakness() {
    var target: Log? = Log()
    weak let gone = target
    button.addTarget(target, action: bare, for: .touchUpInside)
    target = nil
    #expect(gone == nil)
    button.sendActions(for: .touchUpInside)
    #expect(button.allTargets.isEmpty)
  }

  final class Tracked: UIButton {
    var sent: [String] = []
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      sent.append(action.description)
      super.sendAction(action, to: target, for: event)
    }
  }

  @Test("All actions pass through sendAction, whether they are selectors or functions")
  func passing() {
    let button = Tracked()
    button.addTarget(log, action: bare, for: .touchUpInside)
    button.addTarget(log, action: Log.pressed, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(log.lines == ["bare", "pressed 0"])
    #expect(button.sent.count == 2 && button.sent.first == "bare")
  }

  // MARK: The responder chain

  @MainActor final class Screen: UIViewController {
    var saved = 0
    func save(_ sender: Any?) { saved += 1 }
  }

  @Test("Without a target, the action is passed up the responder chain from the sender to the controller")
  func chain() {
    let (window, screen) = (makeWindow(100, 100), Screen())
    window.rootViewController = screen
    screen.view.addSubview(button)
    button.addTarget(nil, action: Selector("save:", Screen.save(_:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(screen.saved == 1)
    #expect(button.allTargets.map { $0.base is NSNull } == [true])
  }

  @Test("Without a target, the search starts at the first responder, which is how apps dismiss the keyboard")
  func firstResponder() {
    let (window, field) = (makeWindow(100, 100), UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30)))
    window.addSubview(field)
    window.makeKeyAndVisible()
    #expect(field.becomeFirstResponder())
    let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
    #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder)
  }

  @Test("Nothing is sent if no responder can perform the action")
  func unhandledAction() {
    #expect(!UIApplication.shared.sendAction("unheardOf:", to: nil, from: button, for: nil))
  }

  @Test("Bar button items send their selector")
  func barButtons() {
    let screen = Screen()
    let item = UIBarButtonItem(
      title: "Save", style: .done, target: screen, action: Selector("save:", Screen.save(_:)))
    item.perform()
    let system = UIBarButtonItem(barButtonSystemItem: .save, target: screen, action: Screen.save)
    system.perform()
    #expect(screen.saved == 2)
    item.action = nil
    item.perform()
    #expect(screen.saved == 2)
  }

  @Test("A touch on a bar button passes the item and the event")
  func barButtonEvent() {
    final class Screen: UIViewController {
      var lines: [String] = []
      func tapped(_ sender: UIBarButtonItem, event: UIEvent?) { lines.append("\(sender.tag) \(event != nil)") }
    }
    let screen = Screen()
    let item = UIBarButtonItem(
      title: "Save", style: .done, target: screen, action: Selector("tapped:event:", Screen.tapped(_:event:)))
    item.tag = 3
    screen.navigationItem.rightBarButtonItem = item
    let window = makeWindow(320, 480)
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    var views: [UIView] = [navigation.navigationBar]
    var button: UIButton?
    while let view = views.popLast() {
      if let found = view as? UIButton, found.currentTitle == "Save" { button = found }
      views += view.subviews
    }
    button?.tap()
    #expect(screen.lines == ["3 true"])
  }
}
