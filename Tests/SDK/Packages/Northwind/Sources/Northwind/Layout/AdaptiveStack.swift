// SPDX-License-Identifier: MIT

import SwiftUI

/// An `HStack` that turns into a `VStack` at accessibility text sizes.
public struct AdaptiveStack<Content: View>: View {
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    private let spacing: CGFloat
    private let content: Content

    public init(spacing: CGFloat = Spacing.m, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.content = content()
    }

    private var layout: AnyLayout {
        dynamicTypeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
            : AnyLayout(HStackLayout(alignment: .center, spacing: spacing))
    }

    public var body: some View {
        layout { content }
            .animation(Motion.standard, value: dynamicTypeSize)
    }
}

/// Gives all of its subviews the width of the widest one and places them in a row.
public struct EqualWidthHStack: Layout {
    public var spacing: CGFloat

    public init(spacing: CGFloat = Spacing.s) {
        self.spacing = spacing
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let cell = cellSize(for: subviews)
        let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
        return CGSize(width: cell.width * CGFloat(subviews.count) + gaps, height: cell.height)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let cell = cellSize(for: subviews)
        for (index, subview) in subviews.enumerated() {
            let x = bounds.minX + (cell.width + spacing) * CGFloat(index) + cell.width / 2
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(cell))
        }
    }

    private func cellSize(for subviews: Subviews) -> CGSize {
        subviews
            .map { $0.sizeThatFits(.unspecified) }
            .reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
    }
}

#Preview("Adaptive", traits: .sizeThatFitsLayout) {
    VStack(spacing: Spacing.xl) {
        AdaptiveStack {
            Image(systemName: "leaf.fill").foregroundStyle(.green)
            Text("Carbon neutral delivery")
        }
        .dynamicTypeSize(.accessibility2)

        EqualWidthHStack {
            Button("OK") {}.buttonStyle(.primary)
            Button("Not right now") {}.buttonStyle(.primary)
        }
    }
    .padding()
}
