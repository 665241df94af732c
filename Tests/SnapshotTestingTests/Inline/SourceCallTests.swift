// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import SnapshotTesting
import TesseraRandom
import TesseraSwiftScanner
import Testing

@Suite struct SourceCallTests {
  /// In sources assembled from random fragments, the search terminates and every edit is within the source.
  @Test func hostileSources() {
    let pieces = [
      "(", ")", "{", "}", "[", "]", "\"", "\"\"\"", "#\"", "\"#", "\\", "\\(", "\\#(", "/*", "*/", "//", "#/", "/#",
      "\n", "\r\n",
      "\t", "a", "é", "is:", ",", ":", " ", "f(", "`", ".", "\u{0}",
    ]
    var random = SeededRandom(state: 16)
    for _ in 0..<3000 {
      let count = Int.random(in: 0...24, using: &random)
      let source = Array((0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined().utf8)
      let place = InlinePlace(
        path: "", line: Int.random(in: 0...4, using: &random), column: Int.random(in: 0...30, using: &random),
        syntax: .init(trailingClosureLabel: "is", trailingClosureOffset: Int.random(in: 0...1, using: &random)))
      for text in ["x", nil] {
        guard let edit = SourceEdit(text, place, in: source) else { continue }
        #expect(edit.range.lowerBound >= 0 && edit.range.upperBound <= source.count)
      }
    }
  }

  @Test func deepSources() {
    let deep = Array((String(repeating: "(", count: 200_000) + String(repeating: ")", count: 200_000)).utf8)
    #expect(SwiftScanner(deep).call(at: 0)?.end == 400_000)
    #expect(SwiftScanner(Array(deep.dropLast())).call(at: 0) == nil)
  }

  /// Parsing a generated literal by Swift's rules yields the original text.
  @Test func literalsReadBack() {
    let pieces = [
      "a", " ", "\\", "\"", "\"\"\"", "#", "\n", "\t", "\r", "\u{0}", "(", ")", "é", "👩‍👩‍👧", "\\(x)", "\\u{41}",
    ]
    var random = SeededRandom(state: 17)
    let style = SourceStyle(Array("    f()\n".utf8), at: 4)
    for _ in 0..<2000 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      #expect(read(style.literal(text)) == Array(text.unicodeScalars), "\(text.debugDescription)")
    }
  }

  /// Returns the value of a multiline string literal by Swift's rules, or nil if the literal would not compile.
  private func read(_ literal: String) -> [Unicode.Scalar]? {
    var lines = literal.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    let (first, last) = (lines.removeFirst(), lines.removeLast())
    let indent = Array(last.prefix { $0 == " " })
    let hashes = first.filter { $0 == "#" }.count
    guard
      String(String.UnicodeScalarView(last.dropFirst(indent.count))) == "\"\"\"" + String(repeating: "#", count: hashes)
    else { return nil }
    var content: [Unicode.Scalar] = []
    for (number, line) in lines.enumerated() {
      guard line.starts(with: indent) || line.isEmpty else { return nil }
      content += (number == 0 ? [] : ["\n"]) + line.dropFirst(indent.count)
    }
    let end = Array(("\"\"\"" + String(repeating: "#", count: hashes)).unicodeScalars)
    let escape = Array(("\\" + String(repeating: "#", count: hashes)).unicodeScalars)
    var result: [Unicode.Scalar] = []
    var at = 0
    while at < content.count {
      if content[at...].starts(with: end) || content[at] == "\r" || content[at] == "\u{0}" { return nil }
      if content[at...].starts(with: escape) {
        let rest = content[(at + escape.count)...]
        guard rest.starts(with: ["u", "{"]), let close = rest.firstIndex(of: "}"),
          let value = UInt32(String(String.UnicodeScalarView(rest.dropFirst(2).prefix { $0 != "}" })), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { return nil }
        result.append(scalar)
        at = close + 1
      } else {
        result.append(content[at])
        at += 1
      }
    }
    return result
  }
}
