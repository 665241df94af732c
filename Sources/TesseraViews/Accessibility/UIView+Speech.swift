// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Accessibility strings with speech attributes, stored in addition to the plain strings.

import Foundation

extension UIView {
  /// Returns the attributed text if its characters still match the plain text; otherwise, the plain text. Returns nil
  /// if there is no plain text.
  func matching(_ attributed: NSAttributedString?, text words: String?) -> NSAttributedString? {
    guard let words else { return nil }
    return attributed?.string == words ? attributed : NSAttributedString(string: words)
  }
}

/// Whether a screen reader is reading views. If so, a label's text is its accessibility label.
@MainActor
enum ScreenReading {
  fileprivate(set) static var isActive = false
}

extension UIView {
  /// The default label returned by the view's accessibility property.
  var defaultAccessibilityLabel: String? { ScreenReading.isActive || !hidesDefaultLabel ? labelByDefault : nil }

  /// The spoken name of the view.
  @_spi(Tessera) public var spokenLabel: String? { reading { accessibilityLabel } }

  /// Runs a closure in which accessibility properties return the values that a screen reader receives.
  func reading<R>(_ body: () -> R) -> R {
    let wasActive = ScreenReading.isActive
    ScreenReading.isActive = true
    defer { ScreenReading.isActive = wasActive }
    return body()
  }
}
