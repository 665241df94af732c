// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import Tessera

struct ShardDivisionTests {
  private static func loads(_ times: [Int], _ shards: [Int], _ count: Int) -> [Int] {
    var loads = [Int](repeating: 0, count: count)
    for (time, shard) in zip(times, shards) { loads[shard] += time }
    return loads
  }

  /// Returns the minimum possible load of the fullest shard. Tries every assignment, but only one of several shards
  /// with equal loads.
  private static func optimum(_ times: [Int], _ count: Int) -> Int {
    func best(_ rest: ArraySlice<Int>, _ loads: [Int]) -> Int {
      guard let time = rest.first else { return loads.max() ?? 0 }
      var least = Int.max
      var seen: Set<Int> = []
      for shard in loads.indices where seen.insert(loads[shard]).inserted {
        var next = loads
        next[shard] += time
        least = min(least, best(rest.dropFirst(), next))
      }
      return least
    }
    return best(times[...], [Int](repeating: 0, count: count))
  }

  /// Graham 1969: the load of the fullest of m shards is at most 4/3 - 1/(3m) times the optimum. The test uses small,
  /// large, equal and zero times.
  @Test func balanceIsNearlyOptimal() {
    var random = SplitMix(state: 18)
    for round in 0..<400 {
      let count = 1 + random.below(4)
      let limit = [2, 10, 1000, 1_000_000_000][round % 4]
      let times = (0..<random.below(9)).map { _ in random.below(limit) }
      let division = ShardDivision(times: times, into: count)
      #expect(division.shards.count == times.count)
      #expect(division.shards.allSatisfy { (0..<count).contains($0) })
      let most = Self.loads(times, division.shards, count).max() ?? 0
      let best = Self.optimum(times, count)
      // most / best <= 4/3 - 1/(3m), calculated without fractions.
      #expect(most * 3 * count <= best * (4 * count - 1), "\(times) into \(count): \(division.shards)")
    }
  }

  /// Graham's worst case for two shards: the optimum for 3 3 2 2 2 is 6, and assigning the longest first yields 7.
  @Test func worstCase() {
    let division = ShardDivision(times: [2, 3, 2, 3, 2], into: 2)
    #expect(division.shards == [0, 0, 1, 1, 0])
    #expect(Self.optimum([2, 3, 2, 3, 2], 2) == 6)
  }

  /// Snapshots with zero or equal times are divided evenly.
  @Test(arguments: [0, 5]) func equalTimes(_ time: Int) {
    #expect(ShardDivision(times: Array(repeating: time, count: 7), into: 3).shards == [0, 1, 2, 0, 1, 2, 0])
    #expect(ShardDivision(snapshotCount: 7, into: 3).shards == [0, 1, 2, 0, 1, 2, 0])
    #expect(ShardDivision(times: [], into: 3).shards == [])
  }

  @Test func fingerprints() {
    let (a, b) = (ShardDivision(snapshotCount: 2, into: 2), ShardDivision(snapshotCount: 2, into: 1))
    #expect(a.fingerprint(["x", "y"]) == ShardDivision(snapshotCount: 2, into: 2).fingerprint(["x", "y"]))
    #expect(a.fingerprint(["x", "y"]) != b.fingerprint(["x", "y"]))
    #expect(a.fingerprint(["x", "y"]) != a.fingerprint(["y", "x"]))
    #expect(a.fingerprint(["x", "y"]) != a.fingerprint(["xy", ""]))
  }

  /// Adjacent numbers stay together, and each number is in exactly one part.
  @Test(arguments: [1, 2, 3, 5, 10, 13, 10_000]) func ranges(_ count: Int) {
    let parts = (1...count).compactMap { SnapshotShard($0, of: count)?.part(of: 5...16) }
    #expect(parts.flatMap { Array($0) } == Array(5...16))
    let counts = parts.map(\.count)
    let least = count <= 12 ? counts.min() ?? 0 : 1
    #expect(counts.allSatisfy { $0 <= least + 1 })
  }
}

/// The generator SplitMix64 by Steele, Lea and Flood, 2014.
private struct SplitMix {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }
}
