// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that the code defines the version in one place, and that CHANGELOG.md begins with it.

import Foundation
import Testing

import TesseraRelease
@testable import TesseraSetup

@Suite struct VersionTests {
  @Test func matchesTheChangelog() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let heading = try #require(text.split(separator: "\n").first { $0.hasPrefix("## ") })
    #expect(heading.split(separator: " ").dropFirst().first == Substring(TesseraVersion.current))
  }

  @Test func isASemanticVersion() {
    let numbers = TesseraVersion.current.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    #expect(numbers.count == 3 && !numbers.contains(nil))
  }
}
