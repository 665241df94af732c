// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// A 320 x 216 picker view at (0, 0). Its center line is at 108, its wheels span 9 to 311 with gaps of 5, and its
/// cylinder has a radius of 216 x 4/9 = 96 points, so a 32-point row takes a third of a radian.
@MainActor @Suite struct UIPickerViewTests {
  final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [10, 3]
    var widths: [Int: CGFloat] = [:]
    var heights: [Int: CGFloat] = [:]
    var makesViews = false
    var chosen: [String] = []
    var questions = 0
    var onCount: ((UIPickerView) -> Void)?
    var onTitle: ((UIPickerView) -> Void)?
    var reused: [UIView] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      questions += 1
      onCount?(pickerView)
      return counts[component]
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      onTitle?(pickerView)
      return "\(component).\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { widths[component] ?? -1 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      heights[component] ?? .nan
    }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      guard makesViews else { return PickerRow.noContent }
      if let view { reused.append(view) }
      return view ?? UIView()
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append("\(component).\(row)")
    }
  }

  let source = Source()
  let picker = UIPickerView()
  let window = makeWindow(320, 216)

  init() {
    picker.dataSource = source
    picker.delegate = source
    window.addSubview(picker)
    window.layoutIfNeeded()
  }

  private var columns: [PickerColumn] { picker.subviews.compactMap { $0 as? PickerColumn } }

  @Test func sizes() {
    #expect(UIPickerView().frame == CGRect(0, 0, 320, 216))
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 1) == 3)
    // (320 - 18 - 5) / 2 = 148.5
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148.5, height: 32))
    #expect(columns.map(\.frame.minX) == [9, 162.5] as [CGFloat])
    source.widths = [0: 97, 1: .nan]
    source.heights = [0: 40, 1: -.infinity]
    picker.reloadAllComponents()
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 97, height: 40))
    // 320 - 18 - 5 - 97 = 200
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 200, height: 32))
  }

  @Test func rightToLeftPutsTheFirstComponentAtTheRight() {
    picker.semanticContentAttribute = .forceRightToLeft
    picker.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(columns.map(\.frame.minX) == [162.5, 9] as [CGFloat])
  }

  /// A quarter turn is 4.7 rows, so a wheel of ten rows shows the first five, and a wheel of three rows shows all.
  /// Invisible rows are not requested, and a wheel at rest requests no rows.
  @Test func rowsAreRequestedOnce() {
    var titles = 0
    source.onTitle = { _ in titles += 1 }
    picker.reloadAllComponents()
    window.layoutIfNeeded()
    #expect(titles == 5 + 3)
    for column in columns { column.setNeedsLayout() }
    window.layoutIfNeeded()
    #expect(titles == 5 + 3)
  }

  /// sin(1/3) = 0.327195 and cos(1/3) = 0.944957, so the next row is 31.4107 below the middle.
  @Test func projectsRowsOnACylinder() throws {
    let rows = columns[0].rows
    // A quarter turn is 1.5708 x 96 / 32 = 4.7 rows, and row 0 is in the middle.
    #expect(rows.keys.sorted() == [0, 1, 2, 3, 4])
    let (middle, next) = try (#require(rows[0]), #require(rows[1]))
    #expect(middle.center.y == 108 && middle.alpha == 1)
    #expect(middle.transform == .identity)
    // The alpha is 0.55 cos² = 0.491119.
    #expect(near(next.center.y, 139.4107, 0.001))
    #expect(near(next.transform.d, 0.944957, 1e-5))
    #expect(near(next.alpha, 0.491119, 1e-5))
  }

  @Test(arguments: [CGFloat(0), 0.1, 0.5, 1, 1.5, -1.2])
  func seriesOfSineAndCosine(_ x: CGFloat) {
    #expect(near(WheelGeometry.sine(x), sin(x), 1e-8))
    #expect(near(WheelGeometry.cosine(x), cos(x), 1e-8))
  }

  private func near(_ value: CGFloat, _ wanted: CGFloat, _ slack: CGFloat) -> Bool { abs(value - wanted) < slack }

  @Test func selection() {
    picker.selectRow(4, inComponent: 0, animated: false)
    picker.selectRow(2, inComponent: 1, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 4 && picker.selectedRow(inComponent: 1) == 2)
    picker.selectRow(10, inComponent: 0, animated: false)
    picker.selectRow(-1, inComponent: 0, animated: false)
    picker.selectRow(0, inComponent: 7, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 4 && picker.selectedRow(inComponent: -1) == -1)
    #expect(source.chosen.isEmpty)
    source.counts = [2, 0]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 1 && picker.selectedRow(inComponent: 1) == -1)
    source.counts = []
    picker.reloadAllComponents()
    window.layoutIfNeeded()
    #expect(picker.numberOfComponents == 0 && columns.isEmpty)
    source.counts = [-3]
    picker.reloadAllComponents()
    window.layoutIfNeeded()
    #expect(picker.numberOfRows(inComponent: 0) == 0)
    picker.reloadComponent(5)
  }

  /// The second row below the middle is at 108 + 96 sin(2/3) = 167.4.
  @Test func tapsSelectARow() {
    window.tap(at: CGPoint(x: 80, y: 167))
    #expect(picker.selectedRow(inComponent: 0) == 2 && source.chosen == ["0.2"])
    window.tap(at: CGPoint(x: 80, y: 108))
    #expect(source.chosen == ["0.2"])
  }

  /// A drag by 70 points is 2.2 rows. Dragging back beyond the first row selects the first row.
  @Test func aDragSettlesOnARow() {
    window.drag(from: CGPoint(x: 80, y: 150), to: CGPoint(x: 80, y: 80))
    #expect(picker.selectedRow(inComponent: 0) == 2 && source.chosen == ["0.2"])
    window.drag(from: CGPoint(x: 80, y: 50), to: CGPoint(x: 80, y: 200))
    #expect(picker.selectedRow(inComponent: 0) == 0 && source.chosen == ["0.2", "0.0"])
    // A horizontal drag does not turn the wheel.
    window.drag(from: CGPoint(x: 80, y: 50), to: CGPoint(x: 140, y: 60))
    #expect(source.chosen.count == 2)
  }

  @Test func flicksStopAtTheLastRow() {
    window.swipe(from: CGPoint(x: 200, y: 180), to: CGPoint(x: 200, y: 60))
    #expect(picker.selectedRow(inComponent: 1) == 2 && source.chosen == ["1.2"])
  }

  @Test func notifiesTheDelegateAfterTheAnimation() throws {
    let clock = AnimationClock()
    try clock.run {
      columns[0].accessibilityIncrement()
      #expect(picker.selectedRow(inComponent: 0) == 1 && source.chosen.isEmpty)
      let row = try #require(columns[0].rows[1])
      #expect(row.center.y == 108)
      clock.advance(to: 0.1)
      let seen = try #require(row.layer.presentation()?.position.y)
      #expect(seen > 108 && seen < 139)
      clock.advance(to: 1)
      #expect(source.chosen == ["0.1"])
    }
  }

  @Test func reloadsDuringDataSourceCalls() {
    source.onCount = { $0.reloadAllComponents() }
    source.onTitle = { $0.reloadComponent(0) }
    source.questions = 0
    picker.reloadAllComponents()
    picker.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(picker.numberOfComponents == 2)
    #expect(source.questions < 100)
  }

  @Test func hugeCounts() {
    source.counts = [.max]
    picker.reloadAllComponents()
    #expect(picker.numberOfRows(inComponent: 0) == 1 << 50)
    picker.selectRow(1 << 49, inComponent: 0, animated: true)
    window.layoutIfNeeded()
    window.swipe(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 60))
    #expect(picker.selectedRow(inComponent: 0) > 1 << 49)
  }

  @Test func reusesViews() throws {
    source.makesViews = true
    source.counts = [100]
    picker.reloadAllComponents()
    window.layoutIfNeeded()
    let first = try #require(picker.view(forRow: 0, forComponent: 0))
    #expect(first.frame == CGRect(0, 0, 302, 32))
    picker.selectRow(50, inComponent: 0, animated: false)
    window.layoutIfNeeded()
    #expect(picker.view(forRow: 0, forComponent: 0) == nil && picker.view(forRow: 50, forComponent: 0) != nil)
    picker.selectRow(0, inComponent: 0, animated: false)
    window.layoutIfNeeded()
    #expect(!source.reused.isEmpty)
  }

  @Test func rowsWithoutDelegateAreQuestionMarks() throws {
    picker.delegate = nil
    window.layoutIfNeeded()
    #expect(columns[0].rows[0]?.words == "?")
  }

  @Test func accessibility() {
    let wheel = columns[1]
    #expect(wheel.isAccessibilityElement && wheel.accessibilityTraits == .adjustable)
    #expect(wheel.accessibilityValue == "1.0")
    wheel.accessibilityIncrement()
    #expect(wheel.accessibilityValue == "1.1" && source.chosen == ["1.1"])
    wheel.accessibilityDecrement()
    wheel.accessibilityDecrement()
    #expect(source.chosen == ["1.1", "1.0"])
  }

  /// The selection band is 34 points high, centered at y = 108, and spans x = 9 to 311.
  @Test func band() throws {
    source.counts = [0]
    picker.reloadAllComponents()
    let painted = PaintedControl(picker, width: 320, height: 216)
    let fill = try painted.color(30, 108)
    #expect(fill != PaintedControl.ground)
    #expect(try painted.color(30, 92) == fill)
    #expect(try painted.color(30, 124) == fill)
    #expect(try painted.color(30, 90) == PaintedControl.ground)
    #expect(try painted.color(8, 108) == PaintedControl.ground)
  }
}
