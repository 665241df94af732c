// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import Charts
import Testing

/// The angles and paths of sectors.
@MainActor
@Suite struct SectorTests {
  @Test func anglesAreSharesOfAFullTurn() {
    let angles = SectorGeometry.angles([1, 2, 5]).map { ($0.start * 180 / .pi, $0.end * 180 / .pi) }
    // 1/8, 2/8 and 5/8 of 360 degrees.
    for (angle, expected) in zip(angles, [(0.0, 45.0), (45, 135), (135, 360)]) {
      #expect(abs(angle.0 - expected.0) < 1e-9 && abs(angle.1 - expected.1) < 1e-9)
    }
  }

  @Test(arguments: [[0.1, 0.2, 0.3], [7, 13, 0, 29, 1e-9], [1e200, 1e200], [3, -1, .nan, .infinity, 4]])
  func anglesSumTo360Degrees(values: [Double]) {
    let sum = SectorGeometry.angles(values).reduce(0) { $0 + $1.end - $1.start }
    #expect(abs(sum - 2 * .pi) < 1e-9)
  }

  @Test func withoutPositiveValuesThereAreNoSectors() {
    #expect(SectorGeometry.angles([0, -1, .nan]).allSatisfy { $0.start == 0 && $0.end == 0 })
    #expect(SectorGeometry.angles([]).isEmpty)
  }

  private func sector(_ start: Double, _ end: Double, inner: CGFloat = 0, inset: CGFloat = 0) -> SectorGeometry {
    SectorGeometry(
      center: CGPoint(x: 100, y: 100), innerRadius: inner, outerRadius: 100, start: start, end: end, inset: inset)
  }

  /// The first quarter is at the top right.
  @Test func sectorsStartAtTheTopAndProceedClockwise() {
    let path = sector(0, .pi / 2).path
    #expect(path.contains(CGPoint(x: 130, y: 70)))
    #expect(!path.contains(CGPoint(x: 70, y: 70)) && !path.contains(CGPoint(x: 130, y: 130)))
    #expect(!path.contains(CGPoint(x: 180, y: 20)), "The corner of the square is outside of the circle.")
  }

  @Test func ringsHaveAHole() {
    let path = sector(0, .pi, inner: 50).path
    #expect(path.contains(CGPoint(x: 175, y: 100)) && !path.contains(CGPoint(x: 140, y: 100)))
    let full = sector(0, 2 * .pi, inner: 50).path
    #expect(full.contains(CGPoint(x: 25, y: 100), eoFill: true))
    #expect(!full.contains(CGPoint(x: 140, y: 100), eoFill: true))
  }

  /// With an inset of 3 points, points at a distance of 2 points from the edge are outside, and those at 4 points inside.
  @Test func insetsMoveTheEdges() {
    let path = sector(0, .pi / 2, inner: 50, inset: 3).path
    for y in [20.0, 45] {
      #expect(!path.contains(CGPoint(x: 102, y: y)))
      #expect(path.contains(CGPoint(x: 104, y: y)))
    }
  }

  @Test func narrowSectorsAreEmptyOrFinite() {
    for (end, inset) in [(1e-6, 3.0), (0.05, 3), (0, 0), (-1, 1), (0.5, 400)] {
      var geometry = sector(0, end, inner: 50, inset: inset)
      geometry.cornerRadius = 20
      let bounds = geometry.path.boundingRect
      #expect(geometry.path.isEmpty || bounds.width.isFinite && bounds.width <= 200)
    }
  }

  @Test func radiiAreRelativeToTheLargestOne() {
    let model = ChartFixture.model {
      SectorMark(angle: .value("Value", 1), innerRadius: .ratio(0.6), outerRadius: .ratio(0.9))
      SectorMark(angle: .value("Value", 1), innerRadius: .fixed(10), outerRadius: .inset(10))
      SectorMark(angle: .value("Value", 2), angularInset: .nan)
    }
    let geometry = ChartFixture.geometry(model, CGSize(width: 300, height: 200))
    let sectors = (0..<3).compactMap { geometry.sector($0) }
    #expect(sectors.map(\.innerRadius) == [60, 10, 0])
    #expect(sectors.map(\.outerRadius) == [90, 90, 100])
    #expect(sectors[0].center == CGPoint(x: 150, y: 100))
    #expect(model.axes.isEmpty)
  }
}
