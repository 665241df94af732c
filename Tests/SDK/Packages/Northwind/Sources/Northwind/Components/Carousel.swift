// SPDX-License-Identifier: MIT

import SwiftUI

/// Horizontally paged items, each one taking a share of the container's width.
public struct Carousel<Data: RandomAccessCollection, Item: View>: View where Data.Element: Identifiable {
    private let data: Data
    private let visibleCount: Int
    private let item: (Data.Element) -> Item

    public init(_ data: Data, visibleCount: Int = 2, @ViewBuilder item: @escaping (Data.Element) -> Item) {
        self.data = data
        self.visibleCount = visibleCount
        self.item = item
    }

    public var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: Spacing.m) {
                ForEach(data) { element in
                    item(element)
                        .containerRelativeFrame(.horizontal, count: visibleCount, spacing: Spacing.m)
                        .scrollTransition { content, phase in
                            content
                                .opacity(phase.isIdentity ? 1 : 0.5)
                                .scaleEffect(phase.isIdentity ? 1 : 0.95)
                        }
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollIndicators(.hidden)
        .contentMargins(.horizontal, Spacing.l, for: .scrollContent)
        .scrollClipDisabled()
    }
}

#Preview("Carousel") {
    Carousel(SampleData.products) { product in
        Card(LocalizedStringKey(product.name)) {
            PriceTag(product.price)
        }
    }
    .frame(height: 160)
}
