// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests the files that `init --agents` writes, and that it keeps the user's words, servers and formats.

import Foundation
import Testing

@testable import TesseraSetup

@Suite struct AgentSetupTests {
  private static let paths = [AgentSetup.instructionsPath, AgentSetup.skillPath, AgentSetup.serversPath]
  private var server: NSDictionary { ["command": "tessera", "args": ["mcp"]] }

  /// Returns the servers in a folder's `.mcp.json`.
  private func servers(_ folder: PackageFolder) throws -> NSDictionary {
    let json = try JSONSerialization.jsonObject(with: Data(folder.text("App/.mcp.json").utf8))
    return try #require((json as? NSDictionary)?["mcpServers"] as? NSDictionary)
  }

  @Test func writesThreeFiles() throws {
    let folder = try PackageFolder()
    try folder.writeApp()
    let before = try folder.files()
    let outcome = folder.run("--agents")
    #expect(outcome.code == 0, "\(outcome.errors)")
    for path in Self.paths { #expect(outcome.output.contains("new     \(path): ")) }
    let after = try folder.files()
    let added = Set(after.keys).subtracting(before.keys)
    #expect(
      added
        == Set(Self.paths.map { "App/" + $0 } + ["App/.claude", "App/.claude/skills", "App/.claude/skills/tessera"]))
    #expect(before.allSatisfy { after[$0.key] == $0.value }, "the package is unchanged")
    #expect(
      try folder.text("App/.mcp.json") == #"{"mcpServers": {"tessera": {"command": "tessera", "args": ["mcp"]}}}"#
        + "\n")
    // Front matter is the first thing in the file, between two lines, with one line per key.
    let lines = try folder.text("App/.claude/skills/tessera/SKILL.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[0] == "---" && lines[1] == "name: tessera" && lines[2].hasPrefix("description: ") && lines[3] == "---")
    #expect(lines[2].utf8.count - "description: ".utf8.count <= 1024, "the limit of the format")
    #expect(!lines[2].dropFirst("description: ".count).contains(": "), "a colon would end a plain scalar")
  }

  /// The tools as registered by the server's source, which this module can't import.
  @Test func namesEveryTool() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var tools: [String] = []
    for file in ["MCPTools.swift", "MCPTools+Tests.swift"] {
      let source = try String(
        contentsOf: root.appendingPathComponent("Sources/TesseraCommand/MCP/\(file)"), encoding: .utf8)
      for part in source.components(separatedBy: "MCPTool(\n").dropFirst() {
        let name = part.components(separatedBy: "name: \"").dropFirst().first?.split(separator: "\"").first
        tools.append(String(try #require(name)))
      }
    }
    #expect(tools.count == 11)
    for tool in tools {
      #expect(AgentSetup.instructions.contains("`\(tool)`"), "\(tool)")
      #expect(AgentSetup.skill.contains("`\(tool)`"), "\(tool)")
    }
  }

  @Test func isIdempotent() throws {
    let folder = try PackageFolder()
    try folder.write("# Ours\n", to: "App/AGENTS.md")
    #expect(folder.run("--agents").code == 0)
    let files = try folder.files()
    let outcome = folder.run("--agents")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasSuffix("Nothing was changed.\n"))
    for path in Self.paths { #expect(outcome.output.contains("kept    \(path): ")) }
    #expect(try folder.files() == files)
  }

  @Test(arguments: ["\n", "\r\n"]) func replacesOnlyItsSection(_ lineBreak: String) throws {
    let folder = try PackageFolder()
    let old =
      "# Ours\n\nWrite tests.\n\n<!-- BEGIN tessera: old -->\nOld words.\n<!-- END tessera -->\n\n## Also ours\n\nNo end"
    try folder.write(old.replacing("\n", with: lineBreak), to: "App/AGENTS.md")
    let outcome = folder.run("--agents")
    #expect(outcome.output.contains("changed AGENTS.md: "))
    let text = try folder.text("App/AGENTS.md")
    let normalized = text.replacing("\r\n", with: "\n")
    #expect(normalized.hasPrefix("# Ours\n\nWrite tests.\n\n<!-- BEGIN tessera: `tessera init --agents`"))
    #expect(normalized.hasSuffix("<!-- END tessera -->\n\n## Also ours\n\nNo end"))
    #expect(normalized.contains("`run_tests`") && !normalized.contains("Old words."))
    #expect(normalized.replacing("\n", with: lineBreak) == text, "all line breaks are the file's")
  }

  @Test(arguments: ["Ours", "Ours\n", "Ours\r\n", ""]) func appendsToTheUsersWords(_ words: String) throws {
    let folder = try PackageFolder()
    try folder.write(words, to: "App/AGENTS.md")
    #expect(folder.run("--agents").code == 0)
    let text = try folder.text("App/AGENTS.md")
    #expect(Data(text.utf8).starts(with: Data(words.utf8)))
    #expect(text.replacing("\r\n", with: "\n").hasPrefix(words.isEmpty ? "<!-- BEGIN" : "Ours\n\n<!-- BEGIN"))
  }

  @Test func keepsALinkAndASkillOfTheUser() throws {
    let folder = try PackageFolder()
    try folder.write("# Ours\n", to: "App/CLAUDE.md")
    try FileManager.default.createSymbolicLink(
      atPath: folder.root + "/App/AGENTS.md", withDestinationPath: "CLAUDE.md")
    try folder.write("Mine\n", to: "App/.claude/skills/tessera/SKILL.md")
    let outcome = folder.run("--agents")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try folder.text("App/CLAUDE.md").contains("<!-- END tessera -->"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.root + "/App/AGENTS.md") == "CLAUDE.md")
    #expect(try folder.text("App/.claude/skills/tessera/SKILL.md") == "Mine\n")
    #expect(outcome.output.contains("kept    .claude/skills/tessera/SKILL.md: was not made"))
  }

