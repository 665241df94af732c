// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Build settings are combined from several levels: the project's and then the target's, each with an optional xcconfig file. A level's
// `$(inherited)` refers to the levels before it. References to other settings are expanded last, so that a level may override
// what an earlier one refers to.

/// The build settings of a target.
struct BuildSettings {
  /// The length in bytes above which a value is cut, because settings that refer to each other can grow exponentially.
  static let valueLimit = 32_000
  private static let depthLimit = 32
  /// The number of references that one value may expand, because references that refer to each other can grow exponentially.
  private static let referenceLimit = 5_000

  private(set) var values: [String: String]
  /// The conditions that select conditional settings, such as `SETTING[sdk=iphonesimulator*]`.
  private let conditions: [String: String]

  /// - Parameter defaults: The values that every level inherits from.
  init(defaults: [String: String], configuration: String) {
    values = defaults
    conditions = ["sdk": "iphonesimulator", "arch": "x86_64", "variant": "normal", "config": configuration]
  }

  /// Adds a level. Assignments apply in order; conditional ones apply after unconditional ones if their conditions hold.
  mutating func apply(_ level: [(key: String, value: String)]) {
    for (key, value) in level where !key.contains("[") { assign(value, to: key) }
    for (key, value) in level where key.contains("[") {
      let parts = key.split(separator: "[", maxSplits: 1).map(String.init)
      guard parts.count == 2, holds(parts[1]) else { continue }
      assign(value, to: parts[0].trimmed)
    }
  }

  /// Adds a level whose assignments have no order.
  mutating func apply(_ level: [String: String]) {
    apply(level.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) })
  }

  private mutating func assign(_ value: String, to key: String) {
    var value = value
    if value.contains("$") {
      let previous = values[key] ?? ""
      for name in ["inherited", key] {
        for reference in ["$(\(name))", "${\(name)}"] { value = value.replacing(reference, with: previous) }
      }
      value = String(value.prefix(Self.valueLimit)).trimmed
    }
    values[key] = value
  }

  private func holds(_ condition: String) -> Bool {
    condition.split { $0 == "[" || $0 == "]" || $0 == "," }.allSatisfy { term in
      let parts = term.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2, let value = conditions[parts[0]] else { return false }
      return Wildcard(parts[1]).matches(value)
    }
  }

  // MARK: Expansion

  /// The expanded value of a setting, or nil if it is missing or empty.
  subscript(_ key: String) -> String? {
    guard let value = values[key] else { return nil }
    var count = 0
    let text = expand(value, active: [key], count: &count).trimmed
    return text.isEmpty ? nil : text
  }

  /// Returns a text with its references to settings replaced by their values.
  func expand(_ text: String) -> String {
    var count = 0
    return expand(text, active: [], count: &count)
  }

  /// - Parameters:
  ///   - active: The settings that are being expanded.
  ///   - depth: The number of references that contain this text.
  ///   - count: The number of references that have been expanded.
  private func expand(_ text: String, active: Set<String>, depth: Int = 0, count: inout Int) -> String {
    guard text.contains("$"), depth < Self.depthLimit else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$"), result.utf8.count < Self.valueLimit, count < Self.referenceLimit {
      count += 1
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let end = Self.endOfReference(rest) else {
        result += "$"
        continue
      }
      let reference = expand(String(rest[..<end].dropFirst()), active: active, depth: depth + 1, count: &count)
      result += value(ofReference: reference, active: active, depth: depth, count: &count)
      rest = rest[end...].dropFirst()
    }
    return String((result + rest).prefix(Self.valueLimit))
  }

  /// Returns the index of the bracket that closes the one at the start of a text.
  private static func endOfReference(_ text: Substring) -> Substring.Index? {
    guard let open = text.first, open == "(" || open == "{" else { return nil }
    let close: Character = open == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the value of `NAME:modifier:modifier`. A setting that refers to itself is empty.
  private func value(ofReference reference: String, active: Set<String>, depth: Int, count: inout Int) -> String {
    let parts = reference.split(separator: ":").map(String.init)
    guard let name = parts.first, !active.contains(name) else { return "" }
    var text = expand(values[name] ?? "", active: active.union([name]), depth: depth + 1, count: &count)
    for modifier in parts.dropFirst() { text = Self.applying(modifier, to: text) }
    return text
  }

  private static func applying(_ modifier: String, to text: String) -> String {
    switch modifier {
    case "c99extidentifier", "identifier": return Identifier.c99(text)
    case "rfc1034identifier", "bundleIdentifier": return Identifier.rfc1034(text)
    case "lower": return text.lowercased()
    case "upper": return text.uppercased()
    case "file": return PathText.name(text)
    case "dir": return PathText.parent(text)
    case "base": return PathText.stem(text)
    case "suffix": return PathText.fileExtension(text).isEmpty ? "" : "." + PathText.fileExtension(text)
    case "standardizepath": return PathText.normalize(text)
    default:
      if modifier.hasPrefix("default="), text.isEmpty { return String(modifier.dropFirst("default=".count)) }
      return text
    }
  }
}

extension StringProtocol {
  /// The text without whitespace at its ends.
  var trimmed: String {
    let start = self.drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }

  /// Returns the text with all occurrences of another text replaced.
  func replacing(_ target: String, with replacement: String) -> String {
    guard !target.isEmpty else { return String(self) }
    let pattern = Array(target.utf8)
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == pattern[0], bytes[index...].starts(with: pattern) {
        result.append(contentsOf: replacement.utf8)
        index += pattern.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
