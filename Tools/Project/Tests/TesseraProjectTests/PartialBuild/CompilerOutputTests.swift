// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraProject

struct CompilerOutputTests {
  @Test func errorsAreParsedOnce() {
    let output = CompilerOutput(
      """
      Building for debugging...
      [3/9] Emitting module App
      /p/a: b/A.swift:1:23: error: cannot convert value of type 'String' to specified type 'Int'
      1 | public let bad: Int = "x"
        |                       `- error: cannot convert value of type 'String' to specified type 'Int'
      /p/a: b/A.swift:1:23: error: cannot convert value of type 'String' to specified type 'Int'
      /p/B.swift:4:1: warning: unused
      /p/B.swift:4:1: note: remove it
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      """)
    #expect(
      output.errors == [
        CompilerDiagnostic(
          path: "/p/a: b/A.swift", line: 1, column: 23,
          message: "cannot convert value of type 'String' to specified type 'Int'")
      ])
    #expect(output.otherErrors == [])
  }

  @Test func errorsInMacrosBelongToTheirUse() {
    let output = CompilerOutput(
      """
      macro expansion #Preview:12:11: error: cannot find 'Missing' in scope
      `- /p/A.swift:26:4: note: expanded code originates here
      @__swiftmacro_1.swift:1:1: error: second
      /p/B.swift:3:1: note: in expansion of macro 'X' here
      """)
    #expect(output.errors.map(\.path) == ["/p/A.swift", "/p/B.swift"])
    #expect(output.errors.map(\.message) == ["cannot find 'Missing' in scope", "second"])
  }

  static let others: [(String, [String])] = [
    ("error: 'app': invalid manifest", ["'app': invalid manifest"]), ("warning: x", []), ("", []), ("error", []),
    (": error: ", []),
    ("a:b:c: error: x", []), ("clang: error: linker command failed", ["clang: error: linker command failed"]),
    ("<unknown>:0: error: no input", ["<unknown>:0: error: no input"]),
    (
      "/usr/bin/ld.gold: error: x.o: multiple definition of 'main'",
      ["/usr/bin/ld.gold: error: x.o: multiple definition of 'main'"]
    ),
  ]

  @Test(arguments: others) func otherErrors(_ text: String, expected: [String]) {
    let output = CompilerOutput(text)
    #expect(output.errors == [])
    #expect(output.otherErrors == expected)
  }

  @Test func crashesBelongToAFile() {
    let output = CompilerOutput(#"4. While evaluating request TypeCheckSourceFileRequest(source_file "/p/A.swift")"#)
    #expect(output.errors.map(\.path) == ["/p/A.swift"])
  }

  @Test func declarationsAndUses() {
    let summary = SwiftSourceSummary(
      """
      import UIKit
      @testable import struct Core.Thing
      #if canImport(Optional)
      import Optional
      #endif
      /* struct NotThis {} */
      public final class Screen<T>: Base { let value = "\\(Inner.text)"; func run() { other.member() } }
      private struct Hidden {}
      enum Kind { case first; struct Nested {} }
      extension Screen { class func make() -> Kind { .first } }
      #Preview { Text("struct Text {}") }
      """)
    #expect(summary.imports == ["UIKit", "Core"])
    #expect(summary.topLevelTypes == ["Screen", "Kind"])
    #expect(summary.declaredNames == ["Screen", "value", "run", "Hidden", "Kind", "first", "Nested", "make"])
    #expect(summary.usedNames.isSuperset(of: ["Base", "Inner", "other", "Text"]))
    #expect(!summary.usedNames.contains("member"))
    #expect(summary.hasPreview)
  }
}
