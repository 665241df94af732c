// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import Tessera
import TesseraImaging
import TesseraRaster
import Testing

/// All states of a golden in all record modes.
struct SnapshotCheckTests {
  static let tree = ViewNode(className: "UIView", frame: .init(x: 0, y: 0, width: 3, height: 2))

  static func picture(_ blue: UInt8) -> Bitmap {
    Bitmap(width: 3, height: 2, bytes: Array(repeating: [10, 20, blue, 255], count: 6).flatMap { $0 })
      ?? Bitmap(width: 3, height: 2)
  }

  /// Calls the body with a temporary folder.
  static func withFolder<R>(_ body: (String) throws -> R) throws -> R {
    let folder = NSTemporaryDirectory() + "/tessera-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }

  static func run(_ check: SnapshotCheck, _ bitmap: Bitmap) -> SnapshotResult {
    check.result(of: bitmap, tree: tree, scale: 1)
  }

  enum ExistingReference: CaseIterable { case none, same, other, damaged }

  /// The results that the record modes' names imply: the state, and whether the golden contains the new image
  /// afterward.
  static let expected: [(ExistingReference, RecordMode, SnapshotResult.State, Bool)] = [
    (.none, .never, .missing, false), (.none, .missing, .recorded, true), (.none, .failed, .recorded, true),
    (.none, .all, .recorded, true),
    (.same, .never, .passed, true), (.same, .missing, .passed, true), (.same, .failed, .passed, true),
    (.same, .all, .recorded, true),
    (.other, .never, .failed, false), (.other, .missing, .failed, false), (.other, .failed, .recorded, true),
    (.other, .all, .recorded, true),
    (.damaged, .never, .error, false), (.damaged, .missing, .error, false), (.damaged, .failed, .error, false),
    (.damaged, .all, .recorded, true),
  ]

  @Test(arguments: expected.indices)
  func state(_ index: Int) throws {
    let (before, mode, state, isNew) = Self.expected[index]
    try Self.withFolder { folder in
      let golden = "\(folder)/goldens/a.png"
      var bytes: [UInt8] = []
      switch before {
      case .none: break
      case .same: bytes = try PNG.encodeStamped(Self.picture(30))
      case .other: bytes = try PNG.encodeStamped(Self.picture(31))
      case .damaged: bytes = Array(try PNG.encodeStamped(Self.picture(30)).dropLast(7))
      }
      if !bytes.isEmpty {
        try AtomicFile.createDirectory("\(folder)/goldens")
        try AtomicFile.write(bytes, to: golden)
      }
      let check = SnapshotCheck(
        name: "a", group: "g", goldenPath: golden, mode: mode, reportFolder: "\(folder)/report")
      let result = Self.run(check, Self.picture(30))
      #expect(result.state == state, "\(before), \(mode)")
      let after = try? Golden.read(golden).bitmap()
      #expect((after == Self.picture(30)) == isNew, "\(before), \(mode)")
      if !isNew { #expect(((try? AtomicFile.read(golden)) ?? []) == bytes, "The golden was modified.") }
    }
  }

  /// A comparison reports every state but writes neither a golden nor a report.
  @Test(arguments: expected.indices)
  func comparisonsWriteNothing(_ index: Int) throws {
    let (before, mode, _, _) = Self.expected[index]
    try Self.withFolder { folder in
      let golden = "\(folder)/goldens/a.png"
      var bytes: [UInt8] = []
      switch before {
      case .none: break
      case .same: bytes = try PNG.encodeStamped(Self.picture(30))
      case .other: bytes = try PNG.encodeStamped(Self.picture(31))
      case .damaged: bytes = Array(try PNG.encodeStamped(Self.picture(30)).dropLast(7))
      }
      if !bytes.isEmpty { try AtomicFile.write(bytes, to: golden, makesFolder: true) }
      let check = SnapshotCheck(
        name: "a", group: "g", goldenPath: golden, mode: mode, reportFolder: "\(folder)/report")
      let picture = SnapshotPicture(bitmap: Self.picture(30), scale: 1, tree: Self.tree)
      let verdict = check.verdict(on: picture, check.compare(picture))
      switch (before, verdict) {
      case (.none, .missing), (.same, .equal), (.other, .different), (.damaged, .error): break
      default: Issue.record("\(before) gives \(verdict)")
      }
      #expect(verdict.passes == (before == .same) && verdict.isMissing == (before == .none))
      #expect(((try? AtomicFile.read(golden)) ?? []) == bytes)
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/report"))
    }
  }

  /// Differences within the tolerance pass without changing the golden. The mode `all` replaces the golden with the
  /// image.
  @Test func toleratedDifferences() throws {
    try Self.withFolder { folder in
      let golden = "\(folder)/a.png"
      try Golden.write(Self.picture(31), tree: Self.tree, to: golden)
      var check = SnapshotCheck(name: "a", group: "g", goldenPath: golden, mode: .failed)
      check.tolerance.maximumDifferingPixels = 6
      let picture = SnapshotPicture(bitmap: Self.picture(30), scale: 1, tree: Self.tree)
      guard case .tolerated = check.verdict(on: picture, check.compare(picture)) else {
        Issue.record("6 differing pixels, which the tolerance allows, were rejected.")
        return
      }
      let result = Self.run(check, Self.picture(30))
      #expect(result.state == .passed && result.difference?.mismatched == 6)
      #expect(try Golden.read(golden).bitmap() == Self.picture(31))
      check.mode = .all
      #expect(Self.run(check, Self.picture(30)).state == .recorded)
      #expect(try Golden.read(golden).bitmap() == Self.picture(30))
    }
  }

  /// A golden whose pixels do not match its fingerprint is an error. Only `all` records it again.
  @Test(arguments: [(RecordMode.failed, SnapshotResult.State.error), (.all, .recorded)])
  func damagedPixels(_ mode: RecordMode, _ state: SnapshotResult.State) throws {
    try Self.withFolder { folder in
      let golden = "\(folder)/a.png"
      // Combines one image's fingerprint with another image's pixels. The signature and the header take 33 bytes.
      let (stamped, plain) = (try PNG.encodeStamped(Self.picture(31)), try PNG.encode(Self.picture(31), preset: .small))
      let other = try PNG.encode(Self.picture(32), preset: .small)
      let bytes = Array(stamped.prefix(stamped.count - plain.count + 33)) + other.dropFirst(33)
      try AtomicFile.write(bytes, to: golden, makesFolder: true)
      let check = SnapshotCheck(name: "a", group: "g", goldenPath: golden, mode: mode)
      #expect(Self.run(check, Self.picture(30)).state == state)
    }
  }

  @Test func failuresWriteThreeImages() throws {
    try Self.withFolder { folder in
      let golden = "\(folder)/a.png"
      try Golden.write(Self.picture(31), tree: Self.tree, to: golden)
      let check = SnapshotCheck(
        name: "Group/a", group: "g", goldenPath: golden, mode: .never, reportFolder: "\(folder)/report")
      let result = Self.run(check, Self.picture(30))
      #expect(result.difference?.mismatched == 6)
      #expect(result.difference?.boxes == [.init(x: 0, y: 0, width: 3, height: 2)])
      let actual = try #require(result.pictures.actual)
      #expect(try PNG.read("\(folder)/report/\(actual)") == Self.picture(30))
      let expected = try #require(result.pictures.expected)
      #expect(try PNG.read("\(folder)/report/\(expected)") == Self.picture(31))
      #expect(result.pictures.difference != nil)
    }
  }

  /// If a report's images can't be written, the report contains the difference and one sentence that explains why the
  /// images are missing.
  @Test func unwritableImages() throws {
    try Self.withFolder { folder in
      let golden = "\(folder)/a.png"
      try Golden.write(Self.picture(31), tree: Self.tree, to: golden)
      let check = SnapshotCheck(name: "a", group: "g", goldenPath: golden, mode: .never, reportFolder: golden)
      let result = Self.run(check, Self.picture(30))
      #expect(result.state == .failed && result.pictures == SnapshotResult.Pictures())
      #expect(
        result.message.hasSuffix(
          ". Cannot create folder \(golden)/images: a part of the path is a file, not a folder. Choose another path, or "
            + "move that file away."))
      #expect(result.message.split(separator: "Cannot").count == 2, "One sentence for three pictures.")
    }
  }

  /// A golden from another program has no fingerprint, so its pixels are compared.
  @Test func decodesForeignReferences() throws {
    try Self.withFolder { folder in
      let golden = "\(folder)/a.png"
      try AtomicFile.createDirectory(folder)
      try PNG.write(Self.picture(30), to: golden)
      let check = SnapshotCheck(name: "a", group: "g", goldenPath: golden, mode: .never)
      #expect(Self.run(check, Self.picture(30)).state == .passed)
      #expect(Self.run(check, Self.picture(29)).state == .failed)
    }
  }

  /// Only a screen's message can state that no view changed, because a filmstrip has no views.
  @Test func onlyScreensReportUnchangedViews() throws {
    try Self.withFolder { folder in
      for (tree, isTold) in [(Self.tree, true), (ViewNode.filmstrip, false)] {
        let golden = "\(folder)/a.png"
        try Golden.write(Self.picture(31), tree: tree, to: golden)
        let check = SnapshotCheck(name: "a", group: "g", goldenPath: golden, mode: .never)
        let bitmap = Self.picture(30)
        let message = check.result(of: bitmap, tree: tree, scale: 1).message
        #expect(message.hasPrefix("No view changed; ") == isTold)
        #expect(message.contains("6 of 6 pixels differ"))
      }
    }
  }

  @Test func treeRoundTrips() throws {
    try Self.withFolder { folder in
      let golden = "\(folder)/a.png"
      var tree = Self.tree
      tree.children = [
        ViewNode(
          className: "UILabel", identifier: "total", frame: .init(x: 0.5, y: 1, width: 1.333, height: 1),
          isHidden: true,
          text: "12,50 €", style: ["font": "Tessera Sans 17"])
      ]
      try Golden.write(Self.picture(1), tree: tree, to: golden)
      #expect(try Golden.read(golden).viewTree() == tree)
    }
  }

  @Test(
    arguments: [
      ([:], nil), (["CI": "true"], .never), (["CI": "false"], nil), (["CI": ""], nil),
      (["TESSERA_RECORD": "1"], .failed), (["TESSERA_RECORD": "all", "CI": "1"], .all),
      // An invalid mode must not record accidentally.
      (["TESSERA_RECORD": "al"], .never),
      // swift-snapshot-testing's variable can disable recording. Its other modes have no effect.
      (["SNAPSHOT_TESTING_RECORD": "never"], .never), (["SNAPSHOT_TESTING_RECORD": "all"], nil),
      (["SNAPSHOT_TESTING_RECORD": "never", "TESSERA_RECORD": "missing"], .missing),
    ] as [([String: String], RecordMode?)])
  func environment(_ variables: [String: String], _ mode: RecordMode?) {
    #expect(RecordMode.environment(variables) == mode)
  }

  /// Names that stay in their folder are unchanged. In other names, each run of invalid characters becomes a `-`, as
  /// in swift-snapshot-testing's file names.
  @Test(arguments: [
    ("RowTests/testRow.1", "RowTests/testRow.1"), ("Überblick @2", "Überblick @2"),
    ("../../../escape", "escape"), ("/etc/passwd", "etc/passwd"), ("a//b", "a/b"), ("a/../b", "a/b"),
    ("a\\b", "a-b"), ("a\nb", "a-b"), ("", "snapshot"), ("..", "snapshot"), ("../..", "snapshot"),
  ])
  func names(_ name: String, _ expected: String) {
    #expect(SnapshotName.contained(name) == expected)
    #expect(SnapshotName.isContained(SnapshotName.contained(name)))
    var check = SnapshotCheck(name: name, group: "g", goldenPath: "/dev/null")
    #expect(check.name == expected)
    check.name = "x"
    check.name = name
    #expect(check.name == expected)
  }

  @Test func longNames() {
    let name = SnapshotName.contained("../" + String(repeating: "é", count: 2000))
    #expect(SnapshotName.isContained(name) && name.utf8.count == 1000)
  }

  /// A check with a hostile name writes its images to the report's folder.
  @Test func imagesStayInTheReportFolder() throws {
    try Self.withFolder { folder in
      let golden = folder + "/golden.png"
      try Golden.write(Self.picture(1), tree: Self.tree, to: golden)
      let check = SnapshotCheck(
        name: "../../../escape", group: "g", goldenPath: golden, mode: .never, reportFolder: folder + "/a/b/report")
      let result = Self.run(check, Self.picture(200))
      #expect(result.pictures.actual == "images/escape.actual.png")
      #expect(FileManager.default.fileExists(atPath: folder + "/a/b/report/images/escape.actual.png"))
    }
  }

  /// CI workflows upload `.build/tessera-report`, even if a package is built in another folder.
  @Test func folderOfTestReports() throws {
    try Self.withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      #expect(SnapshotReport.testsFolder(in: folder) == NSTemporaryDirectory().appending("tessera-report"))
      try Data().write(to: URL(fileURLWithPath: folder + "/Package.swift"))
      #expect(SnapshotReport.testsFolder(in: folder) == folder + "/.build/tessera-report")
    }
  }
}
