// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that the code defines the version in one place, and that CHANGELOG.md and the pages repeat it.

import Foundation
import Testing

import TesseraRelease
@testable import TesseraSetup

@Suite struct VersionTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func matchesTheChangelog() throws {
    let text = try String(contentsOf: root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let heading = try #require(text.split(separator: "\n").first { $0.hasPrefix("## ") })
    #expect(heading.split(separator: " ").dropFirst().first == Substring(TesseraVersion.current))
  }

  /// Archives and dependencies in the README and the pages.
  @Test(arguments: [
    "README.md", "Sources/UIKit/UIKit.docc/FirstMinutes.md", "Sources/UIKit/UIKit.docc/SwiftSDK.md",
    "Sources/UIKit/UIKit.docc/YourPackage.md", "Sources/UIKit/UIKit.docc/Previews.md",
  ]) func matchesThePage(_ path: String) throws {
    let page = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let repeats =
      page.matches(of: /tessera-([0-9][0-9.]*)-/).map(\.output.1)
      + page.matches(of: /\/tessera", from: "([0-9.]+)"/).map(\.output.1)
    #expect(!repeats.isEmpty)
    for version in repeats { #expect(version == TesseraVersion.current) }
  }

  /// The script by which other scripts read the version.
  @Test func scriptPrintsIt() throws {
    let process = Process()
    process.executableURL = root.appendingPathComponent(".ci/version")
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: output, as: UTF8.self) == TesseraVersion.current + "\n")
  }

  @Test func isASemanticVersion() {
    let numbers = TesseraVersion.current.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    #expect(numbers.count == 3 && !numbers.contains(nil))
  }
}
