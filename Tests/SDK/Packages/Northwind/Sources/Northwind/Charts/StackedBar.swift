// SPDX-License-Identifier: MIT

import SwiftUI

/// One horizontal bar divided in proportion to its parts, with a legend.
public struct StackedBar: View {
    private let parts: [ChartPoint]

    public init(_ parts: [ChartPoint]) {
        self.parts = parts
    }

    private var total: Double { parts.reduce(0) { $0 + $1.value } }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.m) {
            GeometryReader { proxy in
                let available = proxy.size.width - CGFloat(parts.count - 1) * 2
                HStack(spacing: 2) {
                    ForEach(Array(parts.enumerated()), id: \.element.id) { index, part in
                        Palette.categorical(at: index)
                            .frame(width: available * part.value / total)
                    }
                }
            }
            .frame(height: 16)
            .clipShape(.rect(cornerRadius: 8))

            FlowLayout(spacing: Spacing.l) {
                ForEach(Array(parts.enumerated()), id: \.offset) { index, part in
                    LegendItem(part.label, color: Palette.categorical(at: index), share: part.value / total)
                }
            }
        }
    }
}

struct LegendItem: View {
    let label: String
    let color: Color
    let share: Double

    init(_ label: String, color: Color, share: Double) {
        self.label = label
        self.color = color
        self.share = share
    }

    var body: some View {
        HStack(spacing: Spacing.xs) {
            Circle().fill(color).frame(width: 8, height: 8)
            Text(label)
            Text(share, format: .percent.precision(.fractionLength(0)))
                .foregroundStyle(.secondary)
        }
        .font(.caption)
    }
}

#Preview("Stacked bar") {
    StackedBar(SampleData.budget)
        .padding()
}
