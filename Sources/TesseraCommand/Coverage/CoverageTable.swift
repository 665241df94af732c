// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Reads the table of supported declarations, which is written by Tools/Documentation/coverage. Each line contains a
// declaration's fields, separated by tabs. A search ignores case, backticks, and argument labels that are not in the
// query.

internal import Foundation

/// A table of the declarations in Apple's frameworks that Tessera supports, and of declarations that apps use but
/// Tessera lacks.
struct CoverageTable {
  /// A declaration in the table.
  struct Entry: Equatable {
    /// The declaration's path, such as `UITableView.reloadData()`.
    var name: String
    /// The framework that contains the declaration on iOS.
    var module: String
    /// The kind of declaration, such as `class`, `method` or `static property`, or `missing` if Tessera lacks it.
    var kind: String
    /// The first paragraph of the declaration's documentation.
    var summary: String
    /// The difference from Apple's declaration, or the reason that it is missing. Empty if there is no difference.
    var difference: String

    var isMissing: Bool { kind == "missing" }
  }

  var entries: [Entry]

  /// Parses a table. Lines with too few fields are ignored.
  init(text: String) {
    entries = text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 5 else { return nil }
      return Entry(name: fields[0], module: fields[1], kind: fields[2], summary: fields[3], difference: fields[4])
    }
  }

  /// Returns the declarations whose path ends with the query or, if there are none, the declarations whose path
  /// contains it.
  func search(_ query: String) -> [Entry] {
    let query = Self.key(query)
    guard !query.isEmpty else { return [] }
    let matches = entries.filter { entry in
      let key = Self.key(entry.name)
      return [key, Self.withoutLabels(key)].contains { $0 == query || $0.hasSuffix(".\(query)") }
    }
    return matches.isEmpty ? entries.filter { Self.key($0.name).contains(query) } : matches
  }

  /// Returns a type's members.
  func members(of type: Entry) -> [Entry] {
    let prefix = type.name + "."
    return entries.filter { $0.name.hasPrefix(prefix) && $0.module == type.module && !$0.isMissing }
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != "`" && !$0.isWhitespace }
  }

  private static func withoutLabels(_ key: String) -> String { String(key.prefix { $0 != "(" }) }
}
