// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraPort

/// Bodies that contain nothing for a rule are hidden from the parser. All bytes between the braces except line breaks
/// become spaces, so each row's second text follows from the first.
@Suite struct BodiesTests {
  static let table: [Rewriting] = [
    Rewriting("a function", "func f(a: Int) -> Int { a }", "func f(a: Int) -> Int {   }"),
    Rewriting("several lines", "init() {\n  a = 1\n}\ndeinit { b }", "init() {\n       \n}\ndeinit {   }"),
    Rewriting("a computed property", "var a: Int { b }", "var a: Int {   }"),
    Rewriting("the closure of a value", "let a: A = { A() }()", "let a: A = {     }()"),
    Rewriting("observers after it", "var a = { b }() { didSet { c } }", "var a = {   }() { didSet { c } }"),
    Rewriting("braces inside", "func f() { if a { b } }", "func f() {            }"),
    Rewriting("a default value's closure", "func f(a: () -> Int = { 1 }) { b }", "func f(a: () -> Int = { 1 }) {   }"),
    Rewriting(
      "braces in strings and comments", "func f() { \"}\" /* } /* } */ */ }; // {\nlet b = #\"\"}\"#",
      "func f() {                     }; // {\nlet b = #\"\"}\"#"),
    Rewriting(
      "an interpolation with a string", #"func f() { "a\(b("}"))c" }; class A {}"#,
      #"func f() {               }; class A {}"#),
    Rewriting(
      "a long string", "func f() { \"\"\"\n  } \"\n  \"\"\" }", "func f() {    \n     \n      }"),
  ]

  @Test(arguments: table) func blanks(_ row: Rewriting) {
    let unit = SourceUnit(path: "/app/A.swift", bytes: Array(row.before.utf8))
    #expect(String(decoding: unit.withoutBodies, as: UTF8.self) == row.after)
  }

  @Test(arguments: [
    // Bodies with markers that a rule searches for.
    "func f() { a(#selector(b)) }", "func f() { a?(1) }", "func f() { class A {} }", "func f() { a = b(c:) }",
    "func f() {\n#if os(iOS)\n#endif\n}", "func f() { @objc func g() {} }", "func testA() { super.testA() }",
    "class func keyPathsForValuesAffectingA() -> Set<String> { [\"b\"] }",
    // Type bodies, protocol requirements and accessors.
    "class A { let a = 1 }", "protocol P { func f(); var a: Int { get } }", "var a: Int { get { 1 } set { b } }",
    "protocol P { init() }\nextension P { var a: Int { mutating get { 1 } } }", "var a = 1 { willSet { b } }",
    "let a = 1\nenum B { case c }", "func f() -> Int\nstruct A { let `func` = 1 }", "var a: Int { // why\n get { 1 } }",
    // Sources in which matching braces can't be determined.
    "func f() { a(/{/) }", "func f() { \"a }\n", "func f() {", "func f() { a } }", "func f() { b = #/{/# }",
    "func f() { /* }",
  ])
  func stays(_ text: String) {
    let unit = SourceUnit(path: "/app/A.swift", bytes: Array(text.utf8))
    #expect(String(decoding: unit.withoutBodies, as: UTF8.self) == text)
  }
}
