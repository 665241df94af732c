// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A calendar with decorations and several selected days, and a German calendar in which Sundays cannot be selected.
final class CalendarStates: UIViewController, UICalendarViewDelegate,
  UICalendarSelectionMultiDateDelegate, UICalendarSelectionSingleDateDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let calendar = UICalendarView()
    calendar.calendar = Calendar(identifier: .gregorian)
    calendar.availableDateRange = DateInterval(start: day(3), end: day(31))
    calendar.delegate = self
    let selection = UICalendarSelectionMultiDate(delegate: self)
    selection.setSelectedDates([components(9), components(10), components(24)], animated: false)
    calendar.selectionBehavior = selection
    calendar.visibleDateComponents = DateComponents(year: 2007, month: 1)
    let stack = UIStackView(arrangedSubviews: [calendar, makeGerman()])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
    ])
  }

  private func makeGerman() -> UICalendarView {
    let calendar = UICalendarView()
    calendar.calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "de_DE")
    calendar.tintColor = .systemGreen
    calendar.wantsDateDecorations = false
    let selection = UICalendarSelectionSingleDate(delegate: self)
    selection.setSelected(components(18), animated: false)
    calendar.selectionBehavior = selection
    calendar.visibleDateComponents = DateComponents(year: 2007, month: 1)
    return calendar
  }

  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}

  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
  {
    dateComponents.map { $0.day.map { $0 % 7 != 0 } ?? true } ?? true
  }

  private func components(_ day: Int) -> DateComponents { DateComponents(year: 2007, month: 1, day: day) }

  private func day(_ day: Int) -> Date { Calendar(identifier: .gregorian).date(from: components(day)) ?? .distantPast }

  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  {
    switch dateComponents.day {
    case 5: .default()
    case 12: .default(color: .systemRed, size: .large)
    case 16: .image(UIImage(systemName: "star.fill"), color: .systemYellow)
    case 18:
      .customView {
        let label = UILabel()
        label.text = "New"
        label.font = .systemFont(ofSize: 10)
        return label
      }
    default: nil
    }
  }

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {}

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {}
}
