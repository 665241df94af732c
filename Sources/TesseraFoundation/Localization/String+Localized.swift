// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension String {
  /// Creates the text of a key, which is its own default, in the language of the screen.
  ///
  ///     String(localized: "\(count) photos")   // looks for "%lld photos", with its plurals
  ///
  /// - Parameters:
  ///   - keyAndValue: The key.
  ///   - table: The name of the string table; nil for `Localizable`.
  ///   - bundle: Whose tables are read; nil for the main bundle.
  ///   - locale: How numbers are written. Unlike that of a resource it does not choose the language.
  ///   - comment: For translators; it is not read here.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .ambient, comment: StaticString? = nil
  ) {
    self = LocalizedLookup.string(
      keyAndValue.key, keyAndValue, isOwnKey: true, table: table, bundle: bundle ?? .main,
      languages: AmbientLanguage.preferences, locale: locale)
  }

  /// Creates the text of a key, in the language of the screen; `defaultValue` where no table has it.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .ambient, comment: StaticString? = nil
  ) {
    self = LocalizedLookup.string(
      "\(key)", defaultValue, isOwnKey: false, table: table, bundle: bundle ?? .main,
      languages: AmbientLanguage.preferences, locale: locale)
  }

  /// Creates the text of a resource, in its language.
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedLookup.string(
      resource.key, resource.defaultValue, isOwnKey: resource.isOwnKey, table: resource.table,
      bundle: resource.bundle.bundle, languages: resource.languages, locale: resource.locale)
  }
}

extension AttributedString {
  /// Creates the text of a key, which is its own default, in the language of the screen.
  ///
  /// Markdown within the text becomes attributes; spaces and line breaks stay.
  ///
  /// - Note: Differs from UIKit: values that are put into the text are read as Markdown with it.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .ambient, comment: StaticString? = nil
  ) {
    self.init(
      inlineMarkdown: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment))
  }

  /// Creates the text of a key, in the language of the screen; `defaultValue` where no table has it.
  ///
  /// Markdown within the text becomes attributes; spaces and line breaks stay.
  ///
  /// - Note: Differs from UIKit: values that are put into the text are read as Markdown with it.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .ambient, comment: StaticString? = nil
  ) {
    self.init(
      inlineMarkdown: String(
        localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale, comment: comment))
  }

  /// Creates the text of a resource, in its language.
  ///
  /// Markdown within the text becomes attributes; spaces and line breaks stay.
  ///
  /// - Note: Differs from UIKit: values that are put into the text are read as Markdown with it.
  public init(localized resource: LocalizedStringResource) {
    self.init(inlineMarkdown: String(localized: resource))
  }

  private init(inlineMarkdown text: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = MarkdownText(options: options).read(text)
  }
}

extension LocalizedLookup {
  /// Returns the text of a key with the values of its default.
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
