// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import InlineSnapshotTesting
@testable import SnapshotTesting
import TesseraImaging
import Testing

@Suite @MainActor
struct InlineRewritingTests {
  /// Returns the source after recording text into the call whose `(` is marked by `▿`.
  private func recorded(
    _ text: String?, in source: String, _ syntax: InlineSnapshotSyntaxDescriptor = .init()
  ) throws -> String {
    try withFolder { folder in
      let (plain, places) = marked(source)
      try write(plain, to: folder + "/T.swift")
      let place = InlinePlace(path: folder + "/T.swift", line: places[0].line, column: places[0].column, syntax: syntax)
      try InlineSources().record(text, at: place)
      return SnapshotTestingTests.text(of: folder + "/T.swift") ?? ""
    }
  }

  /// Returns the source without its `▿` markers, and the line and column of each marker.
  private func marked(_ source: String) -> (String, [(line: Int, column: Int)]) {
    var places: [(Int, Int)] = []
    var plain = ""
    var (line, column) = (1, 1)
    for scalar in source.unicodeScalars {
      if scalar == "▿" {
        places.append((line, column))
        continue
      }
      plain.unicodeScalars.append(scalar)
      column += String(scalar).utf8.count
      if scalar == "\n" { (line, column) = (line + 1, 1) }
    }
    return (plain, places)
  }

