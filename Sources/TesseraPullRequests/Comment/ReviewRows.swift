// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A change in a review. Entries of a screen with the same sentence, such as a light and a dark snapshot, share a row.
package struct ReviewRow: Sendable {
  /// The entries, of which the first is the one with the greatest difference. Never empty.
  package let entries: [ReviewInput.Entry]

  /// The entry whose pictures are shown.
  package var main: ReviewInput.Entry { entries[0] }

  /// The paths of the pictures that are shown.
  package var pictures: [String] { [main.before, main.after, main.difference].compactMap { $0 } }
}

/// The contents of a review, in the order in which they are shown.
package struct ReviewRows: Sendable {
  /// Changed screens, in descending order of the difference.
  package let changed: [ReviewRow]
  /// Screens without a golden.
  package let added: [ReviewRow]
  /// Goldens without a screen.
  package let deleted: [ReviewInput.Entry]
  /// Screens that could not be rendered or compared.
  package let failed: [ReviewRow]
  /// Goldens that were recorded by the run.
  package let recorded: [ReviewInput.Entry]

  package init(_ input: ReviewInput) {
    changed = Self.grouped(input.entries.filter { $0.state == .failed })
    added = Self.grouped(input.entries.filter { $0.state == .missing })
    failed = Self.grouped(input.entries.filter { $0.state == .error })
    deleted = input.entries.filter { $0.state == .obsolete }
    recorded = input.entries.filter { $0.state == .recorded }
  }

  /// The maximum number of rows with pictures.
  package static let limit = 12

  /// The rows with pictures: the worst changes, followed by new screens.
  package func shown(limit: Int = Self.limit) -> (changed: ArraySlice<ReviewRow>, added: ArraySlice<ReviewRow>) {
    let first = changed.prefix(limit)
    return (first, added.prefix(limit - first.count))
  }

  private static func grouped(_ entries: [ReviewInput.Entry]) -> [ReviewRow] {
    var keys: [[String]] = []
    var members: [[String]: [ReviewInput.Entry]] = [:]
    for entry in entries {
      // New screens have sentences that contain the path of the golden.
      let key = entry.state == .missing ? [entry.group] : [entry.group, entry.sentence]
      if members[key] == nil { keys.append(key) }
      members[key, default: []].append(entry)
    }
    let rows = keys.compactMap { key in members[key].map { ReviewRow(entries: sorted($0)) } }
    return rows.enumerated().sorted {
      ($1.element.main.severity, $0.offset) < ($0.element.main.severity, $1.offset)
    }.map(\.element)
  }

  private static func sorted(_ entries: [ReviewInput.Entry]) -> [ReviewInput.Entry] {
    entries.enumerated().sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }.map(\.element)
  }
}
