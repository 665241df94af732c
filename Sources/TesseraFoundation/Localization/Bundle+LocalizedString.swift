// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// Foundation on Linux declares `localizedString(forKey:value:table:)` with optional parameters. These overloads have
// nonoptional parameters, so the compiler prefers them if an argument is a nonoptional string. The porting tool
// rewrites calls in which both arguments are optional.
extension Bundle {
  /// Returns the string for a key in the screen's language. If there is none, returns `value`, or the key if `value`
  /// is empty.
  public func localizedString(forKey key: String, value: String, table tableName: String) -> String {
    LocalizedLookup.string(key, value: value, table: tableName, bundle: self)
  }

  /// Returns the string for a key in the screen's language. If there is none, returns `value`, or the key if `value`
  /// is nil.
  public func localizedString(forKey key: String, value: String?, table tableName: String) -> String {
    LocalizedLookup.string(key, value: value, table: tableName, bundle: self)
  }

  /// Returns the string for a key in the screen's language. If there is none, returns `value`, or the key if `value`
  /// is empty. The table is `Localizable` by default.
  public func localizedString(forKey key: String, value: String, table tableName: String?) -> String {
    LocalizedLookup.string(key, value: value, table: tableName, bundle: self)
  }

  /// Replaces `localizedString(forKey:value:table:)` in code rewritten by the porting tool.
  public func localizedText(forKey key: String, value: String?, table tableName: String?) -> String {
    LocalizedLookup.string(key, value: value, table: tableName, bundle: self)
  }
}