  /// A file before and after. Each byte that is not part of the entry stays as it is.
  @Test(arguments: [
    ("{}", "{\"mcpServers\": {ENTRY}}"),
    ("{\n}\n", "{\"mcpServers\": {ENTRY}\n}\n"),
    ("{\"mcpServers\": {}}", "{\"mcpServers\": {ENTRY}}"),
    ("{\"mcpServers\":{\"b\":{\"args\":[\"{\\\"\"]}}}", "{\"mcpServers\":{ENTRY, \"b\":{\"args\":[\"{\\\"\"]}}}"),
    (
      "{\n\t\"z\": 1.50,\n\t\"mcpServers\": {\n\t\t\"b\": {\"url\": \"https:\\/\\/b\"}\n\t}\n}\n",
      "{\n\t\"z\": 1.50,\n\t\"mcpServers\": {\n\t\tENTRY,\n\t\t\"b\": {\"url\": \"https:\\/\\/b\"}\n\t}\n}\n"
    ),
    // The key is a value, and a key at a lower level.
    (
      "{\n  \"a\": \"mcpServers\",\n  \"b\": {\"mcpServers\": {}}\n}",
      "{\n  \"mcpServers\": {ENTRY},\n  \"a\": \"mcpServers\",\n  \"b\": {\"mcpServers\": {}}\n}"
    ),
    ("{\"mcp\\u0053ervers\": {\"b\": {}}}", "{\"mcp\\u0053ervers\": {ENTRY, \"b\": {}}}"),
    ("{\r\n  \"x\": null\r\n}", "{\r\n  \"mcpServers\": {ENTRY},\r\n  \"x\": null\r\n}"),
  ]) func mergesServers(_ before: String, _ after: String) throws {
    let folder = try PackageFolder()
    try folder.write(before, to: "App/.mcp.json")
    let outcome = folder.run("--agents")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let entry = #""tessera": {"command": "tessera", "args": ["mcp"]}"#
    #expect(try folder.text("App/.mcp.json") == after.replacing("ENTRY", with: entry))
    #expect(try servers(folder)["tessera"] as? NSDictionary == server)
  }

  @Test func keepsARegisteredServer() throws {
    let folder = try PackageFolder()
    let text = #"{"mcpServers": {"tessera": {"command": "swift", "args": ["run", "Screens", "mcp"]}}}"#
    try folder.write(text, to: "App/.mcp.json")
    let outcome = folder.run("--agents")
    #expect(outcome.output.contains("kept    .mcp.json: already registers the server 'tessera'"))
    #expect(try folder.text("App/.mcp.json") == text)
  }

