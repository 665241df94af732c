// SPDX-License-Identifier: MIT

import SwiftUI

public struct NorthwindShowcaseCards: View {
    public init() {}

    public var body: some View {
        ShowcaseScreen(title: "Cards") {
            Card {
                Text("Three nights by the fjord, breakfast included. Boats leave every hour from the pier.")
            } media: {
                CardArtwork(symbolName: "mountain.2.fill", colors: [.teal, .indigo])
            } header: {
                HStack {
                    Text("Cabin in Geiranger")
                    Spacer()
                    Badge("New", tone: .success)
                }
            } footer: {
                HStack {
                    PriceTag(420, original: 560)
                    Spacer()
                    RatingStars(4.6).font(.caption)
                }
            }

            Card("Opening hours") {
                KeyValueTable([.init("Mon–Fri", "09:00–18:00"), .init("Saturday", "10:00–14:00")])
            }

            Carousel(SampleData.products) { product in
                Card {
                    PriceTag(product.price)
                } header: {
                    Label(product.name, systemImage: product.symbolName)
                        .lineLimit(1)
                }
            }
            .frame(height: 120)
            .padding(.horizontal, -Spacing.l)

            GroupBox("Delivery") {
                LabeledContent("Carrier", value: "Northwind Express")
                LabeledContent("Parcels", value: 3, format: .number)
            }
            .groupBoxStyle(.panel)
            .labeledContentStyle(.stacked)
        }
        .theme(.harbour)
    }
}

public struct NorthwindShowcaseLists: View {
    @State private var isExpanded = true

    public init() {}

    public var body: some View {
        ShowcaseScreen(title: "Lists") {
            ShowcaseSection("Rows") {
                VStack(spacing: 0) {
                    ListRow("Storage", subtitle: "84 of 128 GB used", systemImage: "internaldrive")
                    Divider().padding(.leading, 56)
                    ListRow("Language", systemImage: "globe") { Text("English") }
                    Divider().padding(.leading, 56)
                    ListRow("Inbox", subtitle: "Two mentions", systemImage: "tray") { CountBadge(12) }
                }
                .background(.surface, in: .rect(cornerRadius: Radius.medium))
                .outlined()
            }
            ShowcaseSection("Compact rows") {
                RowGroup(SampleData.products) { product in
                    ListRow("\(product.name)", systemImage: product.symbolName) {
                        Text(product.price, format: .currency(code: "USD"))
                            .monospacedDigit()
                    }
                }
                .density(.compact)
            }
            ShowcaseSection("Tables") {
                KeyValueTable(SampleData.invoiceRows)
                FeatureMatrix(plans: SampleData.plans, features: SampleData.features)
                    .frame(maxWidth: .infinity)
            }
            DisclosureGroup("Advanced", isExpanded: $isExpanded) {
                AlignedRows(["Host", "Port", "Protocol"]) { label in
                    Text(label == "Port" ? "8443" : label.lowercased()).font(Typography.code)
                }
            }
            .disclosureGroupStyle(.chevron)
        }
    }
}

#Preview("Cards") { NorthwindShowcaseCards() }
#Preview("Lists") { NorthwindShowcaseLists() }
