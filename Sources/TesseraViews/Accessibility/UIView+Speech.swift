// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Text with speech attributes, in addition to the plain text.

import Foundation

extension UIView {
  /// Returns the attributed text if it still equals the plain text, or else the plain text; nil without text.
  func matching(_ attributed: NSAttributedString?, text words: String?) -> NSAttributedString? {
    guard let words else { return nil }
    return attributed?.string == words ? attributed : NSAttributedString(string: words)
  }
}

/// Whether a screen reader is reading views, which makes the text of labels their accessibility label.
@MainActor
enum ScreenReading {
  fileprivate(set) static var isActive = false
}

extension UIView {
  /// The default label, as the view's property returns it.
  var defaultAccessibilityLabel: String? { ScreenReading.isActive || !hidesDefaultLabel ? labelByDefault : nil }

  /// The spoken name of the view.
  @_spi(Tessera) public var spokenLabel: String? { reading { accessibilityLabel } }

  /// Runs a closure in which accessibility properties have the values that a screen reader gets.
  func reading<R>(_ body: () -> R) -> R {
    let wasActive = ScreenReading.isActive
    ScreenReading.isActive = true
    defer { ScreenReading.isActive = wasActive }
    return body()
  }
}
