// SPDX-License-Identifier: MIT

import SwiftUI

public struct ChartPoint: Identifiable, Hashable, Sendable {
    public var label: String
    public var value: Double

    public var id: String { label }

    public init(_ label: String, _ value: Double) {
        self.label = label
        self.value = value
    }
}

public struct BarChart: View {
    @Environment(\.theme) private var theme
    private let points: [ChartPoint]
    private let highlighted: ChartPoint.ID?

    public init(_ points: [ChartPoint], highlighting highlighted: ChartPoint.ID? = nil) {
        self.points = points
        self.highlighted = highlighted
    }

    private var maximum: Double { points.map(\.value).max() ?? 1 }

    public var body: some View {
        HStack(alignment: .bottom, spacing: Spacing.s) {
            ForEach(points) { point in
                VStack(spacing: Spacing.xs) {
                    Text(point.value, format: .number.notation(.compactName))
                        .font(.caption2.monospacedDigit())
                        .foregroundStyle(.secondary)
                    GeometryReader { proxy in
                        UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
                            .fill(point.id == highlighted ? AnyShapeStyle(theme.accent) : AnyShapeStyle(theme.accent.opacity(0.35)))
                            .frame(height: proxy.size.height * point.value / maximum)
                            .frame(maxHeight: .infinity, alignment: .bottom)
                    }
                    Text(point.label)
                        .font(.caption2)
                        .fontWeight(point.id == highlighted ? .bold : .regular)
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(point.label)
                .accessibilityValue(point.value.formatted())
            }
        }
    }
}

#Preview("Bars") {
    BarChart(SampleData.weekdays, highlighting: "Thu")
        .frame(height: 180)
        .padding()
}
