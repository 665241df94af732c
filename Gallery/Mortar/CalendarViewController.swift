// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import MortarVFL
import UIKit

private struct Appointment {
  let time: String
  let title: String
  let place: String
  let color: UIColor
}

/// A month and the selected day's appointments. Two MortarVFL lists, of seven columns and seven rows, lay out the
/// grid.
final class CalendarViewController: UIViewController {
  private let today = 12
  private let busy: Set<Int> = [3, 5, 9, 13, 18, 20, 25, 26]
  private let appointments = [
    Appointment(time: "09:00", title: "Site visit", place: "San Vitale, north nave", color: .systemTeal),
    Appointment(time: "11:30", title: "Stone delivery", place: "Workshop, gate 2", color: .systemOrange),
    Appointment(time: "14:00", title: "Restoration board", place: "Town hall, room 14", color: .systemPurple),
    Appointment(time: "18:45", title: "Dinner with Ada", place: "Osteria del Tempo Perso", color: .systemPink),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let header = makeHeader()
    let month = makeMonth()
    let line = UIView { $0.backgroundColor = .separator }
    let day = Parts.label("Thursday, 12 November", .systemFont(ofSize: 17, weight: .semibold))
    let rows = appointments.map(AppointmentView.init)
    view |+| {
      [header, month, line, day]; rows
    }
    m_safeRegion |^^ 12 | header | 10 | month[==330] | 8 | line[==0.5] | 18 | day | 12 | rows[0] | 10 | rows[1] | 10
      | rows[2] | 10 | rows[3] | ~~1
    for part in [header, day] + rows { view |>> 20 | part[~~1] | 20 }
    view |>> 10 | month[~~1] | 10
    view |>> line[~~1]
  }

  private func makeHeader() -> UIView {
    let row = UIView()
    let title = Parts.label("November", .systemFont(ofSize: 32, weight: .bold))
    let year = Parts.label("2026", .systemFont(ofSize: 32), .systemRed)
    let back = Parts.symbol("chevron.backward", 19, .systemRed)
    let forward = Parts.symbol("chevron.forward", 19, .systemRed)
    row |+| [title, year, back, forward]
    row |>> title || year | ~~1 | back | 24 | forward
    row |^^ [title, year]
    [back, forward].m_centerY |=| row
    return row
  }

  /// November 1, 2026, is a Sunday; weeks begin on Monday.
  private func makeMonth() -> UIView {
    let grid = UIView()
    let names = ["M", "T", "W", "T", "F", "S", "S"].map {
      Parts.label($0, .systemFont(ofSize: 12, weight: .semibold), .secondaryLabel).also { $0.textAlignment = .center }
    }
    let days = (0..<42).map { DayView($0 - 5, today: today, isBusy: busy.contains($0 - 5)) }
    let weeks = (0..<6).map { week in Array(days[week * 7..<week * 7 + 7]) }
    let columns = (0..<7).map { column in [names[column]] + weeks.map { $0[column] } as [UIView] }
    grid |+| {
      names; days
    }
    grid |>> columns[0][~~1] | columns[1][~~1] | columns[2][~~1] | columns[3][~~1] | columns[4][~~1] | columns[5][~~1]
      | columns[6][~~1]
    grid |^^ names[==26] | 4 | weeks[0][~~1] | weeks[1][~~1] | weeks[2][~~1] | weeks[3][~~1] | weeks[4][~~1]
      | weeks[5][~~1]
    return grid
  }
}

/// A day of the month: its number, a disc under the number if the day is today, and a dot below it if the day is
/// busy.
private final class DayView: UIView {
  init(_ day: Int, today: Int, isBusy: Bool) {
    super.init(frame: .zero)
    guard (1...30).contains(day) else { return }
    let isToday = day == today
    let disc = PillView { $0.backgroundColor = isToday ? .systemRed : .clear }
    let number = Parts.label(
      "\(day)", .systemFont(ofSize: 18, weight: isToday ? .semibold : .regular), isToday ? .white : .label)
    let dot = PillView { $0.backgroundColor = isBusy ? .tertiaryLabel : .clear }
    self |+| [disc, number, dot]
    self |^^ ~~1 | disc[==36] | 2 | dot[==5] | ~~1
    disc.m_width |=| 36
    dot.m_width |=| 5
    [disc, dot].m_centerX |=| self
    number.m_center |=| disc
  }

  required init?(coder: NSCoder) { nil }
}

/// An appointment's time, a colored bar, the title, and the location.
private final class AppointmentView: UIView {
  init(_ appointment: Appointment) {
    super.init(frame: .zero)
    let time = Parts.label(
      appointment.time, .monospacedDigitSystemFont(ofSize: 15, weight: .regular), .secondaryLabel)
    let bar = PillView { $0.backgroundColor = appointment.color }
    let title = Parts.label(appointment.title, .systemFont(ofSize: 16, weight: .semibold))
    let place = Parts.label(appointment.place, .systemFont(ofSize: 14), .secondaryLabel)
    self |+| [time, bar, title, place]
    self |>> 12 | time[==46] | 10 | bar[==4] | 12 | [title, place][~~1] | 12
    self |^^ 10 | title | 2 | place | 10
    self |^^ 10 | bar[~~1] | 10
    time.m_firstBaseline |=| title
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
  }

  required init?(coder: NSCoder) { nil }
}
