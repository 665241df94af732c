import Foundation

extension Calendar {
    /// Gregorian, GMT, weeks that start on Monday: the calendar of all sample data.
    static let harbor: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.firstWeekday = 2
        return calendar
    }()

    func startOfMonth(for date: Date) -> Date {
        self.date(from: dateComponents([.year, .month], from: date)) ?? startOfDay(for: date)
    }

    /// The days of the month as full weeks; `nil` pads the first and last week.
    func daysInMonthGrid(for month: Date) -> [Date?] {
        let start = startOfMonth(for: month)
        guard let dayRange = self.range(of: .day, in: .month, for: start) else { return [] }
        let leading = (component(.weekday, from: start) - firstWeekday + 7) % 7
        var days: [Date?] = Array(repeating: nil, count: leading)
        for offset in 0..<dayRange.count {
            days.append(date(byAdding: .day, value: offset, to: start))
        }
        while !days.count.isMultiple(of: 7) {
            days.append(nil)
        }
        return days
    }

    /// Very short weekday symbols, rotated so that `firstWeekday` comes first.
    var orderedWeekdaySymbols: [String] {
        let symbols = veryShortStandaloneWeekdaySymbols
        let shift = firstWeekday - 1
        return Array(symbols[shift...] + symbols[..<shift])
    }
}

extension Date {
    /// A fixed date in GMT. Noon unless told otherwise, so that the day is the same almost everywhere.
    init(year: Int, month: Int, day: Int, hour: Int = 12, minute: Int = 0) {
        let components = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        self = Calendar.harbor.date(from: components) ?? .distantPast
    }

    func adding(days: Int, calendar: Calendar = .harbor) -> Date {
        calendar.date(byAdding: .day, value: days, to: self) ?? self
    }
}
