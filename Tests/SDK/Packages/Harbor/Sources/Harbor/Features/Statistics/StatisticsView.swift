import Charts
import SwiftUI

struct StatisticsView: View {
    private enum Page: String, CaseIterable, Identifiable {
        case value, spending, people

        var id: Self { self }

        var title: String {
            switch self {
            case .value: String(localized: "Value", bundle: .module)
            case .spending: String(localized: "Spending", bundle: .module)
            case .people: String(localized: "People", bundle: .module)
            }
        }
    }

    @Environment(InventoryStore.self) private var inventory
    @Environment(\.referenceDate) private var referenceDate
    @Environment(\.currencyCode) private var currencyCode

    @State private var page: Page = .value
    @State private var coachMark: CoachMark?

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                PillPicker(choices: Page.allCases, selection: $page) { page in
                    Text(page.title)
                }
                .coachMark(.pagePicker)
                Group {
                    switch page {
                    case .value:
                        CategoryChart(entries: inventory.valueByCategory)
                        CategoryShareChart(entries: inventory.valueByCategory)
                    case .spending:
                        SpendingChart(months: inventory.monthlySpend(through: referenceDate))
                        StockScatterChart(items: inventory.items)
                    case .people:
                        MemberProgressGrid()
                    }
                }
                .transition(.opacity.combined(with: .scale(scale: 0.96)))
            }
            .padding()
            .animation(.smooth, value: page)
        }
        .background(Palette.pageBackground)
        .navigationTitle(Text("Statistics", bundle: .module))
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                Button("Help", systemImage: "questionmark.circle") {
                    withAnimation {
                        coachMark = .pagePicker
                    }
                }
                ShareLink(item: report)
            }
        }
        .coachMarkOverlay($coachMark)
    }

    private var report: String {
        inventory.valueByCategory
            .map { "\($0.category.title): \($0.value.currency(currencyCode))" }
            .joined(separator: "\n")
    }
}

// MARK: Value

struct CategoryChart: View {
    let entries: [CategoryValue]

    @Environment(\.currencyCode) private var currencyCode

    var body: some View {
        GroupBox("Value by category") {
            Chart(entries) { entry in
                BarMark(
                    x: .value("Value", entry.value.doubleValue),
                    y: .value("Category", entry.category.title)
                )
                .foregroundStyle(entry.category.tint.color.gradient)
                .cornerRadius(6)
                .annotation(position: .trailing) {
                    Text(entry.value, format: .currency(code: currencyCode).precision(.fractionLength(0)))
                        .font(.caption2)
                        .foregroundStyle(.secondary)
                }
                .accessibilityLabel(entry.category.title)
                .accessibilityValue(entry.value.currency(currencyCode))
            }
            .chartXAxis(.hidden)
            .chartYAxis {
                AxisMarks(preset: .aligned, position: .leading) { _ in
                    AxisValueLabel()
                        .font(.caption)
                }
            }
            .chartXScale(range: .plotDimension(endPadding: 48))
            .frame(height: CGFloat(entries.count) * 36)
        }
        .groupBoxStyle(.panel)
    }
}

struct CategoryShareChart: View {
    let entries: [CategoryValue]

    @State private var selectedAngle: Double?

    var body: some View {
        GroupBox("Share") {
            Chart(entries) { entry in
                SectorMark(
                    angle: .value("Value", entry.value.doubleValue),
                    innerRadius: .ratio(0.62),
                    outerRadius: .ratio(entry.id == selected?.id ? 1 : 0.92),
                    angularInset: 1.5
                )
                .cornerRadius(4)
                .foregroundStyle(entry.category.tint.color)
                .opacity(selected == nil || entry.id == selected?.id ? 1 : 0.5)
            }
            .chartAngleSelection(value: $selectedAngle)
            .chartLegend(.hidden)
            .chartBackground { proxy in
                GeometryReader { geometry in
                    if let anchor = proxy.plotFrame {
                        let frame = geometry[anchor]
                        VStack {
                            Text(selected?.category.title ?? String(localized: "All", bundle: .module))
                                .font(.headline)
                            Text("^[\(selected?.count ?? entries.count) entry](inflect: true)")
                                .font(.caption)
                                .foregroundStyle(.secondary)
                        }
                        .position(x: frame.midX, y: frame.midY)
                    }
                }
            }
            .frame(height: 240)
            .animation(.snappy, value: selected)
        }
        .groupBoxStyle(.panel)
    }

    private var selected: CategoryValue? {
        guard let selectedAngle else { return nil }
        var running = 0.0
        for entry in entries {
            running += entry.value.doubleValue
            if selectedAngle <= running {
                return entry
            }
        }
        return nil
    }
}

// MARK: Spending

struct SpendingChart: View {
    let months: [MonthlySpend]

    @Environment(\.currencyCode) private var currencyCode
    @State private var selectedDate: Date?

