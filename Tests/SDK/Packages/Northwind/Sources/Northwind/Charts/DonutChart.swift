// SPDX-License-Identifier: MIT

import SwiftUI

public struct DonutChart<Center: View>: View {
    private struct Slice: Identifiable {
        let id: Int
        let start: Double
        let end: Double
    }

    private let parts: [ChartPoint]
    private let lineWidth: CGFloat
    private let center: Center

    public init(_ parts: [ChartPoint], lineWidth: CGFloat = 22, @ViewBuilder center: () -> Center) {
        self.parts = parts
        self.lineWidth = lineWidth
        self.center = center()
    }

    private var slices: [Slice] {
        let total = parts.reduce(0) { $0 + $1.value }
        var start = 0.0
        return parts.enumerated().map { index, part in
            defer { start += part.value / total }
            return Slice(id: index, start: start, end: start + part.value / total)
        }
    }

    public var body: some View {
        ZStack {
            ForEach(slices) { slice in
                Circle()
                    .inset(by: lineWidth / 2)
                    .trim(from: slice.start + 0.004, to: slice.end - 0.004)
                    .stroke(Palette.categorical(at: slice.id), style: StrokeStyle(lineWidth: lineWidth))
                    .rotationEffect(.degrees(-90))
            }
            center
        }
        .aspectRatio(1, contentMode: .fit)
        .accessibilityElement(children: .combine)
    }
}

#Preview("Donut") {
    DonutChart(SampleData.budget) {
        VStack {
            Text("Total").textRole(.caption)
            Text(4_200, format: .currency(code: "USD").precision(.fractionLength(0))).font(Typography.numeric)
        }
    }
    .frame(width: 180)
}
