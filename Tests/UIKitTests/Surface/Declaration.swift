// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The first line of a declaration: its modifiers, its keyword and its name.
struct Declaration {
  private(set) var isPublic = false
  private(set) var isOverride = false
  private(set) var keyword: String?
  private(set) var name = ""
  private var isStatic = false

  private static let modifiers: Set<String> = [
    "open", "public", "package", "internal", "private", "fileprivate", "final", "static", "override", "convenience",
    "required", "mutating", "nonmutating", "lazy", "weak", "unowned", "nonisolated", "indirect", "prefix", "postfix",
    "infix", "dynamic", "isolated",
  ]
  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "actor", "func", "var", "let", "init", "subscript", "case",
    "typealias", "associatedtype",
  ]

  init(_ text: Substring) {
    let words = text.split(separator: " ")
    var index = 0
    while index < words.count {
      let word = words[index]
      let stem = String(word.prefix { $0.isLetter })
      let isModifierClass = stem == "class" && index + 1 < words.count && Self.startsMember(words[index + 1])
      if word.hasPrefix("@") {
        // An attribute with arguments may contain spaces.
        while index < words.count, word.contains("("), !words[index].contains(")") { index += 1 }
      } else if isModifierClass {
        isStatic = true
      } else if Self.modifiers.contains(stem), word.count == stem.count || word.contains("(") {
        if !word.contains("("), stem == "open" || stem == "public" { isPublic = true }
        if stem == "override" { isOverride = true }
        if stem == "static" { isStatic = true }
      } else {
        if Self.keywords.contains(stem) {
          keyword = stem
          let rest = words[index...].joined(separator: " ").dropFirst(stem.count)
          name = Self.identifier(rest.drop { $0 == " " || $0 == "?" })
        }
        return
      }
      index += 1
    }
  }

  private static func startsMember(_ word: Substring) -> Bool {
    ["func", "var", "let", "subscript", "override"].contains(String(word.prefix { $0.isLetter }))
  }

  /// Returns the identifier at the start of the text: a word, a dotted path or an operator.
  private static func identifier(_ text: Substring) -> String {
    let plain = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "`" }
    return String(plain.isEmpty ? text.prefix { $0 != "(" && $0 != "<" && $0 != " " } : plain)
  }

  /// Returns the member's name in the form used in documentation: `frame`, `addSubview(_:)`, `init(frame:)`.
  func memberName(in lines: ArraySlice<Substring>) -> String {
    guard let keyword, ["func", "init", "subscript"].contains(keyword) else { return prefix + name }
    let base = keyword == "func" ? name : keyword
    return prefix + base + "(" + Self.labels(in: lines, after: keyword == "func" ? "func \(name)" : keyword) + ")"
  }

  private var prefix: String { isStatic ? "static " : "" }

  /// Returns the argument labels in the parentheses after the marker, each with a colon.
  private static func labels(in lines: ArraySlice<Substring>, after marker: String) -> String {
    let text = lines.prefix(24).joined(separator: " ")
    guard let start = text.range(of: marker)?.upperBound else { return "" }
    var depth = 0
    var parameter = ""
    var labels = ""
    for character in text[start...] {
      if character == "(" || character == "[" || character == "<" { depth += 1 }
      if depth > 0 {
        if character == ")" || character == "]" || character == ">" && !parameter.hasSuffix("-") { depth -= 1 }
        let isGeneric = depth >= 1 && labels.isEmpty && parameter.hasPrefix("<")
        if depth == 0 && parameter.hasPrefix("(") {
          labels += label(of: parameter.dropFirst())
          return labels
        }
        if depth == 0 { parameter = ""; continue }
        if depth == 1 && character == "," && !isGeneric && parameter.hasPrefix("(") {
          labels += label(of: parameter.dropFirst())
          parameter = "("
          continue
        }
        parameter.append(character)
      }
    }
    return labels
  }

  private static func label(of parameter: Substring) -> String {
    let words = parameter.split(separator: ":", maxSplits: 1).first?.split(separator: " ") ?? []
    guard let first = words.first(where: { !$0.hasPrefix("@") }) else { return "" }
    return first + ":"
  }

  /// Returns the names of an enum's cases, including cases on subsequent lines while a line ends with a comma.
  static func cases(in lines: ArraySlice<Substring>) -> [String] {
    var text = ""
    for line in lines {
      text += line.drop { $0 == " " } + " "
      if !line.hasSuffix(",") { break }
    }
    var depth = 0
    var names: [String] = [""]
    for character in text.drop(while: { $0 == " " }).replacingOccurrences(of: "indirect ", with: "").dropFirst(5) {
      if character == "(" { depth += 1 }
      if depth == 0, character == "," {
        names.append("")
      } else if depth == 0 {
        names[names.count - 1].append(character)
      }
      if character == ")" { depth -= 1 }
    }
    return names.map { identifier($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }
}
