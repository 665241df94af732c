// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Tessera
internal import TesseraImaging

/// The option that selects this machine's shard of a run.
struct ShardOption: ParsableArguments {
  @Option(
    help: """
      The part of a run split across machines, such as 2/5; auto takes it from the environment of \
      \(ShardEngine.names).
      """)
  var shard: String?

  func validate() throws {
    if let shard, shard != "auto", SnapshotShard(shard) == nil {
      throw ValidationError(
        "--shard \(shard) is not a shard. Use NUMBER/COUNT, such as 2/5, with at most 10000 shards, or auto.")
    }
  }

  /// Returns the shard set by the option or by environment variables, or nil for a complete run.
  func selectedShard() throws -> SnapshotShard? {
    guard shard == "auto" else { return shard.flatMap { SnapshotShard($0) } }
    let environment = ShardEnvironment(ShardEnvironment.variables)
    let part = try environment.currentShard()
    try environment.acknowledge(part)
    return part
  }
}

/// The options for the timings that are used to balance shards.
struct TimingsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Balance the shards by the timings in a file written by --write-timings or `report merge --timings`.",
      valueName: "file"))
  var timings: String?

  @Option(help: ArgumentHelp("Write the duration of each snapshot after the run.", valueName: "file"))
  var writeTimings: String?

  func check(_ part: ShardOption) throws {
    if timings != nil, part.shard == nil {
      throw ValidationError("--timings requires --shard. Add --shard, or remove --timings.")
    }
    for (name, value) in [("--timings", timings), ("--write-timings", writeTimings)] where value == "" {
      throw ValidationError("\(name) needs a file.")
    }
  }

  /// Returns the timings, or nil if the option is not set. A missing file is treated as empty, because it does not
  /// exist before the first run.
  func readTimings() throws -> SnapshotTimings? {
    guard let timings else { return nil }
    do { return try SnapshotTimings.read(timings) } catch {
      if case .file(let failure) = error, failure.reason == .notFound {
        Console.error("There is no \(timings) yet: all snapshots have equal weight.")
        return SnapshotTimings()
      }
      throw CommandFailure(description: "\(error)", isUsage: true)
    }
  }
}
