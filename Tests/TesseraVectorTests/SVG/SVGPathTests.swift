// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing
import TesseraRaster

@testable import TesseraVector

/// Returns a path as text, M x,y  L x,y  Q c p  C c d p  Z, with numbers rounded to four decimals.
private func art(_ path: Path) -> String {
  func number(_ value: Double) -> String {
    let rounded = (value * 1e4).rounded() / 1e4 + 0
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
  var index = 0
  func points(_ count: Int) -> String {
    defer { index += count }
    return path.points[index..<index + count].map { " \(number($0.x)),\(number($0.y))" }.joined()
  }
  return path.elements.map { element in
    switch element {
    case .move: "M" + points(1)
    case .line: "L" + points(1)
    case .quadratic: "Q" + points(2)
    case .cubic: "C" + points(3)
    case .close: "Z"
    }
  }.joined(separator: " ")
}

@Suite struct SVGPathTests {
  // Expected paths worked out by hand from SVG 2, section 9.3.
  @Test(arguments: [
    ("", ""),
    (" \n\t", ""),
    ("M1 2", "M 1,2"),
    ("m1,2", "M 1,2"),
    ("M1 2L3 4", "M 1,2 L 3,4"),
    ("M1 2l3 4", "M 1,2 L 4,6"),
    // Implicit lines after a move are relative if the move is.
    ("M1 2 3 4 5 6", "M 1,2 L 3,4 L 5,6"),
    ("m1 2 3 4 5 6", "M 1,2 L 4,6 L 9,12"),
    ("M1 2h3v4H0V0z", "M 1,2 L 4,2 L 4,6 L 0,6 L 0,0 Z"),
    ("M0 0h1 2 3", "M 0,0 L 1,0 L 3,0 L 6,0"),
    // Signs, decimal points and exponents separate numbers.
    ("M1-2.5l-.5+3", "M 1,-2.5 L 0.5,0.5"),
    ("M0 0L1e1-1E-1", "M 0,0 L 10,-0.1"),
    ("M1.2.3.4.5", "M 1.2,0.3 L 0.4,0.5"),
    ("M0 0C1 2 3 4 5 6", "M 0,0 C 1,2 3,4 5,6"),
    ("M1 1c1 2 3 4 5 6", "M 1,1 C 2,3 4,5 6,7"),
    // The curve ends at (10,0) with control point (8,-2), which is reflected to (12,2). Without a preceding curve,
    // the control point is the current point.
    ("M0 0C2 2 8-2 10 0S18-2 20 0", "M 0,0 C 2,2 8,-2 10,0 C 12,2 18,-2 20,0"),
    ("M0 0s1 2 3 4", "M 0,0 C 0,0 1,2 3,4"),
    ("M0 0C2 2 8-2 10 0L10 1S18-2 20 0", "M 0,0 C 2,2 8,-2 10,0 L 10,1 C 10,1 18,-2 20,0"),
    ("M0 0Q1 2 4 0T8 0 12 0", "M 0,0 Q 1,2 4,0 Q 7,-2 8,0 Q 9,2 12,0"),
    ("M0 0q1 2 4 0t4 0", "M 0,0 Q 1,2 4,0 Q 7,-2 8,0"),
    // T does not reflect a cubic curve's control point, and S does not reflect a quadratic curve's.
    ("M0 0C1 1 2 2 3 3T5 5", "M 0,0 C 1,1 2,2 3,3 Q 3,3 5,5"),
    ("M0 0Q1 1 3 3S4 4 5 5", "M 0,0 Q 1,1 3,3 C 3,3 4,4 5,5"),
    // After closing a contour, the current point is the contour's start.
    ("M1 1h2v2zl5 0", "M 1,1 L 3,1 L 3,3 Z M 1,1 L 6,1"),
    ("M1 1h2v2zm5 0h1", "M 1,1 L 3,1 L 3,3 Z M 6,1 L 7,1"),
  ])
  func reads(data: String, expected: String) throws {
    #expect(art(try #require(SVGPath.parse(data))) == expected)
  }

  // Circular and elliptical arcs calculated by hand. The control points of a quarter turn are 4/3 (√2 - 1) = 0.5523
  // radii along the tangents.
  @Test(arguments: [
    // A quarter of the unit circle around (0,0), clockwise from the top (0,-1) to the right (1,0).
    ("M0-1A1 1 0 0 1 1 0", "M 0,-1 C 0.5523,-1 1,-0.5523 1,0"),
    // The same end points counterclockwise, around (1,-1).
    ("M0-1A1 1 0 0 0 1 0", "M 0,-1 C 0,-0.4477 0.4477,0 1,0"),
    // The long arc around (0,0) counterclockwise: top, left, bottom, right.
    (
      "M0-1A1 1 0 1 0 1 0",
      "M 0,-1 C -0.5523,-1 -1,-0.5523 -1,0 C -1,0.5523 -0.5523,1 0,1 C 0.5523,1 1,0.5523 1,0"
    ),
    // Half a circle consists of two quarters. Flags require no separators.
    ("M0 0a1 1 0 012 0", "M 0,0 C 0,-0.5523 0.4477,-1 1,-1 C 1.5523,-1 2,-0.5523 2,0"),
    // If the radii are too small for the chord, they grow to half of it.
    ("M0 0A.1.1 0 0 1 2 0", "M 0,0 C 0,-0.5523 0.4477,-1 1,-1 C 1.5523,-1 2,-0.5523 2,0"),
    // Negative radii are treated as positive.
    ("M0-1A-1-1 0 0 1 1 0", "M 0,-1 C 0.5523,-1 1,-0.5523 1,0"),
    // An ellipse that is twice as wide as the unit circle, so all x are doubled.
    ("M0-1A2 1 0 0 1 2 0", "M 0,-1 C 1.1046,-1 2,-0.5523 2,0"),
    // The same ellipse specified upright and rotated by 90 degrees, which exchanges the axes.
    ("M0-1A1 2 90 0 1 2 0", "M 0,-1 C 1.1046,-1 2,-0.5523 2,0"),
    // A radius of zero yields a line, and equal end points yield nothing.
    ("M0 0A0 1 0 0 1 5 5", "M 0,0 L 5,5"),
    ("M3 3A1 1 0 1 1 3 3", "M 3,3"),
    // Repeated relative arcs: two quarters of a circle around (1,0), from the left over the top to the right.
    ("M0 0a1 1 0 0 1 1-1 1 1 0 0 1 1 1", "M 0,0 C 0,-0.5523 0.4477,-1 1,-1 C 1.5523,-1 2,-0.5523 2,0"),
  ])
  func convertsArcs(data: String, expected: String) throws {
    let path = try #require(SVGPath.parse(data))
    #expect(art(path) == expected)
  }

  /// In an ellipse rotated by 30 degrees, each segment's end satisfies the ellipse's equation, and the last end is
  /// exact.
  @Test func rotatedArcsAreOnTheirEllipse() throws {
    let path = try #require(SVGPath.parse("M2 1A3 1.5 30 1 0 4 2"))
    #expect(path.points.last == Point(x: 4, y: 2))
    // Three points determine the center. All ends have the same distance from it in the ellipse's coordinates.
    let (sine, cosine) = (0.5, 3.0.squareRoot() / 2)
    let ends = stride(from: 0, to: path.points.count, by: 3).map { path.points[$0] }.map {
      Point(x: ($0.x * cosine + $0.y * sine) / 3, y: ($0.y * cosine - $0.x * sine) / 1.5)
    }
    #expect(ends.count == 5)
    let (a, b, c) = (ends[0], ends[1], ends[2])
    let d = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y))
    let (aa, bb, cc) = (a.x * a.x + a.y * a.y, b.x * b.x + b.y * b.y, c.x * c.x + c.y * c.y)
    let x = (aa * (b.y - c.y) + bb * (c.y - a.y) + cc * (a.y - b.y)) / d
    let y = (aa * (c.x - b.x) + bb * (a.x - c.x) + cc * (b.x - a.x)) / d
    for end in ends {
      #expect(abs((end.x - x) * (end.x - x) + (end.y - y) * (end.y - y) - 1) < 1e-12)
    }
  }

  @Test(arguments: [
    "1 2", "L1 2", "z", "M", "M1", "M1,", "M1 2,", "M1 2L", "M1 2L3", "M1 2X3 4", "M1 2 L3 4 5", "M,,1 2", "M1 2h",
    "M0 0C1 2 3 4 5", "M0 0A1 1 0 2 0 1 1", "M0 0A1 1 0 1 1 1", "M-", "M.", "M1 2e", "Mnan 0", "Minf 0", "M0x10 0",
    "M1e999 0", "M1000000000001 0", "M0 0\u{0}", "M0 0é", "M1e12 0l1e12 0", "M1--2", "M1 2;", "M1 2z3",
  ])
  func rejectsInvalidPaths(data: String) {
    #expect(SVGPath.parse(data) == nil)
  }

  @Test func readsLongNumbersCorrectlyRounded() throws {
    let path = try #require(SVGPath.parse("M0.1234567890123456789 0.3L123456789012.25 1e-400"))
    #expect(path.points == [Point(x: 0.1234567890123456789, y: 0.3), Point(x: 123_456_789_012.25, y: 0)])
  }

  @Test func terminatesForEndlessData() {
    let limit = SVGPath.maximumCount
    #expect(SVGPath.parse("M0 0" + String(repeating: "h1", count: limit - 1)) != nil)
    #expect(SVGPath.parse("M0 0" + String(repeating: "h1", count: limit)) == nil)
    #expect(SVGPath.parse("M0 0" + String(repeating: "h1z", count: limit)) == nil)
  }

  /// Random path commands, and real data with modified bytes. Each result is nil or finite.
  @Test func survivesRandomData() {
    var random = SeededRandom(state: 7)
    let words = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \n0101".utf8)
    let real = Array(
      "M8 16a2 2 0 0 0 2-2H6a2 2 0 0 0 2 2zM8 1.918l-.797.161A4.002 4.002 0 0 0 4 6c0 .628-.134 2.197z".utf8)
    var accepted = 0
    for round in 0..<20_000 {
      var bytes =
        round % 2 == 0
        ? (0..<Int(random.next() % 40)).map { _ in words[Int(random.next() % UInt64(words.count))] } : real
      if round % 4 == 0 { bytes = Array("M0 0".utf8) + bytes }
      if round % 2 == 1 {
        for _ in 0...(random.next() % 3) {
          bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(random.next() & 0x7F)
        }
      }
      guard let path = bytes.withUnsafeBufferPointer({ SVGPath.parse($0) }) else { continue }
      accepted += 1
      #expect(path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(String(decoding: bytes, as: UTF8.self))")
    }
    // Some inputs must be accepted and some rejected.
    #expect(accepted > 200 && accepted < 19_800)
  }
}
