// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Typical Swift Testing tests with inline snapshots.

import InlineSnapshotTesting
import SnapshotTesting
import Testing
import UIKit

@MainActor
@Suite(.snapshots(diffTool: .ksdiff))
struct BadgeTests {
  let badge: UIView

  init() {
    badge = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 6))
    badge.backgroundColor = .systemPink
  }

  @Test func looks() {
    assertSnapshot(of: badge, as: .image)
    assertSnapshot(of: badge, as: .image(precision: 0.9, perceptualPrecision: 0.98), named: "named")
  }

  @Test(.snapshots(record: .missing), arguments: [1, 2]) func scales(scale: Int) {
    assertSnapshot(of: badge, as: .image(traits: UITraitCollection(displayScale: CGFloat(scale))), named: "\(scale)x")
  }

  @Test func `a badge's dump`() async {
    await withSnapshotTesting(record: .failed) {
      await Task.yield()
      assertSnapshot(of: [1: "a"], as: .dump)
    }
  }

  @Test func inline() {
    assertInlineSnapshot(of: ["name": "Blob"], as: .json) {
      """
      {
        "name" : "Blob"
      }
      """
    }
    assertInlineSnapshot(of: "a \\ b", as: .lines, record: .missing) {
      #"""
      a \ b
      """#
    }
    assertInlineSnapshot(of: 3, as: .description, matches: { "3" })
  }

  @Test(.snapshots) func counts() {
    assertSnapshot(of: "one", as: .lines)
    assertSnapshot(of: "two", as: .lines)
  }
}
