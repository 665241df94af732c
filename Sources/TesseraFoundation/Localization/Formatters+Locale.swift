// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// The porting tool's replacements for formatters without arguments, so that they follow the language of the screen.

extension DateFormatter {
  /// Creates a formatter with a locale.
  public convenience init(locale: Locale) {
    self.init()
    self.locale = locale
  }
}

extension NumberFormatter {
  /// Creates a formatter with a locale.
  public convenience init(locale: Locale) {
    self.init()
    self.locale = locale
  }
}

extension DateIntervalFormatter {
  /// Creates a formatter with a locale.
  public convenience init(locale: Locale) {
    self.init()
    self.locale = locale
  }
}
