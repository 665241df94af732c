// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraMacros

@Suite struct EntryMacroTests {
  @Test(
    arguments: [
      ("@Entry var a: Int = 1", "a", "Int", "1"),
      ("var `default`: Int? ", "`default`", "Int?", nil),
      ("@Entry public var a = f(\"=\") ?? [1: 2]", "a", nil, "f(\"=\") ?? [1: 2]"),
      (
        "@available(iOS 17, *) @Entry var run: (Int) -> [Int: String] = { _ in [:] }", "run", "(Int) -> [Int: String]",
        "{ _ in [:] }"
      ),
    ] as [(String, String, String?, String?)])
  func aVariableHasANameATypeAndAValue(source: String, name: String, type: String?, value: String?) throws {
    let variable = try #require(EntryMacro.Variable(source))
    #expect(variable.name == name)
    #expect(variable.type == type)
    #expect(variable.value == value)
  }

  @Test func otherDeclarationsAreNoVariables() {
    #expect(EntryMacro.Variable("func f() {}") == nil)
  }
}
