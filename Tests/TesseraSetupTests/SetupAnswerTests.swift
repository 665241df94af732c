// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests `init --json` by its schema.

import Foundation
import TesseraJSONSchema
import Testing

@testable import TesseraSetup

@Suite struct SetupAnswerTests {
  private func answer(_ folder: PackageFolder, _ arguments: String...) throws -> [String: Any] {
    let outcome = folder.run(arguments + ["--json"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.hasSuffix("\n") && outcome.output.filter { $0 == "\n" }.count == 1)
    try JSONSchema("init").validate(outcome.output)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(json as? [String: Any])
  }

  private func paths(_ answer: [String: Any]) -> [String] {
    (answer["changes"] as? [[String: Any]] ?? []).compactMap { $0["path"] as? String }
  }

  @Test func agents() throws {
    let folder = try PackageFolder()
    try folder.writeApp()
    let wanted = [AgentSetup.instructionsPath, AgentSetup.skillPath, AgentSetup.serversPath]
    let dry = try answer(folder, "--agents", "--dry-run")
    #expect(paths(dry) == wanted && dry["isDryRun"] as? Bool == true)
    #expect(!FileManager.default.fileExists(atPath: folder.root + "/App/AGENTS.md"))
    #expect(try paths(answer(folder, "--agents")) == wanted)
    let second = try answer(folder, "--agents")
    #expect(paths(second).isEmpty && (second["kept"] as? [Any])?.count == 3)
  }

  @Test func package() throws {
    let folder = try PackageFolder()
    try folder.writeApp()
    let changed = try answer(folder)
    #expect(paths(changed).last == "Package.swift")
    #expect(try paths(answer(folder)).isEmpty)
  }

  @Test func errorsAreSentences() throws {
    let outcome = try PackageFolder().run("/nowhere", "--json")
    #expect(outcome.code == 2 && outcome.output.isEmpty && outcome.errors.hasPrefix("error: "))
  }
}