  @Test func addsAClosure() throws {
    let result = try recorded(
      "{\n  \"a\" : 1\n}\n", in: "func t() {\n  assertInlineSnapshot▿(of: x, as: .json)\n  next()\n}\n")
    #expect(
      result == """
        func t() {
          assertInlineSnapshot(of: x, as: .json) {
            \"""
            {
              "a" : 1
            }

            \"""
          }
          next()
        }

        """)
  }

  @Test func replacesAClosure() throws {
    let result = try recorded(
      "new",
      in: """
        \t\tassertInlineSnapshot▿(
        \t\t\tof: f(")", #"\\)"#, { "}" }), // ) }
        \t\t\tas: .lines
        \t\t) /* { */ {
        \t\t\t\"""
        \t\t\told } \\(g("}"))
        \t\t\t\"""
        \t\t}
        \t\tx { }
        """)
    #expect(
      result == """
        \t\tassertInlineSnapshot(
        \t\t\tof: f(")", #"\\)"#, { "}" }), // ) }
        \t\t\tas: .lines
        \t\t) /* { */ {
        \t\t\t\"""
        \t\t\tnew
        \t\t\t\"""
        \t\t}
        \t\tx { }
        """)
  }

  @Test func argumentsAndLabels() throws {
    #expect(
      try recorded("b", in: "f▿(of: g(matches: { 1 }), as: .lines, matches: { \"a\" })")
        == "f(of: g(matches: { 1 }), as: .lines, matches: {\n  \"\"\"\n  b\n  \"\"\"\n})")
    let second = InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is", trailingClosureOffset: 1)
    #expect(
      try recorded("b", in: "f▿(1) { x } is: { \"a\" } more: { y }", second)
        == "f(1) { x } is: {\n  \"\"\"\n  b\n  \"\"\"\n} more: { y }")
    #expect(try recorded("b", in: "f▿(1) { x }", second) == "f(1) { x } is: {\n  \"\"\"\n  b\n  \"\"\"\n}")
    let renamed = InlineSnapshotSyntaxDescriptor(deprecatedTrailingClosureLabels: ["was"], trailingClosureLabel: "is")
    #expect(try recorded("b", in: "f▿(1, was: { \"a\" })", renamed) == "f(1, was: {\n  \"\"\"\n  b\n  \"\"\"\n})")
  }

  /// The argument is replaced even if it is not a literal, as in `_assertInlineSnapshot(matching:as:with:)`.
  @Test func stringArguments() throws {
    func recorded(_ text: String, in source: String) throws -> String {
      try withFolder { folder in
        let path = folder + "/T.swift"
        let (plain, places) = marked(source)
        try write(plain, to: path)
        try InlineSources().record(
          text, at: InlinePlace(path: path, line: places[0].line, column: places[0].column, argument: "with"))
        return SnapshotTestingTests.text(of: path) ?? ""
      }
    }
    #expect(
      try recorded("a\nb", in: "func t() {\n  f▿(matching: g(with: 1), as: .dump, with: \"\")\n}\n")
        == "func t() {\n  f(matching: g(with: 1), as: .dump, with: \"\"\"\n    a\n    b\n    \"\"\")\n}\n")
    #expect(
      try recorded("b", in: "f▿(with: \"\"\"\n  old, \\(x)\n  \"\"\" /* , */ , line: 3)")
        == "f(with: \"\"\"\n  b\n  \"\"\" /* , */ , line: 3)")
    #expect(try recorded("b", in: "f▿(1, with: h + [1, 2][0])") == "f(1, with: \"\"\"\n  b\n  \"\"\")")
    #expect(throws: InlineError.self) { try recorded("b", in: "f▿(1, other: 2)") }
  }

  /// The call location's column may point to the function name instead of the parenthesis.
  @Test func callLocations() throws {
    #expect(try recorded("b", in: "é; M.▿f(1)") == "é; M.f(1) {\n  \"\"\"\n  b\n  \"\"\"\n}")
    #expect(try recorded("b", in: "▿M.`f`(1)") == "M.`f`(1) {\n  \"\"\"\n  b\n  \"\"\"\n}")
  }

  @Test func removesAClosure() throws {
    #expect(try recorded(nil, in: "f▿(1) {\n  \"a\"\n}\nx") == "f(1)\nx")
    #expect(try recorded(nil, in: "f▿(1, matches: { \"a\" })") == "f(1, matches: nil)")
  }

  /// Text that would have a different meaning in a plain literal is written as a raw literal. Control characters are
  /// written as escapes.
  @Test(arguments: [
    ("a\\(b)", "#\"\"\"|a\\(b)|\"\"\"#"), ("\"\"\"#", "##\"\"\"|\"\"\"#|\"\"\"##"), ("\\#n", "##\"\"\"|\\#n|\"\"\"##"),
    ("a\rb", "\"\"\"|a\\u{d}b|\"\"\""), ("\u{0}\\", "#\"\"\"|\\#u{0}\\|\"\"\"#"), ("", "\"\"\"||\"\"\""),
    ("\n", "\"\"\"|||\"\"\""), ("tab\t é ", "\"\"\"|tab\t é |\"\"\""),
  ])
  func literals(_ text: String, _ literal: String) {
    let style = SourceStyle(Array("x".utf8), at: 0)
    #expect(style.literal(text).replacing("\n  ", with: "\n") == "  " + literal.replacing("|", with: "\n"))
  }

  @Test func windowsLineBreaks() throws {
    #expect(
      try recorded("a\nb", in: "    f▿(1)\r\n    g()\r\n")
        == "    f(1) {\r\n        \"\"\"\r\n        a\r\n        b\r\n        \"\"\"\r\n    }\r\n    g()\r\n")
  }

  /// Locations refer to the file as it was compiled, regardless of lines added since.
  @Test func severalInOneFile() throws {
    try withFolder { folder in
      let path = folder + "/T.swift"
      let (plain, places) = marked("f▿(1)\nf▿(2) { \"old\" }\nf▿(3); f▿(4)\n")
      try write(plain, to: path)
      let sources = InlineSources()
      for index in [2, 0, 3, 1] {
        let place = InlinePlace(path: path, line: places[index].line, column: places[index].column, syntax: .init())
        try sources.record("\(index)\n", at: place)
        try sources.record("\(index)\n", at: place)
      }
      func closure(_ index: Int) -> String { "{\n  \"\"\"\n  \(index)\n\n  \"\"\"\n}" }
      #expect(
        text(of: path) == "f(1) \(closure(0))\nf(2) \(closure(1))\nf(3) \(closure(2)); f(4) \(closure(3))\n")
      #expect(files(in: folder) == ["T.swift"])
    }
  }

  @Test func unchangedSources() throws {
    try withFolder { folder in
      let path = folder + "/T.swift"
      func error(_ sources: InlineSources, _ line: Int, _ column: Int, _ text: String = "x") -> InlineError? {
        do throws(InlineError) {
          try sources.record(text, at: InlinePlace(path: path, line: line, column: column, syntax: .init()))
          return nil
        } catch { return error }
      }
      #expect(error(InlineSources(), 1, 1).map { "\($0)" }?.contains("T.swift") == true, "the file does not exist")
      for broken in ["", "f", "f(", "f(\"", "f(/*", "f(1) {", "x\n", "f(\"\\(", "\"", "f)", "f(#\"\"#\"", "f(\\"] {
        try write(broken, to: path)
        for (line, column) in [(1, 1), (1, 2), (0, 0), (1, 99), (9, 1), (-1, 3), (1, Int.max)] {
          #expect(error(InlineSources(), line, column) == .noCall(line: line, column: column), "\(broken)")
        }
        #expect(text(of: path) == broken)
      }
      try write("f(1)\nf(2)\n", to: path)
      let sources = InlineSources()
      #expect(error(sources, 1, 2) == nil)
      #expect(error(sources, 1, 2, "y") == .twice(line: 1))
      try write("changed", to: path)
      #expect(error(sources, 2, 2) == .changed(path))
      #expect(text(of: path) == "changed")
    }
  }

  private struct Outcome: Equatable {
    var failure: String?
    var isWritten: Bool
  }

  private func outcome(
    _ mode: SnapshotTestingConfiguration.Record, _ expected: String?, _ actual: String?
  ) throws -> Outcome {
    try withFolder { folder in
      let path = folder + "/T.swift"
      try write("f(1)", to: path)
      let place = InlinePlace(path: path, line: 1, column: 2, syntax: .init())
      let failure = InlineVerification(mode: mode, place: place, test: "t()").failure(expected, actual)
      return Outcome(failure: failure, isWritten: text(of: path) != "f(1)")
    }
  }

  @Test func modes() throws {
    #expect(try outcome(.missing, "a", "a") == Outcome(failure: nil, isWritten: false))
    #expect(
      try outcome(.missing, nil, "a")
        == Outcome(
          failure:
            "Automatically recorded a new snapshot.\n\nRe-run \"t()\" to assert against the newly-recorded snapshot.",
          isWritten: true))
    let differs = "Difference: …\n\n  @@ \u{2212}1,1 +1,1 @@\n  \u{2212}a\n  +b"
    let left = Outcome(failure: "Snapshot did not match. \(differs)", isWritten: false)
    #expect(try outcome(.missing, "a", "b") == left)
    #expect(try outcome(.never, "a", "b") == left)
    let none = try outcome(.never, nil, "b")
    #expect(none.failure?.hasPrefix("No expected value was found in the test file.") == true)
    #expect(!none.isWritten)
    let failed = try outcome(.failed, "a", "b")
    #expect(failed.isWritten)
    #expect(failed.failure?.hasPrefix("Automatically recorded a new snapshot. \(differs)") == true)
    #expect(try outcome(.all, "a", "a").isWritten)
  }

  @Test func assertionFailures() {
    let found = issues {
      assertInlineSnapshot(of: "b", as: .lines, message: "Greeting", record: .never) {
        """
        a
        """
      }
    }
    #expect(
      found.map(\.text) == [
        "Greeting\n\nSnapshot did not match. Difference: …\n\n  @@ \u{2212}1,1 +1,1 @@\n  \u{2212}a\n  +b"
      ])
    #expect(found.first?.line == #line - 10)
  }
}
