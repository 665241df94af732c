// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The chain that events climb: view, its controller, superview ... window, application. A responder that does not override
// a method passes the event on.

public import Foundation

/// An object that can take part in the responder chain: views, view controllers, windows.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  deinit { releaseAssociatedObjects(of: self) }

  /// The next object in the responder chain.
  open var next: UIResponder? { nil }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// Whether the object gets what is typed in its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes the object its window's first responder, if it wants to be one and the present one agrees.
  ///
  /// - Returns: Whether the object is first responder now. One that is in no window never is.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = window.firstResponder {
      guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// Called when the object was the window's first responder and no longer is, for whatever reason.
  @_spi(Tessera) open func didLoseFirstResponder() {}

  /// What stands in for the keyboard, and what stands on it, while the object is first responder.
  ///
  /// - Note: Differs from UIKit: no keyboard appears, so neither is shown.
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}

  /// The window whose first responder the object may be.
  package var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      if let controller = current as? UIViewController, let view = controller.viewIfLoaded { return view.window }
      responder = current.next
    }
    return nil
  }
}
