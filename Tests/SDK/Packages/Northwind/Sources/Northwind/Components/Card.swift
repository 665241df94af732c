// SPDX-License-Identifier: MIT

import SwiftUI

public struct Card<Media: View, Header: View, Content: View, Footer: View>: View {
    @Environment(\.theme) private var theme
    private let media: Media
    private let header: Header
    private let content: Content
    private let footer: Footer

    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder media: () -> Media,
        @ViewBuilder header: () -> Header,
        @ViewBuilder footer: () -> Footer
    ) {
        self.media = media()
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            media
                .frame(maxWidth: .infinity)
                .clipped()
            VStack(alignment: .leading, spacing: Spacing.s) {
                header
                    .textRole(.heading)
                content
                    .textRole(.secondary)
            }
            .padding(Spacing.l)
            if Footer.self != EmptyView.self {
                Divider()
                footer
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(.horizontal, Spacing.l)
                    .padding(.vertical, Spacing.m)
                    .background(Palette.canvas.opacity(0.6))
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.surface)
        .clipShape(theme.shape)
        .outlined(cornerRadius: theme.cornerRadius)
        .elevation(.raised)
    }
}

extension Card where Media == EmptyView, Header == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, media: EmptyView.init, header: EmptyView.init, footer: EmptyView.init)
    }
}

extension Card where Media == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(content: content, media: EmptyView.init, header: header, footer: EmptyView.init)
    }
}

extension Card where Media == EmptyView, Header == Text, Footer == EmptyView {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) })
    }
}

/// A stand-in for a photograph: a mesh of soft circles with a symbol in the middle.
public struct CardArtwork: View {
    private let symbolName: String
    private let colors: [Color]

    public init(symbolName: String, colors: [Color]) {
        self.symbolName = symbolName
        self.colors = colors
    }

    public var body: some View {
        LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
            .aspectRatio(16 / 9, contentMode: .fit)
            .overlay(alignment: .topTrailing) {
                Circle()
                    .fill(.white.opacity(0.18))
                    .frame(width: 140, height: 140)
                    .offset(x: 40, y: -50)
            }
            .overlay {
                Image(systemName: symbolName)
                    .resizable()
                    .scaledToFit()
                    .frame(height: 56)
                    .foregroundStyle(.white.shadow(.drop(color: .black.opacity(0.3), radius: 4, y: 2)))
            }
            .accessibilityHidden(true)
    }
}

#Preview("Cards") {
    ScrollView {
        Card {
            Text("Three nights by the fjord, breakfast included.")
        } media: {
            CardArtwork(symbolName: "mountain.2.fill", colors: [.teal, .indigo])
        } header: {
            Text("Cabin in Geiranger")
        } footer: {
            Label("Free cancellation", systemImage: "checkmark.seal")
        }
        Card("Plain card") { Text("Just a title and a body.") }
    }
    .contentMargins(Spacing.l)
}
