// SPDX-License-Identifier: MIT

import SwiftUI

public struct PanelGroupBoxStyle: GroupBoxStyle {
    @Environment(\.theme) private var theme

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: Spacing.m) {
            configuration.label
                .textRole(.overline)
                .accessibilityAddTraits(.isHeader)
            configuration.content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(Spacing.l)
        .background(.surface, in: theme.shape)
        .outlined(cornerRadius: theme.cornerRadius)
    }
}

public struct StackedLabeledContentStyle: LabeledContentStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: Spacing.xxs) {
            configuration.label
                .textRole(.caption)
            configuration.content
                .textRole(.body)
        }
        .accessibilityElement(children: .combine)
    }
}

public struct ChevronDisclosureStyle: DisclosureGroupStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            Button {
                withAnimation(Motion.standard) { configuration.isExpanded.toggle() }
            } label: {
                HStack {
                    configuration.label.textRole(.heading)
                    Spacer()
                    Image(systemName: "chevron.down")
                        .rotationEffect(.degrees(configuration.isExpanded ? -180 : 0))
                        .foregroundStyle(.tint)
                }
                .contentShape(.rect)
            }
            .buttonStyle(.plain)

            if configuration.isExpanded {
                configuration.content
                    .transition(.opacity.combined(with: .move(edge: .top)))
            }
        }
        .clipped()
    }
}

extension GroupBoxStyle where Self == PanelGroupBoxStyle {
    public static var panel: Self { Self() }
}

extension LabeledContentStyle where Self == StackedLabeledContentStyle {
    public static var stacked: Self { Self() }
}

extension DisclosureGroupStyle where Self == ChevronDisclosureStyle {
    public static var chevron: Self { Self() }
}

#Preview("Containers") {
    GroupBox("Shipping") {
        LabeledContent("Carrier", value: "Northwind Express")
        LabeledContent("Weight", value: 2.4, format: .number.precision(.fractionLength(1)))
    }
    .groupBoxStyle(.panel)
    .labeledContentStyle(.stacked)
    .padding()
}
