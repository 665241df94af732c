// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import Charts
import Testing

/// The positions of bars, points, lines, rules and rectangles.
@MainActor
@Suite struct MarkGeometryTests {
  private let size = CGSize(width: 200, height: 100)

  private func verticalBars() -> ChartModel {
    ChartFixture.model {
      BarMark(x: .value("Name", "a"), y: .value("Value", 5))
      BarMark(x: .value("Name", "b"), y: .value("Value", 10))
    }
  }

  /// Two bands of 100 points with gaps of 10 points, and a scale from 0 to 10.
  @Test func verticalBarsFillTheirBands() {
    let geometry = ChartFixture.geometry(verticalBars(), size)
    #expect(geometry.rect(0) == CGRect(x: 5, y: 50, width: 90, height: 50))
    #expect(geometry.rect(1) == CGRect(x: 105, y: 0, width: 90, height: 100))
  }

  @Test func barsAreMirrored() {
    let geometry = ChartFixture.geometry(verticalBars(), size, isMirrored: true)
    #expect(geometry.rect(0) == CGRect(x: 105, y: 50, width: 90, height: 50))
  }

  /// The first category is at the top.
  @Test func barsAreHorizontalIfOnlyXIsANumber() {
    let model = ChartFixture.model {
      BarMark(x: .value("Value", 5), y: .value("Name", "a"))
      BarMark(x: .value("Value", 10), y: .value("Name", "b"))
    }
    let geometry = ChartFixture.geometry(model, size)
    #expect(geometry.rect(0) == CGRect(x: 0, y: 5, width: 100, height: 40))
    #expect(geometry.rect(1) == CGRect(x: 0, y: 55, width: 200, height: 40))
    #expect(ChartFixture.geometry(model, size, isMirrored: true).rect(0)?.minX == 100)
    #expect(model.axes.map(\.edge) == [.bottom, .leading])
  }

  @Test func widthsCanBeSet() {
    let model = ChartFixture.model {
      BarMark(x: .value("Name", "a"), y: .value("Value", 1), width: 20)
      BarMark(x: .value("Name", "b"), y: .value("Value", 1), width: .ratio(0.5))
      BarMark(x: .value("Name", "c"), y: .value("Value", 1), width: .inset(1))
      BarMark(x: .value("Name", "d"), y: .value("Value", 1), width: .fixed(.nan))
    }
    // Bands of 50 points.
    let geometry = ChartFixture.geometry(model, size)
    #expect((0..<4).map { geometry.rect($0)?.width } == [20, 25, 48, 0])
    #expect((0..<4).map { geometry.rect($0)?.midX } == [25, 75, 125, 175])
  }

  /// Two groups share the inner 90 of 100 points; gaps within a group are 2 points.
  @Test func groupedBarsAreNextToEachOther() {
    let model = ChartFixture.model {
      ForEach(["a", "b"], id: \.self) { name in
        ForEach(["1", "2"], id: \.self) { group in
          BarMark(x: .value("Name", name), y: .value("Value", 1)).position(by: .value("Group", group))
        }
      }
    }
    let geometry = ChartFixture.geometry(model, size)
    #expect((0..<4).map { geometry.rect($0)?.minX } == [6, 51, 106, 151])
    #expect((0..<4).map { geometry.rect($0)?.width } == [43, 43, 43, 43])
  }

  @Test func negativeBarsHangFromZero() {
    let model = ChartFixture.model({ $0.y.domain = (-10...10)._domain }) {
      BarMark(x: .value("Name", "a"), y: .value("Value", -5))
    }
    #expect(ChartFixture.geometry(model, size).rect(0) == CGRect(x: 5, y: 50, width: 190, height: 25))
  }

  @Test func oneDimensionalBarsAreStackedHorizontally() {
    let model = ChartFixture.model({ $0.x.domain = (0...10)._domain }) {
      BarMark(x: .value("Value", 4))
      BarMark(x: .value("Value", 6))
    }
    let geometry = ChartFixture.geometry(model, size)
    #expect(geometry.rect(0) == CGRect(x: 0, y: 0, width: 80, height: 100))
    #expect(geometry.rect(1) == CGRect(x: 80, y: 0, width: 120, height: 100))
  }

  @Test func pointsAreAtTheirValues() {
    let model = ChartFixture.model({
      $0.x.domain = (0...10)._domain
      $0.y.domain = (0...10)._domain
    }) {
      PointMark(x: .value("x", 2), y: .value("y", 4)).offset(x: 3, y: 1)
      PointMark(x: .value("x", 2))
      PointMark(x: .value("x", Double.nan), y: .value("y", 1))
    }
    let geometry = ChartFixture.geometry(model, size)
    #expect(geometry.point(0) == CGPoint(x: 43, y: 61))
    #expect(ChartFixture.geometry(model, size, isMirrored: true).point(0) == CGPoint(x: 157, y: 61))
    #expect(geometry.point(1) == CGPoint(x: 40, y: 50))
    #expect(geometry.point(2) == nil)
  }

  @Test func rulesCrossThePlotArea() {
    let model = ChartFixture.model({
      $0.x.domain = (0...10)._domain
      $0.y.domain = (0...10)._domain
    }) {
      RuleMark(x: .value("x", 5))
      RuleMark(y: .value("y", 2))
      RuleMark(x: .value("x", 1), yStart: .value("y", 2), yEnd: .value("y", 7))
    }
    let geometry = ChartFixture.geometry(model, size)
    #expect(geometry.target(0) == CGRect(x: 100, y: 0, width: 0, height: 100))
    #expect(geometry.target(1) == CGRect(x: 0, y: 80, width: 200, height: 0))
    #expect(geometry.target(2) == CGRect(x: 20, y: 30, width: 0, height: 50))
  }

  @Test func rectanglesFillCells() {
    let model = ChartFixture.model {
      RectangleMark(x: .value("x", "a"), y: .value("y", "p"))
      RectangleMark(x: .value("x", "b"), y: .value("y", "q"))
    }
    let geometry = ChartFixture.geometry(model, size)
    #expect(geometry.rect(0) == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(geometry.rect(1) == CGRect(x: 100, y: 50, width: 100, height: 50))
  }

  @Test func rangesCanBePadded() {
    let model = ChartFixture.model({
      $0.x.domain = (0...10)._domain
      $0.x.range = PlotDimensionScaleRange.plotDimension(endPadding: 40)._range
    }) {
      BarMark(x: .value("x", 10), y: .value("y", "a"))
    }
    #expect(ChartFixture.geometry(model, size).rect(0)?.width == 160)
    #expect(ChartFixture.geometry(model, size, isMirrored: true).rect(0)?.minX == 40)
  }

  @Test func positionsAndValuesAreInverse() {
    let model = ChartFixture.model({ $0.y.type = .symmetricLog }) {
      BarMark(x: .value("x", "a"), y: .value("y", 1000))
      BarMark(x: .value("x", "b"), y: .value("y", 1))
    }
    let geometry = ChartFixture.geometry(model, size, isMirrored: true)
    #expect(model.x.value(at: geometry.fraction(150, .horizontal)) == .category("a"))
    for value in [0.0, 1, 10, 1000] {
      let position = geometry.position(of: .number(value), .vertical) ?? .nan
      let back = model.y.value(at: geometry.fraction(position, .vertical))?.quantity ?? .nan
      #expect(abs(back - value) <= 1e-9 * max(1, value))
    }
  }
}
