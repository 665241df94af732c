// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import Charts
import Testing

/// Models of charts, without views.
@MainActor
enum ChartFixture {
  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  /// Returns the marks of content.
  static func marks<Content: ChartContent>(@ChartContentBuilder _ content: () -> Content) -> [Mark] {
    var list = _MarkList()
    list.add(content())
    return list.marks
  }

  /// Returns the model of a chart of 300 x 300 points.
  static func model<Content: ChartContent>(
    _ change: (inout ChartSettings) -> Void = { _ in }, size: CGSize = CGSize(width: 300, height: 300),
    @ChartContentBuilder content: () -> Content
  ) -> ChartModel {
    var environment = ChartModel.Environment()
    change(&environment.settings)
    (environment.calendar, environment.locale) = (calendar, Locale(identifier: "en_US"))
    return ChartModel(marks(content), size: size, environment)
  }

  static func geometry(_ model: ChartModel, _ size: CGSize, isMirrored: Bool = false) -> PlotGeometry {
    PlotGeometry(model: model, size: size, isMirrored: isMirrored)
  }

  /// Returns a date in coordinated universal time.
  static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
  }
}

extension PositionScale {
  /// The bounds of a scale of numbers or dates.
  var bounds: [Double] {
    if case .continuous(let lower, let upper) = domain { [lower, upper] } else { [] }
  }
}

extension ResolvedAxis {
  /// The values of the axis.
  var values: [_PlotValue] { marks.map(\.value) }
}
