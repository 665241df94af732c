// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import TesseraRaster
import Testing

@testable import Tessera

/// Applying any reported change to the old image yields the new image, pixel by pixel.
@Suite struct PictureChangeTests {
  private static func picture(_ rows: [[UInt32]]) throws -> Bitmap {
    let bytes = rows.flatMap { $0.flatMap { pixel in [0, 8, 16, 24].map { UInt8(pixel >> UInt32($0) & 255) } } }
    return try #require(Bitmap(width: rows[0].count, height: rows.count, bytes: bytes))
  }

  /// Applies a change as a page does.
  private static func apply(_ change: ImageChange, from old: [[UInt32]], _ new: [[UInt32]]) -> [[UInt32]] {
    var rows = old
    for move in change.moves {
      // Read from a copy, as a canvas does when it copies from itself.
      let before = rows
      for y in move.place.y0..<move.place.y1 {
        rows[y].replaceSubrange(
          move.place.x0..<move.place.x1, with: before[y - move.way][move.place.x0..<move.place.x1])
      }
    }
    for part in change.parts {
      for y in part.y0..<part.y1 { rows[y].replaceSubrange(part.x0..<part.x1, with: new[y][part.x0..<part.x1]) }
    }
    return rows
  }

  private static func pixels(_ change: ImageChange) -> Int { change.parts.reduce(0) { $0 + $1.width * $1.height } }

  /// A screen with 400 pixel rows. Its content scrolls below a bar of 40 rows, and an indicator is near the right
  /// edge. Only the rows that scroll into view and the 16 columns at the right edge are new.
  @Test(arguments: [24, -24, 1, -130]) func scrolls(way: Int) throws {
    var random = SeededRandom(state: 3)
    let content = (0..<1000).map { _ in (0..<100).map { _ in UInt32(random.whole(0...0xFFFFFF)) } }
    let bar = (0..<40).map { _ in [UInt32](repeating: 7, count: 100) }
    func screen(_ offset: Int) -> [[UInt32]] {
      var rows = bar + content[(300 + offset)..<(300 + offset + 360)]
      for y in (100 + offset / 4)..<(180 + offset / 4) { rows[y][96] = 0xFF_00_00_00 }
      return rows
    }
    let (old, new) = (screen(0), screen(way))
    var tracker = RowTracker()
    let whole = PixelRect(x0: 0, y0: 0, x1: 100, y1: 400)
    #expect(try tracker.trackChange(to: Self.picture(old), damage: whole, scale: 1) == ImageChange(whole))
    let change = try tracker.trackChange(
      to: Self.picture(new), damage: PixelRect(x0: 0, y0: 40, x1: 100, y1: 400), scale: 1)
    #expect(Self.apply(change, from: old, new) == new)
    #expect(
      change.moves == [
        ImageChange.Move(
          place: PixelRect(x0: 0, y0: way > 0 ? 40 : 40 - way, x1: 84, y1: way > 0 ? 400 - way : 400), way: -way)
      ])
    #expect(Self.pixels(change) == 84 * abs(way) + 16 * 360)
  }

  @Test func smallChangesAreNotScrolls() throws {
    let rows = (0..<100).map { y in [UInt32](repeating: UInt32(y), count: 50) }
    var tracker = RowTracker()
    let picture = try Self.picture(rows)
    _ = tracker.trackChange(to: picture, damage: PixelRect(x0: 0, y0: 0, x1: 50, y1: 100), scale: 2)
    let small = PixelRect(x0: 3, y0: 4, x1: 40, y1: 30)
    #expect(tracker.trackChange(to: picture, damage: small, scale: 2) == ImageChange(small))
    #expect(tracker.trackChange(to: picture, damage: .empty, scale: 2).parts.isEmpty)
    // An image of a different size replaces the whole image.
    let other = try Self.picture(Array(rows.prefix(70)))
    let whole = PixelRect(x0: 0, y0: 0, x1: 50, y1: 70)
    #expect(tracker.trackChange(to: other, damage: whole, scale: 2) == ImageChange(whole))
  }

  /// A caret in the upper part and an activity indicator in the lower part are reported as two rectangles of 20 and
  /// 30 rows instead of one rectangle of 350 rows. The right edge is not compared, so its damage is reported
  /// unchanged.
  @Test func separateChanges() throws {
    let old = (0..<400).map { y in [UInt32](repeating: UInt32(y), count: 100) }
    var new = old
    for y in 20..<40 { new[y][30] = 9 }
    for y in 340..<370 { new[y][50] = 9 }
    var tracker = RowTracker()
    let whole = PixelRect(x0: 0, y0: 0, x1: 100, y1: 400)
    _ = try tracker.trackChange(to: Self.picture(old), damage: whole, scale: 1)
    let damage = PixelRect(x0: 30, y0: 20, x1: 51, y1: 370)
    let change = try tracker.trackChange(to: Self.picture(new), damage: damage, scale: 1)
    #expect(
      change.parts == [PixelRect(x0: 30, y0: 20, x1: 51, y1: 40), PixelRect(x0: 30, y0: 340, x1: 51, y1: 370)])
    #expect(Self.apply(change, from: old, new) == new)
    var edge = new
    for y in 100..<200 { edge[y][99] = 9 }
    let beside = PixelRect(x0: 95, y0: 100, x1: 100, y1: 200)
    #expect(try tracker.trackChange(to: Self.picture(edge), damage: beside, scale: 1).parts == [beside])
  }

  /// Images with a few different rows, so that many rows are equal. Parts of them move, change, or both.
  @Test(arguments: 0..<300) func randomChanges(seed: UInt64) throws {
    var random = SeededRandom(state: seed)
    let (width, height, kinds) = (random.whole(1...60), random.whole(1...220), random.whole(1...40))
    func row() -> [UInt32] { [UInt32](repeating: UInt32(random.whole(0...kinds)), count: width) }
    var rows = (0..<height).map { _ in row() }
    var tracker = RowTracker()
    let whole = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
    let scale = Double(random.whole(1...3))
    _ = tracker.trackChange(to: try Self.picture(rows), damage: whole, scale: scale)
    for _ in 0..<4 {
      let old = rows
      let (top, end) = { ($0.min() ?? 0, ($0.max() ?? 0) + 1) }([
        random.whole(0...height - 1), random.whole(0...height - 1),
      ])
      let way = random.whole(-30...30)
      for y in top..<end {
        if (top..<end).contains(y - way) { rows[y] = old[y - way] } else if random.chance(60) { rows[y] = row() }
        if random.chance(3) { rows[y] = row() }
      }
      if random.chance(50) { for y in top..<end { rows[y][width - 1] = 99 } }
      let damage = PixelRect(x0: 0, y0: top, x1: width, y1: end)
      let change = tracker.trackChange(to: try Self.picture(rows), damage: damage, scale: scale)
      #expect(Self.apply(change, from: old, rows) == rows)
    }
  }
}

extension SeededRandom {
  fileprivate mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  fileprivate mutating func chance(_ percent: Int) -> Bool { whole(1...100) <= percent }
}
