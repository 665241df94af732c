// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A sample of snapshots that are painted even if they could be skipped, which verifies that skipping is correct.
///
/// In every process, the same seed selects the same snapshots of a plan.
public struct SnapshotSample: Hashable, Sendable {
  /// The percentage of selected snapshots, 0...100. Unless it is 0, at least one snapshot is selected if the plan is
  /// not empty.
  public let percent: Double
  /// The seed that determines the selection.
  public let seed: UInt64
  private let chosen: Set<Int>

  /// Selects a sample of a plan's snapshots.
  ///
  /// - Parameters:
  ///   - plan: The plan of all snapshots.
  ///   - percent: The percentage of snapshots to select, clamped to 0...100. NaN is treated as 100.
  ///   - seed: The seed that determines the selection.
  public init(of plan: SnapshotPlan, percent: Double, seed: UInt64) {
    self.init(plan.entries.map(\.name), percent: percent, seed: seed)
  }

  init(_ names: [String], percent: Double, seed: UInt64) {
    self.percent = percent.isNaN ? 100 : min(max(percent, 0), 100)
    self.seed = seed
    let count = Int((Double(names.count) * self.percent / 100).rounded(.up))
    let ranks = names.map { Self.rank(of: $0, seed: seed) }
    chosen = Set(names.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.prefix(count))
  }

  /// Returns whether the snapshot at an index in the plan is selected.
  package func contains(index: Int) -> Bool { chosen.contains(index) }

  /// The number of selected snapshots.
  public var count: Int { chosen.count }

  /// Returns the FNV-1a hash of the seed and the name, mixed as in SplitMix64. Mixing is necessary because the FNV-1a
  /// hashes of names that differ only in their last character are close to each other.
  private static func rank(of name: String, seed: UInt64) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: seed >> shift)) }
    name.utf8.forEach(add)
    hash = (hash ^ hash >> 30) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ hash >> 27) &* 0x94d0_49bb_1331_11eb
    return hash ^ hash >> 31
  }
}
