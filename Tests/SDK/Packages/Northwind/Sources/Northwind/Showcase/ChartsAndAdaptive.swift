// SPDX-License-Identifier: MIT

import SwiftUI

public struct NorthwindShowcaseCharts: View {
    public init() {}

    public var body: some View {
        ShowcaseScreen(title: "Charts") {
            ShowcaseSection("Visitors this week") {
                BarChart(SampleData.weekdays, highlighting: "Thu").frame(height: 160)
            }
            ShowcaseSection("Revenue") {
                LineChart(SampleData.months).frame(height: 160)
                HStack {
                    Text("NWND").font(Typography.code)
                    Sparkline(SampleData.months.map(\.value))
                    Spacer()
                    Text("BRCH").font(Typography.code)
                    Sparkline([9, 8, 8.5, 6, 6.4, 4])
                }
            }
            ShowcaseSection("Budget") {
                StackedBar(SampleData.budget)
                HStack(spacing: Spacing.xl) {
                    DonutChart(SampleData.budget) {
                        Text(4_200, format: .currency(code: "USD").precision(.fractionLength(0)))
                            .font(Typography.numeric)
                    }
                    RingProgress(SampleData.rings)
                }
                .frame(height: 150)
            }
            ShowcaseSection("Activity") {
                HeatMap(SampleData.activity)
            }
        }
    }
}

public struct NorthwindShowcaseAdaptive: View {
    @State private var measured = CGSize.zero

    public init() {}

    public var body: some View {
        ShowcaseScreen(title: "Adaptive") {
            ShowcaseSection("Text") {
                MarkdownText("Write **bold**, *italic*, ~~struck~~ and `code`, or follow a [link](https://example.com).")
                HighlightedText("The swift fox met the Swift compiler", highlighting: "swift")
                LegalNote().font(.footnote)
            }
            ShowcaseSection("Best fit") {
                ForEach([320.0, 220, 90], id: \.self) { width in
                    ViewThatFits(in: .horizontal) {
                        Label("Download for offline use", systemImage: "arrow.down.circle")
                        Label("Download", systemImage: "arrow.down.circle")
                        Image(systemName: "arrow.down.circle")
                    }
                    .lineLimit(1)
                    .padding(Spacing.s)
                    .frame(maxWidth: width, alignment: .leading)
                    .background(.surface, in: .rect(cornerRadius: Radius.small))
                }
            }
            ShowcaseSection("Right to left") {
                ListRow("الإعدادات", subtitle: "الإشعارات واللغة", systemImage: "gearshape")
                    .background(.surface)
                    .environment(\.layoutDirection, .rightToLeft)
                Tag("عربي").environment(\.layoutDirection, .rightToLeft)
            }
            ShowcaseSection("Large type") {
                AdaptiveStack {
                    Image(systemName: "leaf.fill").foregroundStyle(.green)
                    Text("Carbon neutral delivery")
                }
                .dynamicTypeSize(.accessibility1)
                Text("Capped at extra large")
                    .dynamicTypeSize(...DynamicTypeSize.xLarge)
            }
            ShowcaseSection("Measured") {
                Text("This paragraph reports its own size through a preference, and the caption below repeats it.")
                    .textRole(.body)
                    .onSizeChange { measured = $0 }
                Text("\(Double(measured.width), specifier: "%.0f") × \(Double(measured.height), specifier: "%.0f") pt")
                    .textRole(.caption)
            }
            EqualWidthHStack {
                ForEach(["Yes", "No", "Remind me"], id: \.self) { title in
                    Button(title) {}.buttonStyle(.primary).controlSize(.small)
                }
            }
        }
    }
}

#Preview("Charts") { NorthwindShowcaseCharts() }
#Preview("Adaptive") { NorthwindShowcaseAdaptive() }