  @Test func dryRunPrintsADiffForPatch() throws {
    let patch = "/usr/bin/patch"
    guard FileManager.default.isExecutableFile(atPath: patch) else { return }
    let (folder, twin) = (try PackageFolder(), try PackageFolder())
    for folder in [folder, twin] {
      try folder.write(
        "# Ours\n\na\nb\nc\n<!-- BEGIN tessera -->\nOld\n<!-- END tessera -->\nd\nno end", to: "App/AGENTS.md")
      try folder.write("{\"x\": 1}", to: "App/.mcp.json")
    }
    let files = try folder.files()
    let outcome = folder.run("--agents", "--dry-run")
    #expect(try folder.files() == files)
    #expect(outcome.output.contains("\n a\n b\n c\n-<!-- BEGIN tessera -->\n"))
    #expect(outcome.output.contains("\n <!-- END tessera -->\n d\n no end\n\\ No newline at end of file\n---"))
    try twin.write(outcome.output, to: "diff")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: patch)
    process.arguments = ["-p1", "-d", twin.root + "/App", "-i", twin.root + "/diff"]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(folder.run("--agents").code == 0)
    var patched = try twin.files()
    patched["diff"] = nil
    #expect(try folder.files() == patched)
  }

  /// A mistake, and a word that the error message must contain.
  enum Mistake: CaseIterable {
    case noJSON, emptyJSON, noObject, serversAreAList, repeatedKey, noText, halfSection, twoSections, blockedFolder,
      noFolder
    case name, checkout
  }

  @Test(arguments: Mistake.allCases) func errorsChangeNothing(_ mistake: Mistake) throws {
    let folder = try PackageFolder()
    try folder.write("# Ours\n", to: "App/AGENTS.md")
    var arguments = ["--agents"]
    let word: String
    switch mistake {
    case .noJSON:
      try folder.write("{\"mcpServers\": {", to: "App/.mcp.json")
      word = ".mcp.json is not a valid JSON object"
    case .emptyJSON:
      try folder.write("", to: "App/.mcp.json")
      word = ".mcp.json is not a valid JSON object"
    case .noObject:
      try folder.write("[{}]", to: "App/.mcp.json")
      word = ".mcp.json is not a valid JSON object"
    case .serversAreAList:
      try folder.write("{\"mcpServers\": []}", to: "App/.mcp.json")
      word = "\"mcpServers\" in .mcp.json is not an object"
    case .repeatedKey:
      try folder.write("{\"mcpServers\": {}, \"mcpServers\": {}}", to: "App/.mcp.json")
      word = ".mcp.json "
    case .noText:
      try Data([0xFF]).write(to: URL(fileURLWithPath: folder.root + "/App/AGENTS.md"))
      word = "AGENTS.md is not UTF-8"
    case .halfSection:
      try folder.write("<!-- BEGIN tessera -->\n", to: "App/AGENTS.md")
      word = "in AGENTS.md are not one pair"
    case .twoSections:
      let section = "<!-- BEGIN tessera -->\n<!-- END tessera -->\n"
      try folder.write(section + section, to: "App/AGENTS.md")
      word = "in AGENTS.md are not one pair"
    case .blockedFolder:
      // A file blocks the skill's folder, so AGENTS.md, which was written before, must be restored.
      try folder.write("", to: "App/.claude")
      word = "Can't write .claude/skills/tessera/SKILL.md"
    case .noFolder:
      arguments.append("Other")
      word = "no folder"
    case .name:
      arguments += ["--name", "Screens"]
      word = "--name has no effect"
    case .checkout:
      arguments += ["--tessera", "../tessera"]
      word = "--tessera has no effect"
    }
    let files = try folder.files()
    let outcome = folder.run(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("error: ") && outcome.errors.contains(word), "\(outcome.errors)")
    #expect(outcome.errors.filter { $0 == "\n" }.count == 1, "\(outcome.errors)")
    #expect(try folder.files() == files)
  }
}
