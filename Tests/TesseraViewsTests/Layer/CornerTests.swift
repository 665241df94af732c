// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct CornerTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  func alpha(_ x: Int, _ y: Int) throws -> UInt8 {
    let bitmap = try root.displayList(scale: 1, pixels: (100, 100), background: .clear).paint()
    return bitmap.bytes[(y * 100 + x) * 4 + 3]
  }

  func box(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = .black
    root.addSubview(view)
    return view
  }

  /// A circular corner with radius 20 begins 20 points from the corner, and a continuous corner at 1.52866 · 20 =
  /// 30.57. So at 25 points, only the continuous corner covers the first row partially.
  @Test func continuousCornersExtendFurther() throws {
    let view = box(root.bounds)
    view.layer.cornerRadius = 20
    #expect(try alpha(25, 0) == 255 && alpha(31, 0) == 255 && alpha(0, 0) == 0)
    view.layer.cornerCurve = .continuous
    let (edge, beyond) = (try alpha(24, 0), try alpha(31, 0))
    #expect(edge > 200 && edge < 255 && beyond == 255)
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
  }

  /// The point at which a corner crosses the diagonal. For a circle with radius 20, it is 20·(1 - 1/√2) = 5.858 from
  /// both sides. For the published continuous curve, it is the midpoint of the middle cubic, at t = 1/2: (0.63149379
  /// + 3·0.37282383 + 3·0.16905956 + 0.07491139) / 8 · 20 = 5.83.
  @Test func continuousCornersHaveNearlyTheSameDiagonal() throws {
    let path = Path(RoundedRect(Rect(x: 0, y: 0, width: 100, height: 100), radius: 20))
    var smooth = RoundedRect(Rect(x: 0, y: 0, width: 100, height: 100), radius: 20)
    smooth.isContinuous = true
    let curve = Path(smooth)
    #expect(path.elements.filter { $0 == .cubic }.count == 4 && curve.elements.filter { $0 == .cubic }.count == 12)
    // The path begins on the left side, 1.52866483 · 20 below the corner.
    #expect(abs(curve.points[0].x) < 1e-12 && abs(curve.points[0].y - 30.5732966) < 1e-9)
    let p = curve.points[3...6].map(\.x)
    #expect(abs((p[0] + 3 * p[1] + 3 * p[2] + p[3]) / 8 - 5.8302) < 1e-3)
  }

  /// A corner without enough space for the continuous curve is a quarter circle, so all points of a capsule's ends
  /// are on a circle.
  @Test func capsulesHaveRoundEnds() throws {
    var capsule = RoundedRect(Rect(x: 0, y: 0, width: 40, height: 40), radius: 20)
    capsule.isContinuous = true
    let points = Path(capsule).points
    // The end points of the cubics are every third point after the first.
    for index in [0, 3, 6, 9] {
      let (x, y) = (points[index].x - 20, points[index].y - 20)
      #expect(abs((x * x + y * y).squareRoot() - 20) < 1e-6)
    }
  }

  @Test func unmaskedCornersStaySharp() throws {
    let view = box(root.bounds)
    view.layer.cornerRadius = 20
    view.layer.cornerCurve = .continuous
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(try alpha(0, 0) == 0 && alpha(99, 0) == 255 && alpha(0, 99) == 255 && alpha(99, 99) == 255)
  }

  /// A capsule's radius is half of its shorter side, and adapts to the size.
  @Test func capsuleConfiguration() throws {
    let view = box(CGRect(x: 0, y: 0, width: 80, height: 40))
    view.cornerConfiguration = .capsule()
    #expect(view.effectiveRadius(corner: .topLeft) == 20)
    view.frame.size.height = 20
    #expect(view.effectiveRadius(corner: .topLeft) == 10)
    view.cornerConfiguration = .capsule(maximumRadius: 6)
    #expect(view.effectiveRadius(corner: .bottomRight) == 6)
    #expect(view.cornerConfiguration == .capsule(maximumRadius: 6) && view.layer.cornerCurve == .continuous)
  }

  /// A concentric corner 16 points inside a corner with radius 24 has a radius of 8. At 24 points inside, it has the
  /// minimum radius of 4.
  @Test func concentricConfiguration() throws {
    let outer = box(root.bounds)
    outer.cornerConfiguration = .corners(radius: 24)
    let inner = UIView(frame: CGRect(x: 16, y: 16, width: 68, height: 60))
    outer.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    #expect(inner.effectiveRadius(corner: .topLeft) == 8 && inner.effectiveRadius(corner: .topRight) == 8)
    #expect(inner.effectiveRadius(corner: .bottomLeft) == 4)
    inner.cornerConfiguration = .uniformEdges(topRadius: 10, bottomRadius: .fixed(-3))
    #expect(inner.effectiveRadius(corner: .topLeft) == 10 && inner.effectiveRadius(corner: .bottomLeft) == 0)
    inner.cornerConfiguration = .corners(
      topLeftRadius: 5, topRightRadius: nil, bottomLeftRadius: .fixed(.nan), bottomRightRadius: 1.5)
    #expect(inner.effectiveRadius(corner: .topRight) == 0 && inner.effectiveRadius(corner: .bottomLeft) == 0)
    #expect(try alpha(50, 50) == 255)
  }
}
