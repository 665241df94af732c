// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster

/// What the variables below hold. Any thread may use them.
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

/// When references are written, where neither an assertion nor a scope says so. At first the mode that
/// `SNAPSHOT_TESTING_RECORD` names, else `missing`.
public var record: SnapshotTestingConfiguration.Record {
  get { GlobalSettings.shared.record }
  set { GlobalSettings.shared.record = newValue }
}

/// Whether all snapshots are recorded: `record` as a Boolean. False stands for `missing`.
public var isRecording: Bool {
  get { record == .all }
  set { record = SnapshotTestingConfiguration.Record(newValue) }
}

/// The tool that a failure's message names, where no scope names another.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { GlobalSettings.shared.diffTool }
  set { GlobalSettings.shared.diffTool = newValue }
}
