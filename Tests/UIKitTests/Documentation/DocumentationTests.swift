// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

/// Public declarations have comments that state units, ranges, defaults and limitations. This suite tests that the
/// comments exist, but can't check their wording.
@Suite struct DocumentationTests {
  /// The required fraction of each module's public declarations that have a doc comment.
  static let bar = 0.95

  struct Count: Equatable {
    var documented = 0
    var missing: [String] = []

    var share: Double {
      documented + missing.count == 0 ? 1 : Double(documented) / Double(documented + missing.count)
    }
  }

  /// Overrides inherit the comment of the overridden declaration. `init(coder:)` and requirements of standard library
  /// protocols need no comment.
  static func needsComment(_ declaration: Declaration, _ text: Substring) -> Bool {
    guard let keyword = declaration.keyword, declaration.isPublic, !declaration.isOverride, keyword != "extension"
    else {
      return false
    }
    return !["init?(coder", "func == ", "func hash(into", "init(rawValue", "var rawValue"].contains(
      where: text.contains)
  }

  static func count(_ source: String, _ name: String) -> Count {
    var count = Count()
    var hasComment = false
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        hasComment = true
      } else if text.hasPrefix("@"), Declaration(text).keyword == nil {
        continue
      } else {
        if !text.contains("@_spi"), needsComment(Declaration(text), text) {
          if hasComment { count.documented += 1 } else { count.missing.append("\(name):\(index + 1): \(text)") }
        }
        hasComment = false
      }
    }
    return count
  }

  @Test func counting() {
    let count = Self.count(
      """
      /// A thing.
      @preconcurrency @MainActor
      open class Thing: UIView {
        /// How many.
        open var count = 0
        open var name = ""
        var inner = 1
        open override var isHidden: Bool { get { false } set {} }
        public required init?(coder: NSCoder) { nil }
        /// Adds one.
        @discardableResult public func add() -> Int { 1 }
        public static func == (a: Thing, b: Thing) -> Bool { a === b }
        @available(*, deprecated)
        public func old() {}
      }
      public extension Thing {}
      """, "Thing.swift")
    #expect(count.documented == 3)
    #expect(count.missing == ["Thing.swift:6: open var name = \"\"", "Thing.swift:14: public func old() {}"])
    #expect(count.share == 0.6)
  }

  @Test func modulesAreDocumented() throws {
    let sources = SurfaceSources.sources
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
    #expect(modules.contains("TesseraViews") && modules.contains("Mortar"))
    for module in modules where !module.hasSuffix("Bench") {
      var count = Count()
      let files = FileManager.default.enumerator(atPath: sources.appendingPathComponent(module).path)
      while let file = files?.nextObject() as? String {
        guard file.hasSuffix(".swift") else { continue }
        let path = "\(module)/\(file)"
        let one = Self.count(try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8), path)
        count.documented += one.documented
        count.missing += one.missing
      }
      #expect(
        count.share >= Self.bar,
        "\(module): \(count.missing.count) public declarations have no comment:\n\(count.missing.joined(separator: "\n"))"
      )
    }
  }
}
