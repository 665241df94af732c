// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SnapshotTesting
import TesseraGraphics
import TesseraViews
import Testing

/// Assertions in tests without actor isolation, as in Swift 5 projects.
@Suite struct ThreadTests {
  @Test func capturesViewsOnTheMainActor() async {
    let folder = NSTemporaryDirectory() + "tessera-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let view = await box()
    let controller = await UIViewController()
    func failures() -> [String?] {
      [
        verifySnapshot(of: view, as: .image(traits: oneToOne), named: "view", snapshotDirectory: folder),
        verifySnapshot(
          of: controller, as: .recursiveDescription(on: .iPhoneSe), named: "text", snapshotDirectory: folder),
      ]
    }
    #expect(failures().map { $0?.contains("Automatically recorded") } == [true, true])
    #expect(failures() == [nil, nil])
  }

  /// The trait restarts the snapshot counter for each run of a test.
  @Test(.snapshots, arguments: [1]) func casesShareACounter(_ number: Int) {
    #expect(SnapshotTestingConfiguration.current != nil)
  }

  @Test(.snapshots(record: .never)) func traitsSetTheRecordMode() {
    #expect(SnapshotTestingConfiguration.current?.record == .never)
    withSnapshotTesting(diffTool: .ksdiff) {
      #expect(SnapshotTestingConfiguration.current?.record == .never)
      #expect(
        SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "/a", failedFilePath: "/b") == "ksdiff /a /b")
    }
  }
}
