// SPDX-License-Identifier: MIT

import SwiftUI

private struct ShimmerModifier: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    let isActive: Bool

    func body(content: Content) -> some View {
        if isActive, !reduceMotion {
            content.phaseAnimator([0.45, 1]) { view, opacity in
                view.opacity(opacity)
            } animation: { _ in
                .easeInOut(duration: 0.9)
            }
        } else {
            content
        }
    }
}

extension View {
    /// Redacts the view while its content is being loaded.
    public func skeleton(when isLoading: Bool, shimmers: Bool = false) -> some View {
        redacted(reason: isLoading ? .placeholder : [])
            .modifier(ShimmerModifier(isActive: isLoading && shimmers))
            .accessibilityHidden(isLoading)
            .allowsHitTesting(!isLoading)
    }
}

public struct SkeletonRow: View {
    @Environment(\.redactionReasons) private var redactionReasons

    public init() {}

    public var body: some View {
        HStack(spacing: Spacing.m) {
            RoundedRectangle(cornerRadius: Radius.small)
                .fill(redactionReasons.contains(.placeholder) ? AnyShapeStyle(.quaternary) : AnyShapeStyle(.tint))
                .frame(width: 48, height: 48)
            VStack(alignment: .leading, spacing: Spacing.xs) {
                Text("A headline of usual length")
                    .textRole(.heading)
                Text("Some supporting text that runs on for a while")
                    .textRole(.caption)
            }
            Spacer()
            Text("12:45")
                .textRole(.caption)
                .unredacted()
        }
    }
}

#Preview("Skeleton") {
    VStack(spacing: Spacing.l) {
        SkeletonRow()
        SkeletonRow().skeleton(when: true)
        SkeletonRow().redacted(reason: .privacy)
    }
    .padding()
}
