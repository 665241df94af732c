// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Date pickers: compact pickers in rows, and a month with a time.
final class DatePickerStates: UIViewController {
  private static let moment = Date(timeIntervalSinceReferenceDate: 190_049_460)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [
      makeRow("Starts", .dateAndTime), makeRow("Day", .date, isEnabled: false), makeMonth(),
    ])
    stack.axis = .vertical
    stack.spacing = 6
    showAtTop(stack)
  }

  private func makePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = Self.moment
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    return picker
  }

  private func makeRow(_ text: String, _ mode: UIDatePicker.Mode, isEnabled: Bool = true) -> UIStackView {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let picker = makePicker(mode, .compact)
    picker.isEnabled = isEnabled
    let row = UIStackView(arrangedSubviews: [label, picker])
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    row.distribution = .equalSpacing
    row.alignment = isLarge ? .fill : .center
    return row
  }

  private func makeMonth() -> UIDatePicker {
    let picker = makePicker(.dateAndTime, .inline)
    picker.minimumDate = Self.moment.addingTimeInterval(-5 * 86_400)
    picker.tintColor = .systemPurple
    return picker
  }
}
