// SPDX-License-Identifier: MIT

import SwiftUI

struct CalendarMonth: View {
    let month: Date
    let today: Date
    let markedDays: Set<Int>
    @State private var selectedDay: Int?
    @Environment(\.birchTheme) private var theme

    private let calendar = Calendar.birch
    private let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: 7)

    init(month: Date, today: Date, markedDays: Set<Int> = []) {
        self.month = month
        self.today = today
        self.markedDays = markedDays
    }

    private var weekdaySymbols: [String] {
        let symbols = calendar.veryShortWeekdaySymbols
        let first = calendar.firstWeekday - 1
        return Array(symbols[first...] + symbols[..<first])
    }

    private var leadingBlanks: Int {
        (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    }

    private var dayCount: Int {
        calendar.range(of: .day, in: .month, for: month)?.count ?? 30
    }

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Text(month, formatter: Formatters.monthTitle).font(.headline)
                Spacer()
                Image(systemName: "chevron.left")
                Image(systemName: "chevron.right")
            }
            LazyVGrid(columns: columns, spacing: 6) {
                ForEach(Array(weekdaySymbols.enumerated()), id: \.offset) { _, symbol in
                    Text(symbol).font(.caption2).foregroundColor(.secondary)
                }
                ForEach(0..<leadingBlanks, id: \.self) { index in
                    Color.clear.id("blank-\(index)")
                }
                ForEach(1...dayCount, id: \.self) { day in
                    cell(for: day)
                        .onTapGesture { selectedDay = day }
                }
            }
        }
        .cardStyle()
    }

    private func cell(for day: Int) -> some View {
        let isToday = calendar.isDate(today, equalTo: month, toGranularity: .month)
            && calendar.component(.day, from: today) == day
        return Text("\(day)")
            .font(.callout)
            .fontWeight(isToday ? .bold : .regular)
            .foregroundColor(isToday ? .white : .primary)
            .frame(width: 32, height: 32)
            .background(Circle().fill(isToday ? theme.primary : .clear))
            .overlay(Circle().stroke(theme.secondary, lineWidth: selectedDay == day ? 2 : 0))
            .overlay(
                Circle().fill(theme.secondary).frame(width: 5, height: 5).isHidden(!markedDays.contains(day)),
                alignment: .bottom
            )
    }
}

struct CalendarMonth_Previews: PreviewProvider {
    static var previews: some View {
        CalendarMonth(month: .birch(2024, 5, 1), today: .birch(2024, 5, 18), markedDays: [3, 11, 24])
            .padding()
    }
}
