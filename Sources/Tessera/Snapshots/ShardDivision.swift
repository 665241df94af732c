// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Divides snapshots among machines. Every machine computes the complete division, and the same names and times result
// in the same division.
//
// Without times, every n-th snapshot is assigned to the same shard. Neighbors, which take about the same time, are
// therefore in different shards. With times, snapshots are assigned in descending order of time, each one to the
// shard with the smallest total so far (R. L. Graham, "Bounds on Multiprocessing Timing Anomalies", 1969). With m
// shards, the slowest shard takes at most 4/3 - 1/(3m) times the optimum.

/// The assignment of each snapshot in a complete run to a shard.
struct ShardDivision {
  /// The shard number, starting at 0, for each position in the run.
  let shards: [Int]

  /// Assigns every `count`-th snapshot to the same shard.
  init(snapshotCount snapshots: Int, into count: Int) {
    shards = (0..<snapshots).map { $0 % count }
  }

  /// Assigns snapshots so that the total times of the shards are balanced. Of several shards with the same total,
  /// prefers the one with the fewest snapshots and then the one with the lowest number. Complexity: O(n log n).
  init(times: [Int], into count: Int) {
    var shards = [Int](repeating: 0, count: times.count)
    var loads = LoadHeap(count: count)
    for index in times.indices.sorted(by: { (times[$1], $0) < (times[$0], $1) }) {
      shards[index] = loads.addToLeastLoaded(time: times[index])
    }
    self.shards = shards
  }

  /// Returns a fingerprint of the names, their order and their shards.
  func fingerprint(_ names: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    for (name, shard) in zip(names, shards) {
      name.utf8.forEach(add)
      for shift in [0, 8] { add(UInt8(truncatingIfNeeded: shard >> shift)) }
      add(0)
    }
    return String(hash, radix: 16)
  }
}

/// A heap of the shards' total times, with the smallest at the top.
private struct LoadHeap {
  private struct Load {
    var time = 0
    var count = 0
    let shard: Int

    static func < (a: Load, b: Load) -> Bool { (a.time, a.count, a.shard) < (b.time, b.count, b.shard) }
  }

  private var loads: [Load]

  /// Creates a heap of empty shards.
  init(count: Int) {
    loads = (0..<count).map { Load(shard: $0) }
  }

  /// Adds a time to the shard with the smallest total, and returns the shard's number.
  mutating func addToLeastLoaded(time: Int) -> Int {
    loads[0].time += time
    loads[0].count += 1
    let shard = loads[0].shard
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < loads.count && loads[child] < loads[least] {
        least = child
      }
      guard least != parent else { return shard }
      loads.swapAt(parent, least)
      parent = least
    }
  }
}
