// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The screen reader's focus. There is none until a test sets it.
@MainActor
enum AccessibilityFocus {
  private(set) static weak var element: UIResponder?

  static func move(to new: UIResponder?) {
    guard new !== element else { return }
    let old = element
    element = new
    old?.accessibilityElementDidLoseFocus()
    new?.accessibilityElementDidBecomeFocused()
    var info: [AnyHashable: Any] = [
      UIAccessibility.assistiveTechnologyUserInfoKey:
        UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
    ]
    info[UIAccessibility.focusedElementUserInfoKey] = new
    info[UIAccessibility.unfocusedElementUserInfoKey] = old
    NotificationCenter.default.post(name: UIAccessibility.elementFocusedNotification, object: new, userInfo: info)
  }
}
