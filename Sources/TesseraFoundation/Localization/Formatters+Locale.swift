// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// In code that it rewrites, the porting tool replaces formatter initializers without arguments with these
// initializers, so that the formatters use the screen's language.

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
