// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

/// An alert with the API that preceded `UIAlertController`. A `UIAlertController` presents the alert.
///
/// - Note: Differs from UIKit: the view is never added to a view hierarchy. Styles with text fields show their
///   fields.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// The style of an alert, which determines its text fields.
  public enum Style: Int, Sendable {
    case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
  }

  /// The title; nil for none.
  open var title: String?
  /// The text below the title; nil for none.
  open var message: String?
  /// The delegate. A weak reference.
  open weak var delegate: (any UIAlertViewDelegate)?
  /// The style, which determines the alert's text fields.
  open var alertViewStyle = Style.default
  /// The index of the cancel button; -1 for none.
  open var cancelButtonIndex = -1
  private var titles: [String] = []
  private weak var shown: UIAlertController?
  /// Whether the delegate has been notified that the alert is being dismissed.
  private var hasEnded = false
  /// The index of the tapped button; nil after the alert is dismissed.
  private var tappedIndex: Int?

  /// Creates an alert without buttons.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an alert with buttons, the cancel button first.
  public convenience init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    (self.title, self.message, self.delegate) = (title, message, delegate)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  /// The index of the first button other than the cancel button; -1 for none.
  open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
  /// Whether the alert is on the screen.
  open var isVisible: Bool { shown?.presentingViewController != nil }

  /// Adds a button at the end, and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  /// Returns the title of a button; nil for an invalid index.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }
  /// Returns a text field of a visible alert; nil for none.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = shown?.textFields ?? []
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  /// Presents the alert from the key window's topmost controller. Does nothing without a key window.
  open func show() {
    guard let top = UIApplication.shared.keyWindow?.rootViewController?.frontmost, !isVisible else { return }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    addFields(to: alert)
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : .default
      alert.addAction(UIAlertAction(title: title, style: style) { _ in self.didEnd(buttonIndex: index) })
    }
    alert.willDismiss = { [weak alert] action in
      guard let index = alert?.actions.firstIndex(where: { $0 === action }) else { return }
      self.willEnd(buttonIndex: index)
    }
    delegate?.willPresent(self)
    (shown, hasEnded, tappedIndex) = (alert, false, nil)
    top.present(alert, animated: true) { self.delegate?.didPresent(self) }
  }

  private func addFields(to alert: UIAlertController) {
    if alertViewStyle == .loginAndPasswordInput { alert.addTextField { $0.placeholder = "Login" } }
    if alertViewStyle == .plainTextInput { alert.addTextField() }
    if alertViewStyle == .secureTextInput || alertViewStyle == .loginAndPasswordInput {
      alert.addTextField {
        $0.placeholder = "Password"
        $0.isSecureTextEntry = true
      }
    }
  }

  /// Notifies the delegate that a button was tapped, before the alert is dismissed.
  private func willEnd(buttonIndex index: Int) {
    guard !hasEnded else { return }
    (hasEnded, tappedIndex) = (true, index)
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, willDismissWithButtonIndex: index)
  }

  /// Notifies the delegate that the alert has been dismissed.
  private func didEnd(buttonIndex index: Int) {
    willEnd(buttonIndex: index)
    guard tappedIndex == index else { return }
    tappedIndex = nil
    delegate?.alertView(self, didDismissWithButtonIndex: index)
  }

  /// Dismisses the alert as if the button had been tapped. The delegate is notified of the dismissal, but not of a
  /// tap.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let shown, !hasEnded else { return }
    hasEnded = true
    delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    shown.dismiss(animated: animated)
    delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex)
  }
}

extension UIViewController {
  /// The topmost controller in the chain of controllers presented by this controller.
  var frontmost: UIViewController {
    var controller = self
    while let next = controller.presentedViewController, !next.isBeingDismissed { controller = next }
    return controller
  }
}
