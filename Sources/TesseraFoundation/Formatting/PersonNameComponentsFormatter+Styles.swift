// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// Deprecated, because Foundation on Linux deprecates the whole class and lacks its other members.
@available(*, deprecated)
extension PersonNameComponentsFormatter {
  /// Returns a formatted name, depending on the style: the nickname or given name; given and family name; all parts; the
  /// initials. Missing and empty parts are omitted.
  ///
  /// - Note: Differs from UIKit: names in Han, Kana and Hangul, and names if the current language is Hungarian, begin with the
  ///   family name; all others begin with the given name. There are no user settings for short names. The compiler warns
  ///   because Foundation on Linux deprecates the class.
  public class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: PersonNameComponentsFormatter.Style,
    options nameOptions: PersonNameComponentsFormatter.Options = []
  ) -> String {
    let spoken = components.phoneticRepresentation
    let name = nameOptions.contains(.phonetic) ? spoken ?? PersonNameComponents() : components
    return PersonNameText(name).text(nameFormatStyle)
  }
}

/// The parts of a name in order.
@available(*, deprecated)
private struct PersonNameText {
  private let name: PersonNameComponents
  /// Whether the script has no spaces. In such scripts the family name comes first, without separators.
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
