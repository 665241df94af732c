// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Snapshots without a name are counted per test: testRow.1.png, testRow.2.png. XCTest runs one test at a time, so the count
// starts anew with each. In Swift Testing tests run side by side and nothing says that one has ended, except to the trait
// `.snapshots`, which gives each run a count of its own.

import Foundation
import TesseraRaster
import XCTest

/// Counts the unnamed snapshots of tests.
final class SnapshotCounter: @unchecked Sendable {
  static let shared = SnapshotCounter()
  @TaskLocal static var scope: SnapshotCounter?

  static var current: SnapshotCounter {
    XCTestWatcher.watch
    return scope ?? shared
  }

  private let lock = Lock()
  private var counts: [String: Int] = [:]

  /// The next number of a test whose references are in a folder; the first is 1.
  func next(_ folder: String, _ test: String) -> Int {
    lock.withLock {
      let key = folder + "/" + test
      counts[key, default: 0] += 1
      return counts[key] ?? 1
    }
  }

  func reset() { lock.withLock { counts = [:] } }
}

/// Starts the counts anew when a test of XCTest has ended.
private final class XCTestWatcher: NSObject, XCTestObservation, @unchecked Sendable {
  static let watch: Void = XCTestObservationCenter.shared.addTestObserver(XCTestWatcher())

  func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.shared.reset() }
}
