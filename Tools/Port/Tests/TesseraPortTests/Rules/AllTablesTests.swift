// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
import TesseraRandom

@testable import TesseraPort

/// Properties that hold for all rules: porting twice has no further effect, line numbers are preserved, and damaged
/// sources are handled.
@Suite struct AllTablesTests {
  static let modules: [ModuleRewriting] =
    (SelectorTests.table + AttributeTests.table + ConditionTests.table + PreviewTests.table).map {
      ModuleRewriting(name: $0.name, before: ["A.swift": $0.before], after: ["A.swift": $0.after])
    } + OptionalProtocolTests.table + ExtensionMemberTests.table + TestCaseTests.table

  @Test(arguments: modules) func portingIsIdempotent(_ module: ModuleRewriting) async {
    let once = await ported(module.before, context: module.context).files
    #expect(await ported(once, context: module.context).files == once)
  }

  @Test(arguments: modules) func portsAFileAloneOrWithOthers(_ module: ModuleRewriting) async {
    let alone = await ported(module.before, context: module.context).files
    let other = ["Z.swift": "import UIKit\nlet z = 1\n"]
    let together = await ported(module.before.merging(other) { $1 }, context: module.context).files
    #expect(together == alone.merging(other) { $1 })
  }

  /// Inserted text is on an existing line, is appended to the file, or has a source location.
  @Test(arguments: modules) func keepsLineNumbers(_ module: ModuleRewriting) async throws {
    for (name, text) in await ported(module.before, context: module.context).files {
      let before = try #require(module.before[name]).split(separator: "\n", omittingEmptySubsequences: false)
      guard text != module.before[name] else { continue }
      var lines: [Int: Substring] = [:]
      var next = 0
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("#sourceLocation"), let number = line.split(separator: " ").last?.dropLast() {
          next = try #require(Int(number))
        } else {
          // Declarations appended to the file repeat the source locations of earlier lines.
          lines[next] = lines[next] ?? line
          next += 1
        }
      }
      for (index, line) in before.enumerated()
      where line.contains("func ") && !line.contains("optional") && !line.contains("import") {
        let name = line.components(after: "func ")
        #expect(lines[index + 1]?.contains(name) == true, "line \(index + 1) of \(module.name)")
      }
    }
  }

  /// Sources that are cut and spliced at random don't cause crashes. Sources that can't be parsed are left to the
  /// compiler, which reports the errors.
  @Test(arguments: 0..<60) func damagedSources(seed: UInt64) async {
    var random = SeededRandom(state: seed)
    let texts = Self.modules.flatMap(\.before.values).sorted()
    for _ in 0..<8 {
      var bytes = Array((texts.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let other = Array((texts.randomElement(using: &random) ?? "").utf8)
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = Int.random(in: start...min(bytes.count, start + 40), using: &random)
        let from = Int.random(in: 0...other.count, using: &random)
        let part = other[from..<Int.random(in: from...min(other.count, from + 60), using: &random)]
        bytes.replaceSubrange(start..<end, with: Bool.random(using: &random) ? part : [])
      }
      let text = String(decoding: bytes, as: UTF8.self)
      var unit = SourceUnit(path: "/app/A.swift", bytes: Array(text.utf8))
      unit.parse()
      let result = await ported(["A.swift": text]).files["A.swift"] ?? ""
      if !unit.isSound { #expect(result == text || result == location + text) }
      #expect(await ported(["A.swift": result]).files["A.swift"] == result)
    }
  }

  @Test func leavesUnparsableSourcesToTheCompiler() async {
    let text = "import UIKit\nclass A {\n  @objc func f( {}\n}\n"
    #expect(await ported(["A.swift": text]).files["A.swift"] == location + text)
  }

  @Test func keepsShebangAndByteOrderMarkFirst() async {
    let script = "#!/usr/bin/swift\n@objc class A {}\n"
    #expect(
      await ported(["A.swift": script]).files["A.swift"]
        == "#!/usr/bin/swift\n#sourceLocation(file: \"/app/A.swift\", line: 2)\n      class A {}\n")
    let marked = "\u{FEFF}@objc class A {}\n"
    #expect(await ported(["A.swift": marked]).files["A.swift"] == "\u{FEFF}" + location + "      class A {}\n")
  }

  @Test func keepsWindowsLineEndings() async {
    let text = "import UIKit\r\nclass A: UIView {\r\n  @nonobjc\r\n  var a: UIView!\r\n}\r\n"
    #expect(
      await ported(text) == "import UIKit\r\nclass A: UIView {\r\n          \r\n  var a: UIView!\r\n}\r\n")
  }

  @Test func quotesPaths() {
    #expect(SourceLocation.line("/a \"b\"\\c", 3) == "#sourceLocation(file: \"/a \\\"b\\\"\\\\c\", line: 3)")
  }

  /// A file with 20,000 lines.
  @Test func longFile() async {
    let method = "  @objc func tapped(_ sender: Any) {}\n"
    let classes = (0..<2_000).map { "class View\($0): UIView {\n\(method)}\n" + String(repeating: "\n", count: 7) }
    let result = await ported("import UIKit\n" + classes.joined())
    #expect(result.split(separator: "\n", omittingEmptySubsequences: false).count == 20_002)
    #expect(!result.contains("@objc"))
  }
}

extension Substring {
  /// Returns the name between a word and the next parenthesis.
  fileprivate func components(after word: String) -> Substring {
    guard let range = self.range(of: word) else { return self }
    return self[range.upperBound...].prefix { $0 != "(" }
  }
}
