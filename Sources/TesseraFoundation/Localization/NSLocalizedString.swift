// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Foundation on Linux declares this function with default values for three parameters. The compiler prefers overloads
// that have fewer parameters or a nonoptional parameter, so files that import Foundation and UIKit call these
// functions. The porting tool rewrites calls that have all parameters and an optional `tableName`.

public import Foundation

/// Returns the string for a key in the screen's language, from the main bundle's `Localizable` table. If there is
/// none, returns the key.
///
/// String tables are `.strings`, `.stringsdict` and `.xcstrings` files. A string with plurals is a format for
/// `String(format:)` and `String.localizedStringWithFormat`. On Linux, the bundles of the targets in the package
/// manifest are part of the main bundle.
///
/// - Note: Differs from UIKit: if a language does not contain a key, the key is reported and looked up in the parent
///   languages and the development language.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedLookup.string(key, value: nil, table: nil, bundle: .main)
}

/// Returns the string for a key in the main bundle's `Localizable` table. If there is none, returns `value`.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedLookup.string(key, value: value, table: nil, bundle: .main)
}

/// Returns the string for a key in a bundle's `Localizable` table. If there is none, returns the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedLookup.string(key, value: nil, table: nil, bundle: bundle)
}

/// Returns the string for a key in a bundle's `Localizable` table. If there is none, returns `value`.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  LocalizedLookup.string(key, value: value, table: nil, bundle: bundle)
}

/// Returns the string for a key in a table of the main bundle. If there is none, returns the key.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedLookup.string(key, value: nil, table: tableName, bundle: .main)
}

/// Returns the string for a key in a table of the main bundle. If there is none, returns `value`.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  LocalizedLookup.string(key, value: value, table: tableName, bundle: .main)
}

/// Returns the string for a key in a table of a bundle. If there is none, returns the key.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  LocalizedLookup.string(key, value: nil, table: tableName, bundle: bundle)
}

/// Returns the string for a key in a table of a bundle. If there is none, returns `value`.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  LocalizedLookup.string(key, value: value, table: tableName, bundle: bundle)
}

/// Replaces `NSLocalizedString` in code rewritten by the porting tool, for calls with all parameters and an optional
/// table.
public func NSLocalizedText(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  LocalizedLookup.string(key, value: value, table: tableName, bundle: bundle)
}
