// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A part of a run that is assigned to one of several machines. `2/5` is the second of five shards.
public struct SnapshotShard: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The shard's number, 1...count.
  public let index: Int
  /// The number of shards, 1...10000.
  public let count: Int

  /// Creates a shard from its number and the number of shards. Returns nil unless 1 ≤ index ≤ count ≤ 10000.
  public init?(_ index: Int, of count: Int) {
    guard (1...10_000).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Creates a shard from a string such as `2/5`. Returns nil if the string has another format.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index, of: count)
  }

  /// Decodes a shard. Throws an error if the number or the count is invalid.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let index = try values.decode(Int.self, forKey: .index)
    let count = try values.decode(Int.self, forKey: .count)
    guard let shard = SnapshotShard(index, of: count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .index, in: values, debugDescription: "There is no shard \(index) of \(count).")
    }
    self = shard
  }

  /// Removes the entries of all other shards, preserving the order. Returns the fingerprint of the assignment to
  /// shards.
  func keepOwnEntries(of entries: inout [SnapshotPlan.Entry], timings: SnapshotTimings?) -> String {
    let names = entries.map(\.name)
    let division =
      timings.map { ShardDivision(times: $0.microseconds(of: names), into: count) }
      ?? ShardDivision(snapshotCount: entries.count, into: count)
    entries = zip(entries, division.shards).filter { $0.1 == index - 1 }.map(\.0)
    return division.fingerprint(names)
  }

  /// Returns whether an unused file is assigned to the shard. Each file is assigned to exactly one shard.
  func isResponsible(for name: String) -> Bool {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash % UInt64(count) == UInt64(index - 1)
  }

  /// Returns the shard's part of a range. Parts are contiguous, and their sizes differ by at most one. Returns nil if
  /// the part is empty because there are more shards than numbers.
  package func part(of numbers: ClosedRange<Int>) -> ClosedRange<Int>? {
    let (start, end) = (numbers.count * (index - 1) / count, numbers.count * index / count)
    return start < end ? numbers.lowerBound + start...numbers.lowerBound + end - 1 : nil
  }

  /// The shard as a string such as `2/5`.
  public var description: String { "\(index)/\(count)" }
}
