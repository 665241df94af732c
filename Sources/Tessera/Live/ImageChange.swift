// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// When a list scrolls, most changed rows of pixels have only moved. A page that shows the previous image receives the
// moves, and only the pixels that are new. Rows are compared by hashes of their pixels, excluding the columns at the
// right edge, where scroll indicators move at a different speed.

package import TesseraRaster

/// The difference between consecutive images, which consists of moved rows and new rectangles.
package struct ImageChange: Equatable, Sendable {
  /// Rows of the new image that had a different location in the old image.
  package struct Move: Equatable, Sendable {
    /// The location of the rows in the new image.
    package var place: PixelRect
    /// The distance that the rows moved down, in pixels. Never 0.
    package var way: Int
  }

  /// The moves. Each one can be applied to the result of the previous moves. All moves have the same direction.
  package var moves: [Move] = []
  /// The rectangles to draw after the moves are applied.
  package var parts: [PixelRect] = []

  /// Creates a change in which a whole rectangle is new. An empty rectangle represents no change.
  package init(_ damage: PixelRect) {
    if damage.width > 0, damage.height > 0 { parts = [damage] }
  }
}

/// Compares the rows of consecutive images. Changes that are vertically far apart become separate rectangles.
package struct RowTracker: Sendable {
  /// The number of ignored columns at the right edge, the minimum number of moved rows, and the maximum number of
  /// parts and moves.
  private static let (edge, shortest, maximumParts, maximumMoves) = (16, 12, 6, 3)

  private var size = (width: 0, height: 0)
  private var hashes: [UInt64] = []

  package init() {}

  /// Returns the change from the previous image.
  ///
  /// - Parameters:
  ///   - damage: The rectangle in which the images may differ.
  ///   - scale: The scale, in pixels per point.
  package mutating func trackChange(to picture: Bitmap, damage: PixelRect, scale: Double) -> ImageChange {
    let columns = max(0, picture.width - Int(Double(Self.edge) * scale))
    guard picture.width == size.width, picture.height == size.height else {
      size = (picture.width, picture.height)
      hashes = picture.rowHashes(0..<picture.height, columns: 0..<columns)
      return ImageChange(damage)
    }
    let rows = damage.y0..<damage.y1
    guard !rows.isEmpty else { return ImageChange(damage) }
    let new = picture.rowHashes(rows, columns: 0..<columns)
    let old = Array(hashes[rows])
    hashes.replaceSubrange(rows, with: new)
    // Sending a change of less than 64 rows is faster than analyzing it. A change of at most half the width is not
    // caused by scrolling.
    guard rows.count >= 64 else { return ImageChange(damage) }
    let way = damage.width * 2 > picture.width ? Self.scrollOffset(from: old, to: new) : nil
    return makeChange(damage: damage, offset: way, old: old, new: new, columns: columns)
  }

  /// Returns the distance that most unique rows moved, or nil if no rows moved.
  private static func scrollOffset(from old: [UInt64], to new: [UInt64]) -> Int? {
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

  private func makeChange(damage: PixelRect, offset way: Int?, old: [UInt64], new: [UInt64], columns: Int)
    -> ImageChange
  {
    enum Kind { case same, moved, new }
    // Treat unchanged rows that also match the move, such as empty rows, as moved, so that a list is one segment
    // instead of one segment per line.
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
    // A browser copies the whole canvas for each move, so only the longest segments are moved.
    let pieces = runs(.moved).sorted { $0.count > $1.count }
    for (index, run) in pieces.enumerated() where run.count < Self.shortest || index >= Self.maximumMoves {
      for y in run { kinds[y] = new[y] == old[y] ? .same : .new }
    }
    var change = ImageChange(.empty)
    func rect(_ run: Range<Int>, _ columns: Range<Int>) -> PixelRect {
      PixelRect(
        x0: columns.lowerBound, y0: damage.y0 + run.lowerBound, x1: columns.upperBound, y1: damage.y0 + run.upperBound)
    }
    // Order the moves so that none overwrites rows that a later move reads.
    if let way {
      let moved = runs(.moved).map { ImageChange.Move(place: rect($0, 0..<columns), way: way) }
      change.moves = way > 0 ? moved.reversed() : moved
    }
    // Merge segments with small gaps between them, because sending one more image file costs more than sending a few
    // unchanged rows.
    let gap = change.moves.isEmpty ? 48 : Self.shortest
    var fresh: [Range<Int>] = []
    for run in runs(.new) {
      if let last = fresh.last, run.lowerBound - last.upperBound < gap {
        fresh[fresh.count - 1] = last.lowerBound..<run.upperBound
      } else {
        fresh.append(run)
      }
    }
    if fresh.count > Self.maximumParts, let first = fresh.first, let last = fresh.last {
      fresh = [first.lowerBound..<last.upperBound]
    }
    let left = min(damage.x0, columns)..<min(damage.x1, columns)
    // Moves span all columns, so rectangles that are drawn on top of them must span all columns too.
    change.parts = fresh.map { rect($0, change.moves.isEmpty ? left : 0..<columns) }.filter { $0.width > 0 }
    if damage.x1 > columns { change.parts.append(rect(0..<new.count, max(damage.x0, columns)..<damage.x1)) }
    return change
  }
}
