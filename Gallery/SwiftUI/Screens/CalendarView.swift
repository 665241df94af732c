// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Observation
import SwiftUI

/// A month and the selected day's appointments.
///
/// The SwiftUI counterpart of the gallery's screen `calendar`, with the same texts, fonts and distances.
struct CalendarView: View {
  @Bindable var month: MonthModel

  var body: some View {
    VStack(spacing: 0) {
      header
        .padding(.horizontal, 20)
        .padding(.top, 12)
        .padding(.bottom, 10)
      MonthGrid(month: month)
        .frame(height: 330)
        .padding(.horizontal, 10)
        .padding(.bottom, 8)
      Divider()
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text(month.selectedDayTitle)
            .font(.headline)
          VStack(spacing: 10) {
            ForEach(month.appointments) { AppointmentRow(appointment: $0) }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 20)
        .padding(.vertical, 18)
      }
    }
  }

  private var header: some View {
    HStack(spacing: 24) {
      HStack(spacing: 8) {
        Text(month.name)
          .fontWeight(.bold)
        Text(month.year)
          .foregroundStyle(.red)
      }
      .font(.system(size: 32))
      .frame(maxWidth: .infinity, alignment: .leading)
      Group {
        Button("Previous Month", systemImage: "chevron.backward") { month.advance(by: -1) }
        Button("Next Month", systemImage: "chevron.forward") { month.advance(by: 1) }
      }
      .labelStyle(.iconOnly)
      .font(.system(size: 19, weight: .semibold))
      .tint(.red)
    }
  }
}

/// The month that is shown, and the selected day.
@Observable @MainActor
final class MonthModel {
  struct Appointment: Identifiable {
    let time: String
    let title: String
    let place: String
    let color: Color

    var id: String { time }
  }

  /// The number of the selected day.
  var selection = 12
  private var components = DateComponents(year: 2026, month: 11, day: 1, hour: 12)
  private let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_GB")
    calendar.timeZone = .gmt
    return calendar
  }()

  private var firstDay: Date { calendar.date(from: components) ?? .distantPast }

  var name: String { calendar.standaloneMonthSymbols[calendar.component(.month, from: firstDay) - 1] }

  var year: String { "\(calendar.component(.year, from: firstDay))" }

  /// The symbols of the weekdays, from Monday to Sunday.
  var weekdays: [String] {
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    return Array(symbols[1...]) + symbols[..<1]
  }

  /// The days of six weeks from Monday to Sunday. Days of other months are `nil`.
  var weeks: [[Int?]] {
    let offset = (calendar.component(.weekday, from: firstDay) + 5) % 7
    let days = calendar.range(of: .day, in: .month, for: firstDay) ?? 1..<29
    let numbers = (0..<42).map { $0 - offset + 1 }.map { days.contains($0) ? $0 : nil }
    return (0..<6).map { Array(numbers[$0 * 7..<$0 * 7 + 7]) }
  }

  /// The weekday, day and month of the selection.
  var selectedDayTitle: String {
    let date = calendar.date(byAdding: .day, value: selection - 1, to: firstDay) ?? firstDay
    return "\(calendar.weekdaySymbols[calendar.component(.weekday, from: date) - 1]), \(selection) \(name)"
  }

  /// The appointments of the selected day.
  var appointments: [Appointment] {
    switch selection {
    case 12:
      [
        Appointment(time: "09:00", title: "Site visit", place: "San Vitale, north nave", color: .teal),
        Appointment(time: "11:30", title: "Stone delivery", place: "Workshop, gate 2", color: .orange),
        Appointment(time: "14:00", title: "Restoration board", place: "Town hall, room 14", color: .purple),
        Appointment(time: "18:45", title: "Dinner with Ada", place: "Osteria del Tempo Perso", color: .pink),
      ]
    case let day where isBusy(day):
      [
        Appointment(time: "10:00", title: "Mortar samples", place: "Laboratory, first floor", color: .mint),
        Appointment(time: "15:30", title: "Guided tour", place: "San Vitale, main door", color: .indigo),
      ]
    default: []
    }
  }

  /// Whether a day other than today has appointments.
  func isBusy(_ day: Int) -> Bool { [3, 5, 9, 13, 18, 20, 25, 26].contains(day) }

  /// Shows another month.
  func advance(by months: Int) {
    guard let date = calendar.date(byAdding: .month, value: months, to: firstDay) else { return }
    components = calendar.dateComponents([.year, .month, .day, .hour], from: date)
    selection = 1
  }
}

/// The symbols of the weekdays above the days of a month.
private struct MonthGrid: View {
  let month: MonthModel
  @Namespace private var selection

  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, symbol in
          Text(symbol)
            .font(.system(size: 12, weight: .semibold))
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity)
            .frame(height: 26)
            .padding(.bottom, 4)
        }
      }
      ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
        GridRow {
          ForEach(Array(week.enumerated()), id: \.offset) { _, day in
            if let day {
              DayButton(month: month, day: day, namespace: selection)
            } else {
              Color.clear
            }
          }
        }
      }
    }
  }
}

/// A day of the month: its number, a disc under the number if the day is selected, and a dot below it if the day is busy.
private struct DayButton: View {
  let month: MonthModel
  let day: Int
  let namespace: Namespace.ID

  private var isSelected: Bool { day == month.selection }

  var body: some View {
    Button {
      withAnimation(.snappy) { month.selection = day }
    } label: {
      VStack(spacing: 2) {
        Text("\(day)")
          .font(.system(size: 18, weight: isSelected ? .semibold : .regular))
          .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
          .frame(width: 36, height: 36)
          .background {
            if isSelected {
              Circle().fill(.red).matchedGeometryEffect(id: "selection", in: namespace)
            }
          }
        Circle()
          .fill(month.isBusy(day) ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.clear))
          .frame(width: 5, height: 5)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// An appointment's time, a colored bar, the title, and the location.
private struct AppointmentRow: View {
  let appointment: MonthModel.Appointment
  @ScaledMetric(relativeTo: .subheadline) private var placeSize = 14

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Text(appointment.time)
        .font(.subheadline.monospacedDigit())
        .foregroundStyle(.secondary)
        .frame(minWidth: 46, alignment: .leading)
      VStack(alignment: .leading, spacing: 2) {
        Text(appointment.title)
          .font(.callout.weight(.semibold))
        Text(appointment.place)
          .font(.system(size: placeSize))
          .foregroundStyle(.secondary)
      }
      .padding(.leading, 16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlay(alignment: .leading) {
        Capsule().fill(appointment.color).frame(width: 4)
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 10)
    .background(Color(uiColor: .secondarySystemBackground), in: .rect(cornerRadius: 14))
    .accessibilityElement(children: .combine)
  }
}
