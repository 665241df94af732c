// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraRaster

@Suite struct ProjectionTests {
  /// The projection (x + 10, 2y - 5) / (0.01x + 1), which maps the origin to (10, -5) and (100, 10) to (110, 15) / 2.
  static let map = Projection(affine: Affine(a: 1, b: 0, c: 0, d: 2, tx: 10, ty: -5), g: 0.01, h: 0, k: 1)

  @Test func mapsPoints() {
    #expect(Self.map.apply(Point(x: 0, y: 0)) == Point(x: 10, y: -5))
    #expect(Self.map.apply(Point(x: 100, y: 10)) == Point(x: 55, y: 7.5))
    #expect(Self.map.apply(Point(x: -100, y: 10)) == nil && Self.map.apply(Point(x: -101, y: 0)) == nil)
    #expect(Self.map.plain == nil && Projection(affine: .identity, g: 0, h: 0, k: 1).plain == .identity)
  }

  /// The inverse reverses the projection. A concatenated projection has the same result as applying its parts one
  /// after the other.
  @Test func invertsAndConcatenates() throws {
    let inverse = try #require(Self.map.inverted)
    let next = Affine(a: 0, b: 3, c: -2, d: 1, tx: 7, ty: 8)
    let both = Self.map.concatenating(next)
    let twice = Self.map.concatenating(Projection(affine: next, g: 0.002, h: 0.001, k: 1))
    for point in [Point(x: 3, y: 4), Point(x: -20, y: 90), Point(x: 200, y: -1)] {
      let image = try #require(Self.map.apply(point))
      let back = try #require(inverse.apply(image))
      #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
      let (a, b) = (try #require(both.apply(point)), next.apply(image))
      #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9)
      let w = 0.002 * image.x + 0.001 * image.y + 1
      let c = try #require(twice.apply(point))
      #expect(abs(c.x - b.x / w) < 1e-9 && abs(c.y - b.y / w) < 1e-9)
    }
    #expect(Projection(affine: Affine(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0), g: 0, h: 0, k: 1).inverted == nil)
  }

  /// The part at or beyond the viewer (x <= -100) is clipped slightly in front of the viewer, and the rest remains.
  @Test func clipsAtTheEye() {
    let whole = Rect(x: -1000, y: -1000, width: 2000, height: 2000)
    let polygon = Self.map.polygon(
      of: Rect(x: -200, y: 0, width: 300, height: 10), within: Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    // The clipping limit is a thousandth of the maximum w, 2, which is 0.002 at x = -99.8.
    #expect(polygon.count == 4 && abs((polygon.map(\.x).min() ?? 0) + 99.8) < 1e-9)
    #expect(Self.map.polygon(of: Rect(x: -300, y: 0, width: 100, height: 10), within: whole) == [])
    #expect(Self.map.polygon(of: Rect(x: 0, y: 0, width: Double.nan, height: 10), within: whole) == [])
  }

  /// A projected command is transformed as a whole, has its image's extent, and appears in the description.
  @Test func transformsCommands() {
    let fill = DisplayList.Command.fill(.rect(Rect(x: 0, y: 0, width: 100, height: 10)), .color(.black), .identity)
    let command = DisplayList.Command.projected([fill], Self.map)
    let moved = command.transformed(by: .translation(x: 1, y: 2))
    #expect(moved == .projected([fill], Self.map.concatenating(.translation(x: 1, y: 2))))
    let reach = command.reach
    // The content spans -1 to 101, which is projected to 9.1 and 55.2.
    #expect(reach.minX < 10 && reach.minX > 8 && reach.maxX > 55 && reach.maxX < 56)
    #expect(command.description.hasPrefix("seen by [1 0 0 2 10 -5] / [0.01 0 1] {\n  fill rect"))
  }

  /// Drawing in parts or with any number of threads yields the same pixels.
  @Test func partsPaintTheSamePixels() throws {
    var list = DisplayList(width: 80, height: 60, background: .white)
    let fill = DisplayList.Command.fill(.rect(Rect(x: 0, y: 0, width: 60, height: 25)), .color(.black), .identity)
    list.append(.projected([fill, .projected([fill], Self.map)], Self.map))
    let whole = try list.paint()
    #expect(try list.paint(threads: 3) == whole)
    #expect(try Painter(level: 0, bandShift: 2).paint(list) == whole)
    var other = whole
    try Painter().repaint(list, within: PixelRect(x0: 10, y0: 5, x1: 30, y1: 20), of: &other)
    #expect(other == whole)
  }

  /// Drawing deeply nested contents terminates.
  @Test func deepContents() throws {
    var command = DisplayList.Command.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), .color(.black), .identity)
    for _ in 0..<20 { command = .projected([command], Projection(affine: .identity, g: 0.001, h: 0, k: 1)) }
    var list = DisplayList(width: 10, height: 10)
    list.append(command)
    _ = try list.paint()
  }

  /// A plane that passes through the viewer's position, so that its nearest part appears a thousand times as large.
  static let steep = Projection(affine: Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0), g: 0.05, h: 0.05, k: 1)

  /// All intermediate flat images together have at most sixty-four pixels per canvas pixel, regardless of their
  /// number. Nested flat images have at most that many again. Each flat image has two additional clear pixels on each
  /// side.
  @Test(arguments: [1, 20, 300]) func limitsTheCost(_ count: Int) throws {
    let plane = Rect(x: -19, y: -1000, width: 2000, height: 2000)
    let fill = DisplayList.Command.fill(.rect(plane), .color(.black), .identity)
    var list = DisplayList(width: 64, height: 64)
    let inner = DisplayList.Command.projected([fill, fill], Self.steep)
    for _ in 0..<count { list.append(.projected([inner, inner], Self.steep)) }
    let painter = Painter()
    _ = try painter.paint(list)
    let share = 64 * 64 * 64 / count
    #expect(list.projectionPixels == share)
    let rims = count * 3 * 8 * (8192 + 4)
    #expect(painter.work.flatPixels > 0)
    #expect(painter.work.flatPixels <= count * max(share, 1024) + count * 2 * max(share / 2, 1024) + rims)
  }

  /// An additional projected layer reduces the resolution of the earlier ones, so the damage is larger than the new
  /// layer.
  @Test func addingAProjectionCoarsensOthers() throws {
    let fill = DisplayList.Command.fill(
      .rect(Rect(x: -19, y: -30, width: 200, height: 200)), .color(.black), .identity)
    var list = DisplayList(width: 80, height: 60, background: .white)
    for _ in 0..<40 { list.append(.projected([fill], Self.steep)) }
    let painter = Painter()
    var picture = try painter.paint(list)
    let before = list
    list.append(
      .projected([.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), .color(.white), .identity)], Self.map))
    try painter.repaint(list, within: list.damage(since: before), of: &picture)
    #expect(try picture == Painter().paint(list))
  }
}
