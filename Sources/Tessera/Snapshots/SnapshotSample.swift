// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Which snapshots of a plan are painted though they could be skipped, to find out whether skipping tells the truth.
///
/// The same seed chooses the same snapshots of the same plan, in every process.
public struct SnapshotSample: Hashable, Sendable {
  /// How many of a hundred snapshots are chosen, 0...100. Of a plan that is not empty it is at least one, unless it is 0.
  public let percent: Double
  /// What the choice depends on besides the names.
  public let seed: UInt64
  private let chosen: Set<Int>

  /// Chooses snapshots of a plan.
  ///
  /// - Parameters:
  ///   - plan: All snapshots.
  ///   - percent: Kept in 0...100; NaN counts as 100.
  ///   - seed: The same number chooses the same snapshots.
  public init(of plan: SnapshotPlan, percent: Double, seed: UInt64) {
    self.init(plan.entries.map(\.name), percent: percent, seed: seed)
  }

  init(_ names: [String], percent: Double, seed: UInt64) {
    self.percent = percent.isNaN ? 100 : min(max(percent, 0), 100)
    self.seed = seed
    let count = Int((Double(names.count) * self.percent / 100).rounded(.up))
    let ranks = names.map { Self.rank($0, seed) }
    chosen = Set(names.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.prefix(count))
  }

  /// Whether the snapshot at a place of the plan is chosen.
  package func contains(_ index: Int) -> Bool { chosen.contains(index) }

  /// How many snapshots are chosen.
  public var count: Int { chosen.count }

  /// FNV-1a over the seed and the name, then mixed as in SplitMix64, since names that differ in their last letter would
  /// stay neighbours.
  private static func rank(_ name: String, _ seed: UInt64) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: seed >> shift)) }
    name.utf8.forEach(add)
    hash = (hash ^ hash >> 30) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ hash >> 27) &* 0x94d0_49bb_1331_11eb
    return hash ^ hash >> 31
  }
}
