// SPDX-License-Identifier: MIT

import SwiftUI

public struct PriceTag: View {
    @Environment(\.theme) private var theme
    @Environment(\.locale) private var locale
    private let amount: Decimal
    private let originalAmount: Decimal?

    public init(_ amount: Decimal, original: Decimal? = nil) {
        self.amount = amount
        originalAmount = original
    }

    private var format: Decimal.FormatStyle.Currency {
        .currency(code: theme.currencyCode).locale(locale)
    }

    private var discount: Double? {
        guard let originalAmount, originalAmount > amount else { return nil }
        let ratio = amount / originalAmount
        return 1 - NSDecimalNumber(decimal: ratio).doubleValue
    }

    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.s) {
            Text(amount, format: format)
                .font(Typography.numeric)
                .foregroundStyle(discount == nil ? Palette.ink : Palette.critical)
            if let originalAmount, let discount {
                Text(originalAmount, format: format)
                    .font(.footnote)
                    .strikethrough(color: .secondary)
                    .foregroundStyle(.secondary)
                Text("−\(discount, format: .percent.precision(.fractionLength(0)))")
                    .font(.caption.bold())
                    .foregroundStyle(.white)
                    .padding(.horizontal, Spacing.xs)
                    .background(Palette.critical, in: .rect(cornerRadius: Radius.small))
            }
        }
        .accessibilityElement(children: .combine)
    }
}

/// Large price with raised cents, for pricing tables.
public struct HeroPrice: View {
    private let units: Int
    private let cents: Int
    private let period: LocalizedStringKey

    public init(units: Int, cents: Int, period: LocalizedStringKey) {
        self.units = units
        self.cents = cents
        self.period = period
    }

    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 1) {
            Text("$").font(.title3).baselineOffset(14)
            Text(units, format: .number)
                .font(.system(size: 48, weight: .heavy, design: .rounded))
            Text(String(format: "%02d", cents))
                .font(.title3.monospacedDigit())
                .baselineOffset(14)
            Text(period)
                .textRole(.caption)
                .padding(.leading, Spacing.xs)
        }
    }
}

#Preview("Prices") {
    VStack(alignment: .leading, spacing: Spacing.l) {
        PriceTag(24.5)
        PriceTag(79, original: 120)
        PriceTag(1_249.99).theme(.harbour).environment(\.locale, Locale(identifier: "de_DE"))
        HeroPrice(units: 12, cents: 99, period: "per month")
    }
}
