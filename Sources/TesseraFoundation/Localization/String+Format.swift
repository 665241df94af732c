// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Formats with plurals. Foundation's initializers on Linux take a list of arguments, so overloads with a fixed number of them
// are better matches. They are disfavored all the same, because calls with computed arguments would be ambiguous otherwise.
// Those calls, and calls that pass an array, reach these formats through the porting tool alone. A format without plurals goes
// to Foundation after one look for a `#`.

public import Foundation

extension String {
  /// What the porting tool writes for `String(format:arguments:)`: a format, also one with plurals of a string table.
  public init(localizedFormat format: String, arguments: [any CVarArg]) {
    self = LocalizedFormats.string(format, arguments, locale: nil)
  }

  /// What the porting tool writes for `String(format:locale:arguments:)`: a format, also one with plurals of a string table.
  public init(localizedFormat format: String, locale: Locale?, arguments: [any CVarArg]) {
    self = LocalizedFormats.string(format, arguments, locale: locale)
  }

  /// Creates a format with 1 argument. The words of a format with plurals follow them.
  @_disfavoredOverload
  public init(format: String, _ a: any CVarArg) {
    self = LocalizedFormats.string(format, [a], locale: nil)
  }

  /// Creates a format with 1 argument, numbers as the locale writes them. The words of a format with plurals follow them.
  @_disfavoredOverload
  public init(format: String, locale: Locale?, _ a: any CVarArg) {
    self = LocalizedFormats.string(format, [a], locale: locale)
  }

  /// Returns a format with 1 argument, numbers as the language of the screen writes them.
  @_disfavoredOverload
  public static func localizedStringWithFormat(_ format: String, _ a: any CVarArg) -> String {
    LocalizedFormats.string(format, [a], locale: .ambient)
  }

  /// Creates a format with 2 arguments. The words of a format with plurals follow them.
  @_disfavoredOverload
  public init(format: String, _ a: any CVarArg, _ b: any CVarArg) {
    self = LocalizedFormats.string(format, [a, b], locale: nil)
  }

  /// Creates a format with 2 arguments, numbers as the locale writes them. The words of a format with plurals follow them.
  @_disfavoredOverload
  public init(format: String, locale: Locale?, _ a: any CVarArg, _ b: any CVarArg) {
    self = LocalizedFormats.string(format, [a, b], locale: locale)
  }

  /// Returns a format with 2 arguments, numbers as the language of the screen writes them.
  @_disfavoredOverload
  public static func localizedStringWithFormat(_ format: String, _ a: any CVarArg, _ b: any CVarArg) -> String {
    LocalizedFormats.string(format, [a, b], locale: .ambient)
  }

  /// Creates a format with 3 arguments. The words of a format with plurals follow them.
  @_disfavoredOverload
  public init(format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg) {
    self = LocalizedFormats.string(format, [a, b, c], locale: nil)
  }

  /// Creates a format with 3 arguments, numbers as the locale writes them. The words of a format with plurals follow them.
  @_disfavoredOverload
  public init(format: String, locale: Locale?, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg) {
    self = LocalizedFormats.string(format, [a, b, c], locale: locale)
  }

  /// A format with 3 arguments, numbers as the language of the screen writes them.
  @_disfavoredOverload
  public static func localizedStringWithFormat(_ format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg)
    -> String
  {
    LocalizedFormats.string(format, [a, b, c], locale: .ambient)
  }

  /// Creates a format with 4 arguments. The words of a format with plurals follow them.
  @_disfavoredOverload
  public init(format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg) {
    self = LocalizedFormats.string(format, [a, b, c, d], locale: nil)
  }

  /// Creates a format with 4 arguments, numbers as the locale writes them. The words of a format with plurals follow them.
  @_disfavoredOverload
  public init(format: String, locale: Locale?, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg) {
    self = LocalizedFormats.string(format, [a, b, c, d], locale: locale)
  }

  /// Returns a format with 4 arguments, numbers as the language of the screen writes them.
  @_disfavoredOverload
  public static func localizedStringWithFormat(
    _ format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg
  ) -> String {
    LocalizedFormats.string(format, [a, b, c, d], locale: .ambient)
  }

  /// Creates a format with 5 arguments. The words of a format with plurals follow them.
  @_disfavoredOverload
  public init(
    format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg, _ e: any CVarArg
  ) {
    self = LocalizedFormats.string(format, [a, b, c, d, e], locale: nil)
  }

  /// Creates a format with 5 arguments, numbers as the locale writes them. The words of a format with plurals follow them.
  @_disfavoredOverload
  public init(
    format: String, locale: Locale?, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg,
    _ e: any CVarArg
  ) {
    self = LocalizedFormats.string(format, [a, b, c, d, e], locale: locale)
  }

  /// Returns a format with 5 arguments, numbers as the language of the screen writes them.
  @_disfavoredOverload
  public static func localizedStringWithFormat(
    _ format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg, _ e: any CVarArg
  ) -> String {
    LocalizedFormats.string(format, [a, b, c, d, e], locale: .ambient)
  }

  /// Creates a format with 6 arguments. The words of a format with plurals follow them.
  @_disfavoredOverload
  public init(
    format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg, _ e: any CVarArg,
    _ f: any CVarArg
  ) {
    self = LocalizedFormats.string(format, [a, b, c, d, e, f], locale: nil)
  }

  /// Creates a format with 6 arguments, numbers as the locale writes them. The words of a format with plurals follow them.
  @_disfavoredOverload
  public init(
    format: String, locale: Locale?, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg,
    _ e: any CVarArg, _ f: any CVarArg
  ) {
    self = LocalizedFormats.string(format, [a, b, c, d, e, f], locale: locale)
  }

  /// Returns a format with 6 arguments, numbers as the language of the screen writes them.
  @_disfavoredOverload
  public static func localizedStringWithFormat(
    _ format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg, _ e: any CVarArg,
    _ f: any CVarArg
  ) -> String {
    LocalizedFormats.string(format, [a, b, c, d, e, f], locale: .ambient)
  }

}
