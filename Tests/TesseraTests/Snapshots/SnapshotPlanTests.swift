// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import Testing
import UIKit

struct SnapshotPlanTests {
  private static func plan(
    _ screens: [Screen], _ names: [String] = [], devices: [String] = [],
    appearances: [Appearance] = Appearance.allCases,
    shard: SnapshotShard? = nil
  ) throws -> SnapshotPlan {
    try SnapshotPlan(
      ScreenCatalog(screens, goldens: "G"), screens: names, devices: devices, appearances: appearances, shard: shard)
  }

  private static let plain = Screen("a") { UIView() }
  private static let moving = Screen(
    "b",
    animations: [
      ScreenAnimation("open", duration: 1) { (_: UIView) in },
      ScreenAnimation("idle", duration: 1, snapshotFrames: 0) { (_: UIView) in },
    ]
  ) { UIView() }

  /// The plan contains light and dark images on the screen's device, named like the gallery's images, followed by the
  /// tested animations.
  @Test func names() throws {
    let plan = try Self.plan([Self.plain, Self.moving])
    #expect(
      plan.entries.map(\.name) == [
        "a.iphone-16@3.light", "a.iphone-16@3.dark", "b.iphone-16@3.light", "b.iphone-16@3.dark", "Strips/b.open",
      ])
    #expect(plan.entries[0].goldenPath == "G/a.iphone-16@3.light.png")
    #expect(plan.entries[4].goldenPath == "G/Strips/b.open.png")
    #expect(plan.isWhole)
    #expect(ScreenCatalog([]).goldens == "Goldens")
  }

  @Test func choices() throws {
    let screens = [Self.plain, Self.moving]
    #expect(try Self.plan(screens, ["b", "b"]).entries.count == 3)
    let dark = try Self.plan(screens, appearances: [.dark])
    #expect(dark.entries.map(\.name) == ["a.iphone-16@3.dark", "b.iphone-16@3.dark"])
    #expect(!dark.isWhole)
    let many = Screen("c", snapshots: SnapshotMatrix(devices: [.iPhoneSE, .iPad], appearances: [.light])) { UIView() }
    #expect(try Self.plan([many], devices: ["ipad"]).entries.map(\.name) == ["c.ipad@2.light"])
  }

  /// A run without snapshots does not pass.
  @Test func emptyPlansAreErrors() {
    #expect(throws: SnapshotPlanError.self) { try Self.plan([]) }
    #expect(throws: SnapshotPlanError.self) { try Self.plan([Self.plain], devices: ["nokia"]) }
    #expect(throws: SnapshotPlanError.screen(.unknownScreen("x", known: ["a"]))) { try Self.plan([Self.plain], ["x"]) }
    #expect(throws: SnapshotPlanError.screen(.duplicateScreen("a"))) { try Self.plan([Self.plain, Self.plain]) }
  }

  @Test func duplicatesAreErrors() throws {
    func device(_ width: CGFloat) throws -> Device {
      try Device(name: "d", size: CGSize(width: width, height: 10), scale: 1)
    }
    let matrix = SnapshotMatrix(devices: [try device(10), try device(20)], appearances: [.light])
    let screen = Screen("a", snapshots: matrix) { UIView() }
    #expect(throws: SnapshotPlanError.duplicate("a.d@1.light")) { try Self.plan([screen]) }
    // The names refer to one file on case-insensitive file systems.
    #expect(throws: SnapshotPlanError.duplicate("A.iphone-16@3.light")) {
      try Self.plan([Self.plain, Screen("A") { UIView() }])
    }
  }

  /// A text size may be any string, and its path must not leave the folder.
  @Test func hostileTextSizes() {
    let size = UIContentSizeCategory(rawValue: "/../../x")
    let screen = Screen("a", snapshots: SnapshotMatrix(textSizes: [size])) { UIView() }
    #expect(throws: SnapshotPlanError.self) { try Self.plan([screen]) }
  }

  /// Each snapshot is in one shard, and shard sizes differ by at most one.
  @Test(arguments: [1, 2, 3, 5, 10, 12, 64]) func shards(_ count: Int) throws {
    let screens = (0..<6).map { Screen("s\($0)") { UIView() } }
    let whole = try Self.plan(screens).entries.map(\.name)
    let parts = try (1...count).map { try Self.plan(screens, shard: SnapshotShard($0, of: count)).entries.map(\.name) }
    #expect(parts.flatMap { $0 }.sorted() == whole.sorted())
    let sizes = parts.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test(arguments: ["", "1", "0/3", "4/3", "-1/3", "1/0", "1/3/5", "a/b", "1/99999999999999999999", "1/10001"])
  func badShards(_ text: String) {
    #expect(SnapshotShard(text) == nil)
  }

  @Test func goodShards() {
    #expect(SnapshotShard("2/5") == SnapshotShard(2, of: 5))
    #expect(SnapshotShard("2/5")?.description == "2/5")
  }
}
