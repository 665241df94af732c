// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// Foundation on Linux has this method with optional parameters, so these overloads are preferred if an argument is a string. If
// both arguments are nil, only code rewritten by the porting tool calls them.
extension Bundle {
  /// Returns the string for a key in the language of the screen. If there is none, returns `value`, or the key if that is
  /// empty.
  public func localizedString(forKey key: String, value: String, table tableName: String) -> String {
    LocalizedLookup.string(key, value: value, table: tableName, bundle: self)
  }

  /// Returns the string for a key in the language of the screen. If there is none, returns the value, or the key if that is
  /// nil.
  public func localizedString(forKey key: String, value: String?, table tableName: String) -> String {
    LocalizedLookup.string(key, value: value, table: tableName, bundle: self)
  }

  /// Returns the string for a key in the language of the screen. If there is none, returns `value`, or the key if that is
  /// empty. The table is `Localizable` by default.
  public func localizedString(forKey key: String, value: String, table tableName: String?) -> String {
    LocalizedLookup.string(key, value: value, table: tableName, bundle: self)
  }

  /// The porting tool's replacement for `localizedString(forKey:value:table:)`.
  public func localizedText(forKey key: String, value: String?, table tableName: String?) -> String {
    LocalizedLookup.string(key, value: value, table: tableName, bundle: self)
  }
}
