// SPDX-License-Identifier: MIT

import SwiftUI

public struct NorthwindShowcasePeople: View {
    @State private var rating = 4.0
    @State private var tags = ["design", "swiftui", "accessibility", "typography"]

    public init() {}

    public var body: some View {
        ShowcaseScreen(title: "People") {
            HStack(spacing: Spacing.l) {
                Avatar("Mei Tanaka", size: .large, presence: .online)
                VStack(alignment: .leading) {
                    Text("Mei Tanaka").textRole(.title)
                    Text("Staff designer · Kyoto").textRole(.secondary)
                }
            }
            ShowcaseSection("Sizes") {
                HStack(alignment: .bottom) {
                    ForEach(Avatar.Size.allCases, id: \.self) { size in
                        Avatar("Jonas Weber", size: size, presence: .away)
                    }
                    Avatar("Amara Diallo").countBadge(7)
                }
            }
            ShowcaseSection("Team") {
                AvatarStack(SampleData.people)
                AvatarStack(Array(SampleData.people.prefix(3)))
            }
            ShowcaseSection("Skills") {
                FlowLayout {
                    ForEach(tags, id: \.self) { tag in
                        Tag(tag) { tags.removeAll { $0 == tag } }
                    }
                }
            }
            ShowcaseSection("Reviews") {
                RatingStars(rating: $rating).font(.title)
                RatingStars(2.4)
                FlowLayout {
                    ForEach(Tone.allCases) { tone in
                        Badge(LocalizedStringKey(tone.rawValue.capitalized), tone: tone)
                        Badge(LocalizedStringKey(tone.rawValue.capitalized), tone: tone, prominence: .outline)
                    }
                }
            }
        }
    }
}

public struct NorthwindShowcaseCommerce: View {
    @State private var cart = CartModel.sample()

    public init() {}

    public var body: some View {
        ShowcaseScreen(title: "Commerce") {
            ShowcaseSection("Cart") {
                CartSummary(cart: cart)
            }
            ShowcaseSection("Pricing") {
                HeroPrice(units: 12, cents: 99, period: "per month")
                PriceTag(79, original: 120)
                PriceTag(1_249.99)
                    .theme(.harbour)
                    .environment(\.locale, Locale(identifier: "de_DE"))
            }
            ShowcaseSection("Delivery") {
                ProgressStepper(["Cart", "Address", "Payment", "Done"], current: 3)
                EventTimeline(SampleData.deliveryEvents)
            }
        }
    }
}

private struct CartSummary: View {
    @Bindable var cart: CartModel

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.m) {
            ForEach($cart.lines) { $line in
                HStack {
                    Label(line.product.name, systemImage: line.product.symbolName)
                        .labelStyle(.tile(Palette.accent))
                    Spacer()
                    Text("× \(line.quantity)")
                        .foregroundStyle(.secondary)
                    Text(line.total, format: .currency(code: "USD"))
                        .monospacedDigit()
                }
                .accessibilityElement(children: .combine)
                .accessibilityAdjustableAction { direction in
                    line.quantity = max(1, line.quantity + (direction == .increment ? 1 : -1))
                }
            }
            Toggle("Gift wrapping (+$4)", isOn: $cart.isGift)
                .toggleStyle(.checkbox)
            Divider()
            LabeledContent("Discount", value: -cart.discount, format: .currency(code: "USD"))
                .foregroundStyle(Palette.positive)
            LabeledContent("Total") {
                PriceTag(cart.total, original: cart.subtotal)
            }
            .fontWeight(.semibold)
        }
        .padding(Spacing.l)
        .background(.surface, in: .rect(cornerRadius: Radius.medium))
    }
}

#Preview("People") { NorthwindShowcasePeople() }
#Preview("Commerce") { NorthwindShowcaseCommerce() }
