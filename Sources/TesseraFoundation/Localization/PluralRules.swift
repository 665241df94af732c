// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// CLDR's cardinal plural rules (UTS #35, part 3, "Language Plural Rules Syntax"):
//
//     condition     = and_condition ('or' and_condition)*
//     and_condition = relation ('and' relation)*
//     relation      = operand ('%' value)? ('=' | '!=') range_list
//
// A language's rules are parsed when they are first used. Evaluating them takes only a few divisions.

internal import Synchronization

package struct PluralRules: Sendable {
  private struct Relation: Sendable {
    var operand: Character
    var modulus: UInt64
    var isNegated: Bool
    var ranges: [ClosedRange<UInt64>]
  }

  private var rules: [(category: PluralCategory, condition: [[Relation]])] = []

  /// Returns the plural category of a number. Returns `other` if the language is unknown or has no rules.
  package func category(_ operands: PluralOperands) -> PluralCategory {
    for rule in rules
    where rule.condition.contains(where: { $0.allSatisfy { Self.holds($0, operands) } }) {
      return rule.category
    }
    return .other
  }

  private static func holds(_ relation: Relation, _ operands: PluralOperands) -> Bool {
    let value: UInt64
    switch relation.operand {
    case "n":
      // A number with a fraction is not equal to an integer and is not in a range of integers.
      if operands.t != 0 { return relation.isNegated }
      value = operands.i
    case "i": value = operands.i
    case "v": value = UInt64(operands.v)
    case "w": value = UInt64(operands.w)
    case "f": value = operands.f
    case "t": value = operands.t
    default: value = operands.e
    }
    let rest = relation.modulus > 0 ? value % relation.modulus : value
    return relation.ranges.contains { $0.contains(rest) } != relation.isNegated
  }

  // MARK: Languages

  private static let known = Mutex<[String: PluralRules]>([:])

  /// Returns a language's rules. Only `pt-PT` has separate rules for a region.
  package static func of(_ tag: LanguageTag) -> PluralRules {
    let name = tag.language == "pt" && tag.chain.contains { $0.region == "PT" } ? "pt-PT" : tag.language
    return known.withLock { known in
      if let rules = known[name] { return rules }
      let rules = PluralRules(reading: texts[name] ?? "")
      known[name] = rules
      return rules
    }
  }

  package static var languages: [String] { texts.keys.sorted() }

  private static let texts: [String: String] = {
    var result: [String: String] = [:]
    for group in PluralTable.groups {
      for language in group.languages.split(separator: " ") { result[String(language)] = group.rules }
    }
    return result
  }()

  // MARK: Reading

  /// Parses rules such as `one: i = 1 and v = 0; few: i = 2..4`. Invalid rules are ignored.
  init(reading text: String) {
    for rule in text.split(separator: ";") {
      let parts = rule.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let category = PluralCategory(rawValue: parts[0].filter { $0 != " " }) else { continue }
      let condition = parts[1].split(separator: " or ").map { $0.split(separator: " and ").compactMap(Self.relation) }
      rules.append((category, condition))
    }
  }

  private static func relation(_ text: Substring) -> Relation? {
    let words = text.split(separator: " ")
    guard let operand = words.first?.first, words.count == 3 || words.count == 5 && words[1] == "%" else { return nil }
    let ranges = words[words.count - 1].split(separator: ",").compactMap { item -> ClosedRange<UInt64>? in
      let bounds = item.split(separator: ".").compactMap { UInt64($0) }
      guard let low = bounds.first, let high = bounds.last, low <= high else { return nil }
      return low...high
    }
    return Relation(
      operand: operand, modulus: words.count == 5 ? UInt64(words[2]) ?? 0 : 0,
      isNegated: words[words.count - 2] == "!=", ranges: ranges)
  }
}
