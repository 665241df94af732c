// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Simulated screen reader actions, for tests and demonstrations. UIKit has no such members.
extension UIWindow {
  /// Moves the accessibility focus to a view or element, or removes it if the element is nil.
  public func moveAccessibilityFocus(to element: UIResponder?) { AccessibilityFocus.move(to: element) }

  /// Performs a two-finger scrub, which sends an escape to the focused element or the frontmost view, then to its
  /// ancestors.
  ///
  /// - Returns: Whether an object handled the escape.
  @discardableResult
  public func performAccessibilityEscape() -> Bool { firstResponderSatisfying { $0.accessibilityPerformEscape() } }

  /// Performs a two-finger double tap, which sends a magic tap to the focused element or the frontmost view, then to
  /// its ancestors.
  ///
  /// - Returns: Whether an object handled the tap.
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
