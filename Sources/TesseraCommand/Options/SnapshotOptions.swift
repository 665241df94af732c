// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

/// The options for selecting snapshots and the folder of their goldens.
struct SnapshotOptions: ParsableArguments {
  @Option(help: "The folder of goldens. Default: the catalog's.")
  var goldens: String?

  @Option(
    name: .customLong("device"), help: "Only snapshots on the device with this name. Repeatable.")
  var devices: [String] = []

  @Option(help: "Only light or only dark snapshots. Default: both.")
  var appearance = AppearanceChoice.both

  @Option(help: "The number of concurrent snapshots with --workers 0. Default: the number of cores.")
  var threads: Int?

  func validate() throws {
    if let threads, !(1...256).contains(threads) {
      throw ValidationError("--threads \(threads) is out of range. Use 1 to 256.")
    }
    if let goldens, goldens.isEmpty { throw ValidationError("--goldens needs a folder.") }
  }

  /// Returns the plan for the options. Validates the catalog and the arguments before anything is written.
  func plan(
    _ screens: [String], shard: SnapshotShard? = nil, timings: SnapshotTimings? = nil
  ) throws -> SnapshotPlan {
    do {
      return try SnapshotPlan(
        CommandContext.catalog, screens: screens, goldens: goldens, devices: devices,
        appearances: appearance.appearances, shard: shard, timings: timings)
    } catch { throw CommandFailure(description: "\(error)", isUsage: true) }
  }
}

/// A `RecordMode` selected by name.
enum RecordChoice: String, ExpressibleByArgument, CaseIterable {
  case all, failed, missing, never

  var mode: RecordMode {
    switch self {
    case .all: .all
    case .failed: .failed
    case .missing: .missing
    case .never: .never
    }
  }
}
