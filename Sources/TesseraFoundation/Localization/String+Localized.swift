// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if !canImport(ObjectiveC)
  public import Foundation

  extension String {
    /// The text of a key, which is its own default, in the language of the screen.
    ///
    ///     String(localized: "\(count) photos")   // looks for "%lld photos", with its plurals
    ///
    /// - Parameter locale: How numbers are written. Unlike that of a resource it does not choose the language.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .ambient, comment: StaticString? = nil
    ) {
      self = LocalizedLookup.string(
        keyAndValue.key, keyAndValue, isOwnKey: true, table: table, bundle: bundle ?? .main,
        languages: AmbientLanguage.preferences, locale: locale)
    }

    /// The text of a key, in the language of the screen; `defaultValue` where no table has it.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .ambient, comment: StaticString? = nil
    ) {
      self = LocalizedLookup.string(
        "\(key)", defaultValue, isOwnKey: false, table: table, bundle: bundle ?? .main,
        languages: AmbientLanguage.preferences, locale: locale)
    }

    /// The text of a resource, in its language.
    public init(localized resource: LocalizedStringResource) {
      self = LocalizedLookup.string(
        resource.key, resource.defaultValue, isOwnKey: resource.isOwnKey, table: resource.table,
        bundle: resource.bundle.bundle, languages: resource.languages, locale: resource.locale)
    }
  }

  extension AttributedString {
    /// The text of a key, which is its own default, in the language of the screen.
    ///
    /// - Note: Differs from UIKit: Markdown in the text is shown as it is.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .ambient, comment: StaticString? = nil
    ) {
      self.init(String(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment))
    }

    /// The text of a key, in the language of the screen; `defaultValue` where no table has it.
    ///
    /// - Note: Differs from UIKit: Markdown in the text is shown as it is.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .ambient, comment: StaticString? = nil
    ) {
      self.init(
        String(
          localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale, comment: comment))
    }

    /// The text of a resource, in its language.
    ///
    /// - Note: Differs from UIKit: Markdown in the text is shown as it is.
    public init(localized resource: LocalizedStringResource) { self.init(String(localized: resource)) }
  }

  extension LocalizedLookup {
    /// The text of a key with the values of its default.
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
#endif
