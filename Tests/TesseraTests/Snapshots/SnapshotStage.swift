// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraImaging
import TesseraRaster
import UIKit

@testable import Tessera

/// Screens of 40 x 30 red pixels with a blue square, and a folder for their goldens.
final class SnapshotStage: Sendable {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)").path

  var goldens: String { folder + "/goldens" }
  var report: String { folder + "/report" }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  static let device = (try? Device(name: "tiny", size: CGSize(width: 40, height: 30), scale: 1)) ?? .iPhoneSE

  /// - Parameter x: The square's position, or nil for no square.
  static func screen(
    _ name: String, x: CGFloat? = nil, snapshots: SnapshotMatrix = SnapshotMatrix(appearances: [.light]),
    tolerance: SnapshotTolerance = .exact, masks: [SnapshotMask] = []
  ) -> Screen {
    Screen(name, device: device, snapshots: snapshots, tolerance: tolerance, masks: masks) {
      let view = UIView()
      view.backgroundColor = .red
      if let x {
        let square = UIView(frame: CGRect(x: x, y: 4, width: 8, height: 6))
        square.backgroundColor = .blue
        square.accessibilityIdentifier = "total"
        view.addSubview(square)
      }
      return view
    }
  }

  func plan(_ screens: [Screen], shard: SnapshotShard? = nil) throws -> SnapshotPlan {
    try SnapshotPlan(ScreenCatalog(screens, goldens: goldens), shard: shard)
  }

  /// Runs screens, writes the report and returns it.
  @discardableResult
  func run(_ screens: [Screen], _ mode: RecordMode, threads: Int = 2) async throws -> SnapshotReport {
    let report = await SnapshotRun(try plan(screens), mode: mode, reportFolder: report, threads: threads).run()
    try report.write(to: self.report)
    return report
  }

  func golden(_ name: String) -> String { "\(goldens)/\(name).png" }

  func bytes(_ path: String) -> [UInt8] { (try? AtomicFile.read(path)) ?? [] }

  func files(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    try AtomicFile.createDirectory((path as NSString).deletingLastPathComponent)
    try AtomicFile.write(bytes, to: path)
  }
}

/// A counter that concurrent tasks can increment.
final class SnapshotCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  var count: Int { lock.withLock { number } }

  @discardableResult
  func next() -> Int {
    lock.withLock {
      number += 1
      return number
    }
  }
}
