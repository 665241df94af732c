// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A localized string that is looked up when it is displayed.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The bundle that contains a resource's strings.
  public enum BundleDescription: Equatable, Sendable {
    /// The main bundle.
    case main
    /// The bundle that contains a class.
    case forClass(AnyClass)
    /// The bundle at a URL, or the main bundle if the URL is not a bundle.
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
  /// The string that is used if no table contains the key.
  public let defaultValue: String.LocalizationValue
  /// The table's name, or nil for `Localizable`.
  public let table: String?
  /// The string's locale. By default, the screen's locale.
  public var locale: Locale
  /// The bundle that contains the table.
  public let bundle: BundleDescription
  /// Whether the key is derived from the default value.
  let isOwnKey: Bool
  /// The initial locale. If `locale` is different, a custom locale was set.
  private let standard: Locale

  /// Creates a resource with a key and a default value.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .ambient,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init("\(key)", value: defaultValue, isOwnKey: false, table: table, locale: locale, bundle: bundle)
  }

  /// Creates a resource with a key that is also the default value.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .ambient,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, value: keyAndValue, isOwnKey: true, table: table, locale: locale, bundle: bundle)
  }

  /// Creates a resource with a key that is also the default value, in the main bundle's `Localizable` table.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// Creates a resource with an interpolated key that is also the default value, in the main bundle's `Localizable`
  /// table.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    _ key: String, value: String.LocalizationValue, isOwnKey: Bool, table: String?, locale: Locale,
    bundle: BundleDescription
  ) {
    (self.key, defaultValue, self.isOwnKey) = (key, value, isOwnKey)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
    standard = .ambient
  }

  public static func == (a: LocalizedStringResource, b: LocalizedStringResource) -> Bool {
    a.key == b.key && a.defaultValue == b.defaultValue && a.table == b.table && a.locale == b.locale
      && a.bundle == b.bundle
  }

  /// The preferred languages: the language of a custom locale, or the screen's languages.
  var languages: [LanguageTag] {
    if locale == standard { return AmbientLanguage.preferences }
    return LanguageTag(locale.identifier).map { [$0] } ?? AmbientLanguage.preferences
  }
}

/// A type with a localized description.
public protocol CustomLocalizedStringResourceConvertible {
  /// The localized description.
  var localizedStringResource: LocalizedStringResource { get }
}
