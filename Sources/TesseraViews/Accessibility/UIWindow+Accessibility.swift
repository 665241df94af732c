// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Actions of a screen reader, for tests and demonstrations. UIKit has no such members.
extension UIWindow {
  /// Moves the accessibility focus to a view or an element; nil for none.
  public func moveAccessibilityFocus(to element: UIResponder?) { AccessibilityFocus.move(to: element) }

  /// Performs a two-finger scrub: an escape by the focused element, the frontmost view, or a container of it.
  ///
  /// - Returns: Whether an object has handled the escape.
  @discardableResult
  public func performAccessibilityEscape() -> Bool { firstResponderSatisfying { $0.accessibilityPerformEscape() } }

  /// Performs a two-finger double tap: a magic tap on the focused element, the frontmost view, or a container of it.
  ///
  /// - Returns: Whether an object has handled the tap.
  @discardableResult
  public func performAccessibilityMagicTap() -> Bool { firstResponderSatisfying { $0.accessibilityPerformMagicTap() } }

  private func firstResponderSatisfying(_ body: (UIResponder) -> Bool) -> Bool {
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
