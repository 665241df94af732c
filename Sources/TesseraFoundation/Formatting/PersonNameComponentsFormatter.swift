// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A formatter of personal names: "Thomas Clark", "TC".
///
/// Foundation on Linux declares a class with this name that can't be instantiated.
///
/// - Note: Differs from Foundation: names in Han, Kana and Hangul begin with the family name, as do all names if the
///   current language is Hungarian. Other names begin with the given name. There are no user settings for short
///   names.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of the formatted name.
  public enum Style: Int, Sendable {
    /// The same as `medium`.
    case `default` = 0
    /// The nickname or given name: "Tom".
    case short
    /// The given name and the family name: "Thomas Clark".
    case medium
    /// All names: "Dr. Thomas Louis Clark Esq.".
    case long
    /// The initials: "TC".
    case abbreviated
  }

  /// Options for formatting a name.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Formats the phonetic representation.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// The length of the formatted name. `.default` by default.
  open var style = Style.default
  /// Whether the phonetic representation of the name is formatted. False by default.
  open var isPhonetic = false

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    formatter.isPhonetic = options.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns the name in the formatter's style.
  open func string(from components: PersonNameComponents) -> String {
    let spoken = components.phoneticRepresentation
    return PersonNameText(isPhonetic ? spoken ?? PersonNameComponents() : components).text(style)
  }

  /// Splits a string at spaces and returns the name's components: an optional prefix that ends with a period, a given
  /// name, middle names and a family name. Returns nil for a string without words.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    var result = PersonNameComponents()
    if words.count > 1, words[0].hasSuffix(".") { result.namePrefix = words.removeFirst() }
    result.givenName = words.removeFirst()
    if !words.isEmpty { result.familyName = words.removeLast() }
    if !words.isEmpty { result.middleName = words.joined(separator: " ") }
    return result
  }

  open override func string(for object: Any?) -> String? {
    (object as? PersonNameComponents).map { string(from: $0) }
  }
}

/// The parts of a name in order.
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
