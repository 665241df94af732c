// SPDX-License-Identifier: MIT

import SwiftUI

public struct Banner<Actions: View>: View {
    @Environment(\.theme) private var theme
    private let title: LocalizedStringKey
    private let message: LocalizedStringKey?
    private let tone: Tone
    private let actions: Actions

    public init(
        _ title: LocalizedStringKey,
        message: LocalizedStringKey? = nil,
        tone: Tone = .info,
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.title = title
        self.message = message
        self.tone = tone
        self.actions = actions()
    }

    public var body: some View {
        HStack(alignment: .top, spacing: Spacing.m) {
            Image(systemName: tone.symbolName)
                .symbolRenderingMode(.hierarchical)
                .font(.title3)
                .foregroundStyle(tone.color)
            VStack(alignment: .leading, spacing: Spacing.xs) {
                Text(title)
                    .font(.subheadline.weight(.semibold))
                if let message {
                    Text(message)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                        .fixedSize(horizontal: false, vertical: true)
                }
                actions
                    .font(.footnote.weight(.semibold))
                    .padding(.top, Spacing.xs)
            }
            Spacer(minLength: 0)
        }
        .padding(Spacing.m)
        .background(tone.softBackground)
        .overlay(alignment: .leading) {
            Rectangle()
                .fill(tone.color)
                .frame(width: 4)
        }
        .clipShape(theme.shape)
        .accessibilityElement(children: .contain)
    }
}

#Preview("Banners") {
    VStack {
        Banner("Update available", message: "Version 4.2 improves **offline** search.") {
            Button("Install now") {}
        }
        Banner("Payment failed", message: "Check your card details.", tone: .critical)
        Banner("Saved", tone: .success)
    }
    .padding()
}
