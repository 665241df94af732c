// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// How much of what real projects use there is. UIKitByUse.tsv lists the names that 42 open-source projects use and that
// were missing when it was made, each with the number of projects; UIKitLeftOut.tsv says why some are missing still.

import Foundation

/// The part of the coverage page that counts names by their use.
struct UsageTable {
  /// A name that projects use.
  struct Row: Equatable {
    var kind: String
    var name: String
    var projects: Int
    var occurrences: Int

    /// The name without its owner and its arguments: `openURL(_:)` is `openURL`, `A.B` is `B`.
    var baseName: String {
      let name = name.prefix { $0 != "(" }
      return name.split(separator: ".").last.map(String.init) ?? String(name)
    }
  }

  /// The kinds of UIKit's names, and the share of them, weighted by projects, that there was when the list was made.
  static let kinds: [(kind: String, title: String, shareBefore: Double)] = [
    ("type or function", "types and functions", 0.816), ("member", "members", 0.92), ("override", "overrides", 0.86),
    ("delegate or data source method", "delegate methods", 0.69),
  ]

  var rows: [Row]
  /// Why a name is left out.
  var reasons: [String: String]
  /// All names that the sources declare.
  var declared: Set<String>

  /// - Parameter text: Lines with kind, name, projects, of them apps, files and occurrences, separated by tabs.
  static func rows(_ text: String) -> [Row] {
    text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard !line.hasPrefix("#"), fields.count >= 6, let projects = Int(fields[2]), let uses = Int(fields[5]) else {
        return nil
      }
      return Row(kind: fields[0], name: fields[1], projects: projects, occurrences: uses)
    }
  }

  /// - Parameter text: Lines with a name and a reason, separated by a tab.
  static func reasons(_ text: String) -> [String: String] {
    let pairs = text.split(separator: "\n").compactMap { line -> (String, String)? in
      let fields = line.split(separator: "\t", maxSplits: 1).map(String.init)
      return line.hasPrefix("#") || fields.count < 2 ? nil : (fields[0], fields[1])
    }
    return Dictionary(pairs) { $1 }
  }

  /// The names that a source file declares for its users.
  static func names(in source: String) -> Set<String> {
    var names: Set<String> = []
    var isInProtocol = false
    for line in source.split(separator: "\n") {
      if line.hasPrefix("public protocol ") { isInProtocol = !line.hasSuffix("}") }
      if line.hasPrefix("}") { isInProtocol = false }
      let mayBePublic = contains("public", line) || contains("open", line)
      let isPublic = isInProtocol || mayBePublic && line.contains(/\b(public|open)\b/)
      if isPublic, let match = line.firstMatch(of: declaration) { names.insert(String(match.2)) }
      if contains("case ", line), let match = line.firstMatch(of: /^ *case ([\w`, =0-9.]+)$/) {
        for part in match.1.split(separator: ",") {
          let name = part.prefix { $0 != "=" }.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
          names.insert(name)
        }
      }
    }
    return names
  }

  /// Whether a line contains a word, which costs far less than a regular expression.
  private static func contains(_ word: StaticString, _ line: Substring) -> Bool {
    line.utf8.withContiguousStorageIfAvailable { bytes in
      let count = word.utf8CodeUnitCount
      guard let start = bytes.baseAddress, bytes.count >= count else { return false }
      return (0...bytes.count - count).contains { memcmp(start + $0, word.utf8Start, count) == 0 }
    } ?? true
  }

  private nonisolated(unsafe) static let declaration =
    /\b(class|struct|enum|protocol|typealias|func|var|let|case)\s+(?!(?:func|var|let)\b)`?(\w+)/

  // MARK: What is missing

  func isThere(_ row: Row) -> Bool { declared.contains(row.baseName) && reasons[row.name] == nil }

  /// The names that are missing, the most used first.
  var missing: [Row] { rows.filter { !isThere($0) } }

  /// The share of a kind's names that there is, weighted by projects. With the share `before` and the weight of what was
  /// missing then, the weight of all names is `missing / (1 - before)`.
  func share(_ kind: String, before: Double) -> Double {
    let weight = rows.filter { $0.kind == kind }.map(\.projects).reduce(0, +)
    let left = missing.filter { $0.kind == kind }.map(\.projects).reduce(0, +)
    guard weight > 0 else { return 1 }
    return 1 - Double(left) / (Double(weight) / (1 - before))
  }

  var markdown: String {
    var text = """

      ## By use

      Names that 42 open-source projects use, 13 apps and 29 libraries of components, weighted by the number of projects:

      | Names | There were | There are |
      |---|---|---|

      """
    for (kind, title, before) in Self.kinds {
      text += "| \(title) | \(Self.percent(before)) | \(Self.percent(share(kind, before: before))) |\n"
    }
    text += """

      What is missing of the \(rows.count) names that were missing before, with the number of projects that use it:

      | Name | Projects | Why |
      |---|---|---|

      """
    for row in missing { text += "| `\(row.name)` | \(row.projects) | \(reasons[row.name] ?? "") |\n" }
    return text
  }

  private static func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10) %" }
}

extension UsageTable {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The table of the sources as they are. They are read once.
  static func scan() throws -> UsageTable { try scanned.get() }

  private static let scanned = Result { try read() }

  private static func read() throws -> UsageTable {
    func read(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    var declared: Set<String> = []
    let root = CoverageTable.sources
    for file in try FileManager.default.subpathsOfDirectory(atPath: root.path) where file.hasSuffix(".swift") {
      declared.formUnion(names(in: try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)))
    }
    return UsageTable(
      rows: rows(try read("UIKitByUse.tsv")), reasons: reasons(try read("UIKitLeftOut.tsv")), declared: declared)
  }
}
