// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension String {
  /// Creates the localized string for a key, which is also the default value, in the language of the screen.
  ///
  ///     String(localized: "\(count) photos")   // looks for "%lld photos", with its plurals
  ///
  /// - Parameters:
  ///   - keyAndValue: The key and default value.
  ///   - table: The name of the string table, or nil for `Localizable`.
  ///   - bundle: The bundle of the tables, or nil for the main bundle.
  ///   - locale: The locale for formatting numbers. Unlike that of a resource, it does not select the language.
  ///   - comment: A comment for translators, which is ignored.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .ambient, comment: StaticString? = nil
  ) {
    self = LocalizedLookup.string(
      keyAndValue.key, keyAndValue, isOwnKey: true, table: table, bundle: bundle ?? .main,
      languages: AmbientLanguage.preferences, locale: locale)
  }

  /// Creates the localized string for a key in the language of the screen, or `defaultValue` if no table contains the key.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .ambient, comment: StaticString? = nil
  ) {
    self = LocalizedLookup.string(
      "\(key)", defaultValue, isOwnKey: false, table: table, bundle: bundle ?? .main,
      languages: AmbientLanguage.preferences, locale: locale)
  }

  /// Creates the localized string of a resource, in its language.
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedLookup.string(
      resource.key, resource.defaultValue, isOwnKey: resource.isOwnKey, table: resource.table,
      bundle: resource.bundle.bundle, languages: resource.languages, locale: resource.locale)
  }
}

extension AttributedString {
  /// Creates the localized string for a key, which is also the default value, in the language of the screen.
  ///
  /// Markdown in the string becomes attributes. Spaces and line breaks are preserved.
  ///
  /// - Note: Differs from UIKit: interpolated values are parsed as Markdown, too.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .ambient, comment: StaticString? = nil
  ) {
    self.init(
      inlineMarkdown: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment))
  }

  /// Creates the localized string for a key in the language of the screen, or `defaultValue` if no table contains the key.
  ///
  /// Markdown in the string becomes attributes. Spaces and line breaks are preserved.
  ///
  /// - Note: Differs from UIKit: interpolated values are parsed as Markdown, too.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .ambient, comment: StaticString? = nil
  ) {
    self.init(
      inlineMarkdown: String(
        localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale, comment: comment))
  }

  /// Creates the localized string of a resource, in its language.
  ///
  /// Markdown in the string becomes attributes. Spaces and line breaks are preserved.
  ///
  /// - Note: Differs from UIKit: interpolated values are parsed as Markdown, too.
  public init(localized resource: LocalizedStringResource) {
    self.init(inlineMarkdown: String(localized: resource))
  }

  private init(inlineMarkdown text: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = MarkdownText(options: options).read(text)
  }
}

extension LocalizedLookup {
  /// Returns the localized string for a key with the values of its default.
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
