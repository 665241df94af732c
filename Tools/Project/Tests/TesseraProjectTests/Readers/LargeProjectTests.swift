// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraProject

struct LargeProjectTests {
  /// Writes a project of files in folders of fifty.
  static func generate(count: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    var objects: [String: String] = [:]
    var groups: [String] = []
    var phase: [String] = []
    for index in 0..<count {
      if index % 50 == 0 {
        let children = (index..<min(count, index + 50)).map { "F\($0)" }.joined(separator: ", ")
        groups.append("G\(index)")
        objects["G\(index)"] =
          "isa = PBXGroup; path = Feature\(index / 50); children = (\(children)); sourceTree = \"<group>\";"
      }
      objects["F\(index)"] = "isa = PBXFileReference; path = File\(index).swift; sourceTree = \"<group>\";"
      objects["B\(index)"] = "isa = PBXBuildFile; fileRef = F\(index);"
      phase.append("B\(index)")
      try folder.write("struct File\(index) {}\n", to: "App/Feature\(index / 50)/File\(index).swift")
    }
    objects["G"] =
      "isa = PBXGroup; path = App; children = (\(groups.joined(separator: ", "))); sourceTree = \"<group>\";"
    try folder.write(
      XcodeProjectTests.project(objects, phase: phase.joined(separator: ", ")), to: "App.xcodeproj/project.pbxproj")
    try folder.write(
      "name: App\ntargets: { App: { type: application, platform: iOS, sources: App } }", to: "project.yml")
    return folder
  }

  /// Work grows with the number of files: one check a file, and one more read and listing a folder.
  @Test func workIsProportionalToFiles() throws {
    let folder = try Self.generate(count: 1_000)
    let files = ProjectFiles()
    let source = try ProjectLocator(files: files).locate(in: folder.path, choice: "App.xcodeproj")
    let description = try ProjectReader(files: files).read(source)
    #expect(description.targets.first?.sources.count == 1_000)
    #expect(description.warnings == [])
    #expect(files.work.filesRead == 1)
    #expect(files.work.foldersListed == 0)
    #expect(files.work.pathsChecked <= 1_010)
  }

  @Test func foldersAreListedOnce() throws {
    let folder = try Self.generate(count: 1_000)
    let files = ProjectFiles()
    let source = try ProjectLocator(files: files).locate(in: folder.path, choice: "project.yml")
    let description = try ProjectReader(files: files).read(source)
    #expect(description.targets.first?.sources.count == 1_000)
    #expect(files.work.filesRead == 1)
    #expect(files.work.foldersListed == 21)
    #expect(files.work.pathsChecked <= 1_050)
  }

  /// Prints the time of reading, planning and writing 1,000 files. Run it in a release build with `TESSERA_TIMES=1`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TESSERA_TIMES"] != nil)) func times() throws {
    let folder = try Self.generate(count: 1_000)
    let clock = ContinuousClock()
    for name in ["App.xcodeproj", "project.yml"] {
      var description: ProjectDescription?
      let reading = try clock.measure { description = try folder.read(name) }
      let planned = try #require(description)
      let writing = try clock.measure { _ = try PackageWriter().write(PackagePlanner(planned).plan()) }
      let again = try clock.measure { _ = try PackageWriter().write(PackagePlanner(planned).plan()) }
      print("\(name): read \(reading), written \(writing), written again \(again)")
    }
  }
}
