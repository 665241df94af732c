// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The markup of localized strings for automatic grammar agreement, such as `^[3 item](inflect: true)`.
enum Inflection {
  /// Returns a string without the markup of attributes. A phrase that is marked to be inflected agrees with its number.
  ///
  /// - Parameters:
  ///   - isEnglish: Whether phrases are in English. Phrases in other languages are not inflected.
  ///   - texts: The strings for the placeholders in the source (U+FFFC), in order.
  static func resolve(_ source: String, isEnglish: Bool, texts: [String] = []) -> String {
    guard source.contains("^[") else { return source }
    var result = ""
    var rest = Substring(source)
    var placeholders = 0
    func count(_ string: Substring) -> Int { string.unicodeScalars.count { $0 == "\u{FFFC}" } }
    while let start = rest.range(of: "^[") {
      result += rest[..<start.lowerBound]
      placeholders += count(rest[..<start.lowerBound])
      guard let markup = Markup(rest[start.upperBound...]), !result.hasSuffix("\\") else {
        result += rest[start]
        rest = rest[start.upperBound...]
        continue
      }
      let texts = texts.dropFirst(placeholders)
      result += markup.isInflected && isEnglish ? EnglishPhrase.agreeing(markup.phrase, texts) : String(markup.phrase)
      placeholders += count(markup.phrase)
      rest = rest[markup.end...]
    }
    return result + rest
  }

  /// A phrase and its attributes: the part of `^[phrase](attributes)` after the opening bracket.
  private struct Markup {
    let phrase: Substring
    let isInflected: Bool
    let end: Substring.Index

    init?(_ source: Substring) {
      guard let close = Self.end(of: source, open: "[", close: "]") else { return nil }
      let after = source[source.index(after: close)...]
      guard after.first == "(", let last = Self.end(of: after.dropFirst(), open: "(", close: ")") else { return nil }
      phrase = source[..<close]
      let attributes = after[..<last].filter { !$0.isWhitespace }
      isInflected = attributes.contains("inflect:true")
      end = source.index(after: last)
    }

    /// Returns the position of the closing bracket for an opening one before the string.
    private static func end(of source: Substring, open: Character, close: Character) -> Substring.Index? {
      var depth = 1
      for index in source.indices {
        if source[index] == open { depth += 1 }
        if source[index] == close { depth -= 1 }
        if depth == 0 { return index }
      }
      return nil
    }
  }
}

/// The agreement of English nouns with numbers.
enum EnglishPhrase {
  /// Returns a phrase whose noun is plural unless its number is one. The noun is the last word, or the last one before
  /// a preposition. A phrase without a number or a noun after it is returned unchanged.
  static func agreeing(_ phrase: Substring, _ texts: ArraySlice<String>) -> String {
    var words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let number = words.firstIndex(where: { isNumber($0, texts) }) else { return String(phrase) }
    let noun = words[(number + 1)...].firstIndex(where: prepositions.contains) ?? words.endIndex
    guard noun - 1 > number, !isSingular(words[number], texts) else { return String(phrase) }
    words[noun - 1] = plural(of: words[noun - 1])
    return words.joined(separator: " ")
  }

  private static let prepositions: Set<String> = [
    "of", "in", "for", "with", "from", "to", "on", "at", "by", "per", "about", "without", "within", "under", "over",
  ]
  private static let numerals: Set<String> = [
    "no", "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  private static func value(of word: String, _ texts: ArraySlice<String>) -> String {
    word.contains("\u{FFFC}") ? texts.first ?? "" : word
  }

  private static func isNumber(_ word: String, _ texts: ArraySlice<String>) -> Bool {
    let value = value(of: word, texts)
    return value.contains(where: \.isNumber) || numerals.contains(value.lowercased())
  }

  private static func isSingular(_ word: String, _ texts: ArraySlice<String>) -> Bool {
    ["1", "-1", "\u{2212}1", "one"].contains(value(of: word, texts).lowercased())
  }

  /// Returns the plural of a noun, in the noun's case. A plural noun is returned unchanged.
  static func plural(of word: String) -> String {
    let end = word.lastIndex(where: \.isLetter).map { word.index(after: $0) } ?? word.startIndex
    let (noun, punctuation) = (String(word[..<end]), word[end...])
    guard !noun.isEmpty else { return word }
    let lower = noun.lowercased()
    let plural = irregular[lower] ?? regularPlural(lower)
    let kept = zip(lower, plural).prefix { $0 == $1 }.count
    let ending = plural.dropFirst(kept)
    let isUppercase = noun.count > 1 && noun == noun.uppercased()
    return noun.prefix(kept) + (isUppercase ? ending.uppercased() : String(ending)) + punctuation
  }

  private static func regularPlural(_ noun: String) -> String {
    if invariant.contains(noun) || isPlural(noun) { return noun }
    if noun.hasSuffix("man"), !regularMen.contains(noun) { return noun.dropLast(2) + "en" }
    if noun.hasSuffix("person") { return noun.dropLast(6) + "people" }
    if noun.hasSuffix("child") { return noun + "ren" }
    if noun.hasSuffix("sis") || noun.hasSuffix("xis") { return noun.dropLast(2) + "es" }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    let takesSyllable = ["s", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) && !hardEndings.contains(noun)
    return noun + (takesSyllable ? "es" : "s")
  }

  /// Whether a noun that ends in s is plural.
  private static func isPlural(_ noun: String) -> Bool {
    if irregular.values.contains(noun) { return true }
    guard noun.count > 2, noun.hasSuffix("s") else { return false }
    return !["ss", "us", "is", "as", "os"].contains(where: noun.hasSuffix) && noun != "lens"
  }

  private static let invariant: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "spacecraft", "salmon", "trout", "shrimp", "moose",
    "information", "equipment", "furniture", "luggage", "news", "money", "music", "software", "hardware", "feedback",
  ]
  /// Words in "man" whose plural is regular.
  private static let regularMen: Set<String> = [
    "human", "german", "roman", "norman", "ottoman", "shaman", "talisman", "caiman", "ataman",
  ]
  /// Words in "ch" that is pronounced like "k".
  private static let hardEndings: Set<String> = [
    "stomach", "monarch", "epoch", "patriarch", "matriarch", "eunuch", "tech", "loch",
  ]
  private static let irregular: [String: String] = [
    "mouse": "mice", "louse": "lice", "goose": "geese", "foot": "feet", "tooth": "teeth", "ox": "oxen", "die": "dice",
    "leaf": "leaves", "knife": "knives", "life": "lives", "wife": "wives", "half": "halves", "shelf": "shelves",
    "loaf": "loaves", "thief": "thieves", "wolf": "wolves", "calf": "calves", "self": "selves", "elf": "elves",
    "scarf": "scarves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
    "veto": "vetoes", "quiz": "quizzes", "criterion": "criteria", "phenomenon": "phenomena", "this": "these",
    "that": "those", "is": "are", "was": "were", "has": "have",
  ]
}
