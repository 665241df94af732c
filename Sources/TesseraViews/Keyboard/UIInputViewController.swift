// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A view controller whose view is a keyboard, or an accessory above a keyboard.
///
/// - Note: Differs from UIKit: there are no keyboard extensions and no other keyboards.
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private lazy var proxy = FirstResponderProxy(self)

  /// The view as an input view, or nil if the view has a different class.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }
  /// The text that the keyboard edits.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  /// The language of the keyboard, or nil (the default). Stored only.
  open var primaryLanguage: String?
  /// Whether the keyboard has a dictation key. Stored only. `false` by default.
  open var hasDictationKey = false
  /// Whether the keyboard may access the network. Always `true`, because the keyboard belongs to the app.
  open var hasFullAccess: Bool { true }
  /// Whether the keyboard requires a key for switching keyboards. Always `false`, because there are no other
  /// keyboards.
  open var needsInputModeSwitchKey: Bool { false }

  /// Creates an input view with the keyboard's background.
  open override func loadView() {
    view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
  }

  /// Ends editing in the window.
  open func dismissKeyboard() { viewIfLoaded?.window?.firstResponder?.resignFirstResponder() }
  /// Does nothing, because there are no other keyboards.
  open func advanceToNextInputMode() {}
  /// Does nothing, because there are no other keyboards.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}
