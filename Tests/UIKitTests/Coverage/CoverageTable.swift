// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The page that lists what of UIKit there is, made from the sources.
enum CoverageTable {
  static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources").standardizedFileURL
  /// The modules of the UIKit surface, from the bottom up.
  private static let modules = [
    "TesseraFoundation", "TesseraGraphics", "TesseraMotion", "TesseraViews", "TesseraDynamics", "TesseraInteractions",
    "TesseraNibs", "TesseraControls", "TesseraLists",
  ]

  static let page = sources.appendingPathComponent("UIKit/UIKit.docc/Coverage.md")

  /// The source files of the UIKit surface, below `sources`.
  static func files() throws -> [String] {
    try modules.flatMap { module in
      try FileManager.default.subpathsOfDirectory(atPath: sources.appendingPathComponent(module).path)
        .filter { $0.hasSuffix(".swift") }.sorted().map { "\(module)/\($0)" }
    }
  }

  /// What users of the file see: what only this package's own modules may name is as if it were not public.
  static func read(_ file: String) throws -> String {
    var text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
    for access in ["open", "public"] {
      text = text.replacingOccurrences(of: "@_spi(Tessera) \(access) ", with: "package ")
    }
    return text
  }

  /// The types of every folder of the sources, in the folders' order.
  static func scan() throws -> [(folder: String, types: [ScannedType])] {
    var scanner = SourceScanner()
    var folders: [String: String] = [:]
    for file in try files() {
      scanner.scan(try read(file))
      let folder = file.split(separator: "/").dropLast().dropFirst().first.map(String.init) ?? ""
      for (name, isDeclaration) in scanner.found where isDeclaration || folders[name] == nil { folders[name] = folder }
    }
    let groups = Dictionary(grouping: scanner.publicTypes) { folders[$0.name] ?? "" }
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  static func markdown(_ groups: [(folder: String, types: [ScannedType])], _ usage: UsageTable) -> String {
    let types = groups.flatMap(\.types)
    var text = """
      # UIKit coverage

      What there is of UIKit, and what differs.

      ## Overview

      Made from the doc comments of the sources by `make record`; a test keeps it true. \(types.count) types with
      \(types.map(\.members.count).reduce(0, +)) members, \(types.map(\.deviations.count).reduce(0, +)) of them
      with a difference.

      """
    text += usage.markdown
    for group in groups {
      text += "\n## \(group.folder)\n\n| Type | Members | Differs from UIKit |\n|---|---|---|\n"
      for type in group.types { text += row(type) }
    }
    return text
  }

  private static func row(_ type: ScannedType) -> String {
    let summary = type.summary.isEmpty ? "" : "<br>\(type.summary)"
    let members = type.members.map { "`\($0.filter { $0 != "`" })`" }.joined(separator: ", ")
    let deviations = type.deviations.map { $0.member.isEmpty ? $0.text : "`\($0.member)`: \($0.text)" }
    let cells = ["`\(type.name)`\(summary)", members, deviations.joined(separator: "<br>")]
    // A comment's links to symbols would lead nowhere from this page's module.
    return "| "
      + cells.map { $0.replacingOccurrences(of: "``", with: "`").replacingOccurrences(of: "|", with: "\\|") }
      .joined(separator: " | ") + " |\n"
  }
}
