// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import TesseraFoundation

/// The command `tessera coverage NAME`.
struct CoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage", abstract: "Prints whether a type or member of Apple's frameworks is supported.",
    discussion: """
      NAME is a type, a member or a part of a name: UITableView, UITableView.reloadData, allowsMultipleSelection. \
      The search is case-insensitive.

      Exit codes: 0 found, 1 not found or missing, 2 no data.
      """)

  @Argument(help: "The name of a type or member.")
  var name: String

  @Flag(help: "List all members of a type.")
  var members = false

  @Flag(help: "Print JSON: {\"entries\":[{\"name\":…,\"module\":…,\"kind\":…,…}]}, of all matches.")
  var json = false

  @Option(help: ArgumentHelp("The table to search.", valueName: "file"))
  var data: String?

  func run() throws {
    let table = CoverageTable(text: try text())
    let found = table.search(name)
    guard !found.isEmpty else {
      let similar = NameDistance.nearest(to: name, in: table.entries.lazy.map(\.name).filter { !$0.contains(".") })
      throw CommandFailure(
        description: "Can't find \(name). "
          + (similar.isEmpty
            ? "Tessera does not declare it." : "Did you mean \(similar.joined(separator: ", "))?"))
    }
    if json {
      try JSONOutput.print(answer(found, in: table))
    } else {
      printEntries(found, in: table)
    }
    if found.allSatisfy(\.isMissing) { throw ExitCode(1) }
  }

  private struct Answer: Encodable {
    struct Entry: Encodable {
      let name: String
      let module: String
      let kind: String
      let isMissing: Bool
      let summary: String
      let difference: String
      /// The members if `--members` is set, otherwise nil.
      var members: [Entry]?
    }

    let entries: [Entry]
  }

  private func answer(_ found: [CoverageTable.Entry], in table: CoverageTable) -> Answer {
    func entry(_ entry: CoverageTable.Entry) -> Answer.Entry {
      Answer.Entry(
        name: entry.name, module: entry.module, kind: entry.kind, isMissing: entry.isMissing, summary: entry.summary,
        difference: entry.difference)
    }
    return Answer(
      entries: found.map { found in
        var result = entry(found)
        if members { result.members = table.members(of: found).map(entry) }
        return result
      })
  }

  private func printEntries(_ found: [CoverageTable.Entry], in table: CoverageTable) {
    for entry in found.prefix(Self.limit) { print(report(on: entry, in: table, isOnly: found.count == 1)) }
    if found.count > Self.limit { print("… and \(found.count - Self.limit) more. Add the name of the type.") }
  }

  private static let limit = 20

  private func report(on entry: CoverageTable.Entry, in table: CoverageTable, isOnly: Bool) -> String {
    var lines = ["\(entry.name) (\(entry.module), \(entry.kind))"]
    if !entry.summary.isEmpty { lines.append("  \(entry.summary)") }
    if !entry.difference.isEmpty { lines.append("  \(entry.isMissing ? "Reason" : "Differs"): \(entry.difference)") }
    let all = table.members(of: entry)
    guard !all.isEmpty else { return lines.joined(separator: "\n") }
    let different = all.filter { !$0.difference.isEmpty }
    lines.append("  \(all.count) members, \(different.count) of them differ.")
    for member in members ? all : isOnly ? different : [] {
      let name = member.name.dropFirst(entry.name.count + 1)
      lines.append("    \(name)\(member.difference.isEmpty ? "" : ": \(member.difference)")")
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the contents of the table: the file given by `--data` or, without that option, the file in the Swift SDK
  /// that contains this program or in the current folder's `.build` folder.
  private func text() throws -> String {
    let program = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0]).resolvingSymlinksInPath()
    let installed = program.deletingLastPathComponent().appendingPathComponent("../share/coverage.tsv").path
    for path in data.map({ [$0] }) ?? [installed, ".build/coverage.tsv"] {
      if let text = try? String(contentsOfFile: path, encoding: .utf8) { return text }
    }
    throw CommandFailure(
      description: data.map { "Can't read \($0). Pass the file that `make coverage` writes." }
        ?? "Can't find the coverage table. Run `make coverage` in a clone of Tessera, or pass --data FILE.",
      isUsage: true)
  }
}
