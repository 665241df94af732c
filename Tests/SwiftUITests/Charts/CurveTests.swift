// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import Charts
import Testing

/// The curves of lines and areas.
@MainActor
@Suite struct CurveTests {
  nonisolated static let methods: [InterpolationMethod] = [
    .linear, .monotone, .catmullRom, .catmullRom(alpha: 0), .catmullRom(alpha: 1), .cardinal, .cardinal(tension: 0.5),
    .stepStart, .stepCenter, .stepEnd,
  ]
  private let points = [(0, 10), (10, 30), (20, 30), (35, 5), (36, 50), (50, 0)].map { CGPoint(x: $0.0, y: $0.1) }

  /// Returns the end points of a path's elements.
  private func ends(_ path: Path) -> [CGPoint] {
    var result: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): result.append(point)
      case .closeSubpath: break
      }
    }
    return result
  }

  @Test(arguments: methods)
  func curvesHitTheirPoints(method: InterpolationMethod) {
    var path = Path()
    method.append(points, to: &path)
    let ends = ends(path)
    for point in points { #expect(ends.contains(point)) }
    #expect(ends.first == points.first && ends.last == points.last)
  }

  @Test(arguments: methods)
  func verticalCurvesAreTransposed(method: InterpolationMethod) {
    var (path, vertical) = (Path(), Path())
    method.append(points, to: &path)
    method.append(points.map(\.transposed), to: &vertical, isVertical: true)
    #expect(self.ends(vertical) == self.ends(path).map(\.transposed))
  }

  @Test func stepsAreAtTheStartCenterOrEnd() {
    func corners(_ method: InterpolationMethod, isReversed: Bool = false) -> [CGPoint] {
      var path = Path()
      method.append([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 8)], to: &path, isReversed: isReversed)
      return Array(ends(path).dropFirst().prefix(2))
    }
    #expect(corners(.stepStart) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 8)])
    #expect(corners(.stepCenter) == [CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 8)])
    #expect(corners(.stepEnd) == [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 8)])
    #expect(corners(.stepEnd, isReversed: true) == corners(.stepStart))
  }

  /// A uniform Catmull-Rom spline has the tangent (next - previous) / 2 at each point, and so its control points are a third of
  /// the tangent away.
  @Test func uniformSplinesHaveTheirTangents() {
    var path = Path()
    InterpolationMethod.catmullRom(alpha: 0).append(points, to: &path)
    var controls: [(CGPoint, CGPoint)] = []
    path.forEach { if case .curve(_, let first, let second) = $0 { controls.append((first, second)) } }
    // Around the second point (10, 30): the tangent is ((20, 30) - (0, 10)) / 2 = (10, 10).
    #expect(abs(controls[1].0.x - (10 + 10.0 / 3)) < 1e-9 && abs(controls[1].0.y - (30 + 10.0 / 3)) < 1e-9)
    #expect(abs(controls[0].1.x - (10 - 10.0 / 3)) < 1e-9 && abs(controls[0].1.y - (30 - 10.0 / 3)) < 1e-9)
  }

  /// The control points of monotone data are between the values of their ends, so that the curve does not overshoot.
  @Test func monotoneCurvesDoNotOvershoot() {
    let rising = [(0, 0), (10, 1), (20, 40), (30, 41), (40, 41)].map { CGPoint(x: $0.0, y: $0.1) }
    var path = Path()
    InterpolationMethod.monotone.append(rising, to: &path)
    var previous = CGPoint.zero
    path.forEach { element in
      guard case .curve(let end, let first, let second) = element else { return }
      for control in [first, second] { #expect(control.y >= previous.y - 1e-9 && control.y <= end.y + 1e-9) }
      previous = end
    }
    #expect(previous == rising.last)
  }

  @Test(arguments: methods)
  func degenerateCurvesAreFinite(method: InterpolationMethod) {
    for points in [[], [CGPoint(x: 1, y: 1)], [CGPoint](repeating: CGPoint(x: 3, y: 3), count: 4)] {
      var path = Path()
      method.append(points, to: &path)
      path.forEach { element in
        guard case .curve(let end, let first, let second) = element else { return }
        for point in [end, first, second] { #expect(point.x.isFinite && point.y.isFinite) }
      }
    }
  }
}
