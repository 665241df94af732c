// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// This extension is deprecated because Foundation on Linux deprecates the class and lacks its other members.
@available(*, deprecated)
extension PersonNameComponentsFormatter {
  /// Returns a formatted name. Depending on the style, it contains the nickname or given name, the given and family
  /// names, all components, or the initials. Missing and empty components are omitted.
  ///
  /// - Note: Differs from UIKit: the family name is first in names written in Han, Kana or Hangul, and in all names
  ///   if the current language is Hungarian. In other names, the given name is first. There are no user settings for
  ///   short names. The compiler warns because Foundation on Linux deprecates the class.
  public class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: PersonNameComponentsFormatter.Style,
    options nameOptions: PersonNameComponentsFormatter.Options = []
  ) -> String {
    let spoken = components.phoneticRepresentation
    let name = nameOptions.contains(.phonetic) ? spoken ?? PersonNameComponents() : components
    return PersonNameText(name).text(nameFormatStyle)
  }
}

/// The components of a name in display order.
@available(*, deprecated)
private struct PersonNameText {
  private let name: PersonNameComponents
  /// Whether the name is written in an East Asian script without spaces. In such names, the family name is first, and
  /// there are no separators.
  private let isEastAsian: Bool
  private let familyFirst: Bool

  init(_ name: PersonNameComponents) {
    self.name = name
    let letters = [name.familyName, name.givenName].compactMap { $0 }.joined().unicodeScalars
    isEastAsian = letters.contains {
      (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
        || (0xAC00...0xD7A3).contains($0.value)
    }
    familyFirst = isEastAsian || Locale.ambient.identifier.hasPrefix("hu")
  }

  func text(_ style: PersonNameComponentsFormatter.Style) -> String {
    switch style {
    case .short: return joined([[name.nickname, name.givenName, name.familyName].lazy.compactMap(Self.filled).first])
    case .long:
      let parts =
        familyFirst
        ? [name.namePrefix, name.familyName, name.givenName, name.middleName, name.nameSuffix]
        : [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
      return joined(parts)
    case .abbreviated: return ordered.compactMap(Self.filled).compactMap(\.first).map { $0.uppercased() }.joined()
    default: return joined(ordered)
    }
  }

  private var ordered: [String?] {
    familyFirst ? [name.familyName, name.givenName] : [name.givenName, name.familyName]
  }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap(Self.filled).joined(separator: isEastAsian ? "" : " ")
  }

  private static func filled(_ part: String?) -> String? { part?.isEmpty == false ? part : nil }
}
