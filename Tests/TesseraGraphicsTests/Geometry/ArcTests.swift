// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@_spi(Tessera) @testable import TesseraGraphics

/// Arcs of radius 10 around the origin. Angles are in quarter turns. End points, bounding boxes and areas are
/// calculated by hand. The area between an arc and its chord is r²/2·(angle - sin(angle)): for one, two, three and
/// four quarters, that is 50·(π/2 - 1), 50·π, 50·(3π/2 + 1) and 100·π. Because y increases downward, angles increase
/// clockwise on screen.
@MainActor @Suite struct ArcTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var start: Double
    var end: Double
    var clockwise: Bool
    /// The expected number of quarter turns drawn.
    var quarters: Int
    var endPoint: CGPoint
    var box: CGRect

    init(_ start: Double, _ end: Double, _ clockwise: Bool, _ quarters: Int, _ endPoint: CGPoint, _ box: CGRect) {
      (self.start, self.end, self.clockwise, self.quarters) = (start, end, clockwise, quarters)
      (self.endPoint, self.box) = (endPoint, box)
    }

    var testDescription: String { "\(start) to \(end) quarters, \(clockwise ? "clockwise" : "counterclockwise")" }
  }

  nonisolated static let whole = CGRect(x: -10, y: -10, width: 20, height: 20)
  nonisolated static let right = CGPoint(x: 10, y: 0)
  nonisolated static let bottom = CGPoint(x: 0, y: 10)
  nonisolated static let left = CGPoint(x: -10, y: 0)
  nonisolated static let top = CGPoint(x: 0, y: -10)

  nonisolated static let cases: [Case] = [
    // Less than a full turn, drawn in the direction toward the end angle.
    Case(0, 1, true, 1, bottom, CGRect(x: 0, y: 0, width: 10, height: 10)),
    Case(0, 2, true, 2, left, CGRect(x: -10, y: 0, width: 20, height: 10)),
    Case(0, 3, true, 3, top, whole),
    Case(0, -1, false, 1, top, CGRect(x: 0, y: -10, width: 10, height: 10)),
    Case(3, 2, false, 1, left, CGRect(x: -10, y: -10, width: 10, height: 10)),
    // The same angles, drawn in the opposite direction.
    Case(0, 1, false, 3, bottom, whole),
    Case(0, 2, false, 2, left, CGRect(x: -10, y: -10, width: 20, height: 10)),
    Case(0, 3, false, 1, top, CGRect(x: 0, y: -10, width: 10, height: 10)),
    Case(0, -1, true, 3, top, whole),
    Case(1, 0, true, 3, right, whole),
    // A full turn, in either direction.
    Case(0, 4, true, 4, right, whole),
    Case(0, 4, false, 4, right, whole),
    Case(0, -4, true, 4, right, whole),
    Case(0, -4, false, 4, right, whole),
    Case(4, 0, true, 4, right, whole),
    Case(4, 0, false, 4, right, whole),
    // The common progress ring that begins at the top. The sum of its angles has a rounding error.
    Case(-1, 3, true, 4, top, whole),
    Case(-1, 3, false, 4, top, whole),
    Case(0.3, 4.3, false, 4, CGPoint(x: 8.910065241883679, y: 4.539904997395468), whole),
    Case(0, 8, true, 4, right, whole),
    Case(0, 8, false, 4, right, whole),
    // For an angle of more than a full turn, a full circle is drawn in the given direction, or only the remainder in
    // the opposite direction.
    Case(0, 5, true, 4, right, whole),
    Case(0, -5, false, 4, right, whole),
    Case(0, 5, false, 3, bottom, whole),
    Case(0, -5, true, 3, top, whole),
    Case(0, 9, false, 3, bottom, whole),
    // Equal start and end angles.
    Case(0, 0, true, 0, right, CGRect(x: 10, y: 0, width: 0, height: 0)),
    Case(1, 1, false, 0, bottom, CGRect(x: 0, y: 10, width: 0, height: 0)),
  ]

  nonisolated static func area(_ quarters: Int) -> Double {
    [0, 50 * (Double.pi / 2 - 1), 50 * Double.pi, 50 * (1.5 * Double.pi + 1), 100 * Double.pi][quarters]
  }

  @Test(arguments: cases) func bezierPaths(_ arc: Case) {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: CGFloat(arc.start * .pi / 2), endAngle: CGFloat(arc.end * .pi / 2),
      clockwise: arc.clockwise)
    expect(path.cgPath, arc)
  }

  /// Core Graphics' `clockwise` assumes a y axis that points up.
  @Test(arguments: cases) func mutablePaths(_ arc: Case) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: CGFloat(arc.start * .pi / 2), endAngle: CGFloat(arc.end * .pi / 2),
      clockwise: !arc.clockwise)
    expect(path, arc)
  }

  @Test(arguments: cases) func contexts(_ arc: Case) throws {
    var canvas = Canvas.none
    var path: CGPath?
    Canvas.makeCurrent(&canvas) {
      let context = UIGraphicsGetCurrentContext()
      context?.addArc(
        center: .zero, radius: 10, startAngle: CGFloat(arc.start * .pi / 2), endAngle: CGFloat(arc.end * .pi / 2),
        clockwise: !arc.clockwise)
      path = context?.path
    }
    expect(try #require(path), arc)
  }

  /// The delta determines the direction and the length. More than a full turn repeats the circle.
  @Test(arguments: [
    (0.0, 1, 1, bottom), (0, -1, 1, top), (0, 3, 3, top), (0, 4, 4, right), (0, -4, 4, right), (1, -2, 2, top),
  ]) func relativeArcs(start: Double, delta: Double, quarters: Int, end: CGPoint) {
    let path = CGMutablePath()
    path.addRelativeArc(
      center: .zero, radius: 10, startAngle: CGFloat(start * .pi / 2), delta: CGFloat(delta * .pi / 2))
    #expect(abs(path.currentPoint.x - end.x) < 1e-9 && abs(path.currentPoint.y - end.y) < 1e-9)
    #expect(abs(Self.area(of: path) - Self.area(quarters)) < 0.2)
  }

  /// Two full turns are twice as long, which affects dashes and strokeEnd. A million turns must terminate.
  @Test func multipleTurns() {
    let twice = CGMutablePath()
    twice.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: 4 * .pi)
    #expect(twice.path.points.count == 1 + 8 * 3)
    let many = CGMutablePath()
    many.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: 1e7)
    #expect(many.path.points.count <= 1 + 65 * 4 * 3)
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      let path = CGMutablePath()
      path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: bad)
      #expect(path.isEmpty)
    }
  }

  func expect(_ path: CGPath, _ arc: Case, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      abs(path.currentPoint.x - arc.endPoint.x) < 1e-9 && abs(path.currentPoint.y - arc.endPoint.y) < 1e-9,
      "\(path.currentPoint)", sourceLocation: sourceLocation)
    let box = path.boundingBoxOfPath
    // A cubic deviates by up to 0.027 % of the radius.
    for (side, expected) in [
      (box.minX, arc.box.minX), (box.minY, arc.box.minY), (box.maxX, arc.box.maxX), (box.maxY, arc.box.maxY),
    ] { #expect(abs(side - expected) < 0.003, "\(box)", sourceLocation: sourceLocation) }
    #expect(abs(Self.area(of: path) - Self.area(arc.quarters)) < 0.2, sourceLocation: sourceLocation)
  }

  /// Returns the area between the path's curves, each flattened into 256 chords, and the chord from end to start.
  static func area(of path: CGPath) -> Double {
    var points: [Point] = []
    path.path.forEachSegment { segment in
      switch segment {
      case .move(let p): points.append(p)
      case .line(_, let p): points.append(p)
      case .cubic(let a, let c, let d, let b):
        for step in 1...256 {
          let t = Double(step) / 256
          let u = 1 - t
          points.append(
            Point(
              x: u * u * u * a.x + 3 * u * u * t * c.x + 3 * u * t * t * d.x + t * t * t * b.x,
              y: u * u * u * a.y + 3 * u * u * t * c.y + 3 * u * t * t * d.y + t * t * t * b.y))
        }
      default: break
      }
    }
    guard let last = points.last else { return 0 }
    var (sum, previous) = (0.0, last)
    for point in points {
      sum += (previous.x * point.y - point.x * previous.y) / 2
      previous = point
    }
    return abs(sum)
  }

  // MARK: Tangents

  /// A square corner of radius 4 begins and ends 4 from the corner. At 45°, the arc of radius 2 begins 2/tan(22.5°) =
  /// 2·(1 + √2) = 4.828427 from the corner, at x = 5.171573. It ends at the same distance along the other line, at
  /// (10 - 4.828427/√2, 4.828427/√2) = (6.585786, 3.414214).
  @Test func tangentArcs() {
    let square = CGMutablePath()
    square.move(to: .zero)
    square.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    expect(square, start: CGPoint(x: 6, y: 0), end: CGPoint(x: 10, y: 4))
    let back = CGMutablePath()
    back.move(to: CGPoint(x: 10, y: 10))
    back.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: .zero, radius: 4)
    expect(back, start: CGPoint(x: 10, y: 4), end: CGPoint(x: 6, y: 0))
    let acute = CGMutablePath()
    acute.move(to: .zero)
    acute.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 0, y: 10), radius: 2)
    expect(
      acute, start: CGPoint(x: 5.17157287525381, y: 0), end: CGPoint(x: 6.585786437626905, y: 3.414213562373095))
    // The arc is never above the first line or beyond the corner.
    #expect(acute.boundingBoxOfPath.minY > -1e-6 && acute.boundingBoxOfPath.maxX < 10)
  }

  /// The points are in coordinates before the transform.
  @Test func tangentArcsUnderATransform() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 100, y: 0))
    let transform = CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 2, y: 2)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4, transform: transform)
    expect(path, start: CGPoint(x: 112, y: 0), end: CGPoint(x: 120, y: 8))
  }

  /// Without a corner to round, the path continues with a line to the corner. Without a current point, nothing is
  /// added.
  @Test func degenerateTangentArcs() {
    for (second, radius) in [
      (CGPoint(x: 20, y: 0), CGFloat(4)), (.zero, 4), (CGPoint(x: 10, y: 0), 4), (CGPoint(x: 10, y: 10), 0),
      (CGPoint(x: 10, y: 10), .nan),
    ] {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: second, radius: radius)
      #expect(path.currentPoint == CGPoint(x: 10, y: 0) && path.path.points.count == 2)
    }
    let empty = CGMutablePath()
    empty.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(empty.isEmpty)
  }

  @Test func tangentArcsOfContexts() throws {
    var canvas = Canvas.none
    var path: CGPath?
    Canvas.makeCurrent(&canvas) {
      let context = UIGraphicsGetCurrentContext()
      context?.translateBy(x: 5, y: 5)
      context?.move(to: .zero)
      context?.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
      path = context?.path
    }
    expect(try #require(path), start: CGPoint(x: 6, y: 0), end: CGPoint(x: 10, y: 4))
  }

  /// Checks a path that consists of a move, a line to the start of the arc, and the arc.
  func expect(
    _ path: CGPath, start: CGPoint, end: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let points = path.path.points
    #expect(points.count >= 5, sourceLocation: sourceLocation)
    guard points.count >= 5 else { return }
    #expect(abs(points[1].x - start.x) < 1e-9 && abs(points[1].y - start.y) < 1e-9, sourceLocation: sourceLocation)
    #expect(
      abs(path.currentPoint.x - end.x) < 1e-9 && abs(path.currentPoint.y - end.y) < 1e-9,
      "\(path.currentPoint)", sourceLocation: sourceLocation)
  }
}
