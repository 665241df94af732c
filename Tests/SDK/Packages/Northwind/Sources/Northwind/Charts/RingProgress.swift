// SPDX-License-Identifier: MIT

import SwiftUI

/// Concentric activity-style rings.
public struct RingProgress: View {
    public struct Ring: Identifiable, Sendable {
        public let id: String
        public var progress: Double
        public var color: Color

        public init(_ name: String, progress: Double, color: Color) {
            id = name
            self.progress = progress
            self.color = color
        }
    }

    private let rings: [Ring]
    private let lineWidth: CGFloat = 14

    public init(_ rings: [Ring]) {
        self.rings = rings
    }

    public var body: some View {
        ZStack {
            ForEach(Array(rings.enumerated()), id: \.element.id) { index, ring in
                let inset = CGFloat(index) * (lineWidth + 3) + lineWidth / 2
                ZStack {
                    Circle()
                        .inset(by: inset)
                        .stroke(ring.color.opacity(0.2), lineWidth: lineWidth)
                    Circle()
                        .inset(by: inset)
                        .trim(from: 0, to: min(ring.progress, 1))
                        .stroke(
                            .angularGradient(
                                colors: [ring.color.opacity(0.7), ring.color],
                                center: .center,
                                startAngle: .zero,
                                endAngle: .degrees(360 * ring.progress)
                            ),
                            style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
                        )
                        .rotationEffect(.degrees(-90))
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(ring.id)
                .accessibilityValue(ring.progress.formatted(.percent))
            }
        }
        .aspectRatio(1, contentMode: .fit)
    }
}

#Preview("Rings") {
    RingProgress(SampleData.rings)
        .frame(width: 160)
}
