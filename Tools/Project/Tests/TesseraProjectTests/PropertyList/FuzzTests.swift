// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraProject

/// Seeded mutations of genuine files. Readers may report anything, but must neither crash nor hang.
struct FuzzTests {
  /// Returns a mutation of bytes: a truncation, changed bytes, a removed or a duplicated range.
  static func mutate(_ bytes: [UInt8], using random: inout SeededRandom) -> [UInt8] {
    var result = bytes
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 1...200, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: result.removeLast(bytes.count - start)
    case 1:
      for _ in 0..<8 {
        result[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
    case 2: result.removeSubrange(start..<end)
    case 3: result.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
    default:
      let marks = Array("{}()[]\"';=,<>\\/*\n:-#$&".utf8)
      for _ in 0..<4 {
        let mark = marks[Int.random(in: 0..<marks.count, using: &random)]
        result[Int.random(in: 0..<bytes.count, using: &random)] = mark
      }
    }
    return result
  }

  static let files = [
    "Lantern.xcodeproj/project.pbxproj", "LanternSynchronized.xcodeproj/project.pbxproj", "project.yml",
    "Project.swift",
    "Lantern.xcworkspace/contents.xcworkspacedata",
  ]

  @Test(arguments: files) func mutatedFilesDoNotCrash(_ name: String) throws {
    let bytes = try ProjectFiles().read(Fixtures.lantern + "/" + name)
    let folder = try TemporaryFolder([name: "", "Lantern/A.swift": "", "LanternKit/B.swift": ""])
    let project = name.contains("/") ? PathText.parent(name) : name
    var random = SeededRandom(state: 49)
    var successes = 0
    for _ in 0..<150 {
      try folder.write(Self.mutate(bytes, using: &random), to: name)
      do {
        let description = try folder.read(project)
        _ = PackagePlanner(description).plan()
        successes += 1
      } catch let error as ProjectError {
        #expect(error.description.hasSuffix("."))
      }
    }
    #expect(successes > 0)
  }

  @Test func everyTruncationOfAProjectIsReported() throws {
    let bytes = try ProjectFiles().read(Fixtures.lantern + "/Lantern.xcodeproj/project.pbxproj")
    for count in stride(from: 0, to: bytes.count - 2, by: 41) {
      #expect(throws: PropertyListError.self) { try PropertyListParser.parse(Array(bytes[..<count])) }
    }
  }

  @Test func mutatedBinaryPropertyListsDoNotCrash() throws {
    let object: [String: Any] = ["objects": ["a": ["isa": "PBXProject", "targets": ["x", "y"]]], "rootObject": "a"]
    let bytes = [UInt8](try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0))
    var random = SeededRandom(state: 7)
    for _ in 0..<2_000 {
      _ = try? PropertyListFile.parse(Array("bplist00".utf8) + Self.mutate(Array(bytes[8...]), using: &random))
    }
  }

  @Test func mutatedSourcesAreScanned() throws {
    let bytes = try ProjectFiles().read(Fixtures.lantern + "/Lantern/LampViewController.swift")
    var random = SeededRandom(state: 3)
    for _ in 0..<500 {
      _ = SwiftSourceSummary(String(decoding: Self.mutate(bytes, using: &random), as: UTF8.self))
    }
  }
}
