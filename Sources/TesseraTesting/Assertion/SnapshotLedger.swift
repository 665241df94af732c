// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Two snapshots with one name would be compared with the same golden: one of them would always fail with a misleading
// difference, or each would overwrite the other. So the run remembers what was shown under each name. A test that runs
// again is told apart by its place in the code, which is the same, and its attempt, which is another.

import Foundation
import TesseraImaging
import TesseraRaster
import Testing
import XCTest

/// What the process has shown under each golden's path.
@MainActor
final class SnapshotLedger {
  static let shared = SnapshotLedger()

  /// What was shown: the golden's content, or something else.
  enum Content: Equatable {
    case golden
    case other(String)
  }

  /// One run of one test, or of one case of it.
  struct Attempt: Equatable {
    var test: String
    var run: Int
    /// Whether the test has arguments, so that several cases come from one place in the code.
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

  /// Why the snapshot cannot have its name; nil when it can.
  func clash(_ path: String, _ content: Content, site: String, attempt: Attempt) -> String? {
    // Some file systems do not distinguish capitals from small letters.
    guard let entry = entries[path.lowercased()], entry.content != content else { return nil }
    let file = (path as NSString).lastPathComponent
    if entry.site != site {
      return
        "Another snapshot, at \(entry.site), is called \(file) too, and shows something else. Tell them apart with "
        + "`named:`."
    }
    if entry.attempt == attempt {
      return "The test has already taken another snapshot called \(file) here. Tell them apart with `named:`."
    }
    if attempt.isParameterized, content != .golden {
      return "The test's arguments give different snapshots called \(file). Put the argument in the name, as in "
        + "`named: \"\\(argument)\"`."
    }
    return nil
  }

  func enter(_ path: String, _ content: Content, site: String, attempt: Attempt) {
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
