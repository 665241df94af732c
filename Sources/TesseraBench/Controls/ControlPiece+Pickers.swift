// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import UIKit

extension ControlPiece {
  static let pickers = [
    ControlPiece("picker", 320, 216, make: { _ in DishPicker() }),
    ControlPiece("date wheels", 320, 216, make: { _ in datePicker(.dateAndTime, .wheels) }),
    ControlPiece("date compact", 320, 44, make: { _ in datePicker(.dateAndTime, .compact) }),
    ControlPiece("date inline", 320, 400, make: { _ in datePicker(.dateAndTime, .inline) }),
    ControlPiece("calendar", 320, 400, make: { _ in MonthCalendar() }),
    ControlPiece(
      "color well", 44, 44,
      make: { _ in
        let well = UIColorWell()
        well.selectedColor = .systemOrange
        return well
      }),
    ControlPiece(
      "paste control", 120, 44, make: { _ in UIPasteControl(configuration: UIPasteControl.Configuration()) }),
    ControlPiece(
      "page control", 160, 30,
      make: { _ in
        let dots = UIPageControl()
        dots.numberOfPages = 5
        dots.currentPage = 2
        return dots
      }),
  ]

  private static let moment = Date(timeIntervalSinceReferenceDate: 190_049_460)

  @MainActor
  private static func datePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = moment
    return picker
  }
}

/// A picker view with two columns.
private final class DishPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  private static let dishes = ["Soup", "Salad", "Risotto", "Dumplings", "Pancakes", "Ice Cream"]

  override init(frame: CGRect) {
    super.init(frame: frame)
    dataSource = self
    delegate = self
    selectRow(2, inComponent: 0, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? Self.dishes.count : 8
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? Self.dishes[row] : "\(row + 1)"
  }
}

/// A calendar view of a month, with decorations and selected days.
private final class MonthCalendar: UICalendarView, UICalendarViewDelegate, UICalendarSelectionMultiDateDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    calendar = Calendar(identifier: .gregorian)
    delegate = self
    let selection = UICalendarSelectionMultiDate(delegate: self)
    selection.setSelectedDates(
      [9, 10, 24].map { DateComponents(year: 2007, month: 1, day: $0) }, animated: false)
    selectionBehavior = selection
    visibleDateComponents = DateComponents(year: 2007, month: 1)
  }

  required init?(coder: NSCoder) { nil }

  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  {
    switch dateComponents.day {
    case 5: .default()
    case 16: .image(UIImage(systemName: "star.fill"), color: .systemYellow)
    default: nil
    }
  }

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {}

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {}
}
