// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// How snapshots are divided among machines. Every machine makes the whole division for itself, and from the same names
// and times they all make the same one.
//
// Without times every n-th snapshot goes to the same shard: neighbours, which take about the same, go to different ones.
// With times the longest comes first, each to the shard that has the least so far (R. L. Graham, "Bounds on
// Multiprocessing Timing Anomalies", 1969): the fullest of m shards then has at most 4/3 - 1/(3m) of the best possible.

/// The shard of each snapshot of a whole run.
struct ShardDivision {
  /// By the snapshot's place in the run the shard, from 0.
  let shards: [Int]

  /// Every `count`-th snapshot.
  init(_ snapshots: Int, into count: Int) {
    shards = (0..<snapshots).map { $0 % count }
  }

  /// Balanced by the snapshots' times. Of shards with the same time the one with fewer snapshots comes first, then the
  /// one with the lower number. Complexity: O(n log n).
  init(times: [Int], into count: Int) {
    var shards = [Int](repeating: 0, count: times.count)
    var loads = LoadHeap(count)
    for index in times.indices.sorted(by: { (times[$1], $0) < (times[$0], $1) }) {
      shards[index] = loads.add(times[index])
    }
    self.shards = shards
  }

  /// A number that differs where the names, their order or their shards do.
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

/// The shards' loads; the least is at the top.
private struct LoadHeap {
  private struct Load {
    var time = 0
    var count = 0
    let shard: Int

    static func < (a: Load, b: Load) -> Bool { (a.time, a.count, a.shard) < (b.time, b.count, b.shard) }
  }

  private var loads: [Load]

  /// Empty shards, which are in order as they are.
  init(_ count: Int) {
    loads = (0..<count).map { Load(shard: $0) }
  }

  /// Adds to the least load, and returns its shard.
  mutating func add(_ time: Int) -> Int {
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
