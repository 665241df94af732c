// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraRaster
import Testing

@Suite struct StrokerTests {
  private static let line = Path(line: [(2, 2), (6, 2)])

  /// A line of width 2 from (2, 2) to (6, 2). Square caps add half the width at each end, and round caps add a half
  /// disc.
  @Test(arguments: [
    (StrokeStyle.Cap.butt, "........\n..####..\n..####..\n........"),
    (.square, "........\n.######.\n.######.\n........"),
    // A quarter disc of radius 1 covers pi / 4 of a pixel.
    (.round, "........\n.8####8.\n.8####8.\n........"),
  ])
  func caps(cap: StrokeStyle.Cap, art: String) throws {
    #expect(try stroke(Self.line, StrokeStyle(width: 2, cap: cap), width: 8, height: 4).art == art)
  }

  /// The corner pixel of a right angle at (6, 2) is full (miter), half (bevel) or a quarter disc (round).
  @Test(arguments: [(StrokeStyle.Join.miter, "#"), (.bevel, "5"), (.round, "8")])
  func joins(join: StrokeStyle.Join, corner: String) throws {
    let path = Path(line: [(1, 2), (6, 2), (6, 6)])
    let bitmap = try stroke(path, StrokeStyle(width: 2, join: join), width: 8, height: 7)
    #expect(
      bitmap.art == """
        ........
        .#####\(corner).
        .######.
        .....##.
        .....##.
        .....##.
        ........
        """)
  }

  /// The miter of a right angle is sqrt 2 times as long as the width, so a lower limit results in a bevel.
  @Test(arguments: [(1.42, 255), (1.41, 128)]) func miterLimit(limit: Double, corner: Int) throws {
    let path = Path(line: [(1, 2), (6, 2), (6, 6)])
    let bitmap = try stroke(path, StrokeStyle(width: 2, miterLimit: limit), width: 8, height: 7)
    #expect(bitmap.alpha(6, 1) == corner)
  }

  @Test func closedContour() throws {
    let square = Path([(2, 2), (6, 2), (6, 6), (2, 6)])
    #expect(
      try stroke(square, StrokeStyle(width: 2), width: 8, height: 8).art == """
        ........
        .######.
        .######.
        .##..##.
        .##..##.
        .######.
        .######.
        ........
        """)
  }

  /// The stroke of a scaled path is widened by the scale in each direction.
  @Test func stretched() throws {
    let cross = Path(line: [(1, 0), (1, 4)])
    #expect(
      try stroke(cross, StrokeStyle(width: 1), width: 6, height: 4, .scale(x: 3, y: 1)).art
        == Array(repeating: ".5##5.", count: 4).joined(separator: "\n"))
  }

  /// Lines with round caps and joins cover exactly the pixels within half of the line width.
  @Test(arguments: 0..<8) func distance(seed: Int) throws {
    var random = Random(seed: 400 + UInt64(seed))
    let points = (0..<random.whole(2...6)).map { _ in
      Point(x: random.number(6...34), y: random.number(6...34))
    }
    let width = random.number(0.5...10)
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    let bitmap = try stroke(path, StrokeStyle(width: width, cap: .round, join: .round), width: 40, height: 40)
    var worst = 0.0
    var off = 0
    for y in 0..<40 {
      for x in 0..<40 {
        let exact = Oracle.share(x, y, samples: 8) { px, py in
          zip(points, points.dropFirst()).contains {
            Oracle.distance(px, py, toSegment: $0, $1) <= width / 2
          }
        }
        let difference = abs(exact * 255 - Double(bitmap.alpha(x, y)))
        worst = max(worst, difference)
        if difference > 24 { off += 1 }
      }
    }
    // If sides meet inside a pixel, summed areas may count an overlap twice. This is rare and never as much as a
    // whole pixel.
    #expect(worst < 128)
    #expect(off <= 4 * points.count)
  }

  /// The stroke of a cubic covers everything within half the width of densely sampled points without holes, even
  /// where the curve bends more tightly than its width.
  @Test(arguments: 0..<12) func curves(seed: Int) throws {
    var random = Random(seed: 500 + UInt64(seed))
    let p = (0..<4).map { _ in Point(x: random.number(10...50), y: random.number(10...50)) }
    let width = random.number(2...14)
    var path = Path()
    path.move(to: p[0])
    path.addCubic(to: p[3], control1: p[1], control2: p[2])
    let samples = (0...250).map { i -> Point in
      let t = Double(i) / 250
      let s = 1 - t
      func at(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
        s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
      }
      return Point(x: at(p[0].x, p[1].x, p[2].x, p[3].x), y: at(p[0].y, p[1].y, p[2].y, p[3].y))
    }
    let bitmap = try stroke(path, StrokeStyle(width: width, cap: .round, join: .round), width: 60, height: 60)
    for y in 0..<60 {
      for x in 0..<60 {
        let nearest = samples.reduce(1e9) { best, point in
          let (dx, dy) = (point.x - Double(x) - 0.5, point.y - Double(y) - 0.5)
          return min(best, dx * dx + dy * dy)
        }.squareRoot()
        // Check pixels that are entirely inside or outside. 0.71 is half of a pixel's diagonal.
        if nearest < width / 2 - 0.85 { #expect(bitmap.alpha(x, y) == 255, "hole at \(x), \(y), seed \(seed)") }
        if nearest > width / 2 + 0.85 { #expect(bitmap.alpha(x, y) == 0, "spike at \(x), \(y), seed \(seed)") }
      }
    }
  }

  /// If a circle's stroke is wider than its radius, the result is a full disc.
  @Test func wideCircle() throws {
    let circle = Path(ellipseIn: Rect(x: 17, y: 17, width: 6, height: 6))
    let bitmap = try stroke(circle, StrokeStyle(width: 20), width: 40, height: 40)
    for y in 0..<40 {
      for x in 0..<40 {
        let (dx, dy) = (Double(x) + 0.5 - 20, Double(y) + 0.5 - 20)
        let distance = (dx * dx + dy * dy).squareRoot()
        if distance < 12.2 { #expect(bitmap.alpha(x, y) == 255, "hole at \(x), \(y)") }
        if distance > 13.8 { #expect(bitmap.alpha(x, y) == 0) }
      }
    }
  }

  /// Dashes of 2 and gaps of 1 along ten pixels. The phase is an offset into the pattern.
  @Test(arguments: [
    ([2.0, 1.0], 0.0, "##.##.##.#"), ([2, 1], 1, "#.##.##.##"), ([2, 1], -1, ".##.##.##."), ([3], 0, "###...###."),
    ([1, 2, 3], 0, "#..###.##."), ([0, 2], 0, ".........."), ([], 0, "##########"), ([0, 0], 0, "##########"),
    ([-1, 2], 0, "##########"),
  ])
  func dashes(lengths: [Double], phase: Double, art: String) throws {
    let style = StrokeStyle(width: 1, dashes: lengths, dashPhase: phase)
    let bitmap = try stroke(Path(line: [(0, 0.5), (10, 0.5)]), style, width: 10, height: 1)
    #expect(bitmap.art == art)
  }

  /// Dashes continue around corners.
  @Test func dashAroundCorner() throws {
    let style = StrokeStyle(width: 1, dashes: [4, 2])
    let bitmap = try stroke(Path(line: [(0, 0.5), (2.5, 0.5), (2.5, 6)]), style, width: 4, height: 6)
    #expect(
      bitmap.art == """
        ###.
        ..#.
        ....
        ....
        ..#.
        ..#.
        """)
  }

  /// A closed contour of zero length is a dot for round and square caps, and empty for butt caps.
  @Test(arguments: [(StrokeStyle.Cap.butt, 0), (.square, 16), (.round, 12)])
  func dot(cap: StrokeStyle.Cap, fullPixels: Int) throws {
    var path = Path()
    path.move(to: Point(x: 4, y: 4))
    path.close()
    let bitmap = try stroke(path, StrokeStyle(width: 4, cap: cap), width: 8, height: 8)
    let full = (0..<64).filter { bitmap.alpha($0 % 8, $0 / 8) > 150 }.count
    #expect(full == fullPixels)
  }
}
