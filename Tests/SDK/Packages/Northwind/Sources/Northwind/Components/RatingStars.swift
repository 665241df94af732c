// SPDX-License-Identifier: MIT

import SwiftUI

/// Stars that fill fractionally; adjustable with VoiceOver when given a binding.
public struct RatingStars: View {
    @Binding private var rating: Double
    private let maximum: Int
    private let isEditable: Bool

    public init(_ rating: Double, maximum: Int = 5) {
        _rating = .constant(rating)
        self.maximum = maximum
        isEditable = false
    }

    public init(rating: Binding<Double>, maximum: Int = 5) {
        _rating = rating
        self.maximum = maximum
        isEditable = true
    }

    public var body: some View {
        stars(symbolName: "star")
            .foregroundStyle(.orange.opacity(0.5))
            .overlay {
                GeometryReader { proxy in
                    stars(symbolName: "star.fill")
                        .foregroundStyle(.orange)
                        .mask(alignment: .leading) {
                            Rectangle()
                                .frame(width: proxy.size.width * rating / Double(maximum))
                        }
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityValue("\(rating, specifier: "%.1f") out of \(maximum)")
            .accessibilityAdjustableAction { direction in
                guard isEditable else { return }
                switch direction {
                case .increment: rating = min(rating + 1, Double(maximum))
                case .decrement: rating = max(rating - 1, 0)
                @unknown default: break
                }
            }
    }

    private func stars(symbolName: String) -> some View {
        HStack(spacing: Spacing.xxs) {
            ForEach(1...maximum, id: \.self) { index in
                Image(systemName: symbolName)
                    .onTapGesture {
                        if isEditable { rating = Double(index) }
                    }
            }
        }
    }
}

#Preview("Rating") {
    @Previewable @State var rating = 3.0
    VStack(spacing: Spacing.l) {
        RatingStars(4.3)
        RatingStars(rating: $rating).font(.largeTitle)
    }
}
