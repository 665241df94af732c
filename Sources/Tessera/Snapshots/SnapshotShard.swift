// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A part of a run, for one of several machines: `2/5` is the second of five.
public struct SnapshotShard: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The number of the part, 1...count.
  public let index: Int
  /// The number of machines, 1...10000.
  public let count: Int

  /// Part `index` of `count`; nil unless 1 ≤ index ≤ count ≤ 10000.
  public init?(_ index: Int, of count: Int) {
    guard (1...10_000).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// The part that a text such as `2/5` names; nil for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index, of: count)
  }

  /// Decodes index and count. Throws for a part that cannot exist.
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

  /// Every `count`th element, so that neighbours, which take about the same time, go to different machines.
  func part<Element>(of elements: [Element]) -> [Element] {
    stride(from: index - 1, to: elements.count, by: count).map { elements[$0] }
  }

  /// `2/5`.
  public var description: String { "\(index)/\(count)" }
}
