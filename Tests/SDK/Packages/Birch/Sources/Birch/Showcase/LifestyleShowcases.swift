// SPDX-License-Identifier: MIT

import SwiftUI

public struct BirchShowcaseToday: View {
    @StateObject private var settings = AppSettings()

    public init() {}

    public var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                WeatherCard(city: "Uppsala", hours: WeatherCard.sampleHours)
                CalendarMonth(month: .birch(2024, 5, 1), today: .birch(2024, 5, 18), markedDays: [3, 11, 24])
                PlayerControls()
            }
            .padding()
        }
        .background(Color(UIColor.systemGroupedBackground))
        .environmentObject(settings)
    }
}

public struct BirchShowcaseReports: View {
    private let columns = [GridItem(.flexible()), GridItem(.flexible())]

    public init() {}

    public var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                Text("Trees by species").sectionTitle()
                RingChart(segments: RingChart.sample)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .cardStyle()
                Text("Hours outdoors").sectionTitle()
                BarChart(values: BarChart.sample)
                    .frame(height: 150)
                    .cardStyle()
                LazyVGrid(columns: columns, spacing: 12) {
                    ForEach(["Watered", "Pruned", "Planted", "Felled"], id: \.self) { title in
                        VStack(alignment: .leading) {
                            Text("\(title.count * 7)").font(.title.bold())
                            Text(title).font(.footnote).foregroundColor(.secondary)
                        }
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .cardStyle(padding: 12)
                        .ifLet(title == "Planted" ? "star.fill" : nil) { view, symbol in
                            view.overlay(Image(systemName: symbol).foregroundColor(.yellow).padding(10), alignment: .topTrailing)
                        }
                    }
                }
                ReceiptView(receipt: .sample)
            }
            .padding()
        }
        .background(Color(UIColor.systemGroupedBackground).edgesIgnoringSafeArea(.all))
    }
}

struct LifestyleShowcases_Previews: PreviewProvider {
    static var previews: some View {
        BirchShowcaseToday()
        BirchShowcaseReports()
    }
}
