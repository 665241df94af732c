// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import SnapshotTesting

/// The trait numbers the unnamed snapshots of each test case from 1, as swift-snapshot-testing does.
@Suite(.snapshots) struct SnapshotsTraitTests {
  @Test(arguments: 1...3) func casesCountFromOne(_ argument: Int) {
    #expect(SnapshotCounter.current.nextNumber(folder: "folder", test: "test") == 1)
    #expect(SnapshotCounter.current.nextNumber(folder: "folder", test: "test") == 2)
  }

  @Test func testsCountFromOne() {
    #expect(SnapshotCounter.current.nextNumber(folder: "folder", test: "test") == 1)
  }
}
