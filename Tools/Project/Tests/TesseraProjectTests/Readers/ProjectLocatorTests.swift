// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraProject

struct ProjectLocatorTests {
  static let cases: [([String], String)] = [
    (["A.xcodeproj/x", "project.yml", "Project.swift"], "A.xcodeproj"),
    (["A.xcodeproj/x", "A.xcworkspace/x", "project.yml"], "A.xcworkspace"),
    (["A.xcodeproj/project.xcworkspace/x"], "A.xcodeproj"),
    (["project.yml", "Project.swift"], "project.yml"), (["Project.swift", "Workspace.swift"], "Workspace.swift"),
    (
      [
        "Pods/Pods.xcodeproj/x", "Pods.xcodeproj/x", "DerivedData/B.xcodeproj/x", ".build/C.xcodeproj/x",
        "ios/App/D.xcodeproj/x",
      ],
      "ios/App/D.xcodeproj"
    ),
    (["E.xcodeproj/x", "Example/F.xcodeproj/x"], "E.xcodeproj"),
  ]

  @Test(arguments: cases) func locates(_ files: [String], expected: String) throws {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    let source = try ProjectLocator().locate(in: folder.path)
    #expect(source.path == folder.path + "/" + expected)
  }

  @Test func ambiguityNamesCandidates() throws {
    let folder = try TemporaryFolder(["B.xcodeproj/x": "", "A.xcodeproj/x": ""])
    let error = #expect(throws: ProjectError.self) { try ProjectLocator().locate(in: folder.path) }
    #expect(
      error?.description
        == "\(folder.path) contains several projects: A.xcodeproj, B.xcodeproj. Choose one with --project PATH.")
    #expect(try ProjectLocator().locate(in: folder.path, choice: "B.xcodeproj").path == folder.path + "/B.xcodeproj")
  }

  @Test func failuresNameTheRemedy() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "Empty/a.txt": ""])
    let package = #expect(throws: ProjectError.self) { try ProjectLocator().locate(in: folder.path) }
    #expect(package == .noProject(folder: folder.path, hasPackage: true))
    let empty = #expect(throws: ProjectError.self) { try ProjectLocator().locate(in: folder.path + "/Empty") }
    #expect(empty?.description.contains("Pass --project PATH.") == true)
    #expect(throws: ProjectError.self) { try ProjectLocator().locate(in: folder.path, choice: "None") }
    #expect(throws: ProjectError.self) { try ProjectLocator().locate(in: folder.path, choice: "Empty/a.txt") }
  }
}
