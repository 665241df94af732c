// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Checks the README's statements about the repository. The walkthroughs in .ci run the README's commands.

import Foundation
import Testing

@Suite struct ReadmeTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func text(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func isShort() throws {
    #expect(try text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }

  @Test func linkedFilesExist() throws {
    let readme = try text("README.md")
    let links = readme.components(separatedBy: "](").dropFirst() + readme.components(separatedBy: "src=\"").dropFirst()
    let paths = links.compactMap { $0.split(whereSeparator: { ")\"".contains($0) }).first.map(String.init) }
    #expect(paths.count > 20)
    for path in paths where !path.contains("://") {
      #expect(FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path), "\(path)")
    }
  }

  @Test func productsAreInTheManifest() throws {
    let manifest = try text("Package.swift")
    for part in try text("README.md").components(separatedBy: ".product(name: \"").dropFirst() {
      let name = try #require(part.split(separator: "\"").first)
      #expect(manifest.contains(".library(name: \"\(name)\""), "\(name)")
    }
  }
}
