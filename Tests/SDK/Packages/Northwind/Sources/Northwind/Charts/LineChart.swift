// SPDX-License-Identifier: MIT

import SwiftUI

struct LineShape: Shape {
    var values: [Double]
    var range: ClosedRange<Double>
    var isClosed = false
    var isSmooth = true

    func path(in rect: CGRect) -> Path {
        guard values.count > 1 else { return Path() }
        let span = max(range.upperBound - range.lowerBound, .leastNonzeroMagnitude)
        let step = rect.width / CGFloat(values.count - 1)
        let points = values.enumerated().map { index, value in
            let fraction = CGFloat((value - range.lowerBound) / span)
            return CGPoint(x: rect.minX + step * CGFloat(index), y: rect.maxY - rect.height * fraction)
        }
        var path = Path()
        path.move(to: points[0])
        for (previous, next) in zip(points, points.dropFirst()) {
            if isSmooth {
                let middle = (previous.x + next.x) / 2
                path.addCurve(
                    to: next,
                    control1: CGPoint(x: middle, y: previous.y),
                    control2: CGPoint(x: middle, y: next.y)
                )
            } else {
                path.addLine(to: next)
            }
        }
        if isClosed {
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
        return path
    }
}

public struct LineChart: View {
    @Environment(\.theme) private var theme
    private let points: [ChartPoint]

    public init(_ points: [ChartPoint]) {
        self.points = points
    }

    private var values: [Double] { points.map(\.value) }
    private var range: ClosedRange<Double> { 0...(values.max() ?? 1) * 1.1 }

    public var body: some View {
        VStack(spacing: Spacing.xs) {
            ZStack {
                VStack(spacing: 0) {
                    ForEach(0..<4) { _ in
                        Divider()
                        Spacer(minLength: 0)
                    }
                    Divider()
                }
                LineShape(values: values, range: range, isClosed: true)
                    .fill(.linearGradient(
                        colors: [theme.accent.opacity(0.35), theme.accent.opacity(0)],
                        startPoint: .top,
                        endPoint: .bottom
                    ))
                LineShape(values: values, range: range)
                    .stroke(theme.accent, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
            }
            .flipsForRightToLeftLayoutDirection(true)
            HStack {
                ForEach(points) { point in
                    Text(point.label)
                    if point != points.last { Spacer(minLength: 0) }
                }
            }
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
    }
}

public struct Sparkline: View {
    private let values: [Double]

    public init(_ values: [Double]) {
        self.values = values
    }

    private var isRising: Bool { (values.last ?? 0) >= (values.first ?? 0) }

    public var body: some View {
        LineShape(values: values, range: (values.min() ?? 0)...(values.max() ?? 1), isSmooth: false)
            .stroke(isRising ? Palette.positive : Palette.critical, lineWidth: 1.5)
            .frame(width: 64, height: 24)
            .accessibilityLabel(isRising ? "Rising" : "Falling")
    }
}

#Preview("Lines") {
    VStack {
        LineChart(SampleData.months).frame(height: 180)
        Sparkline([3, 5, 4, 8, 7, 9])
    }
    .padding()
}
