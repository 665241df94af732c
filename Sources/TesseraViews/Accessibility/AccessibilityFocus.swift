// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Where a screen reader is: nowhere, until a test moves it.
@MainActor
enum AccessibilityFocus {
  private(set) static weak var element: UIResponder?

  static func move(to new: UIResponder?) {
    guard new !== element else { return }
    let old = element
    element = new
    old?.accessibilityElementDidLoseFocus()
    new?.accessibilityElementDidBecomeFocused()
  }
}
