// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Unnamed snapshots are numbered per test: testRow.1.png, testRow.2.png. XCTest runs one test at a time, so the
// counter is reset after each test. Swift Testing runs tests concurrently, and only the `.snapshots` trait is
// notified when a test ends, so the trait provides a separate counter for each run.

import Foundation
import TesseraRaster
import XCTest

/// A counter for the unnamed snapshots of tests.
final class SnapshotCounter: @unchecked Sendable {
  static let shared = SnapshotCounter()
  @TaskLocal static var scope: SnapshotCounter?

  static var current: SnapshotCounter {
    XCTestWatcher.watch
    return scope ?? shared
  }

  private let lock = Lock()
  private var counts: [String: Int] = [:]

  /// Returns the next number, starting at 1, for a test whose references are in a folder.
  func nextNumber(folder: String, test: String) -> Int {
    lock.withLock {
      let key = folder + "/" + test
      counts[key, default: 0] += 1
      return counts[key] ?? 1
    }
  }

  func reset() { lock.withLock { counts = [:] } }
}

/// An observer that resets the counts when an XCTest test ends.
private final class XCTestWatcher: NSObject, XCTestObservation, @unchecked Sendable {
  static let watch: Void = XCTestObservationCenter.shared.addTestObserver(XCTestWatcher())

  func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.shared.reset() }
}
