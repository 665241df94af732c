// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Snapshots without a name are numbered per test: testRow.1.png, testRow.2.png. XCTest runs one test at a time, so the counter is
// reset for each test. In Swift Testing, tests run concurrently, and only the trait `.snapshots` is notified when they end. The
// trait gives each run a separate counter.

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

  /// Returns the next number, from 1, of a test whose references are in a folder.
  func nextNumber(folder: String, test: String) -> Int {
    lock.withLock {
      let key = folder + "/" + test
      counts[key, default: 0] += 1
      return counts[key] ?? 1
    }
  }

  func reset() { lock.withLock { counts = [:] } }
}

/// Resets the counts when an XCTest test has ended.
private final class XCTestWatcher: NSObject, XCTestObservation, @unchecked Sendable {
  static let watch: Void = XCTestObservationCenter.shared.addTestObserver(XCTestWatcher())

  func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.shared.reset() }
}
