// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A controller whose view is a keyboard, or an accessory above one.
///
/// - Note: Differs from UIKit: there are no keyboard extensions and no other keyboards.
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private lazy var proxy = FirstResponderProxy(self)

  /// The view as an input view; nil if the controller has a view of another class.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }
  /// The text that the keyboard edits.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  /// The language of the keyboard; nil, the default, for none. Stored only.
  open var primaryLanguage: String?
  /// Whether the keyboard has a key for dictation. Stored only. `false` by default.
  open var hasDictationKey = false
  /// Whether the keyboard may use the network. Always `true`: it belongs to the app.
  open var hasFullAccess: Bool { true }
  /// Whether the keyboard needs a key that switches keyboards. Always `false`: there are no others.
  open var needsInputModeSwitchKey: Bool { false }

  /// Creates an input view with the keyboard's background.
  open override func loadView() {
    view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
  }

  /// Ends editing in the window.
  open func dismissKeyboard() { viewIfLoaded?.window?.firstResponder?.resignFirstResponder() }
  /// Does nothing: there are no other keyboards.
  open func advanceToNextInputMode() {}
  /// Does nothing: there are no other keyboards.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}
