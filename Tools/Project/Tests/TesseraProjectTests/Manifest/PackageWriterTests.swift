// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraProject

struct PackageWriterTests {
  static let files = ["A/One.swift": "1", "A/Two.swift": "2", "../outside/Three.swift": "3", "A/r.json": "{}"]

  /// Returns a folder with files and the description of a project with all of them.
  static func project() throws -> (TemporaryFolder, ProjectDescription) {
    let folder = try TemporaryFolder([
      "p/A/One.swift": "1", "p/A/Two.swift": "2", "outside/Three.swift": "3", "p/A/r.json": "{}",
    ])
    var target = ProjectTarget(name: "A", kind: .framework, settings: TargetSettings(productName: "A"))
    target.sources = ["../outside/Three.swift", "A/One.swift", "A/Two.swift"]
    target.resources = ["A/r.json"]
    return (folder, ProjectDescription(name: "P", root: folder.path + "/p", targets: [target]))
  }

  static func contents(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  @Test func linksLeadToFiles() throws {
    let (folder, description) = try Self.project()
    let plan = PackagePlanner(description).plan()
    #expect(try PackageWriter().write(plan) == .init(written: 6, removed: 0, unchanged: 0))
    let base = folder.path + "/p/.tessera"
    #expect(Self.contents(base + "/.gitignore") == "*\n")
    #expect(Self.contents(base + "/P/Package.swift") == plan.manifest)
    for (name, text) in ["Sources/One.swift": "1", "Sources/Three.swift": "3", "Resources/r.json": "{}"] {
      #expect(Self.contents(base + "/P/Targets/A/" + name) == text)
    }
    let manager = FileManager.default
    #expect(
      try manager.destinationOfSymbolicLink(atPath: base + "/P/Targets/A/Sources/One.swift")
        == "../../../../../A/One.swift")
    #expect(
      try manager.destinationOfSymbolicLink(atPath: base + "/P/Targets/A/Resources/r.json") == folder.path
        + "/p/A/r.json")
  }

  @Test func writingAgainChangesNothing() throws {
    let (folder, description) = try Self.project()
    let plan = PackagePlanner(description).plan()
    _ = try PackageWriter().write(plan)
    try folder.write("object", to: "p/.tessera/P/.build/keep.o")
    #expect(try PackageWriter().write(plan) == .init(written: 0, removed: 0, unchanged: 5))
    #expect(Self.contents(folder.path + "/p/.tessera/P/.build/keep.o") == "object")
  }

  @Test func staleLinksAreRemovedAndDamageIsRepaired() throws {
    var (folder, description) = try Self.project()
    let targets = folder.path + "/p/.tessera/P/Targets"
    _ = try PackageWriter().write(PackagePlanner(description).plan())
    try folder.write("x", to: "p/.tessera/P/Targets/Old/Sources/x.swift")
    let manager = FileManager.default
    // A link to a folder of the project in the place of a folder of links must be removed, but not followed.
    try manager.removeItem(atPath: targets + "/A/Sources")
    try manager.createSymbolicLink(atPath: targets + "/A/Sources", withDestinationPath: folder.path + "/p/A")
    description.targets[0].sources.removeLast()
    let changes = try PackageWriter().write(PackagePlanner(description).plan())
    #expect(changes == .init(written: 2, removed: 2, unchanged: 2))
    #expect(try manager.contentsOfDirectory(atPath: targets) == ["A"])
    #expect(try manager.contentsOfDirectory(atPath: targets + "/A/Sources").sorted() == ["One.swift", "Three.swift"])
    #expect(Self.contents(folder.path + "/p/A/Two.swift") == "2")
  }

  @Test(arguments: ["p/.tessera", "p/.tessera/P"]) func linksInPlaceOfOwnFoldersAreRefused(_ name: String) throws {
    let (folder, description) = try Self.project()
    let path = folder.path + "/" + name
    try FileManager.default.createDirectory(atPath: PathText.parent(path), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder.path + "/outside")
    #expect(throws: ProjectError.unwritable(path: path, reason: "it is a symbolic link; remove it")) {
      try PackageWriter().write(PackagePlanner(description).plan())
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/outside") == ["Three.swift"])
  }

  @Test func summaryGroupsReasons() throws {
    var (folder, description) = try Self.project()
    description.targets[0].unsupportedFiles = (1...7).map { LeftOutItem(name: "\($0).m", reason: "Old.") }
    description.warnings = [ProjectWarning("X", problem: "Is wrong.", remedy: "Fix it.")]
    let summary = ProjectSummary(description, plan: PackagePlanner(description).plan())
    #expect(
      summary.text == """
        P: 1 target in \(folder.path)/p/.tessera/P
          A: 3 sources, 1 resource
        Not part of the package:
          1.m, 2.m, 3.m, 4.m, 5.m and 2 more: Old.
        Warnings:
          X: Is wrong. Fix it.

        """)
    let decoded = try JSONDecoder().decode(ProjectSummary.self, from: Data(try summary.json().utf8))
    #expect(decoded == summary)
  }
}
