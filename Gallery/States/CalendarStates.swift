// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A month with decorations and several chosen days.
final class CalendarStates: UIViewController, UICalendarViewDelegate,
  UICalendarSelectionMultiDateDelegate
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
    calendar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(calendar)
    NSLayoutConstraint.activate([
      calendar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      calendar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      calendar.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
    ])
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
