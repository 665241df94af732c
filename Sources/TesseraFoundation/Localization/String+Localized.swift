// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension String {
  /// Creates a localized string in the screen's language. The key is also the default value.
  ///
  ///     String(localized: "\(count) photos")   // Looks up "%lld photos", including its plural forms
  ///
  /// - Parameters:
  ///   - keyAndValue: The key and default value.
  ///   - table: The name of the string table, or nil for `Localizable`.
  ///   - bundle: The bundle that contains the string table, or nil for the main bundle.
  ///   - locale: The locale for formatting numbers. Unlike a resource's locale, it does not select the language.
  ///   - comment: A comment for translators, which is ignored.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .ambient, comment: StaticString? = nil
  ) {
    self = LocalizedLookup.string(
      keyAndValue.key, keyAndValue, isOwnKey: true, table: table, bundle: bundle ?? .main,
      languages: AmbientLanguage.preferences, locale: locale)
  }

  /// Creates a localized string in the screen's language. `defaultValue` is used if no table contains the key.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .ambient, comment: StaticString? = nil
  ) {
    self = LocalizedLookup.string(
      "\(key)", defaultValue, isOwnKey: false, table: table, bundle: bundle ?? .main,
      languages: AmbientLanguage.preferences, locale: locale)
  }

  /// Creates the localized string of a resource, in the resource's language.
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedLookup.string(
      resource.key, resource.defaultValue, isOwnKey: resource.isOwnKey, table: resource.table,
      bundle: resource.bundle.bundle, languages: resource.languages, locale: resource.locale)
  }
}

extension AttributedString {
  /// Creates a localized attributed string in the screen's language. The key is also the default value.
  ///
  /// Markdown in the string is converted to attributes. Spaces and line breaks are preserved.
  ///
  /// - Note: Differs from UIKit: Markdown in interpolated values is also converted.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .ambient, comment: StaticString? = nil
  ) {
    self.init(
      inlineMarkdown: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment))
  }

  /// Creates a localized attributed string in the screen's language. `defaultValue` is used if no table contains the
  /// key.
  ///
  /// Markdown in the string is converted to attributes. Spaces and line breaks are preserved.
  ///
  /// - Note: Differs from UIKit: Markdown in interpolated values is also converted.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .ambient, comment: StaticString? = nil
  ) {
    self.init(
      inlineMarkdown: String(
        localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale, comment: comment))
  }

  /// Creates the localized attributed string of a resource, in the resource's language.
  ///
  /// Markdown in the string is converted to attributes. Spaces and line breaks are preserved.
  ///
  /// - Note: Differs from UIKit: Markdown in interpolated values is also converted.
  public init(localized resource: LocalizedStringResource) {
    self.init(inlineMarkdown: String(localized: resource))
  }

  private init(inlineMarkdown text: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = MarkdownText(options: options).read(text)
  }
}

extension LocalizedLookup {
  /// Returns the localized string for a key, with the interpolated values of the default value inserted.
  static func string(
    _ key: String, _ value: String.LocalizationValue, isOwnKey: Bool, table: String?, bundle: Bundle,
    languages: [LanguageTag], locale: Locale
  ) -> String {
    let found = text(key, table: table, bundle: bundle, languages: languages, hasDefault: !isOwnKey)
    let arguments = value.arguments
    if arguments.isEmpty { return found?.string ?? value.key }
    return LocalizedFormats.string(found ?? .plain(value.key), arguments, locale: locale)
  }
}
