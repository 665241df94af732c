// SPDX-License-Identifier: MIT

import SwiftUI

/// A thick bar with the label above and the current value at its end.
public struct BarProgressViewStyle: ProgressViewStyle {
    @Environment(\.theme) private var theme
    @ScaledMetric private var thickness: CGFloat = 10

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0

        VStack(alignment: .leading, spacing: Spacing.s) {
            HStack(alignment: .firstTextBaseline) {
                configuration.label
                    .font(.subheadline.weight(.medium))
                Spacer()
                configuration.currentValueLabel
                    .font(.subheadline.monospacedDigit())
                    .foregroundStyle(.secondary)
            }
            Capsule()
                .fill(.outline)
                .frame(height: thickness)
                .overlay(alignment: .leading) {
                    GeometryReader { proxy in
                        Capsule()
                            .fill(theme.accent.gradient)
                            .frame(width: max(thickness, proxy.size.width * fraction))
                    }
                }
                .clipShape(.capsule)
        }
        .accessibilityElement(children: .combine)
    }
}

/// Five discrete segments that fill one after another.
public struct SegmentedProgressViewStyle: ProgressViewStyle {
    private let segments: Int

    public init(segments: Int = 5) {
        self.segments = segments
    }

    public func makeBody(configuration: Configuration) -> some View {
        let filled = Int(((configuration.fractionCompleted ?? 0) * Double(segments)).rounded())

        VStack(alignment: .leading, spacing: Spacing.xs) {
            configuration.label
            HStack(spacing: Spacing.xs) {
                ForEach(0..<segments, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 2)
                        .fill(index < filled ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                        .frame(height: 6)
                }
            }
        }
    }
}

extension ProgressViewStyle where Self == BarProgressViewStyle {
    public static var bar: Self { Self() }
}

extension ProgressViewStyle where Self == SegmentedProgressViewStyle {
    public static func segmented(_ segments: Int = 5) -> Self { Self(segments: segments) }
}

#Preview("Progress") {
    VStack(spacing: Spacing.xl) {
        ProgressView(value: 0.62) {
            Text("Uploading photos")
        } currentValueLabel: {
            Text(0.62, format: .percent)
        }
        .progressViewStyle(.bar)
        ProgressView("Password strength", value: 3, total: 5)
            .progressViewStyle(.segmented())
            .tint(.orange)
    }
    .padding()
}
