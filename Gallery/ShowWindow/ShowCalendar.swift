// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import UIKit

/// A month in a calendar app, with the selected day's events below it.
@MainActor
enum ShowCalendar {
  static func make() -> UINavigationController {
    let year = UIViewController()
    year.title = MonthController.text("y")
    let navigation = UINavigationController(rootViewController: year)
    navigation.pushViewController(MonthController(), animated: false)
    navigation.isToolbarHidden = false
    for bar in [navigation.navigationBar, navigation.toolbar] as [UIView?] { bar?.tintColor = .systemRed }
    return navigation
  }
}

private struct Event {
  let title: String
  let place: String
  let from: (Int, Int)
  let to: (Int, Int)
  let color: UIColor

  static let all = [
    Event(title: "Strategy review", place: "Room 4", from: (9, 30), to: (10, 30), color: .systemBlue),
    Event(title: "Lunch with Mia", place: "Café Aurora", from: (12, 0), to: (13, 0), color: .systemOrange),
    Event(title: "Dentist", place: "12 Garden Street", from: (15, 15), to: (16, 0), color: .systemRed),
    Event(title: "Evening run", place: "Along the river", from: (18, 30), to: (19, 15), color: .systemGreen),
  ]
}

private final class MonthController: UIViewController {
  private static let chosen = 17
  private static let busy: Set<Int> = [2, 4, 5, 9, 11, 12, 13, 17, 18, 19, 24, 26, 27, 30]

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .ambient
    return calendar
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItems = [
      ShowParts.item("plus", "Add"), ShowParts.item("magnifyingglass", "Search"), ShowParts.item("list.bullet", "List"),
    ]
    toolbarItems = [
      UIBarButtonItem(title: ShowTexts.text("Today")), .flexibleSpace(),
      UIBarButtonItem(title: ShowTexts.text("Calendars")), .flexibleSpace(),
      UIBarButtonItem(title: ShowTexts.text("Inbox")),
    ]
    let month = UILabel()
    month.text = Self.text("MMMM")
    month.font = .systemFont(ofSize: 34, weight: .bold)
    let column = ShowParts.stack(.vertical, [inset(month, 16), weekdays(), grid(), events()])
    column.setCustomSpacing(6, after: column.arrangedSubviews[0])
    view.add(column, in: view.safeAreaLayoutGuide, bottom: nil)
  }

  static func text(_ template: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = .ambient
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date(chosen, 12, 0))
  }

  private static func date(_ day: Int, _ hour: Int, _ minute: Int) -> Date {
    calendar.date(
      from: DateComponents(year: 2026, month: 6, day: day, hour: hour, minute: minute)) ?? .distantPast
  }

  private func inset(_ view: UIView, _ distance: CGFloat) -> UIView {
    let box = UIView()
    box.add(view, leading: distance, trailing: distance)
    return box
  }

  private func weekdays() -> UIView {
    let symbols = Self.calendar.veryShortStandaloneWeekdaySymbols
    let labels = symbols.enumerated().map { index, symbol in
      let label = UILabel()
      label.text = symbol
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textColor = index == 0 || index == 6 ? .secondaryLabel : .label
      label.textAlignment = .center
      return label
    }
    let row = ShowParts.stack(.horizontal, labels)
    row.distribution = .fillEqually
    let box = UIView()
    box.add(row.size(nil, 20))
    return box
  }

  private func grid() -> UIView {
    // June 2026 begins on a Monday, the second day of a week that starts on Sunday.
    let weeks = (0..<5).map { week in
      let days = (0..<7).map { weekday in dayView(week * 7 + weekday, isWeekend: weekday == 0 || weekday == 6) }
      let row = ShowParts.stack(.horizontal, days)
      row.distribution = .fillEqually
      let line = UIView().size(nil, 1 / 3)
      line.backgroundColor = .separator
      return ShowParts.stack(.vertical, [line, row.size(nil, 58)])
    }
    let bottom = UIView().size(nil, 1 / 3)
    bottom.backgroundColor = .separator
    return ShowParts.stack(.vertical, weeks + [bottom])
  }

  private func dayView(_ day: Int, isWeekend: Bool) -> UIView {
    let view = UIView()
    guard (1...30).contains(day) else { return view }
    let isChosen = day == Self.chosen
    let disc = UIView().size(37, 37)
    disc.layer.cornerRadius = 18.5
    disc.backgroundColor = isChosen ? .systemRed : .clear
    let number = UILabel()
    number.text = "\(day)"
    number.font = .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
    number.textColor = isChosen ? .white : isWeekend ? .secondaryLabel : .label
    number.translatesAutoresizingMaskIntoConstraints = false
    disc.addSubview(number)
    view.add(disc, top: 4, leading: nil, bottom: nil, trailing: nil)
    let dot = UIView().size(6, 6)
    dot.layer.cornerRadius = 3
    dot.backgroundColor = Self.busy.contains(day) ? .tertiaryLabel : .clear
    view.add(dot, top: 45, leading: nil, bottom: nil, trailing: nil)
    NSLayoutConstraint.activate([
      disc.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      dot.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      number.centerXAnchor.constraint(equalTo: disc.centerXAnchor),
      number.centerYAnchor.constraint(equalTo: disc.centerYAnchor),
    ])
    return view
  }

  private func events() -> UIView {
    let formatter = DateFormatter()
    formatter.locale = .ambient
    formatter.setLocalizedDateFormatFromTemplate("j:mm")
    let rows = Event.all.map { event in
      let bar = UIView().size(4, nil)
      bar.backgroundColor = event.color
      bar.layer.cornerRadius = 2
      let times = [event.from, event.to].enumerated().map { index, time in
        ShowParts.label(
          formatter.string(from: Self.date(Self.chosen, time.0, time.1)), .footnote,
          index == 0 ? .label : .secondaryLabel)
      }
      let texts = ShowParts.stack(
        .vertical,
        [
          ShowParts.label(ShowTexts.text(event.title), .subheadline, weight: .semibold),
          ShowParts.label(ShowTexts.text(event.place), .footnote, .secondaryLabel),
        ], spacing: 1)
      texts.setContentHuggingPriority(.defaultLow, for: .horizontal)
      texts.arrangedSubviews.forEach { $0.setContentHuggingPriority(.defaultLow, for: .horizontal) }
      let row = ShowParts.stack(
        .horizontal, [bar, texts, ShowParts.stack(.vertical, times, spacing: 2, alignment: .trailing)], spacing: 8)
      let line = UIView().size(nil, 1 / 3)
      line.backgroundColor = .separator
      let box = UIView()
      box.add(row, top: 7, leading: 14, bottom: 7, trailing: 16)
      box.add(line, top: nil, leading: 14)
      return box
    }
    return ShowParts.stack(.vertical, rows)
  }
}
