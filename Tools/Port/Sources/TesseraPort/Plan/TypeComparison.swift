// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Comparison of types by their text, for members that Objective-C matches by type.
struct TypeComparison: Sendable {
  /// The names of type aliases, each of which may represent any type.
  private let aliases: Set<String>

  /// Reads the type aliases in the sources.
  init(_ units: [SourceUnit]) {
    var names: Set<String> = [
      "TimeInterval", "CFTimeInterval", "CFAbsoluteTime", "NSInteger", "NSUInteger", "CFIndex", "StringLiteralType",
    ]
    for unit in units {
      for keyword in ["typealias ", "associatedtype "] {
        for place in Needle.all(keyword, in: unit.bytes) {
          names.insert(Needle.name(at: place + keyword.utf8.count, in: unit.bytes))
        }
      }
    }
    aliases = names
  }

  /// Returns whether members with the same name and labels may have the same types.
  func mayMatch(_ member: MemberFacts, _ other: MemberFacts) -> Bool {
    let (types, others) = (member.allTypes, other.allTypes)
    return types.count != others.count || zip(types, others).allSatisfy(mayBeEqual)
  }

  private func mayBeEqual(_ one: String, _ other: String) -> Bool {
    if one == other || one.isEmpty || other.isEmpty { return true }
    let (a, b) = (Self.plain(one), Self.plain(other))
    if a == b || a.contains("->") && b.contains("->") { return true }
    return Self.names(one).union(Self.names(other)).contains { $0.count == 1 || $0 == "Self" || aliases.contains($0) }
  }

  /// Returns a type's text without qualifiers, attributes and long forms.
  private static func plain(_ text: String) -> String {
    var text = text
    for (long, short) in [("()", "Void"), ("@Sendable", ""), ("@MainActor", ""), ("inout", "")] {
      text = text.replacing(long, with: short)
    }
    if text.hasPrefix("Optional<"), text.hasSuffix(">") { text = text.dropFirst(9).dropLast() + "?" }
    if text.hasPrefix("Array<"), text.hasSuffix(">") { text = "[" + text.dropFirst(6).dropLast() + "]" }
    var result = ""
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        if character != "." { result += word + String(character) }
        word = ""
      }
    }
    return result + word
  }

  private static func names(_ text: String) -> Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}
