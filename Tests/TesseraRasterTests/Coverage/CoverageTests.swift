// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
@testable import TesseraRaster

/// Expected coverage values are areas calculated by hand. A digit is the coverage rounded to tenths.
@Suite struct CoverageTests {
  @Test func fullPixels() throws {
    let square = DisplayList.Shape.path(Path([(1, 1), (3, 1), (3, 3), (1, 3)]), .nonZero)
    #expect(
      try fill(square, width: 4, height: 4).art == """
        ....
        .##.
        .##.
        ....
        """)
  }

  /// In a right triangle with legs of 4 pixels, the pixels on the diagonal are half covered.
  @Test func diagonal() throws {
    let triangle = DisplayList.Shape.path(Path([(0, 0), (4, 4), (0, 4)]), .nonZero)
    #expect(
      try fill(triangle, width: 4, height: 4).art == """
        5...
        #5..
        ##5.
        ###5
        """)
    // 255 / 2 = 127.5, rounded up.
    #expect(try fill(triangle, width: 4, height: 4).alpha(0, 0) == 128)
  }

  /// An edge with slope 1:2 divides pixels into areas of 1/4 and 3/4.
  @Test func gentleSlope() throws {
    let triangle = DisplayList.Shape.path(Path([(0, 0), (4, 2), (0, 2)]), .nonZero)
    let bitmap = try fill(triangle, width: 4, height: 2)
    #expect((0..<4).map { bitmap.alpha($0, 0) } == [191, 64, 0, 0])
    #expect((0..<4).map { bitmap.alpha($0, 1) } == [255, 255, 191, 64])
  }

  /// The rectangle spans 0.25 to 2.5 by 0.5 to 2, so columns are covered by 3/4, 1 and 1/2, and rows by 1/2 and 1.
  @Test(arguments: [true, false]) func fractionalRectangle(asPath: Bool) throws {
    let rect = Rect(x: 0.25, y: 0.5, width: 2.25, height: 1.5)
    let bitmap = try fill(asPath ? .path(Path(rect), .nonZero) : .rect(rect), width: 4, height: 3)
    // 255 * 3/8 = 95.6, 255 / 2 = 127.5, 255 / 4 = 63.75; 255 * 3/4 = 191.25.
    #expect((0..<4).map { bitmap.alpha($0, 0) } == [96, 128, 64, 0])
    #expect((0..<4).map { bitmap.alpha($0, 1) } == [191, 255, 128, 0])
    #expect((0..<4).map { bitmap.alpha($0, 2) } == [0, 0, 0, 0])
  }

  @Test func rectangleWithinOnePixel() throws {
    let bitmap = try fill(.rect(Rect(x: 1.25, y: 0.25, width: 0.5, height: 0.5)), width: 3, height: 1)
    #expect((0..<3).map { bitmap.alpha($0, 0) } == [0, 64, 0])
  }

  /// Two squares with the same contour direction overlap in the middle. The even-odd rule excludes the overlap, but
  /// the nonzero rule does not.
  @Test(arguments: [
    (FillRule.nonZero, "####\n####"), (FillRule.evenOdd, "#..#\n#..#"),
  ])
  func rules(rule: FillRule, art: String) throws {
    var path = Path([(0, 0), (3, 0), (3, 2), (0, 2)])
    for (index, point) in [(1.0, 0.0), (4, 0), (4, 2), (1, 2)].enumerated() {
      let point = Point(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    #expect(try fill(.path(path, rule), width: 4, height: 2).art == art)
  }

  /// A hole has the opposite direction.
  @Test func hole() throws {
    var path = Path([(0, 0), (5, 0), (5, 5), (0, 5)])
    path.move(to: Point(x: 1, y: 1))
    for (x, y) in [(1.0, 4.0), (4, 4), (4, 1)] { path.addLine(to: Point(x: x, y: y)) }
    #expect(
      try fill(.path(path, .nonZero), width: 5, height: 5).art == """
        #####
        #...#
        #...#
        #...#
        #####
        """)
  }

  /// The coverage of adjacent shapes adds up to full coverage, because both use the same edge.
  @Test func seam() throws {
    var random = Random(seed: 7)
    for _ in 0..<50 {
      let (a, b) = (Point(x: random.number(0...20), y: 0), Point(x: random.number(0...20), y: 20))
      let left = Path([Point(x: 0, y: 0), a, b, Point(x: 0, y: 20)])
      let right = Path([a, Point(x: 20, y: 0), Point(x: 20, y: 20), b])
      let first = try fill(.path(left, .nonZero), width: 20, height: 20)
      let second = try fill(.path(right, .nonZero), width: 20, height: 20)
      for y in 0..<20 {
        for x in 0..<20 {
          // Each value is rounded to a byte.
          #expect(abs(first.alpha(x, y) + second.alpha(x, y) - 255) <= 1)
        }
      }
    }
  }

  /// Triangles are compared with exact areas. Corners are rounded to 1/256 pixel, which moves an edge by at most
  /// 1/256 of a pixel diagonal, and crossings are rounded down to the same unit: 255 * 3/256 < 4.
  @Test(arguments: 0..<40) func triangleAreas(seed: Int) throws {
    var random = Random(seed: UInt64(seed))
    let size = 24
    let corners = (0..<3).map { _ in
      Point(x: random.number(-8...32), y: random.number(-8...32))
    }
    let bitmap = try fill(.path(Path(corners), .nonZero), width: size, height: size)
    var worst = 0.0
    for y in 0..<size {
      for x in 0..<size {
        let exact = Oracle.area(ofConvex: corners, inPixel: x, y) * 255
        worst = max(worst, abs(exact - Double(bitmap.alpha(x, y))))
      }
    }
    #expect(worst < 4)
  }

  /// Self-intersecting polygons with several contours are compared with winding numbers at 16 x 16 samples. Where
  /// contours overlap inside a pixel, summed areas differ from the true union, so only the mean has a tight
  /// tolerance.
  @Test(arguments: [FillRule.nonZero, .evenOdd], 0..<10)
  func crossingPolygons(rule: FillRule, seed: Int) throws {
    var random = Random(seed: 100 + UInt64(seed))
    let size = 32
    let polygons = (0..<2).map { _ in (0..<5).map { _ in random.point(Double(size), Double(size)) } }
    var path = Path()
    for polygon in polygons {
      path.move(to: polygon[0])
      for point in polygon.dropFirst() { path.addLine(to: point) }
      path.close()
    }
    let bitmap = try fill(.path(path, rule), width: size, height: size)
    var sum = 0.0
    for y in 0..<size {
      for x in 0..<size {
        let exact = Oracle.share(x, y, samples: 16) { px, py in
          let winding = Oracle.winding(polygons, px, py)
          return rule == .nonZero ? winding != 0 : winding % 2 != 0
        }
        sum += abs(exact * 255 - Double(bitmap.alpha(x, y)))
      }
    }
    #expect(sum / Double(size * size) < 2)
  }

  /// Shapes outside the canvas do not affect the image inside. The canvas is a window onto a larger image, and the
  /// outline may cross any of its sides.
  @Test(arguments: 0..<20) func window(seed: Int) throws {
    var random = Random(seed: 300 + UInt64(seed))
    let path = Path((0..<7).map { _ in random.point(90, 90) })
    let large = try fill(.path(path, .nonZero), width: 90, height: 90)
    let small = try fill(.path(path, .nonZero), width: 30, height: 30, .translation(x: -30, y: -30))
    #expect(small == large.cropped(30, 30, 30, 30))
  }

  /// A disc's area is pi r². Replacing arcs by chords loses less than the tolerance of 1/20 pixel times the
  /// circumference.
  @Test(arguments: [3.0, 10, 40, 200]) func circleArea(radius: Double) throws {
    let side = Int(radius * 2)
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: radius * 2, height: radius * 2))
    let bitmap = try fill(.path(circle, .nonZero), width: side, height: side)
    var sum = 0.0
    for y in 0..<side { for x in 0..<side { sum += Double(bitmap.alpha(x, y)) / 255 } }
    let exact = 3.141592653589793 * radius * radius
    #expect(abs(sum - exact) < 0.05 * 2 * 3.1416 * radius + 0.5)
  }
}
