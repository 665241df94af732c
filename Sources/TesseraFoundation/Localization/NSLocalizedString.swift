// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Foundation on Linux has this function with default values for three parameters. Overloads with fewer parameters, or with one
// that is not optional, are preferred, so files that import Foundation and UIKit call these. If `tableName` is optional in a
// call with all parameters, only code rewritten by the porting tool calls them.

public import Foundation

/// Returns the string for a key in the language of the screen, from `Localizable` of the main bundle, or the key if there is
/// none.
///
/// Tables are `.strings`, `.stringsdict` and `.xcstrings`. A string with plurals is a format for `String(format:)` and
/// `String.localizedStringWithFormat`. On Linux, the bundles of the manifest's targets are part of the main bundle.
///
/// - Note: Differs from UIKit: a key that is missing in the language is looked up in its parent languages and the development
///   language, and reported.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedLookup.string(key, value: nil, table: nil, bundle: .main)
}

/// Returns the string for a key in `Localizable` of the main bundle, or `value` if there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedLookup.string(key, value: value, table: nil, bundle: .main)
}

/// Returns the string for a key in `Localizable` of a bundle, or the key if there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedLookup.string(key, value: nil, table: nil, bundle: bundle)
}

/// Returns the string for a key in `Localizable` of a bundle, or `value` if there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  LocalizedLookup.string(key, value: value, table: nil, bundle: bundle)
}

/// Returns the string for a key in a table of the main bundle, or the key if there is none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedLookup.string(key, value: nil, table: tableName, bundle: .main)
}

/// Returns the string for a key in a table of the main bundle, or `value` if there is none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  LocalizedLookup.string(key, value: value, table: tableName, bundle: .main)
}

/// Returns the string for a key in a table of a bundle, or the key if there is none.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  LocalizedLookup.string(key, value: nil, table: tableName, bundle: bundle)
}

/// Returns the string for a key in a table of a bundle, or `value` if there is none.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  LocalizedLookup.string(key, value: value, table: tableName, bundle: bundle)
}

/// The porting tool's replacement for `NSLocalizedString` with all parameters and an optional table.
public func NSLocalizedText(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  LocalizedLookup.string(key, value: value, table: tableName, bundle: bundle)
}
