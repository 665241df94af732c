// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

/// The "SwiftUI support" page agrees with the sources.
@Suite struct SupportPageTests {
  /// Names that apps get by importing SwiftUI but that other modules or the toolchain declare.
  private static let elsewhere: Set = ["Published", "Observable"]
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let modifiers: Set<Substring> = [
    "nonisolated", "static", "class", "final", "mutating", "nonmutating", "indirect", "internal(set)", "private(set)",
  ]
  private static let kinds: Set<Substring> = [
    "func", "struct", "class", "enum", "protocol", "actor", "var", "let", "typealias", "macro", "associatedtype",
  ]

  /// The names that the sources declare publicly, the names that they report as unsupported, and the names that a comment
  /// marks as documented no-ops.
  private static let facts: (declared: Set<String>, reported: Set<String>, quiet: Set<String>) = {
    var (declared, reported, quiet): (Set<String>, Set<String>, Set<String>) = (elsewhere, [], [])
    for folder in ["Sources/SwiftUI", "Sources/TesseraSwiftUILayout", "Sources/Charts"] {
      let path = root.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(at: path, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        for line in text.split(separator: "\n") {
          if let name = declaredName(line) { declared.insert(name) }
          let parts = line.components(separatedBy: "// Nothing to show: ")
          if parts.count == 2, parts[0].allSatisfy({ $0 == " " }) {
            quiet.formUnion(parts[1].components(separatedBy: ", "))
          }
        }
        for part in text.components(separatedBy: "unsupported(").dropFirst() {
          let rest = part.drop { $0.isWhitespace }
          if rest.first == "\"" { reported.insert(String(rest.dropFirst().prefix { $0 != "\"" })) }
        }
      }
    }
    return (declared, reported, quiet)
  }()

  /// Returns the name of the public declaration on a line, or nil.
  private static func declaredName(_ line: Substring) -> String? {
    var words = line.split(whereSeparator: \.isWhitespace)
    while let first = words.first, first.hasPrefix("@") { words.removeFirst() }
    guard words.first == "public" || words.first == "open" else { return nil }
    words.removeFirst()
    while let first = words.first, modifiers.contains(first), words.count > 2 {
      // `class` can be a modifier of another declaration keyword, as in `class func`.
      if first == "class", words.dropFirst().first.map({ !kinds.contains($0) }) ?? true { break }
      words.removeFirst()
    }
    guard words.count > 1, kinds.contains(words[0]) else { return nil }
    return String(words[1].drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private static func state(_ name: String) -> String {
    if !facts.declared.contains(name.first == "#" ? String(name.dropFirst()) : name) { return "missing" }
    if facts.reported.contains(name) { return "without effect" }
    return facts.quiet.contains(name) ? "nothing to show" : "real"
  }

  @Test func theTableHas433Names() {
    #expect(SupportNames.all.count == 433)
  }

  @Test func allNamesAreDeclared() {
    let missing = SupportNames.all.filter { Self.state($0) == "missing" }
    #expect(missing.isEmpty)
  }

  /// A documented no-op is declared, and it reports nothing.
  @Test func namesWithNothingToShowAreDeclaredAndQuiet() {
    #expect(Self.facts.quiet.contains("sensoryFeedback"))
    for name in Self.facts.quiet {
      #expect(Self.facts.declared.contains(name), "\(name)")
      #expect(!Self.facts.reported.contains(name), "\(name)")
    }
  }

  /// Fails if the page is outdated. To update it, run `Tools/Documentation/swiftui-support`.
  @Test func thePageStatesWhatTheSourcesDo() throws {
    let page = Self.root.appendingPathComponent("Sources/SwiftUI/SwiftUI.docc/SwiftUISupport.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line -> [String]? in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return cells.count == 4 && Int(cells[0]) != nil ? cells : nil
    }
    #expect(rows.map { $0[1].filter { $0 != "`" } } == SupportNames.all)
    for (row, name) in zip(rows, SupportNames.all) {
      #expect(row[3] == Self.state(name), "\(name)")
    }
  }
}
