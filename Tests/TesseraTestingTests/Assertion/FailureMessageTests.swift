// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
@testable import TesseraTesting
import Testing

/// The messages of failing snapshots.
struct FailureMessageTests {
  static func message(_ result: SnapshotResult, isFirst: Bool = false, writeError: String? = nil) -> String? {
    FailureMessage(result, isFirst: isFirst, reportFolder: "/r", writeError: writeError)?.message
  }

  static func change(_ number: Int) -> ViewChange {
    ViewChange(kind: .moved, path: "UIWindow/UILabel", words: "change \(number)", before: nil, after: nil)
  }

  @Test func passed() {
    #expect(Self.message(SnapshotResult(name: "T/a", group: "T", state: .passed)) == nil)
  }

  @Test func recorded() {
    var result = SnapshotResult(name: "T/a", group: "T", state: .recorded, golden: "/g/a.png")
    #expect(
      Self.message(result, isFirst: true)
        == "There was no golden a.png, so it was recorded. Review it, then run the tests again.\n  /g/a.png")
    result.message = "Recorded: change 1"
    #expect(
      Self.message(result)
        == "Recorded a.png. Review it, then run the tests again.\n  /g/a.png\nRecorded: change 1")
  }

  @Test func words() {
    let size = SnapshotResult.Box(x: 0, y: 0, width: 9, height: 9)
    var result = SnapshotResult(
      name: "T/a", group: "T", state: .failed, message: "change 1", golden: "/g/a.png",
      difference: .init(mismatched: 5, compared: 81, largestCluster: 5, boxes: [], expected: size, actual: size),
      changes: (1...2).map(Self.change), pictures: .init(actual: "images/a.actual.png"))
    #expect(
      Self.message(result, writeError: "the disk is full.") == """
        a.png does not match its golden. change 1
          change 2
          5 of 81 pixels differ.
          golden      /g/a.png
          actual      /r/images/a.actual.png
        If the change is intended, run the tests once with TESSERA_RECORD=failed, and review the new golden.
        The report is incomplete: the disk is full.
        """)
    result.changes = (1...30).map(Self.change)
    let lines = Self.message(result)?.split(separator: "\n") ?? []
    #expect(lines.count { $0.contains("  change ") } == 10)
    #expect(lines.contains("  and 19 more changes"))
  }

  @Test func errors() {
    let result = SnapshotResult(name: "T/a", group: "T", state: .error, message: "It is cut off.")
    #expect(Self.message(result) == "It is cut off.")
  }
}
