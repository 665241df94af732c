// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// Keyboard notifications, the keyboard layout guide, and custom input views. The screen is the default screen, 390 x
/// 844 points with 34 points for the home indicator, on which iOS's keyboard is 336 points high.
@MainActor @Suite(.serialized) struct KeyboardTests {
  final class Log: @unchecked Sendable {
    var lines: [String] = []
    var frames: [CGRect] = []
    private var tokens: [any NSObjectProtocol] = []

    @MainActor init() {
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "will show"), (UIResponder.keyboardDidShowNotification, "did show"),
        (UIResponder.keyboardWillHideNotification, "will hide"), (UIResponder.keyboardDidHideNotification, "did hide"),
        (UIResponder.keyboardWillChangeFrameNotification, "will change"),
        (UIResponder.keyboardDidChangeFrameNotification, "did change"),
      ]
      for (name, line) in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
            self?.lines.append(line)
            // Apps read the keyboard's frame with this code.
            if let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect {
              self?.frames.append(frame)
            }
          })
      }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  let window = makeWindow(390, 844)

  init() { window.environment.safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }

  private func field(_ y: CGFloat = 50) -> UITextField {
    let field = UITextField(frame: CGRect(0, y, 200, 40))
    window.addSubview(field)
    return field
  }

  @Test func appearsAndDisappears() {
    let (a, b) = (field(), field(100))
    let log = Log()
    a.becomeFirstResponder()
    #expect(log.lines == ["will change", "will show", "did change", "did show"])
    #expect(log.frames.allSatisfy { $0 == CGRect(0, 844 - 336, 390, 336) } && log.frames.count == 4)
    log.lines = []
    b.becomeFirstResponder()
    #expect(log.lines == [], "the keyboard stays where it is")
    log.frames = []
    window.endEditing(true)
    #expect(log.lines == ["will change", "will hide", "did change", "did hide"])
    #expect(log.frames.first == CGRect(0, 844, 390, 336))
  }

  @Test func userInfo() throws {
    nonisolated(unsafe) var info: [AnyHashable: Any] = [:]
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { info = $0.userInfo ?? [:] }
    defer { NotificationCenter.default.removeObserver(token) }
    field().becomeFirstResponder()
    #expect((info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue == CGRect(0, 844, 390, 336))
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect((info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue == 7)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
  }

  /// UIKit notifies a text field's delegate before the keyboard appears, and a text view's delegate afterward.
  @Test func orderAmongDelegates() {
    final class Editor: UITextFieldDelegate, UITextViewDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func textFieldDidBeginEditing(_ textField: UITextField) { log.lines.append("began") }
      func textViewDidBeginEditing(_ textView: UITextView) { log.lines.append("began") }
    }
    let log = Log()
    let editor = Editor(log)
    let field = field()
    field.delegate = editor
    field.becomeFirstResponder()
    #expect(log.lines.first == "began")
    field.resignFirstResponder()
    let view = UITextView(frame: CGRect(0, 100, 200, 100))
    view.delegate = editor
    window.addSubview(view)
    log.lines = []
    view.becomeFirstResponder()
    #expect(log.lines.last == "began" && log.lines.count == 5)
  }

  @Test func layoutGuideFollowsTheKeyboard() {
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let field = UITextField(frame: CGRect(0, 0, 100, 40))
    view.addSubview(field)
    let guide = view.keyboardLayoutGuide
    window.layoutIfNeeded()
    let resting = guide.layoutFrame.minY
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == 508)
    field.resignFirstResponder()
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == resting)
  }

  @Test func accessoryIsAboveTheKeyboard() {
    let log = Log()
    let field = field()
    let bar = UIToolbar(frame: CGRect(0, 0, 100, 44))
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    #expect(log.frames.last == CGRect(0, 464, 390, 380))
    #expect(bar.window === window && bar.convert(bar.bounds, to: window) == CGRect(0, 464, 390, 44))
    field.resignFirstResponder()
    #expect(bar.window == nil)
  }

  /// The input view has its frame's height plus the home indicator's 34 points.
  @Test func inputViewReplacesTheKeyboard() {
    let log = Log()
    let field = field()
    let picker = UIPickerView(frame: CGRect(0, 0, 320, 216))
    field.inputView = picker
    field.becomeFirstResponder()
    #expect(log.frames.last == CGRect(0, 594, 390, 250))
    #expect(picker.convert(picker.bounds, to: window) == CGRect(0, 594, 390, 216))
    log.lines = []
    field.inputView = nil
    field.reloadInputViews()
    #expect(picker.window == nil && log.frames.last == CGRect(0, 508, 390, 336))
    #expect(log.lines.first == "will change")
  }

  /// Apps hide the keyboard with a plain input view of zero height. An input view with a flexible height has the
  /// keyboard's height.
  @Test func emptyInputViewShowsNothing() {
    let log = Log()
    let field = field()
    field.inputView = UIView()
    field.becomeFirstResponder()
    #expect(field.isFirstResponder && log.frames.allSatisfy { $0 == CGRect(0, 844, 390, 0) })
    for keys in [UIInputView(frame: .zero, inputViewStyle: .keyboard), UIView()] {
      keys.autoresizingMask = keys is UIInputView ? [] : .flexibleHeight
      field.inputView = keys
      field.reloadInputViews()
      #expect(keys.convert(keys.bounds, to: window) == CGRect(0, 508, 390, 302))
    }
  }

  final class Chat: UIViewController {
    let bar = UIInputView(frame: CGRect(0, 0, 0, 60), inputViewStyle: .keyboard)
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  /// A view controller's input accessory view is at the bottom of the screen, or above the keyboard while the
  /// controller's text field is edited.
  @Test func controllersInputAccessoryView() {
    let chat = Chat()
    window.rootViewController = chat
    let field = UITextField(frame: CGRect(10, 10, 200, 40))
    chat.bar.addSubview(field)
    chat.becomeFirstResponder()
    #expect(chat.bar.convert(chat.bar.bounds, to: window) == CGRect(0, 784, 390, 60))
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    #expect(chat.bar.convert(chat.bar.bounds, to: window) == CGRect(0, 448, 390, 60))
    #expect(field.target(forAction: "none:", withSender: nil) == nil, "the responder chain ends")
  }

  /// With a clock, the keyboard's animation takes a quarter of a second.
  @Test func isAnimated() throws {
    let log = Log()
    let field = field()
    let clock = AnimationClock()
    clock.run {
      field.becomeFirstResponder()
      #expect(log.lines == ["will change", "will show"])
      clock.advance(to: 0.3)
      #expect(log.lines == ["will change", "will show", "did change", "did show"])
      field.resignFirstResponder()
      clock.advance(to: 0.7)
      #expect(log.lines.last == "did hide")
    }
  }

  @Test func typesThroughTheProxy() {
    let field = field()
    let keys = UIInputViewController()
    keys.inputView?.frame.size.height = 200
    field.inputView = keys.inputView
    field.text = "abcd"
    field.becomeFirstResponder()
    let proxy = keys.textDocumentProxy
    proxy.adjustTextPosition(byCharacterOffset: -1)
    #expect(proxy.documentContextBeforeInput == "abc" && proxy.documentContextAfterInput == "d")
    proxy.insertText("x")
    proxy.deleteBackward()
    proxy.insertText("y")
    #expect(field.text == "abcyd" && proxy.hasText && proxy.selectedText == nil)
    keys.dismissKeyboard()
    #expect(!field.isFirstResponder)
  }

  /// Touches pass through the system keyboard to the views below, because the keyboard's image does not receive
  /// touches.
  @Test func touchesPassThroughTheKeyboard() throws {
    let button = UIButton(frame: CGRect(0, 600, 390, 100))
    window.addSubview(button)
    let field = field()
    field.becomeFirstResponder()
    #expect(window.hitTest(CGPoint(x: 100, y: 650), with: nil) === button)
    #expect(window.subviews.last is KeyboardHost)
    field.resignFirstResponder()
    #expect(!(window.subviews.last is KeyboardHost))
  }
}
