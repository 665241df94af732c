// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// String formatting with plurals. Foundation's initializers on Linux are variadic, so the compiler prefers these
// overloads, which have a fixed number of arguments. They are nevertheless marked as disfavored, because calls with
// computed arguments, such as `Int(a * 255)`, would otherwise be ambiguous. Calls with computed arguments, and calls
// that pass an array of arguments, support plurals only if the porting tool has rewritten them. A format without
// plurals is passed to Foundation after a single search for "#".

public import Foundation

extension String {
  /// Replaces `String(format:arguments:)` in code rewritten by the porting tool. Supports plurals from string tables.
  public init(localizedFormat format: String, arguments: [any CVarArg]) {
    self = LocalizedFormats.string(format, arguments, locale: nil)
  }

  /// Replaces `String(format:locale:arguments:)` in code rewritten by the porting tool. Supports plurals from string
  /// tables.
  public init(localizedFormat format: String, locale: Locale?, arguments: [any CVarArg]) {
    self = LocalizedFormats.string(format, arguments, locale: locale)
  }

  /// Creates a string from a format with 1 argument and support for plurals.
  @_disfavoredOverload
  public init(format: String, _ a: any CVarArg) {
    self = LocalizedFormats.string(format, [a], locale: nil)
  }

  /// Creates a string from a format with 1 argument and support for plurals. Numbers are formatted for the locale.
  @_disfavoredOverload
  public init(format: String, locale: Locale?, _ a: any CVarArg) {
    self = LocalizedFormats.string(format, [a], locale: locale)
  }

  /// Returns a string from a format with 1 argument. Numbers are formatted for the screen's language.
  @_disfavoredOverload
  public static func localizedStringWithFormat(_ format: String, _ a: any CVarArg) -> String {
    LocalizedFormats.string(format, [a], locale: .ambient)
  }

  /// Creates a string from a format with 2 arguments and support for plurals.
  @_disfavoredOverload
  public init(format: String, _ a: any CVarArg, _ b: any CVarArg) {
    self = LocalizedFormats.string(format, [a, b], locale: nil)
  }

  /// Creates a string from a format with 2 arguments and support for plurals. Numbers are formatted for the locale.
  @_disfavoredOverload
  public init(format: String, locale: Locale?, _ a: any CVarArg, _ b: any CVarArg) {
    self = LocalizedFormats.string(format, [a, b], locale: locale)
  }

  /// Returns a string from a format with 2 arguments. Numbers are formatted for the screen's language.
  @_disfavoredOverload
  public static func localizedStringWithFormat(_ format: String, _ a: any CVarArg, _ b: any CVarArg) -> String {
    LocalizedFormats.string(format, [a, b], locale: .ambient)
  }

  /// Creates a string from a format with 3 arguments and support for plurals.
  @_disfavoredOverload
  public init(format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg) {
    self = LocalizedFormats.string(format, [a, b, c], locale: nil)
  }

  /// Creates a string from a format with 3 arguments and support for plurals. Numbers are formatted for the locale.
  @_disfavoredOverload
  public init(format: String, locale: Locale?, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg) {
    self = LocalizedFormats.string(format, [a, b, c], locale: locale)
  }

  /// Returns a string from a format with 3 arguments. Numbers are formatted for the screen's language.
  @_disfavoredOverload
  public static func localizedStringWithFormat(_ format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg)
    -> String
  {
    LocalizedFormats.string(format, [a, b, c], locale: .ambient)
  }

  /// Creates a string from a format with 4 arguments and support for plurals.
  @_disfavoredOverload
  public init(format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg) {
    self = LocalizedFormats.string(format, [a, b, c, d], locale: nil)
  }

  /// Creates a string from a format with 4 arguments and support for plurals. Numbers are formatted for the locale.
  @_disfavoredOverload
  public init(format: String, locale: Locale?, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg) {
    self = LocalizedFormats.string(format, [a, b, c, d], locale: locale)
  }

  /// Returns a string from a format with 4 arguments. Numbers are formatted for the screen's language.
  @_disfavoredOverload
  public static func localizedStringWithFormat(
    _ format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg
  ) -> String {
    LocalizedFormats.string(format, [a, b, c, d], locale: .ambient)
  }

  /// Creates a string from a format with 5 arguments and support for plurals.
  @_disfavoredOverload
  public init(
    format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg, _ e: any CVarArg
  ) {
    self = LocalizedFormats.string(format, [a, b, c, d, e], locale: nil)
  }

  /// Creates a string from a format with 5 arguments and support for plurals. Numbers are formatted for the locale.
  @_disfavoredOverload
  public init(
    format: String, locale: Locale?, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg,
    _ e: any CVarArg
  ) {
    self = LocalizedFormats.string(format, [a, b, c, d, e], locale: locale)
  }

  /// Returns a string from a format with 5 arguments. Numbers are formatted for the screen's language.
  @_disfavoredOverload
  public static func localizedStringWithFormat(
    _ format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg, _ e: any CVarArg
  ) -> String {
    LocalizedFormats.string(format, [a, b, c, d, e], locale: .ambient)
  }

  /// Creates a string from a format with 6 arguments and support for plurals.
  @_disfavoredOverload
  public init(
    format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg, _ e: any CVarArg,
    _ f: any CVarArg
  ) {
    self = LocalizedFormats.string(format, [a, b, c, d, e, f], locale: nil)
  }

  /// Creates a string from a format with 6 arguments and support for plurals. Numbers are formatted for the locale.
  @_disfavoredOverload
  public init(
    format: String, locale: Locale?, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg,
    _ e: any CVarArg, _ f: any CVarArg
  ) {
    self = LocalizedFormats.string(format, [a, b, c, d, e, f], locale: locale)
  }

  /// Returns a string from a format with 6 arguments. Numbers are formatted for the screen's language.
  @_disfavoredOverload
  public static func localizedStringWithFormat(
    _ format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg, _ e: any CVarArg,
    _ f: any CVarArg
  ) -> String {
    LocalizedFormats.string(format, [a, b, c, d, e, f], locale: .ambient)
  }

}
