// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// What a screen reader does, for tests and demonstrations. UIKit has nothing like these members.
extension UIWindow {
  /// Moves a screen reader to a view or an element; nil for nowhere.
  public func moveAccessibilityFocus(to element: UIResponder?) { AccessibilityFocus.move(to: element) }

  /// Scrubs with two fingers: asks the focused element, or the view in front, and what is around it to be left.
  ///
  /// - Returns: Whether something was left.
  @discardableResult
  public func performAccessibilityEscape() -> Bool { ask { $0.accessibilityPerformEscape() } }

  /// Taps twice with two fingers: asks the focused element, or the view in front, and what is around it.
  ///
  /// - Returns: Whether something was done.
  @discardableResult
  public func performAccessibilityMagicTap() -> Bool { ask { $0.accessibilityPerformMagicTap() } }

  private func ask(_ body: (UIResponder) -> Bool) -> Bool {
    layoutIfNeeded()
    defer { layoutIfNeeded() }
    let overlay = subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && !($0 is PresentationContainer) }
    var responder: UIResponder? =
      AccessibilityFocus.element ?? overlay ?? rootViewController.map(UIWindow.front) ?? self
    while let current = responder {
      if body(current) { return true }
      responder = current.next
    }
    return false
  }
}
