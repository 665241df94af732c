// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraProject

struct PropertyListParserTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var value: PropertyListValue
    var testDescription: String { text.debugDescription }
  }

  static let values: [Case] = [
    Case(text: "abc", value: .string("abc")),
    Case(text: "\u{FEFF}abc", value: .string("abc")),
    Case(text: "// !$*UTF8*$!\nabc", value: .string("abc")),
    Case(text: "a/b/c.swift", value: .string("a/b/c.swift")),
    Case(text: "/* a */ x /* b */", value: .string("x")),
    Case(text: "x// comment", value: .string("x")),
    Case(text: #""a \"b\" \\ \n\t\U00e9\351""#, value: .string("a \"b\" \\ \n\té\u{E9}")),
    Case(text: #""\Ud83d\Ude00""#, value: .string("😀")),
    Case(text: #""\Ud83d""#, value: .string("\u{FFFD}")),
    Case(text: "'single'", value: .string("single")),
    Case(text: "<0fBD 77>", value: .data([0x0F, 0xBD, 0x77])),
    Case(text: "()", value: .array([])),
    Case(text: "(a, b,)", value: .array([.string("a"), .string("b")])),
    Case(text: "{}", value: .dictionary([:])),
    Case(
      text: "{a = 1; \"b c\" = (x); d = {e = f;};}",
      value: .dictionary(["a": .string("1"), "b c": .array([.string("x")]), "d": .dictionary(["e": .string("f")])])),
    Case(text: "{a = 1}", value: .dictionary(["a": .string("1")])),
    Case(text: "{a = 1; a = 2;}", value: .dictionary(["a": .string("2")])),
    Case(
      text: "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><true/></dict></plist>",
      value: .dictionary(["a": .string("YES")])),
  ]

  @Test(arguments: values) func parses(_ test: Case) throws {
    #expect(try PropertyListFile.parse(Array(test.text.utf8)) == test.value)
  }

  static let failures: [(String, line: Int, column: Int)] = [
    ("", 1, 1), ("   \n", 2, 1), ("{a = 1;", 1, 8), ("{a 1;}", 1, 4), ("{a = 1 b = 2;}", 1, 8), ("(a b)", 1, 4),
    ("(a,", 1, 4),
    ("\n\n\"abc", 3, 1), ("<0g>", 1, 3), ("<123>", 1, 6), ("<12", 1, 4), ("a b", 1, 3), ("{\n  a = ;\n}", 2, 7),
    ("/* x", 1, 1),
    ("}", 1, 1), ("{= a;}", 1, 2), ("#", 1, 1),
  ]

  @Test(arguments: failures) func reportsPosition(_ text: String, line: Int, column: Int) {
    let error = #expect(throws: PropertyListError.self) { try PropertyListFile.parse(Array(text.utf8)) }
    #expect(error?.line == line)
    #expect(error?.column == column)
  }

  @Test(arguments: ["{\n<<<<<<< HEAD\n a = 1;\n=======\n a = 2;\n>>>>>>> main\n}", "{ a = (\n<<<<<<< HEAD\n"])
  func reportsMergeConflicts(_ text: String) {
    let error = #expect(throws: PropertyListError.self) { try PropertyListFile.parse(Array(text.utf8)) }
    #expect(error?.problem == .mergeConflict)
    #expect(error?.line == 2)
    #expect(
      error?.inFile("App.xcodeproj/project.pbxproj").description
        == "App.xcodeproj/project.pbxproj:2 has an unresolved merge conflict. Resolve it and remove the conflict markers."
    )
  }

  @Test(arguments: ["(", "{a=", "<plist><array>", "<array>"]) func limitsNesting(_ unit: String) {
    let prefix = unit.hasPrefix("<") ? "<?xml version=\"1.0\"?>" : ""
    let text = prefix + String(repeating: unit, count: 200_000)
    let error = #expect(throws: PropertyListError.self) { try PropertyListFile.parse(Array(text.utf8)) }
    #expect(error?.problem == .limit("128 nested values"))
  }

  @Test func acceptsNestingUpToTheLimit() throws {
    let text = String(repeating: "(", count: 128) + String(repeating: ")", count: 128)
    #expect(try PropertyListFile.parse(Array(text.utf8)).array?.count == 1)
  }

  @Test func readsBinaryFiles() throws {
    let object: [String: Any] = ["a": ["b", "c"], "d": Data([1, 2])]
    let data = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
    let expected: PropertyListValue = .dictionary(["a": .array([.string("b"), .string("c")]), "d": .data([1, 2])])
    #expect(try PropertyListFile.parse([UInt8](data)) == expected)
  }

  /// An array whose only element is the array itself.
  @Test func rejectsCyclicBinaryFiles() {
    var bytes = Array("bplist00".utf8) + [0xA1, 0x00, 0x08]
    bytes += [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10]
    let error = #expect(throws: PropertyListError.self) { try PropertyListFile.parse(bytes) }
    #expect(error?.problem == .limit("128 nested values"))
  }
}
