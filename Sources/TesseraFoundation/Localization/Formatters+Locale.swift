// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// What the porting tool writes for formatters without arguments, so that they follow the language of the screen.

extension DateFormatter {
  /// Creates a formatter that writes as a locale does.
  public convenience init(locale: Locale) {
    self.init()
    self.locale = locale
  }
}

extension NumberFormatter {
  /// Creates a formatter that writes as a locale does.
  public convenience init(locale: Locale) {
    self.init()
    self.locale = locale
  }
}

extension DateIntervalFormatter {
  /// Creates a formatter that writes as a locale does.
  public convenience init(locale: Locale) {
    self.init()
    self.locale = locale
  }
}
