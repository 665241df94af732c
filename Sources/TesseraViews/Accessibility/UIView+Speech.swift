// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Words with attributes of speech, beside the plain ones.

import Foundation

extension UIView {
  /// Returns the words with their attributes, as long as they are still those; nil without words.
  func matching(_ attributed: NSAttributedString?, _ words: String?) -> NSAttributedString? {
    guard let words else { return nil }
    return attributed?.string == words ? attributed : NSAttributedString(string: words)
  }
}

/// Whether a screen reader looks at the views: labels are called by their texts then.
@MainActor
enum ScreenReading {
  fileprivate(set) static var isActive = false
}

extension UIView {
  /// The default label, as the view's property returns it.
  var unaskedLabel: String? { ScreenReading.isActive || !hidesDefaultLabel ? labelByDefault : nil }

  /// The name of the view that a screen reader speaks.
  @_spi(Tessera) public var spokenLabel: String? { reading { accessibilityLabel } }

  /// Runs a closure in which accessibility properties are those that a screen reader gets.
  func reading<R>(_ body: () -> R) -> R {
    let wasActive = ScreenReading.isActive
    ScreenReading.isActive = true
    defer { ScreenReading.isActive = wasActive }
    return body()
  }
}
