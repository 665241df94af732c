// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The content of a share card. Its JSON encoding is the request body.
public struct Card: Codable, Hashable, Sendable {
  /// The name, shown in large letters: 1 to 120 characters.
  public var name: String
  /// One or two lines below the name: at most 240 characters.
  public var title: String?
  /// A short text next to the avatar, such as a handle: at most 40 characters.
  public var badge: String?
  /// At most four numbers with labels.
  public var statistics: [Statistic]
  /// The content of the circle. If nil, the circle shows the initials of the name.
  public var avatar: Avatar?
  /// The card's color as `#RRGGBB`. If nil, the color is derived from the name.
  public var accent: Accent?
  /// The appearance. The default is light.
  public var appearance: Style
  /// The language, such as `ar`, which determines the layout direction and the number format. If nil, the first
  /// letter of the name determines the direction.
  public var language: String?

  /// A light or dark appearance.
  public enum Style: String, Codable, Hashable, Sendable { case light, dark }

  /// Creates a card without validating the values. Values are validated only during decoding.
  public init(
    name: String, title: String? = nil, badge: String? = nil, statistics: [Statistic] = [], avatar: Avatar? = nil,
    accent: Accent? = nil, appearance: Style = .light, language: String? = nil
  ) {
    (self.name, self.title, self.badge, self.statistics) = (name, title, badge, statistics)
    (self.avatar, self.accent, self.appearance, self.language) = (avatar, accent, appearance, language)
  }

  /// - Throws: `DecodingError` with a description of the missing, overlong or invalid value.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys, most: Int) throws -> String? {
      guard let text = try values.decodeIfPresent(String.self, forKey: key) else { return nil }
      guard text.count <= most, text.utf8.count <= 16 * most else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: values, debugDescription: "Expected at most \(most) characters, found \(text.count)")
      }
      return text
    }
    name = try text(.name, most: 120) ?? values.decode(String.self, forKey: .name)
    guard name.contains(where: { !$0.isWhitespace }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .name, in: values, debugDescription: "Expected at least one character")
    }
    title = try text(.title, most: 240)
    badge = try text(.badge, most: 40)
    language = try text(.language, most: 35)
    statistics = try values.decodeIfPresent([Statistic].self, forKey: .statistics) ?? []
    guard statistics.count <= 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: .statistics, in: values, debugDescription: "Expected at most 4, found \(statistics.count)")
    }
    avatar = try values.decodeIfPresent(Avatar.self, forKey: .avatar)
    accent = try values.decodeIfPresent(Accent.self, forKey: .accent)
    appearance = try values.decodeIfPresent(Style.self, forKey: .appearance) ?? .light
  }

  /// Whether the card is laid out from right to left, based on its language or its name.
  public var isRightToLeft: Bool {
    if let language { return Locale.Language(identifier: language).characterDirection == .rightToLeft }
    let strong = name.unicodeScalars.first { $0.properties.isAlphabetic }
    return strong.map { (0x0590...0x08FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value) } ?? false
  }
}
