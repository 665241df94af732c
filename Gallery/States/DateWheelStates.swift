// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Date picker wheels: a date, a date with a time, a month, and a 24-hour time in German.
final class DateWheelStates: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let day = makeWheels(.date)
    let meeting = makeWheels(.dateAndTime)
    meeting.minuteInterval = 15
    let hour = makeWheels(.time)
    hour.locale = Locale(identifier: "de_DE")
    let stack = UIStackView(arrangedSubviews: [day, meeting, makeWheels(.yearAndMonth), hour])
    stack.axis = .vertical
    stack.spacing = 8
    stack.distribution = .fillEqually
    showFromEdgeToEdge(stack)
  }

  private func makeWheels(_ mode: UIDatePicker.Mode) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = .wheels
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSinceReferenceDate: 190_049_460)
    return picker
  }
}
