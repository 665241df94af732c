// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// Pickers without rows, with too many rows, and with extreme values.
@MainActor @Suite struct HostilePickerTests {
  final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var components = 1
    var rows = 3
    var asked = 0
    var during: ((UIPickerView) -> Void)?
    func numberOfComponents(in pickerView: UIPickerView) -> Int { components }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      asked += 1
      during?(pickerView)
      return "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      during?(pickerView)
    }
  }

  let window = makeWindow(390, 844)
  let picker = UIPickerView(frame: CGRect(0, 0, 320, 216))

  init() { window.addSubview(picker) }

  @Test(arguments: [0, -1, 1_000_000, Int.max, Int.min]) func rows(count: Int) {
    let wheels = Wheels()
    wheels.rows = count
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    window.layoutIfNeeded()
    let last = max(0, count) - 1
    #expect(picker.selectedRow(inComponent: 0) == (last < 0 ? -1 : 0))
    for row in [-1, 999_999, Int.max, Int.min] { picker.selectRow(row, inComponent: 0, animated: true) }
    window.layoutIfNeeded()
    window.drag(from: CGPoint(x: 160, y: 150), to: CGPoint(x: 160, y: 20))
    window.layoutIfNeeded()
    // The picker requests only visible rows.
    #expect(wheels.asked < 500)
    if count == 1_000_000 { #expect(picker.selectedRow(inComponent: 0) == 999_999) }
  }

  @Test(arguments: [0, -1, Int.max]) func components(count: Int) {
    let wheels = Wheels()
    wheels.components = count
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    picker.frame.size = count == Int.max ? CGSize(width: 320, height: 1) : picker.frame.size
    window.layoutIfNeeded()
    #expect(picker.numberOfComponents == (count > 0 ? 1000 : 0))
    for component in [-1, 0, Int.max] {
      picker.selectRow(1, inComponent: component, animated: false)
      picker.reloadComponent(component)
      _ = picker.view(forRow: 0, forComponent: component)
    }
  }

  /// Data that changes during a data source call, and a delegate that removes the picker or releases itself.
  @Test(arguments: 0..<3) func changesDuringDataSourceCalls(what: Int) {
    var wheels: Wheels? = Wheels()
    let asked = wheels
    asked?.during = { picker in
      asked?.during = nil
      switch what {
      case 0: picker.reloadAllComponents()
      case 1: picker.removeFromSuperview()
      default: wheels = nil
      }
    }
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 160, y: 140))
    window.layoutIfNeeded()
    #expect(picker.numberOfComponents == 1)
  }

  final class ChangingSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    enum Question: CaseIterable { case components, rows, height, width, title, select }
    var components = 3
    var question: Question?
    var change: (() -> Void)?
    private func now(_ question: Question) {
      guard question == self.question, let change else { return }
      self.change = nil
      change()
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int {
      let count = components
      now(.components)
      return count
    }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      now(.rows)
      return 5
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      now(.height)
      return 32
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      now(.width)
      return 80
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      now(.title)
      return "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { now(.select) }
  }

  /// During each data source call, the data source is set to nil or replaced. Without a data source, there are no
  /// wheels; otherwise, the wheels of the new one are shown.
  @Test(arguments: ChangingSource.Question.allCases, [true, false])
  func dataSourceChangesDuringDataSourceCalls(question: ChangingSource.Question, isNone: Bool) {
    let (source, other) = (ChangingSource(), ChangingSource())
    other.components = 1
    source.question = question
    source.change = { [picker] in picker.dataSource = isNone ? nil : other }
    (picker.dataSource, picker.delegate) = (source, source)
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 160, y: 140))
    window.layoutIfNeeded()
    #expect(source.change == nil)
    #expect(picker.numberOfComponents == (isNone ? 0 : 1))
    #expect(picker.subviews.filter { $0 is PickerColumn }.count == (isNone ? 0 : 1))
    #expect(picker.selectedRow(inComponent: 2) == -1)
  }

  // MARK: Dates

  nonisolated static let moments: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e15, -1e12, 0]

  @Test(arguments: [UIDatePicker.Mode.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth], moments)
  func dates(mode: UIDatePicker.Mode, moment: Double) {
    for style in [UIDatePickerStyle.wheels, .compact, .inline] {
      let picker = UIDatePicker()
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      window.addSubview(picker)
      picker.date = Date(timeIntervalSinceReferenceDate: moment)
      picker.countDownDuration = moment
      picker.minimumDate = Date(timeIntervalSinceReferenceDate: moment)
      window.layoutIfNeeded()
      picker.maximumDate = Date(timeIntervalSinceReferenceDate: -moment)
      picker.minuteInterval = 7
      window.layoutIfNeeded()
      #expect(picker.date.timeIntervalSinceReferenceDate.isFinite && picker.countDownDuration.isFinite)
      #expect(picker.minuteInterval == 1)
      picker.removeFromSuperview()
    }
  }

  /// UIDatePicker.h: "When min > max, the values are ignored."
  @Test func minimumDateAfterMaximumDate() {
    let picker = UIDatePicker()
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: 1000)
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: 0)
    picker.date = Date(timeIntervalSinceReferenceDate: 60_000)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 60_000))
  }

  @Test func invalidDays() {
    let view = UICalendarView()
    window.addSubview(view)
    let single = UICalendarSelectionSingleDate(delegate: nil)
    let multi = UICalendarSelectionMultiDate(delegate: nil)
    let days = [
      DateComponents(), DateComponents(year: 2023, month: 2, day: 31),
      DateComponents(year: .max, month: .max, day: .max),
      DateComponents(year: .min, month: 13, day: 0), DateComponents(year: 0, month: 0, day: -1),
      DateComponents(hour: 99, minute: -5),
    ]
    for day in days {
      view.selectionBehavior = single
      single.setSelected(day, animated: false)
      view.visibleDateComponents = day
      window.layoutIfNeeded()
      _ = view.displayList(scale: 1, pixels: (320, 330), background: .white)
      view.reloadDecorations(forDateComponents: [day, day], animated: true)
      view.selectionBehavior = multi
      multi.setSelectedDates(days, animated: true)
    }
    view.availableDateRange = DateInterval(start: .distantFuture, duration: 0)
    window.layoutIfNeeded()
    #expect(view.selectionBehavior === multi)
  }
}
