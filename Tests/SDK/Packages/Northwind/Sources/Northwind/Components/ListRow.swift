// SPDX-License-Identifier: MIT

import SwiftUI

public struct ListRow<Accessory: View>: View {
    @Environment(\.theme) private var theme
    private let title: LocalizedStringKey
    private let subtitle: LocalizedStringKey?
    private let systemImage: String?
    private let accessory: Accessory

    public init(
        _ title: LocalizedStringKey,
        subtitle: LocalizedStringKey? = nil,
        systemImage: String? = nil,
        @ViewBuilder accessory: () -> Accessory
    ) {
        self.title = title
        self.subtitle = subtitle
        self.systemImage = systemImage
        self.accessory = accessory()
    }

    public var body: some View {
        HStack(spacing: Spacing.m) {
            if let systemImage {
                Image(systemName: systemImage)
                    .foregroundStyle(theme.accent)
                    .frame(width: 28)
            }
            VStack(alignment: .leading, spacing: Spacing.xxs) {
                Text(title).textRole(.body)
                if let subtitle {
                    Text(subtitle)
                        .textRole(.caption)
                        .lineLimit(2)
                        .truncationMode(.tail)
                }
            }
            Spacer(minLength: Spacing.s)
            accessory
                .foregroundStyle(.secondary)
                .layoutPriority(1)
        }
        .padding(.vertical, theme.density.rowPadding)
        .padding(.horizontal, Spacing.l)
        .contentShape(.rect)
        .accessibilityElement(children: .combine)
    }
}

extension ListRow where Accessory == Image {
    public init(_ title: LocalizedStringKey, subtitle: LocalizedStringKey? = nil, systemImage: String? = nil) {
        self.init(title, subtitle: subtitle, systemImage: systemImage) {
            Image(systemName: "chevron.forward")
        }
    }
}

/// A surface that separates its rows with inset dividers.
public struct RowGroup<Data: RandomAccessCollection, Row: View>: View where Data.Element: Identifiable {
    private let data: Data
    private let row: (Data.Element) -> Row

    public init(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row) {
        self.data = data
        self.row = row
    }

    public var body: some View {
        VStack(spacing: 0) {
            ForEach(data) { element in
                row(element)
                if element.id != data.last?.id {
                    Divider()
                        .padding(.leading, 56)
                }
            }
        }
        .background(.surface, in: .rect(cornerRadius: Radius.medium))
        .outlined()
    }
}

#Preview("Rows") {
    VStack(spacing: 0) {
        ListRow("Storage", subtitle: "84 of 128 GB used", systemImage: "internaldrive")
        ListRow("Language", systemImage: "globe") { Text("English") }
        ListRow("Updates", subtitle: "Installed overnight", systemImage: "gear") { Badge("New", tone: .info) }
    }
    .density(.compact)
}
