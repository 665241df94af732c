// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A text that is looked up when it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The bundle of a resource's texts.
  public enum BundleDescription: Equatable, Sendable {
    /// The program's.
    case main
    /// That of a class.
    case forClass(AnyClass)
    /// That in a folder; the program's where there is none.
    case atURL(URL)

    public static func == (a: BundleDescription, b: BundleDescription) -> Bool {
      switch (a, b) {
      case (.main, .main): true
      case (.forClass(let a), .forClass(let b)): a == b
      case (.atURL(let a), .atURL(let b)): a == b
      default: false
      }
    }

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// The key in string tables.
  public let key: String
  /// The text where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table; nil for `Localizable`.
  public let table: String?
  /// The language of the text. That of the screen by default.
  public var locale: Locale
  /// The bundle of the table.
  public let bundle: BundleDescription
  /// Whether the key is made from the text.
  let isOwnKey: Bool
  /// Whether the language is that of the screen.
  private let standard: Locale

  /// Creates the text of a key.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .ambient,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, false, table, locale, bundle)
  }

  /// Creates a text that is its own key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .ambient,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, keyAndValue, true, table, locale, bundle)
  }

  /// Creates a text that is its own key, in `Localizable` of the program's bundle.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// Creates a text with values that is its own key, in `Localizable` of the program's bundle.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    _ key: String, _ value: String.LocalizationValue, _ isOwnKey: Bool, _ table: String?, _ locale: Locale,
    _ bundle: BundleDescription
  ) {
    (self.key, defaultValue, self.isOwnKey) = (key, value, isOwnKey)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
    standard = .ambient
  }

  public static func == (a: LocalizedStringResource, b: LocalizedStringResource) -> Bool {
    a.key == b.key && a.defaultValue == b.defaultValue && a.table == b.table && a.locale == b.locale
      && a.bundle == b.bundle
  }

  /// The languages to look for: that of the screen unless somebody chose another.
  var languages: [LanguageTag] {
    if locale == standard { return AmbientLanguage.preferences }
    return LanguageTag(locale.identifier).map { [$0] } ?? AmbientLanguage.preferences
  }
}

/// What has a name to show, in the language of whoever looks.
public protocol CustomLocalizedStringResourceConvertible {
  /// The name.
  var localizedStringResource: LocalizedStringResource { get }
}
