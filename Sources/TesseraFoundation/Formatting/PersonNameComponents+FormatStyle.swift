// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The format style of names, which Foundation on Linux lacks.

public import Foundation

extension PersonNameComponents {
  /// A style that formats names like `PersonNameComponentsFormatter`.
  ///
  /// - Note: Differs from Foundation: the order of the names follows the screen's language, not `locale`.
  public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
    /// The length of the formatted name.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname or given name: "Tom".
      case short
      /// The given name and the family name: "Thomas Clark".
      case medium
      /// All names: "Dr. Thomas Louis Clark Esq.".
      case long
      /// The initials: "TC".
      case abbreviated
    }

    /// The length of the formatted name.
    public var style: Style
    /// The locale.
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// Returns the name in the style.
    public func format(_ value: PersonNameComponents) -> String {
      let length: PersonNameComponentsFormatter.Style =
        switch style {
        case .short: .short
        case .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
      return PersonNameComponentsFormatter.localizedString(from: value, style: length)
    }

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> Self { FormatStyle(style: style, locale: locale) }
  }

  /// Returns the name in the medium style.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Returns the name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style for names of medium length.
  public static var name: Self { .init() }
  /// Returns a style for names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}
