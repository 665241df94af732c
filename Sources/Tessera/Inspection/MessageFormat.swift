// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Formats numbers, strings and lists for messages, independently of the locale.
enum MessageFormat {
  /// Formats a number with up to three decimals, without trailing zeros: `12`, `0.5`, `-1.333`.
  static func number(of value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    guard abs(value) < 1e12 else { return "\(value)" }
    let thousandths = Int((value * 1000).rounded())
    let (whole, rest) = (abs(thousandths) / 1000, abs(thousandths) % 1000)
    var text = (thousandths < 0 ? "-" : "") + "\(whole)"
    guard rest != 0 else { return text }
    var decimals = "\(rest + 1000)".dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    text += "." + decimals
    return text
  }

  /// Returns a string in quotation marks on a single line, truncated after `limit` characters.
  static func quoted(_ text: String, limit: Int = 40) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard line.count > limit else { return "\"\(line)\"" }
    return "\"\(line.prefix(limit - 1))…\""
  }

  /// Returns a count with its noun, such as `1 view` or `3 views`.
  static func counted(count: Int, noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }

  /// Returns a list of words, such as `a`, `a and b` or `a, b and c`.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
