// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraMacros

@Suite struct MacroArgumentsTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var source: String
    var arguments: [String] = []
    var labels: [String?] = []
    var closure: String?
  }

  static let cases = [
    Case(testDescription: "closure only", source: "#Preview { A() }", closure: "{ A() }"),
    Case(testDescription: "no space", source: "#Preview{A()}", closure: "{A()}"),
    Case(
      testDescription: "name and traits", source: #"#Preview("A", traits: .x, .y(1, 2)) { A() }"#,
      arguments: [#""A""#, "traits: .x", ".y(1, 2)"], labels: [nil, "traits", nil], closure: "{ A() }"),
    Case(
      testDescription: "labeled body, trailing comma", source: "#Preview(\n  \"A\",\n  body: { A() },\n)",
      arguments: [#""A""#, "body: { A() }"], labels: [nil, "body"]),
    Case(
      testDescription: "brackets in a string", source: #"#Preview("a) , {") { A() }"#, arguments: [#""a) , {""#],
      labels: [nil], closure: "{ A() }"),
    Case(
      testDescription: "interpolation", source: #"#Preview("a \(f(")", [1, 2])) b") { A() }"#,
      arguments: [#""a \(f(")", [1, 2])) b""#], labels: [nil], closure: "{ A() }"),
    Case(
      testDescription: "escapes", source: #"#Preview("\"\\") { A() }"#, arguments: [#""\"\\""#], labels: [nil],
      closure: "{ A() }"),
    Case(
      testDescription: "raw string", source: ##"#Preview(#"\") , "#) { A() }"##, arguments: [##"#"\") , "#"##],
      labels: [nil], closure: "{ A() }"),
    Case(
      testDescription: "multiline string", source: "#Preview(\"\"\"\n  a \" ) b\n  \"\"\") { A() }",
      arguments: ["\"\"\"\n  a \" ) b\n  \"\"\""], labels: [nil], closure: "{ A() }"),
    Case(
      testDescription: "comments", source: "#Preview( // )\n  1 /* ( /* , */ */, 2) { A() }", arguments: ["1", "2"],
      labels: [nil, nil], closure: "{ A() }"),
    Case(
      testDescription: "conditional expression", source: "#Preview(a ? b : c) { A() }", arguments: ["a ? b : c"],
      labels: [nil], closure: "{ A() }"),
    Case(
      testDescription: "label with space", source: "#Preview(traits : 1)", arguments: ["traits : 1"], labels: ["traits"]
    ),
    Case(testDescription: "empty parentheses", source: "#Preview() { A() }", closure: "{ A() }"),
    Case(testDescription: "nothing", source: "#Preview"),
    Case(
      testDescription: "attributes", source: "@available(iOS 17, *)\n@MainActor #Preview { A() }", closure: "{ A() }"),
    Case(
      testDescription: "macro named in a comment", source: "// #Preview(1)\n#Preview(2) { A() }", arguments: ["2"],
      labels: [nil], closure: "{ A() }"),
    Case(
      testDescription: "regular expression in the closure", source: #"#Preview { #/[")(]/# }"#,
      closure: #"{ #/[")(]/# }"#),
  ]

  @Test(arguments: cases) func parses(_ example: Case) throws {
    let parsed = try #require(MacroArguments(of: "Preview", in: example.source))
    #expect(parsed.list.map(\.text) == example.arguments)
    #expect(parsed.list.map(\.label) == example.labels)
    #expect(parsed.trailingClosure == example.closure)
  }

  @Test(arguments: [
    "", "#Previe", "Preview { }", "#Preview(", "#Preview(\"a) { A() }", "#Preview([1) { }", "#Preview(\"\\(\")",
  ])
  func rejectsIncompleteSource(_ source: String) {
    #expect(MacroArguments(of: "Preview", in: source) == nil)
  }

  @Test func countsLinesBeforeTheMacro() throws {
    #expect(try #require(MacroArguments(of: "Preview", in: "\n@x\n // c\n#Preview { }\n")).linesBefore == 3)
  }

  @Test func returnsTheValueOfALabel() throws {
    let parsed = try #require(MacroArguments(of: "Preview", in: "#Preview(\"A\", body: { x ? y : z })"))
    #expect(parsed.value(labeled: "body") == "{ x ? y : z }")
    #expect(parsed.value(labeled: "traits") == nil)
  }
}
