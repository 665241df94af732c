// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A line-by-line diff of two strings in the format of `diff -u`:
///
///     @@ -1,3 +1,3 @@
///      UIView 0 0 120 44
///     -  UILabel 8 12 100 20
///     +  UILabel 8 12 104 20
///
/// Each change is shown with three lines of context. If too many lines differ to be matched in a reasonable time
/// (about 4 million pairs), the strings are shown as a single change. Lines are truncated after 300 characters, and
/// the diff is truncated after 200 lines.
package enum LineDiff {
  private enum Line {
    case same(String)
    case removed(String)
    case added(String)

    var isSame: Bool { if case .same = self { true } else { false } }
  }

  /// The line prefixes and the number of context lines.
  package struct Style: Sendable {
    var same: String
    var removed: String
    /// The number of context lines around a change.
    var context: Int

    /// The style of `diff -u`.
    package static let unified = Style(same: " ", removed: "-", context: 3)
    /// The style of swift-snapshot-testing, with four context lines. Its prefixes are a minus sign and a figure
    /// space, so that lines are aligned in proportional fonts too.
    package static let typographic = Style(same: "\u{2007}", removed: "\u{2212}", context: 4)
  }

  package static func text(expected: String, actual: String, style: Style = .unified) -> String {
    let context = style.context
    let lines = align(old: split(expected), new: split(actual))
    var result: [String] = []
    var at = 0
    var (old, new) = (1, 1)
    while at < lines.count {
      guard let change = lines[at...].firstIndex(where: { !$0.isSame }) else { break }
      let start = max(at, change - context)
      old += start - at
      new += start - at
      let end = hunkEnd(in: lines, from: change, context: context)
      let hunk = lines[start..<end]
      let removed = hunk.count { if case .added = $0 { false } else { true } }
      let added = hunk.count { if case .removed = $0 { false } else { true } }
      result.append("@@ \(style.removed)\(old),\(removed) +\(new),\(added) @@")
      result += hunk.map { formatted($0, style: style) }
      old += removed
      new += added
      at = end
    }
    let limit = 200
    guard result.count > limit else { return result.joined(separator: "\n") }
    return (result.prefix(limit) + ["… \(result.count - limit) more lines"]).joined(separator: "\n")
  }

  /// Returns the end of a hunk. Changes separated by at most twice the number of context lines are in the same hunk.
  private static func hunkEnd(in lines: [Line], from change: Int, context: Int) -> Int {
    var last = change
    var at = change
    while at < lines.count, at - last <= 2 * context + 1 {
      if !lines[at].isSame { last = at }
      at += 1
    }
    return min(lines.count, last + context + 1)
  }

  private static func formatted(_ line: Line, style: Style) -> String {
    switch line {
    case .same(let text): style.same + truncated(text)
    case .removed(let text): style.removed + truncated(text)
    case .added(let text): "+" + truncated(text)
    }
  }

  private static func truncated(_ text: String) -> String {
    text.count > 300 ? "\(text.prefix(300))…" : text
  }

  private static func split(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func align(old: [String], new: [String]) -> [Line] {
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    return old[..<head].map { .same($0) }
      + alignMiddle(old: old[head..<old.count - tail], new: new[head..<new.count - tail])
      + old[(old.count - tail)...].map { .same($0) }
  }

  private static func alignMiddle(old: ArraySlice<String>, new: ArraySlice<String>) -> [Line] {
    guard old.count * new.count <= 4_000_000 else { return old.map { .removed($0) } + new.map { .added($0) } }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in Array(new).difference(from: Array(old)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var result: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        result.append(.removed(old[old.startIndex + i]))
        i += 1
      } else if j < new.count, added.contains(j) {
        result.append(.added(new[new.startIndex + j]))
        j += 1
      } else {
        result.append(.same(new[new.startIndex + j]))
        i += 1
        j += 1
      }
    }
    return result
  }
}
