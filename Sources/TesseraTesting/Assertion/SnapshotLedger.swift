// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// If two snapshots had the same name, both would use the same golden. Either one of them would always fail with a
// misleading difference, or each would overwrite the other's golden. The ledger therefore records the content of the
// snapshot with each name during a test run. Repeating a test uses the same source location but counts as a new
// attempt.

import Foundation
import TesseraImaging
import TesseraRaster
import Testing
import XCTest

/// The contents of this process's snapshots by golden path.
@MainActor
final class SnapshotLedger {
  static let shared = SnapshotLedger()

  /// The content of a snapshot: either equal to the golden or different.
  enum Content: Equatable {
    case golden
    case other(String)
  }

  /// A single run of a test or of one of its test cases.
  struct Attempt: Equatable {
    var test: String
    var run: Int
    /// Whether the test is parameterized, in which case several test cases have the same source location.
    var isParameterized = false

    @MainActor static var current: Attempt {
      if let test = Test.current {
        let task = withUnsafeCurrentTask { $0?.hashValue ?? 0 }
        return Attempt(
          test: "\(test.id)", run: task, isParameterized: Test.Case.current?.isParameterized ?? false)
      }
      return Attempt(test: "XCTest", run: XCTestWatcher.shared.number)
    }
  }

  struct Entry {
    var content: Content
    var site: String
    var attempt: Attempt
  }

  private var entries: [String: Entry] = [:]

  /// Returns the reason why the snapshot can't use its name, or nil if the name is available.
  func conflict(_ path: String, content: Content, site: String, attempt: Attempt) -> String? {
    // Some file systems are case-insensitive.
    guard let entry = entries[path.lowercased()], entry.content != content else { return nil }
    let file = (path as NSString).lastPathComponent
    if entry.site != site {
      return
        "Another snapshot, at \(entry.site), has the same name \(file), but other content. Distinguish them with "
        + "`named:`."
    }
    if entry.attempt == attempt {
      return "The test has already taken another snapshot named \(file) here. Distinguish them with `named:`."
    }
    if attempt.isParameterized, content != .golden {
      return "The test's arguments lead to different snapshots named \(file). Include the argument in the name, as in "
        + "`named: \"\\(argument)\"`."
    }
    return nil
  }

  func addEntry(_ path: String, content: Content, site: String, attempt: Attempt) {
    entries[path.lowercased()] = Entry(content: content, site: site, attempt: attempt)
  }
}

/// Counts XCTest's test cases as they start.
private final class XCTestWatcher: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared: XCTestWatcher = {
    let watcher = XCTestWatcher()
    XCTestObservationCenter.shared.addTestObserver(watcher)
    return watcher
  }()

  private let lock = Lock()
  private var count = 0

  var number: Int { lock.withLock { count } }

  func testCaseWillStart(_ testCase: XCTestCase) { lock.withLock { count += 1 } }
}
