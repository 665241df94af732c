// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// If a machine ran the wrong shard, some snapshots would not be tested, and no one would notice. Therefore, any
// inconsistency is an error that names the variable: an incomplete pair of variables, a value that is not a number, a
// number out of range, or systems that contradict each other.

internal import Foundation
internal import Tessera

/// Reads environment variables to determine the shard that a CI system assigns to this machine.
struct ShardEnvironment {
  /// The environment variables of the process. Tests replace them.
  @TaskLocal static var variables = ProcessInfo.processInfo.environment

  private let variables: [String: String]

  /// Creates an environment from variables. An empty variable is treated as unset.
  init(_ variables: [String: String]) {
    self.variables = variables.filter { !$0.value.isEmpty }
  }

  /// Returns the shard that is assigned to this machine.
  ///
  /// - Throws: A `CommandFailure` with `isUsage` if no system assigns a shard, if two systems assign different
  ///   shards, or if a variable is invalid.
  func currentShard() throws -> SnapshotShard {
    // Variables that were set manually take precedence over the variables of a system. If only the count is set
    // manually, it complements the index from Kubernetes, which sets no count.
    if isSet(ShardEngine.own.index) { return try shard(of: ShardEngine.own) }
    var found: [(index: String, part: SnapshotShard)] = []
    for engine in ShardEngine.all where isPresent(engine) { found.append((engine.index, try shard(of: engine))) }
    if isSet(Self.slurmTask) { found.append((Self.slurmTask, try slurmPart())) }
    // Ignore a system with a single job. It assigns no shard, and its variables may be inherited by a job of another
    // system.
    let parts = found.filter { $0.part.count > 1 }
    guard let first = parts.first ?? found.first else {
      if isSet(ShardEngine.own.count) { return try shard(of: ShardEngine.own) }
      throw nothing
    }
    if let other = parts.first(where: { $0.part != first.part }) {
      throw failure(
        "\(first.index) makes this machine part \(first.part), and \(other.index) part \(other.part). "
          + "Resolve the conflict: unset the others, or set \(Self.remedy)")
    }
    return first.part
  }

  private func isSet(_ name: String) -> Bool { variables[name] != nil }

  private func isPresent(_ engine: ShardEngine) -> Bool {
    isSet(engine.index) || engine.count != ShardEngine.own.count && isSet(engine.count)
  }

  private func shard(of engine: ShardEngine) throws -> SnapshotShard {
    if engine.countsSingleJobs, let count = variables[engine.count].flatMap({ Int($0) }), (0...1).contains(count),
      [nil, 0, engine.first].contains(variables[engine.index].map { Int($0) ?? -1 }),
      let whole = SnapshotShard(1, of: 1)
    {
      return whole
    }
    let index = try number(engine.index, besides: engine.count, of: engine.name)
    let count = try number(engine.count, besides: engine.index, of: engine.name)
    return try makeShard(
      index: index - engine.first, count: count, indexName: engine.index, countName: engine.count, first: engine.first)
  }

  /// Returns the shard with an index. Throws a `CommandFailure` with `isUsage` that names the variables if a number
  /// is out of range.
  ///
  /// - Parameter place: The index, starting at 0.
  private func makeShard(
    index place: Int, count: Int, indexName: String, countName: String, first: Int
  ) throws -> SnapshotShard {
    guard (1...10_000).contains(count) else {
      throw failure("\(countName) is \(count). A run has 1 to 10000 parts; correct it, or set \(Self.remedy)")
    }
    guard let part = SnapshotShard(place + 1, of: count) else {
      throw failure(
        "\(indexName) is \(place + first), and with \(countName) \(count) it goes from \(first) to "
          + "\(first + count - 1). Correct them, or set \(Self.remedy)")
    }
    return part
  }

  /// Returns the value of a variable as a number from 0 to 999999999.
  private func number(_ name: String, besides other: String, of engine: String) throws -> Int {
    guard let text = variables[name] else {
      throw failure("\(other) is set, and \(name) is not. \(engine) needs both. Set it, or set \(Self.remedy)")
    }
    guard text.utf8.count <= 9, text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text) else {
      throw failure(
        "\(name) is '\(Self.printable(text))', which is not a shard number. Correct it, or set \(Self.remedy)")
    }
    return number
  }

  // Slurm's job arrays: slurm.schedmd.com, "Job Array Support". Their IDs can have any start and step.

  private static let slurmTask = "SLURM_ARRAY_TASK_ID"

  private func slurmPart() throws -> SnapshotShard {
    func value(_ name: String) throws -> Int { try number(name, besides: Self.slurmTask, of: "Slurm") }
    let task = try value(Self.slurmTask)
    let (first, last) = (try value("SLURM_ARRAY_TASK_MIN"), try value("SLURM_ARRAY_TASK_MAX"))
    let step = isSet("SLURM_ARRAY_TASK_STEP") ? try value("SLURM_ARRAY_TASK_STEP") : 1
    guard step >= 1, first <= last, task >= first, task <= last, (task - first) % step == 0 else {
      throw failure(
        "SLURM_ARRAY_TASK_ID is \(task), which is not in the array \(first)-\(last):\(step) that SLURM_ARRAY_TASK_MIN, "
          + "_MAX and _STEP describe. Submit with --array=1-N, or set \(Self.remedy)")
    }
    let count = (last - first) / step + 1
    let told = isSet("SLURM_ARRAY_TASK_COUNT") ? try value("SLURM_ARRAY_TASK_COUNT") : count
    guard told == count else {
      throw failure(
        "SLURM_ARRAY_TASK_COUNT is \(told), and the array \(first)-\(last):\(step) has "
          + "\(count) tasks, so it has gaps. Submit with --array=1-N, or set \(Self.remedy)")
    }
    return try makeShard(
      index: (task - first) / step, count: count, indexName: Self.slurmTask, countName: "SLURM_ARRAY_TASK_COUNT",
      first: first)
  }

  /// Touches the status file, which confirms to Bazel that the test supports sharding. Otherwise, Bazel fails the
  /// test.
  func acknowledge(_ part: SnapshotShard) throws {
    let name = "TEST_SHARD_STATUS_FILE"
    guard let path = variables[name], let bazel = ShardEngine.all.first(where: { $0.name == "Bazel" }),
      isPresent(bazel), (try? self.shard(of: bazel)) == part
    else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard descriptor >= 0, futimens(descriptor, nil) == 0 else {
      let reason = String(cString: strerror(errno))
      if descriptor >= 0 { close(descriptor) }
      throw failure(
        "\(name) is '\(Self.printable(path))', which is not writable: \(reason). Set it to a writable file, or unset it "
          + "outside of Bazel.")
    }
    close(descriptor)
  }

  private static let remedy =
    "\(ShardEngine.own.index), from 0, and \(ShardEngine.own.count); or pass the shard, such as --shard 2/5."

  private var nothing: CommandFailure {
    let engines = ShardEngine.all.map { "\($0.name) \($0.index) and \($0.count)" }
    return failure(
      "--shard auto found no shard in the environment. It looks for \(engines.joined(separator: ", ")), Slurm "
        + "\(Self.slurmTask). On other systems, such as in a matrix of GitHub Actions, set \(Self.remedy)")
  }

  private func failure(_ text: String) -> CommandFailure { CommandFailure(description: text, isUsage: true) }

  /// Returns the beginning of a value for an error message, without terminal control characters.
  private static func printable(_ text: String) -> String {
    String(text.unicodeScalars.prefix(40).map { (0x20..<0x7F).contains($0.value) ? Character($0) : "?" })
  }
}
