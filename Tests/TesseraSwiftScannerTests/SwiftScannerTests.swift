// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import TesseraSwiftScanner
import Testing

/// The rules are from "Lexical Structure" in The Swift Programming Language.
@Suite("Swift source scanner")
struct SwiftScannerTests {
  @Test(
    "Elements end as the language defines",
    arguments: [
      (#"(a, "b)", /* ) */ c) d"#, #"(a, "b)", /* ) */ c)"#),
      (#""a\"b" c"#, #""a\"b""#),
      (##"#"a\"# c"##, ##"#"a\"#"##),
      (##"#"a \#("b\"#")") c"# d"##, ##"#"a \#("b\"#")") c"#"##),
      (#""\(f("x") { ")" })" y"#, #""\(f("x") { ")" })""#),
      ("\"\"\"\n a \"b\" \n\"\"\" c", "\"\"\"\n a \"b\" \n\"\"\""),
      (##"#"""# c"##, ##"#"""#"##),
      ("/* a /* b */ c */ d", "/* a /* b */ c */"),
      ("// a\n b", "// a"),
      (#"#/a\/"(b/# c"#, #"#/a\/"(b/#"#),
      ("`class` c", "`class`"),
      ("[1: [2]]()", "[1: [2]]"),
      ("a", "a"),
    ])
  func elementEnds(_ source: String, _ element: String) {
    #expect(SwiftScanner(source).end(ofElementAt: 0) == element.utf8.count)
  }

  @Test(
    "Unclosed elements have no end",
    arguments: ["(a", "\"a", "\"a\n\"", "\"\"\"\na", "#\"a\"", "#/a/", "`a", "\"\\(a\""])
  func unclosed(_ source: String) {
    #expect(SwiftScanner(source).end(ofElementAt: 0) == nil)
  }

  @Test("Whitespace replaces comments, and line breaks are preserved")
  func withoutComments() {
    let source = "let a = \"// b\" // c\n/* d\ne */ let f = 1"
    #expect(SwiftScanner(source).withoutComments() == "let a = \"// b\"     \n    \n     let f = 1")
  }

  @Test("Classes are found with their modifiers and first inherited type")
  func classes() {
    let source = """
      import UIKit
      @MainActor public final class Card: UIView, Codable {
        private class Inner {}
        class func make() {}
      }
      // class Gone: UIView {}
      class Box<T>: NSObject {}
      class List : UITableViewController{
      """
    let found = ClassDeclaration.all(in: source)
    #expect(found.map(\.name) == ["Card", "Inner", "Box", "List"])
    #expect(found.map(\.base) == ["UIView", nil, nil, "UITableViewController"])
    #expect(found.map(\.modifiers) == [["@MainActor", "public", "final"], ["private"], [], []])
  }

  @Test("Any source is scanned to its end and within bounds")
  func hostileSources() {
    let pieces = [
      "(", ")", "{", "}", "[", "]", "\"", "\"\"\"", "#", "\\", "\\(", "/*", "*/", "//", "#/", "/#", "\n", "\r\n", "a",
      "é", "`", "\u{0}",
      " class ", ":", "<",
    ]
    var random = SeededRandom(state: 44)
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...24, using: &random)
      let source = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let scanner = SwiftScanner(source)
      for offset in 0...scanner.bytes.count {
        if let end = scanner.end(ofElementAt: offset) {
          #expect(end > offset && end <= max(scanner.bytes.count, offset + 1))
        }
      }
      #expect(scanner.withoutComments().utf8.count == source.utf8.count)
      _ = ClassDeclaration.all(in: source)
    }
  }

  @Test("Brackets may be nested deeper than the stack")
  func deepGroups() {
    let deep = String(repeating: "(", count: 200_000) + String(repeating: ")", count: 200_000)
    #expect(SwiftScanner(deep).end(ofGroupAt: 0) == 400_000)
  }
}
