// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// Linux's Foundation has this method with optional parameters, so these are better matches wherever one is a text. With nil
// for both only the porting tool finds the way here.
extension Bundle {
  /// Returns the text of a key in the language of the screen; `value`, or the key where that is empty, if there is none.
  public func localizedString(forKey key: String, value: String, table tableName: String) -> String {
    LocalizedLookup.string(key, value: value, table: tableName, bundle: self)
  }

  /// Returns the text of a key in the language of the screen; the value, or the key where there is none, if there is no text.
  public func localizedString(forKey key: String, value: String?, table tableName: String) -> String {
    LocalizedLookup.string(key, value: value, table: tableName, bundle: self)
  }

  /// Returns the text of a key in the language of the screen; `value`, or the key where that is empty, if there is none.
  /// Without a table that is `Localizable`.
  public func localizedString(forKey key: String, value: String, table tableName: String?) -> String {
    LocalizedLookup.string(key, value: value, table: tableName, bundle: self)
  }

  /// What the porting tool writes for `localizedString(forKey:value:table:)`.
  public func localizedText(forKey key: String, value: String?, table tableName: String?) -> String {
    LocalizedLookup.string(key, value: value, table: tableName, bundle: self)
  }
}
