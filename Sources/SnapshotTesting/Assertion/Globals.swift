// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster

/// Thread-safe storage for the global variables below.
final class GlobalSettings: @unchecked Sendable {
  static let shared = GlobalSettings()

  private let lock = Lock()
  private var recordMode = SnapshotTestingConfiguration.Record.environment(
    ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"])
  private var tool = SnapshotTestingConfiguration.DiffTool.default

  var record: SnapshotTestingConfiguration.Record {
    get { lock.withLock { recordMode } }
    set { lock.withLock { recordMode = newValue } }
  }

  var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { lock.withLock { tool } }
    set { lock.withLock { tool = newValue } }
  }
}

/// The condition for writing references if neither the assertion, `withSnapshotTesting` nor the `.snapshots` trait
/// specifies one. The initial value is the mode in the environment variable `SNAPSHOT_TESTING_RECORD`, or `missing`.
public var record: SnapshotTestingConfiguration.Record {
  get { GlobalSettings.shared.record }
  set { GlobalSettings.shared.record = newValue }
}

/// The `record` variable as a Boolean. True means `all`, and false means `missing`.
public var isRecording: Bool {
  get { record == .all }
  set { record = SnapshotTestingConfiguration.Record(newValue) }
}

/// The diff tool that failure messages mention if neither `withSnapshotTesting` nor the `.snapshots` trait specifies
/// one.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { GlobalSettings.shared.diffTool }
  set { GlobalSettings.shared.diffTool = newValue }
}
