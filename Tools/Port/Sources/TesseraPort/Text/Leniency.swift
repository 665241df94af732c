// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Swift's compiler accepts `@available (*, deprecated)` and `@MainActor() async -> Void`, but swift-syntax does not.
// The parser therefore receives text whose spaces are where it expects them. Offsets change by at most one space, and
// no rule edits these attributes.

/// Changes to source text that let swift-syntax parse it.
enum Leniency {
  static func parsable(_ bytes: [UInt8]) -> [UInt8] {
    var text = bytes
    for place in Needle.all("@available", in: bytes) { moveBlanks(of: place, length: 10, in: &text) }
    for name in ["@MainActor", "@Sendable", "@autoclosure", "@escaping"] {
      for place in Needle.all(name + "(", in: bytes) { separate(place, length: name.utf8.count, in: &text) }
    }
    return text
  }

  /// Moves the space in `@available (…)` before the attribute: ` @available(…)`.
  private static func moveBlanks(of place: Int, length: Int, in text: inout [UInt8]) {
    var next = place + length
    while next < text.count, text[next] == 32 || text[next] == 9 { next += 1 }
    let count = next - place - length
    guard count > 0, next < text.count, text[next] == UInt8(ascii: "(") else { return }
    text.replaceSubrange(place..<next, with: Array(repeating: 32, count: count) + text[place..<place + length])
  }

  /// Moves the space before ` @MainActor() async` to the end of the name: `@MainActor () async`. If there is no
  /// space, replaces the name with spaces.
  private static func separate(_ place: Int, length: Int, in text: inout [UInt8]) {
    guard var next = end(ofParentheses: place + length, in: text) else { return }
    while next < text.count, [9, 10, 13, 32].contains(text[next]) { next += 1 }
    guard ["async", "throws", "rethrows", "->"].contains(where: { text[next...].starts(with: Array($0.utf8)) }) else {
      return
    }
    if place > 0, text[place - 1] == 32 {
      text.replaceSubrange(place - 1..<place + length, with: text[place..<place + length] + [32])
    } else {
      text.replaceSubrange(place..<place + length, with: Array(repeating: 32, count: length))
    }
  }

  private static func end(ofParentheses start: Int, in text: [UInt8]) -> Int? {
    var depth = 0
    for index in start..<min(text.count, start + 1_000) {
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }
}
