// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import Testing

@testable import Tessera

struct GoldenFolderTests {
  private let stage = SnapshotStage()

  @Test(arguments: [
    ("a.iphone-16@3.light", true), ("a.390.5x844@1.5.dark.AX5.rtl.accented.contrast", true), ("a.tiny@1.light", true),
    ("photo", false), ("photo.light", false), ("a.b@c.light", false), ("a@3.light", false), ("icon@2x", false),
    ("a.b@3", false), ("a.b@3.light.", false), ("", false), (".b@3.light", false), ("a.b@3@4.light", false),
  ])
  func snapshotNames(_ name: String, _ isSnapshot: Bool) {
    #expect(GoldenFolder.isSnapshot(name) == isSnapshot)
  }

  @Test(arguments: [
    ("a.open", true), ("a", false), ("a.b.c", false), (".open", false), ("a.", false), ("ä.open", false),
  ])
  func stripNames(_ name: String, _ isStrip: Bool) {
    #expect(GoldenFolder.isStrip(name) == isStrip)
  }

  @Test func missingFolder() {
    #expect(GoldenFolder(stage.folder + "/nowhere").names.isEmpty)
  }

  /// Among the folders in `__Snapshots__`, KeptTests has a source file, but GoneTests does not. A folder in .build, a
  /// folder reached through a symbolic link, a subfolder, and a file directly in `__Snapshots__` are ignored.
  @Test func orphans() throws {
    let root = stage.folder + "/Tests"
    try stage.write([], to: root + "/Unit/KeptTests.swift")
    for name in ["KeptTests/a.png", "GoneTests/a.png", "GoneTests/b.c.txt", "GoneTests/sub/d.png", "stray.png"] {
      try stage.write([1], to: root + "/Unit/__Snapshots__/" + name)
    }
    try stage.write([1], to: root + "/.build/__Snapshots__/GoneTests/a.png")
    try stage.write([1], to: stage.folder + "/elsewhere/__Snapshots__/GoneTests/a.png")
    try FileManager.default.createSymbolicLink(
      atPath: root + "/link", withDestinationPath: stage.folder + "/elsewhere")
    let orphans = OrphanedSnapshots(in: root)
    let gone = root + "/Unit/__Snapshots__/GoneTests"
    #expect(orphans.folders == [gone])
    #expect(orphans.files == [gone + "/a.png", gone + "/b.c.txt"])
  }
}
