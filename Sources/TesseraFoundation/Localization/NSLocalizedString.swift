// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Linux's Foundation has this function with default values for three parameters. Overloads with fewer parameters, or with one
// that is not optional, are better matches, so files that import Foundation and UIKit call these. Where `tableName` is an
// optional in a call with all parameters, only the porting tool finds the way here.

public import Foundation

/// Returns the text of a key in the language of the screen, from `Localizable` of the program's bundle; the key where there is
/// none.
///
/// Tables are `.strings`, `.stringsdict` and `.xcstrings`. A text with plurals is a format for `String(format:)` and
/// `String.localizedStringWithFormat`. On Linux the bundles of the manifest's targets count as the program's.
///
/// - Note: Differs from UIKit: a key that the language lacks is shown in its parents' and the development language, and
///   reported.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedLookup.string(key, value: nil, table: nil, bundle: .main)
}

/// Returns the text of a key in `Localizable` of the program's bundle; `value` where there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedLookup.string(key, value: value, table: nil, bundle: .main)
}

/// Returns the text of a key in `Localizable` of a bundle; the key where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedLookup.string(key, value: nil, table: nil, bundle: bundle)
}

/// Returns the text of a key in `Localizable` of a bundle; `value` where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  LocalizedLookup.string(key, value: value, table: nil, bundle: bundle)
}

/// Returns the text of a key in a table of the program's bundle; the key where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedLookup.string(key, value: nil, table: tableName, bundle: .main)
}

/// Returns the text of a key in a table of the program's bundle; `value` where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  LocalizedLookup.string(key, value: value, table: tableName, bundle: .main)
}

/// Returns the text of a key in a table of a bundle; the key where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  LocalizedLookup.string(key, value: nil, table: tableName, bundle: bundle)
}

/// Returns the text of a key in a table of a bundle; `value` where there is none.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  LocalizedLookup.string(key, value: value, table: tableName, bundle: bundle)
}

/// What the porting tool writes for `NSLocalizedString` with all parameters, whose table may be nil.
public func NSLocalizedText(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  LocalizedLookup.string(key, value: value, table: tableName, bundle: bundle)
}
