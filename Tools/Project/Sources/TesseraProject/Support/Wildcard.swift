// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A pattern of the shell: `*` and `?` match within a component of a path, `**` across components, `{a,b}` alternatives.
struct Wildcard {
  private let alternatives: [[Substring]]

  init(_ pattern: String) {
    alternatives = Self.expandBraces(pattern).map { $0.split(separator: "/", omittingEmptySubsequences: true) }
  }

  /// Returns whether a text contains characters that make it a pattern.
  static func isPattern(_ text: String) -> Bool { text.contains { "*?[{".contains($0) } }

  /// Returns whether the pattern matches a complete path.
  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    return alternatives.contains { Self.match($0, parts) }
  }

  /// Matches components with backtracking to the last `**`, which takes time proportional to the product of both counts.
  private static func match(_ pattern: [Substring], _ path: [Substring]) -> Bool {
    var (p, t) = (0, 0)
    var retry: (pattern: Int, path: Int)?
    while t < path.count {
      if p < pattern.count, pattern[p] == "**" {
        retry = (p, t)
        p += 1
      } else if p < pattern.count, matchComponent(Array(pattern[p]), Array(path[t])) {
        p += 1
        t += 1
      } else if let last = retry {
        p = last.pattern + 1
        t = last.path + 1
        retry = (last.pattern, t)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "**" }
  }

  private static func matchComponent(_ pattern: [Character], _ text: [Character]) -> Bool {
    var (p, t) = (0, 0)
    var retry: (pattern: Int, text: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == "*" {
        retry = (p, t)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let last = retry {
        p = last.pattern + 1
        t = last.text + 1
        retry = (last.pattern, t)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }

  /// Returns the texts that a pattern with braces stands for, at most 256.
  private static func expandBraces(_ pattern: String) -> [String] {
    var done: [String] = []
    var open = [pattern]
    while let text = open.popLast(), done.count + open.count < 256 {
      guard let start = text.lastIndex(of: "{"), let end = text[start...].firstIndex(of: "}") else {
        done.append(text)
        continue
      }
      for choice in text[text.index(after: start)..<end].split(separator: ",", omittingEmptySubsequences: false) {
        open.append(String(text[..<start]) + String(choice) + String(text[end...].dropFirst()))
      }
    }
    return done.isEmpty ? [pattern] : done
  }
}
