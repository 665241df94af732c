// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The keyboard of a window: its visible views, its frame and its notifications. In UIKit, the keyboard has a separate
// window. Here, it is in front of the contents of the window that receives the text, so that the window's image
// includes the keyboard.

import Foundation
import TesseraFoundation
import TesseraGraphics

/// The keyboard of a window. Created when the keyboard is first shown.
@MainActor
final class KeyboardState {
  private unowned let window: UIWindow
  private var plan = KeyboardPlan(nil)
  private(set) var host: KeyboardHost?
  /// The keyboard's frame in screen coordinates, or nil while the keyboard is hidden.
  private var frame: CGRect?

  init(_ window: UIWindow) {
    self.window = window
  }

  private var screen: CGRect { CGRect(origin: .zero, size: window.environment.size) }

  /// Shows the first responder's input views. Changes to its input views take effect after `reloadInputViews()`.
  func update() {
    let new = KeyboardPlan(window.firstResponder)
    guard !new.matches(plan) else { return }
    showKeyboard(for: new)
  }

  func reload() { showKeyboard(for: KeyboardPlan(window.firstResponder)) }

  private func showKeyboard(for new: KeyboardPlan) {
    plan = new
    guard !new.isEmpty else { return hide() }
    let host = host ?? KeyboardHost(width: screen.width)
    self.host = host
    host.showPlan(new, in: window)
    let height = host.frame.height
    let end = CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
    let begin = frame ?? end.offsetBy(dx: 0, dy: height)
    frame = end
    host.frame = convertedToWindow(begin)
    // Remove the keyboard's views if they are outside of the window.
    if !convertedToWindow(end)._coreGraphicsIntersects(window.bounds) { host.clear() }
    guard begin != end else { return }
    moveHost(host, from: begin, to: end, isShowing: true) {}
  }

  private func hide() {
    guard let begin = frame, let host else { return }
    (frame, self.host) = (nil, nil)
    moveHost(host, from: begin, to: begin.offsetBy(dx: 0, dy: begin.height), isShowing: false) { host.clear() }
  }

  private func convertedToWindow(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
  }

  // MARK: Moving

  private func moveHost(
    _ host: KeyboardHost, from begin: CGRect, to end: CGRect, isShowing: Bool, completion: @escaping () -> Void
  ) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: KeyboardMetrics.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardMetrics.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ name: NSNotification.Name) {
      NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
    }
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(isShowing ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    let window = window
    let place = convertedToWindow(end)
    SystemAnimation.run(for: KeyboardMetrics.duration, delay: 0, options: .curveEaseOut) {
      host.frame = place
      window.keyboardFrame = isShowing ? place : nil
      // Views constrained to the keyboard layout guide move with the keyboard. Without a clock, they are laid out
      // later.
      if AnimationClock.current != nil, window.isSettled { window.layoutIfNeeded() }
    } completion: { _ in
      post(UIResponder.keyboardDidChangeFrameNotification)
      post(isShowing ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
      completion()
    }
  }
}

extension UIWindow {
  /// Runs a closure that may change the first responder several times, then updates the keyboard once for the final
  /// first responder.
  package func holdingKeyboard<R>(_ body: () -> R) -> R {
    pendingResponderChanges += 1
    let result = body()
    pendingResponderChanges -= 1
    updateKeyboard()
    return result
  }

  /// Reloads the first responder's input views.
  func reloadKeyboard() {
    if keyboard == nil { updateKeyboard() } else if pendingResponderChanges == 0 { keyboard?.reload() }
  }

  /// Shows the first responder's keyboard, either now or after the outermost call of `holdingKeyboard`.
  func updateKeyboard() {
    guard pendingResponderChanges == 0, keyboard != nil || firstResponder != nil else { return }
    if keyboard == nil {
      guard !KeyboardPlan(firstResponder).isEmpty else { return }
      keyboard = KeyboardState(self)
    }
    keyboard?.update()
  }
}
