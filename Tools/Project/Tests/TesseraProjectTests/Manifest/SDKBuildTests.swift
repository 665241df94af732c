// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraProject

/// Builds the sample app with an installed Swift SDK, whose name and folder are in `TESSERA_PROJECT_SDK` and `TESSERA_PROJECT_SDKS_PATH`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["TESSERA_PROJECT_SDK"] != nil), .serialized)
struct SDKBuildTests {
  @Test(arguments: ["Lantern.xcodeproj", "LanternSynchronized.xcodeproj", "project.yml", "Project.swift"])
  func sampleAppBuilds(_ name: String) throws {
    let report = try Self.build(name, adding: [:])
    #expect(report.status == .complete, Comment(rawValue: report.text))
  }

  /// The compiler of the SDK ports copies of sources. Its messages must still lead to the project's files.
  @Test func filesThatDoNotCompileAreLeftOut() throws {
    let report = try Self.build(
      "project.yml",
      adding: [
        "Lantern/Sync.swift": "import Realm\nfinal class Sync {}",
        "Lantern/SyncView.swift":
          "import SwiftUI\nstruct SyncView: View { let sync = Sync(); var body: some View { Text(\"\") } }",
        "Lantern/Broken.swift": "import UIKit\nfinal class Broken: UIView { @objc func tap() { let x: Int = \"\" } }",
        "Lantern/BadPreview.swift": "import SwiftUI\n#Preview { NowhereView() }",
      ])
    print(report.text)
    #expect(report.status == .partial)
    #expect(report.causes.first?.files.map(\.path) == ["Lantern/Sync.swift", "Lantern/SyncView.swift"])
    #expect(report.lostFiles == ["Lantern/BadPreview.swift"])
    #expect(report.totalFiles - report.compiledFiles == 4)
  }

  /// Builds a copy of the sample app with additional files.
  private static func build(_ name: String, adding files: [String: String]) throws -> PartialBuildReport {
    let environment = ProcessInfo.processInfo.environment
    let folder = try TemporaryFolder()
    let copy = folder.path + "/Lantern"
    try FileManager.default.copyItem(atPath: Fixtures.lantern, toPath: copy)
    for (path, text) in files { try folder.write(text, to: "Lantern/" + path) }
    let source = try ProjectLocator().locate(in: copy, choice: name)
    let description = try ProjectReader().read(source)
    let path = environment["TESSERA_PROJECT_SDKS_PATH"].map { ["--swift-sdks-path", $0] } ?? []
    let runner = SwiftBuildRunner(
      sdk: environment["TESSERA_PROJECT_SDK"], arguments: path + ["--jobs", "1", "--build-tests"])
    return try ProjectBuilder(description).build { plan in try runner.build(plan, root: description.root) }
  }
}
