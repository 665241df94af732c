// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The table of supported declarations, as Tools/Documentation/coverage writes it: one declaration per line, its fields
// separated by tabs. Searching ignores case, backticks and argument labels that the query does not have.

internal import Foundation

/// The declarations of Apple's frameworks that Tessera supports, and those that apps use but Tessera lacks.
struct CoverageTable {
  /// A line of the table.
  struct Entry: Equatable {
    /// The path of the declaration, such as `UITableView.reloadData()`.
    var name: String
    /// The framework that declares it on iOS.
    var module: String
    /// `class`, `method`, `static property` and so on; `missing` for what Tessera lacks.
    var kind: String
    /// The first paragraph of its documentation.
    var summary: String
    /// The difference from Apple's declaration, or the reason that it is missing. Empty for none.
    var difference: String

    var isMissing: Bool { kind == "missing" }
  }

  var entries: [Entry]

  /// Parses a table. Skips lines with fewer fields.
  init(text: String) {
    entries = text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 5 else { return nil }
      return Entry(name: fields[0], module: fields[1], kind: fields[2], summary: fields[3], difference: fields[4])
    }
  }

  /// Returns the declarations with a name: those whose path ends with it or, if there are none, those that contain it.
  func search(_ query: String) -> [Entry] {
    let query = Self.key(query)
    guard !query.isEmpty else { return [] }
    let matches = entries.filter { entry in
      let key = Self.key(entry.name)
      return [key, Self.withoutLabels(key)].contains { $0 == query || $0.hasSuffix(".\(query)") }
    }
    return matches.isEmpty ? entries.filter { Self.key($0.name).contains(query) } : matches
  }

  /// Returns the members of a type.
  func members(of type: Entry) -> [Entry] {
    let prefix = type.name + "."
    return entries.filter { $0.name.hasPrefix(prefix) && $0.module == type.module && !$0.isMissing }
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != "`" && !$0.isWhitespace }
  }

  private static func withoutLabels(_ key: String) -> String { String(key.prefix { $0 != "(" }) }
}
