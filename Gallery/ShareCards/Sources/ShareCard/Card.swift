// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The content of a share card. As JSON, it is the body of a request.
public struct Card: Codable, Hashable, Sendable {
  /// The name in large letters: 1 to 120 characters.
  public var name: String
  /// A line or two below the name, at most 240 characters.
  public var title: String?
  /// A short text next to the avatar, such as a handle: at most 40 characters.
  public var badge: String?
  /// At most four numbers with their names.
  public var statistics: [Statistic]
  /// The picture in the circle. If nil, the circle contains initials of the name.
  public var avatar: Avatar?
  /// The color of the card as `#RRGGBB`. If nil, it is derived from the name.
  public var accent: Accent?
  /// Light by default.
  public var appearance: Style
  /// The language, such as `ar`, which determines the direction of reading and the format of numbers. If nil, the direction is
  /// that of the name's first letter.
  public var language: String?

  /// Light or dark.
  public enum Style: String, Codable, Hashable, Sendable { case light, dark }

  /// Creates a card. Values are checked only when a card is decoded.
  public init(
    name: String, title: String? = nil, badge: String? = nil, statistics: [Statistic] = [], avatar: Avatar? = nil,
    accent: Accent? = nil, appearance: Style = .light, language: String? = nil
  ) {
    (self.name, self.title, self.badge, self.statistics) = (name, title, badge, statistics)
    (self.avatar, self.accent, self.appearance, self.language) = (avatar, accent, appearance, language)
  }

  /// - Throws: `DecodingError`, which describes a missing, too long or invalid value.
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

  /// Whether it is read from right to left, by its language or its name.
  public var isRightToLeft: Bool {
    if let language { return Locale.Language(identifier: language).characterDirection == .rightToLeft }
    let strong = name.unicodeScalars.first { $0.properties.isAlphabetic }
    return strong.map { (0x0590...0x08FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value) } ?? false
  }
}
