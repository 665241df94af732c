// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster

/// The storage of the variables below. Thread-safe.
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

/// The default condition for writing references, if neither an assertion nor a scope sets one. Initially the mode of
/// `SNAPSHOT_TESTING_RECORD`, or `missing`.
public var record: SnapshotTestingConfiguration.Record {
  get { GlobalSettings.shared.record }
  set { GlobalSettings.shared.record = newValue }
}

/// Whether all snapshots are recorded: `record` as a Boolean. False means `missing`.
public var isRecording: Bool {
  get { record == .all }
  set { record = SnapshotTestingConfiguration.Record(newValue) }
}

/// The default tool in failure messages, if no scope sets another.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { GlobalSettings.shared.diffTool }
  set { GlobalSettings.shared.diffTool = newValue }
}