    var body: some View {
        GroupBox("Spending") {
            Chart {
                ForEach(months) { entry in
                    area(entry)
                    line(entry)
                }
                averageRule
                if let selected {
                    selectionRule(selected)
                }
            }
            .chartXSelection(value: $selectedDate)
            .chartXAxis {
                AxisMarks(values: .stride(by: .month)) { _ in
                    AxisGridLine()
                    AxisTick()
                    AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
                }
            }
            .chartYAxis {
                AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) { value in
                    AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 3]))
                    AxisValueLabel {
                        if let amount = value.as(Double.self) {
                            Text(amount, format: .currency(code: currencyCode).precision(.fractionLength(0)))
                        }
                    }
                }
            }
            .chartYScale(domain: 0...max(highest * 1.2, 1))
            .frame(height: 240)
        }
        .groupBoxStyle(.panel)
    }

    @ChartContentBuilder
    private func area(_ entry: MonthlySpend) -> some ChartContent {
        AreaMark(
            x: .value("Month", entry.month, unit: .month),
            y: .value("Amount", entry.amount.doubleValue)
        )
        .interpolationMethod(.catmullRom)
        .foregroundStyle(
            LinearGradient(
                colors: [Palette.teal.opacity(0.5), Palette.teal.opacity(0.02)],
                startPoint: .top,
                endPoint: .bottom
            )
        )
    }

    @ChartContentBuilder
    private func line(_ entry: MonthlySpend) -> some ChartContent {
        LineMark(
            x: .value("Month", entry.month, unit: .month),
            y: .value("Amount", entry.amount.doubleValue)
        )
        .interpolationMethod(.catmullRom)
        .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round))
        .foregroundStyle(Palette.teal)
        PointMark(
            x: .value("Month", entry.month, unit: .month),
            y: .value("Amount", entry.amount.doubleValue)
        )
        .symbolSize(entry.id == selected?.id ? 120 : 40)
        .foregroundStyle(Palette.teal)
    }

    @ChartContentBuilder
    private var averageRule: some ChartContent {
        RuleMark(y: .value("Average", average))
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
            .foregroundStyle(.secondary)
            .annotation(position: .top, alignment: .leading) {
                Text("Average", bundle: .module)
                    .font(.caption2)
                    .foregroundStyle(.secondary)
            }
    }

    @ChartContentBuilder
    private func selectionRule(_ entry: MonthlySpend) -> some ChartContent {
        RuleMark(x: .value("Month", entry.month, unit: .month))
            .foregroundStyle(.quaternary)
            .zIndex(-1)
            .annotation(
                position: .top,
                overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
            ) {
                callout(entry)
            }
    }

    private func callout(_ entry: MonthlySpend) -> some View {
        VStack(alignment: .leading) {
            Text(entry.month, format: .dateTime.month(.wide))
                .font(.caption2)
            Text(entry.amount, format: .currency(code: currencyCode))
                .font(.caption.bold())
        }
        .padding(8)
        .background(.thickMaterial, in: .rect(cornerRadius: 8))
    }

    private var selected: MonthlySpend? {
        guard let selectedDate else { return nil }
        return months.last { $0.month <= selectedDate }
    }

    private var highest: Double {
        months.map(\.amount.doubleValue).max() ?? 0
    }

    private var average: Double {
        months.isEmpty ? 0 : months.reduce(0) { $0 + $1.amount.doubleValue } / Double(months.count)
    }
}

struct StockScatterChart: View {
    let items: [Item]

    var body: some View {
        GroupBox("Price and quantity") {
            Chart(items) { item in
                PointMark(
                    x: .value("Quantity", item.quantity),
                    y: .value("Price", item.unitPrice.doubleValue)
                )
                .foregroundStyle(by: .value("Stock", item.isLow ? "Low" : "Fine"))
                .symbol(by: .value("Stock", item.isLow ? "Low" : "Fine"))
            }
            .chartForegroundStyleScale(["Low": Palette.coral, "Fine": Palette.moss])
            .chartLegend(position: .bottom, alignment: .center)
            .chartYScale(type: .symmetricLog)
            .chartPlotStyle { plot in
                plot
                    .background(.quaternary.opacity(0.3))
                    .clipShape(.rect(cornerRadius: 12))
            }
            .frame(height: 200)
        }
        .groupBoxStyle(.panel)
    }
}

// MARK: People

struct MemberProgressGrid: View {
    @Environment(HouseholdStore.self) private var household
    @Environment(ErrandStore.self) private var errands

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 12)], spacing: 12) {
            ForEach(household.members) { member in
                VStack(spacing: 12) {
                    ProgressView(value: errands.completionRate(for: member.id)) {
                        Text(member.givenName)
                    }
                    .progressViewStyle(.ring(lineWidth: 6))
                    .frame(width: 84, height: 84)
                    .overlay {
                        AvatarView(member: member, size: 60)
                    }
                    Text(member.givenName)
                        .font(.headline)
                    Text(errands.completionRate(for: member.id), format: .percent.precision(.fractionLength(0)))
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity)
                .card()
                .tint(member.tint.color)
            }
        }
    }
}

#Preview("Statistics") {
    PreviewStack {
        StatisticsView()
    }
}

#Preview("Statistics, dark") {
    PreviewStack {
        StatisticsView()
    }
    .preferredColorScheme(.dark)
}

#Preview("Spending chart", traits: .fixedLayout(width: 390, height: 360)) {
    SpendingChart(months: InventoryStore().monthlySpend(through: SampleData.now))
        .padding()
}

#Preview("Scatter chart", traits: .sizeThatFitsLayout) {
    StockScatterChart(items: SampleData.items)
        .frame(width: 360)
        .padding()
}

#Preview("Member progress") {
    MemberProgressGrid()
        .padding()
        .harborEnvironment(.sample())
}
