// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Most of what a list changes when it scrolls is where its rows are. A page that has the last picture is told what to move, and is
// sent only what is new. Rows are compared by hashes of their pixels, without the columns at the right edge, where indicators move at
// another pace.

package import TesseraRaster

/// How a picture becomes the next one: rows that move, and rectangles that are new.
package struct PictureChange: Equatable, Sendable {
  /// Rows of the new picture that stood elsewhere in the old one.
  package struct Move: Equatable, Sendable {
    /// Where they are now.
    package var place: PixelRect
    /// How far down they have come, in rows; never 0.
    package var way: Int
  }

  /// In an order in which each can be done on the picture that the ones before have left. All go the same way.
  package var moves: [Move] = []
  /// What is to be drawn afterwards.
  package var parts: [PixelRect] = []

  /// Everything in a rectangle is new; nothing in an empty one.
  package init(_ damage: PixelRect) {
    if damage.width > 0, damage.height > 0 { parts = [damage] }
  }
}

/// Follows the rows of one picture after the other. What has changed in two places far apart, one above the other, is two rectangles.
package struct RowTracker: Sendable {
  /// Columns at the right edge that are left out, and fewer moved rows than these are drawn anew.
  private static let (edge, shortest, mostParts, mostMoves) = (16, 12, 6, 3)

  private var size = (width: 0, height: 0)
  private var hashes: [UInt64] = []

  package init() {}

  /// What has become of the picture that was seen last.
  ///
  /// - Parameters:
  ///   - damage: Where they may differ.
  ///   - scale: Pixels of a point.
  package mutating func change(to picture: Bitmap, damage: PixelRect, scale: Double) -> PictureChange {
    let columns = max(0, picture.width - Int(Double(Self.edge) * scale))
    guard picture.width == size.width, picture.height == size.height else {
      size = (picture.width, picture.height)
      hashes = picture.rowHashes(0..<picture.height, columns: 0..<columns)
      return PictureChange(damage)
    }
    let rows = damage.y0..<damage.y1
    guard !rows.isEmpty else { return PictureChange(damage) }
    let new = picture.rowHashes(rows, columns: 0..<columns)
    let old = Array(hashes[rows])
    hashes.replaceSubrange(rows, with: new)
    // What is small is sent sooner than thought about, and what is narrow has not been scrolled.
    guard rows.count >= 64 else { return PictureChange(damage) }
    let way = damage.width * 2 > picture.width ? Self.way(from: old, to: new) : nil
    return change(damage, way, old, new, columns)
  }

  /// By how many rows most rows that are unlike all others have moved; nil for none.
  private static func way(from old: [UInt64], to new: [UInt64]) -> Int? {
    var places: [UInt64: Int] = [:]
    for (y, hash) in old.enumerated() { places[hash] = places[hash] == nil ? y : -1 }
    var votes: [Int: Int] = [:]
    for (y, hash) in new.enumerated() where hash != old[y] {
      if let before = places[hash], before >= 0 { votes[y - before, default: 0] += 1 }
    }
    guard let best = votes.max(by: { ($0.value, -abs($0.key)) < ($1.value, -abs($1.key)) }), best.value >= shortest,
      best.key != 0
    else { return nil }
    return best.key
  }

  private func change(_ damage: PixelRect, _ way: Int?, _ old: [UInt64], _ new: [UInt64], _ columns: Int)
    -> PictureChange
  {
    enum Kind { case same, moved, new }
    // Rows that have moved and are as before, as empty ones, go with those around them: a list is one piece, not one for each line.
    var kinds = new.indices.map { y -> Kind in
      if let way, old.indices.contains(y - way), old[y - way] == new[y] { return .moved }
      return new[y] == old[y] ? .same : .new
    }
    func runs(_ kind: Kind) -> [Range<Int>] {
      var runs: [Range<Int>] = []
      for (y, one) in kinds.enumerated() where one == kind {
        if let last = runs.last, last.upperBound == y {
          runs[runs.count - 1] = last.lowerBound..<y + 1
        } else {
          runs.append(y..<y + 1)
        }
      }
      return runs
    }
    // Each piece is a copy of the whole canvas to a browser: only the longest ones are worth it.
    let pieces = runs(.moved).sorted { $0.count > $1.count }
    for (index, run) in pieces.enumerated() where run.count < Self.shortest || index >= Self.mostMoves {
      for y in run { kinds[y] = new[y] == old[y] ? .same : .new }
    }
    var change = PictureChange(.empty)
    func rect(_ run: Range<Int>, _ columns: Range<Int>) -> PixelRect {
      PixelRect(
        x0: columns.lowerBound, y0: damage.y0 + run.lowerBound, x1: columns.upperBound, y1: damage.y0 + run.upperBound)
    }
    // The rows that a move reads must not have been written by another one.
    if let way {
      let moved = runs(.moved).map { PictureChange.Move(place: rect($0, 0..<columns), way: way) }
      change.moves = way > 0 ? moved.reversed() : moved
    }
    // Pieces that are close together are one: a file for each costs more than some rows that are as before.
    let gap = change.moves.isEmpty ? 48 : Self.shortest
    var fresh: [Range<Int>] = []
    for run in runs(.new) {
      if let last = fresh.last, run.lowerBound - last.upperBound < gap {
        fresh[fresh.count - 1] = last.lowerBound..<run.upperBound
      } else {
        fresh.append(run)
      }
    }
    if fresh.count > Self.mostParts, let first = fresh.first, let last = fresh.last {
      fresh = [first.lowerBound..<last.upperBound]
    }
    let left = min(damage.x0, columns)..<min(damage.x1, columns)
    // What has moved stands at its place across all columns, so that what is drawn over it has to be as wide.
    change.parts = fresh.map { rect($0, change.moves.isEmpty ? left : 0..<columns) }.filter { $0.width > 0 }
    if damage.x1 > columns { change.parts.append(rect(0..<new.count, max(damage.x0, columns)..<damage.x1)) }
    return change
  }
}
