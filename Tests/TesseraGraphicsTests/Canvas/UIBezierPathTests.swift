// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@testable import TesseraGraphics

private let unit = CGRect(x: 10, y: 20, width: 100, height: 40)

@Suite struct UIBezierPathTests {
  @Test func emptyPathHasZeroBounds() {
    #expect(UIBezierPath().isEmpty)
    #expect(UIBezierPath().bounds == .zero)
    #expect(UIBezierPath().currentPoint == .zero)
    #expect(!UIBezierPath().contains(.zero))
    #expect(UIBezierPath().cgPath.boundingBox.isNull)
  }

  @Test func boundsAreTight() {
    #expect(UIBezierPath(rect: unit).bounds == unit)
    #expect(UIBezierPath(ovalIn: unit).bounds == unit)
    for radius in [0, 5, 13, 15, 20, 1000] as [CGFloat] {
      #expect(UIBezierPath(roundedRect: unit, cornerRadius: radius).bounds == unit)
    }
    let curve = UIBezierPath()
    curve.move(to: .zero)
    // The maximum of y(t) = 3·100·t(1-t) is 75, at t = 1/2.
    curve.addCurve(
      to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 0, y: 100), controlPoint2: CGPoint(x: 100, y: 100))
    #expect(curve.bounds == CGRect(x: 0, y: 0, width: 100, height: 75))
    #expect(curve.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    let quad = UIBezierPath()
    quad.move(to: .zero)
    // The maximum of y(t) = 2·100·t(1-t) is 50, at t = 1/2.
    quad.addQuadCurve(to: CGPoint(x: 80, y: 0), controlPoint: CGPoint(x: 40, y: 100))
    #expect(quad.bounds == CGRect(x: 0, y: 0, width: 80, height: 50))
  }

  @Test func ovalsContainTheirInterior() {
    let oval = UIBezierPath(ovalIn: unit)
    for step in 0..<360 {
      let angle = CGFloat(step) * .pi / 180
      let inside = CGPoint(x: 60 + 49.8 * cos(angle), y: 40 + 19.9 * sin(angle))
      let outside = CGPoint(x: 60 + 50.2 * cos(angle), y: 40 + 20.1 * sin(angle))
      #expect(oval.contains(inside))
      #expect(!oval.contains(outside))
    }
  }

  @Test(arguments: [(CGFloat(4), true), (12, true), (20, false), (100, false)])
  func roundedCornersHaveTheirRadius(radius: CGFloat, hasRoom: Bool) {
    let path = UIBezierPath(roundedRect: unit, cornerRadius: radius)
    // On the diagonal, a circular corner of radius r begins (1 - 1/√2)·r from both edges. A continuous corner passes
    // within 3 % of that point.
    let r = min(radius, 20)
    let cut = (1 - 0.5.squareRoot()) * r
    #expect(!path.contains(CGPoint(x: 10 + cut * 0.95, y: 20 + cut * 0.95)))
    #expect(path.contains(CGPoint(x: 10 + cut * 1.05, y: 20 + cut * 1.05)))
    // The straight side ends r from the corner for a circular corner, and 1.53 r for a continuous corner.
    #expect(path.contains(CGPoint(x: 10 + r * 1.55, y: 20.001)))
    #expect(path.contains(CGPoint(x: 10 + r * 1.1, y: 20.02)) == !(hasRoom && r > 10))
  }

  @Test func roundsOnlyGivenCorners() {
    let path = UIBezierPath(
      roundedRect: unit, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: 10.5, y: 20.5)))
    #expect(path.contains(CGPoint(x: 109.5, y: 20.5)))
    #expect(path.contains(CGPoint(x: 10.5, y: 59.5)))
    #expect(!path.contains(CGPoint(x: 109.5, y: 59.5)))
  }

  @Test func clockwiseArcsTurnClockwiseOnScreen() {
    // A quarter turn clockwise from the right end, through the lower right to the bottom.
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 1e-12 && abs(path.currentPoint.y - 10) < 1e-12)
    #expect(path.bounds.minY > -1e-9)
    let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(other.bounds.minY + 10) < 1e-9 && abs(other.bounds.minX + 10) < 1e-9)
  }

  @Test func arcsStayOnTheCircle() {
    for (start, end) in [(0, 1), (0.3, 5), (-1, 2 * CGFloat.pi - 1), (2, 1)] as [(CGFloat, CGFloat)] {
      let path = UIBezierPath(
        arcCenter: CGPoint(x: 5, y: 6), radius: 100, startAngle: start, endAngle: end, clockwise: true)
      let shape = path.cgPath.path
      for segment in collect(shape) {
        guard case .cubic(let a, let c, let d, let b) = segment else { continue }
        for step in 0...20 {
          let p = bezier(a, c, d, b, Double(step) / 20)
          let distance = ((p.x - 5) * (p.x - 5) + (p.y - 6) * (p.y - 6)).squareRoot()
          // A quarter circle drawn by one cubic deviates by up to 0.027 % of the radius.
          #expect(abs(distance - 100) < 0.0275)
        }
      }
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func hostileNumbersTerminate(value: CGFloat) {
    let rect = CGRect(x: value, y: value, width: value, height: value)
    for path in [
      UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect), UIBezierPath(roundedRect: rect, cornerRadius: value),
      UIBezierPath(
        arcCenter: CGPoint(x: value, y: 0), radius: value, startAngle: value, endAngle: -value, clockwise: true),
    ] {
      _ = path.bounds
      _ = path.contains(CGPoint(x: 1, y: 1))
      path.apply(CGAffineTransform(scaleX: value, y: 1))
      #expect(path.reversing().cgPath.path.points.count == path.cgPath.path.points.count)
    }
  }

  @Test func evenOddRuleLeavesHoles() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = false
    path.removeAllPoints()
    path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30)))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
  }

  @Test func reversingTwiceRestoresTheOutline() {
    let path = UIBezierPath(ovalIn: unit)
    #expect(path.reversing().reversing().cgPath == path.cgPath)
    #expect(path.reversing().cgPath != path.cgPath)
  }

  @Test func appliesTransforms() {
    let path = UIBezierPath(rect: unit)
    path.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(path.bounds == CGRect(x: 20, y: 40, width: 200, height: 80))
  }

  @Test func copiesAreIndependent() throws {
    let path = UIBezierPath(rect: unit)
    path.lineWidth = 7
    path.setLineDash([1, 2, 3], count: 3, phase: 4)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.removeAllPoints()
    #expect(copy.bounds == unit)
    #expect(copy.strokeStyle == StrokeStyle(width: 7, dashes: [1, 2, 3], dashPhase: 4))
  }

  @Test func closingReturnsToTheStart() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.currentPoint == CGPoint(x: 9, y: 9))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
  }

  private func collect(_ path: Path) -> [PathSegment] {
    var all: [PathSegment] = []
    path.forEachSegment { all.append($0) }
    return all
  }

  private func bezier(_ a: Point, _ c: Point, _ d: Point, _ b: Point, _ t: Double) -> Point {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      x: a.x * w0 + c.x * w1 + d.x * w2 + b.x * w3, y: a.y * w0 + c.y * w1 + d.y * w2 + b.y * w3)
  }

  @Test func pathsAreEqualByValue() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let (path, same) = (UIBezierPath(rect: rect), UIBezierPath(rect: rect))
    #expect(path == same && path.hash == same.hash)
    #expect(path != UIBezierPath(ovalIn: rect))
    same.lineWidth = 2
    #expect(path != same)
  }
}
