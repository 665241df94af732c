import SwiftUI

struct HouseholdCalendarView: View {
    @Environment(AppModel.self) private var model
    @Environment(\.referenceDate) private var referenceDate
    @Environment(\.calendar) private var calendar
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    @State private var month: Date?
    @State private var selectedDay: Date?
    @State private var movesForward = true
    @State private var isPickingDays = false
    @State private var pickedDays: Set<DateComponents> = []

    var body: some View {
        let layout = verticalSizeClass == .compact
            ? AnyLayout(HStackLayout(alignment: .top, spacing: 0))
            : AnyLayout(VStackLayout(spacing: 0))

        layout {
            VStack(spacing: 12) {
                monthHeader
                MonthGrid(
                    month: shownMonth,
                    events: eventsByDay,
                    selectedDay: Binding(get: { day }, set: { selectedDay = $0 })
                )
                .id(shownMonth)
                .transition(.slide(forward: movesForward))
                .gesture(monthSwipe)
            }
            .padding()
            .background(.regularMaterial)
            .clipped()

            agenda
        }
        .navigationTitle(Text("Calendar", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                Button("Today") {
                    show(referenceDate)
                }
                .disabled(calendar.isDate(day, inSameDayAs: referenceDate))
                Button("Pick days", systemImage: "calendar.badge.plus") {
                    isPickingDays = true
                }
            }
        }
        .sheet(isPresented: $isPickingDays) {
            dayPicker
        }
    }

    // MARK: State

    private var shownMonth: Date {
        month ?? calendar.startOfMonth(for: referenceDate)
    }

    private var day: Date {
        selectedDay ?? calendar.startOfDay(for: referenceDate)
    }

    private var eventsByDay: [Date: [CalendarEvent]] {
        Dictionary(grouping: model.calendarEvents) { calendar.startOfDay(for: $0.date) }
    }

    private func moveMonth(by value: Int) {
        guard let next = calendar.date(byAdding: .month, value: value, to: shownMonth) else { return }
        movesForward = value > 0
        withAnimation(.snappy) {
            month = next
        }
    }

    private func show(_ date: Date) {
        let target = calendar.startOfMonth(for: date)
        movesForward = target > shownMonth
        withAnimation(.snappy) {
            month = target
            selectedDay = calendar.startOfDay(for: date)
        }
    }

    private var monthSwipe: some Gesture {
        DragGesture(minimumDistance: 30)
            .onEnded { value in
                if value.predictedEndTranslation.width < -80 {
                    moveMonth(by: 1)
                } else if value.predictedEndTranslation.width > 80 {
                    moveMonth(by: -1)
                }
            }
    }

    // MARK: Parts

    private var monthHeader: some View {
        HStack {
            Text(shownMonth, format: .dateTime.month(.wide).year())
                .font(.title2.bold())
                .contentTransition(.numericText())
            Spacer()
            Button("Previous month", systemImage: "chevron.backward") {
                moveMonth(by: -1)
            }
            Button("Next month", systemImage: "chevron.forward") {
                moveMonth(by: 1)
            }
        }
        .buttonStyle(.circleIcon(diameter: 36))
    }

    private var agenda: some View {
        List {
            Section {
                ForEach(eventsByDay[day] ?? []) { event in
                    NavigationLink(value: event.route) {
                        Label {
                            LabeledContent(event.title) {
                                Text(event.date, format: .dateTime.hour().minute())
                            }
                        } icon: {
                            Image(systemName: event.symbolName)
                        }
                        .labelStyle(.tile(event.tint.color))
                    }
                }
            } header: {
                Text(day, format: .dateTime.weekday(.wide).day().month(.wide))
            }
        }
        .listStyle(.plain)
        .overlay {
            if eventsByDay[day] == nil {
                ContentUnavailableView("A free day", systemImage: "cup.and.saucer")
            }
        }
        .animation(.default, value: day)
    }

    private var dayPicker: some View {
        NavigationStack {
            VStack {
                MultiDatePicker("Days", selection: $pickedDays)
                    .frame(maxHeight: 360)
                Text("^[\(pickedDays.count) day](inflect: true) chosen")
                    .foregroundStyle(.secondary)
                Spacer()
            }
            .padding()
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") {
                        isPickingDays = false
                        if let first = pickedDays.compactMap({ calendar.date(from: $0) }).min() {
                            show(first)
                        }
                    }
                }
            }
        }
        .presentationDetents([.large])
    }
}

struct MonthGrid: View {
    let month: Date
    let events: [Date: [CalendarEvent]]
    @Binding var selectedDay: Date

    @Environment(\.calendar) private var calendar
    @Environment(\.referenceDate) private var referenceDate
    @Namespace private var selectionNamespace

    private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)

    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 0) {
                ForEach(Array(calendar.orderedWeekdaySymbols.enumerated()), id: \.offset) { _, symbol in
                    Text(symbol)
                        .font(.caption.weight(.medium))
                        .foregroundStyle(.secondary)
                        .frame(maxWidth: .infinity)
                }
            }
            .accessibilityHidden(true)

            LazyVGrid(columns: columns, spacing: 4) {
                ForEach(Array(calendar.daysInMonthGrid(for: month).enumerated()), id: \.offset) { _, day in
                    if let day {
                        cell(day)
                    } else {
                        Color.clear
                            .frame(height: 44)
                    }
                }
            }
        }
    }

    private func cell(_ day: Date) -> some View {
        let isSelected = calendar.isDate(day, inSameDayAs: selectedDay)
        let isToday = calendar.isDate(day, inSameDayAs: referenceDate)
        let dayEvents = events[calendar.startOfDay(for: day)] ?? []

        return Button {
            withAnimation(.snappy(duration: 0.25)) {
                selectedDay = day
            }
        } label: {
            VStack(spacing: 2) {
                Text(calendar.component(.day, from: day), format: .number)
                    .fontWeight(isToday ? .bold : .regular)
                    .foregroundStyle(
                        isSelected ? AnyShapeStyle(.white) : isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
                    )
                HStack(spacing: 2) {
                    ForEach(dayEvents.prefix(3)) { event in
                        Circle()
                            .fill(isSelected ? .white : event.tint.color)
                            .frame(width: 5, height: 5)
                    }
                }
                .frame(height: 5)
            }
            .frame(maxWidth: .infinity, minHeight: 44)
            .background {
                if isSelected {
                    Circle()
                        .fill(.tint)
                        .matchedGeometryEffect(id: "day", in: selectionNamespace)
                }
            }
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(day, format: .dateTime.weekday(.wide).day().month(.wide)))
        .accessibilityValue("^[\(dayEvents.count) event](inflect: true)")
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

#Preview("Calendar") {
    PreviewStack {
        HouseholdCalendarView()
    }
}

#Preview("Calendar, landscape", traits: .landscapeRight) {
    PreviewStack {
        HouseholdCalendarView()
    }
}

#Preview("Calendar, Arabic, dark") {
    PreviewStack {
        HouseholdCalendarView()
    }
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.locale, Locale(identifier: "ar"))
    .preferredColorScheme(.dark)
}

#Preview("Month grid", traits: .sizeThatFitsLayout) {
    @Previewable @State var day = Date(year: 2025, month: 3, day: 16)

    MonthGrid(
        month: SampleData.now,
        events: Dictionary(grouping: AppModel.sample().calendarEvents) {
            Calendar.harbor.startOfDay(for: $0.date)
        },
        selectedDay: $day
    )
    .padding()
    .environment(\.calendar, .harbor)
}
