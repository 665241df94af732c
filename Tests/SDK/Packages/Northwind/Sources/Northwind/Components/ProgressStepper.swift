// SPDX-License-Identifier: MIT

import SwiftUI

extension VerticalAlignment {
    private enum StepCircle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            context[VerticalAlignment.center]
        }
    }

    /// Lines the connectors up with the circles rather than with the captions below them.
    static let stepCircle = VerticalAlignment(StepCircle.self)
}

public struct ProgressStepper: View {
    @Environment(\.theme) private var theme
    private let steps: [String]
    private let current: Int

    public init(_ steps: [String], current: Int) {
        self.steps = steps
        self.current = current
    }

    public var body: some View {
        HStack(alignment: .stepCircle, spacing: Spacing.xs) {
            ForEach(Array(steps.enumerated()), id: \.offset) { index, title in
                if index > 0 {
                    Capsule()
                        .fill(index <= current ? theme.accent : Palette.outline)
                        .frame(height: 2)
                        .frame(minWidth: 8)
                }
                step(index: index, title: title)
            }
        }
        .accessibilityElement()
        .accessibilityLabel("Step \(current + 1) of \(steps.count)")
        .accessibilityValue(steps[current])
    }

    private func step(index: Int, title: String) -> some View {
        VStack(spacing: Spacing.xs) {
            ZStack {
                Circle()
                    .fill(index <= current ? theme.accent : Palette.surface)
                Circle()
                    .strokeBorder(index <= current ? theme.accent : Palette.outline, lineWidth: 2)
                if index < current {
                    Image(systemName: "checkmark").font(.caption.bold())
                } else {
                    Text(index + 1, format: .number).font(.caption.bold())
                }
            }
            .foregroundStyle(index <= current ? .white : Palette.inkMuted)
            .frame(width: 28, height: 28)
            .alignmentGuide(.stepCircle) { $0[VerticalAlignment.center] }
            Text(title)
                .font(.caption2)
                .fontWeight(index == current ? .semibold : .regular)
                .lineLimit(1)
                .fixedSize()
        }
    }
}

#Preview("Stepper") {
    ProgressStepper(["Cart", "Address", "Payment", "Done"], current: 2)
        .padding()
}
