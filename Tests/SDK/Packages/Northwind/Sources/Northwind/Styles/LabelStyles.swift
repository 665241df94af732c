// SPDX-License-Identifier: MIT

import SwiftUI

/// Places the icon after the title, as used by links that leave the app.
public struct TrailingIconLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.xs) {
            configuration.title
            configuration.icon
                .imageScale(.small)
                .foregroundStyle(.secondary)
        }
    }
}

/// A square, filled icon tile next to the title, as in Settings.
public struct TileLabelStyle: LabelStyle {
    @ScaledMetric(relativeTo: .body) private var side: CGFloat = 30
    private let color: Color

    public init(color: Color) {
        self.color = color
    }

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: Spacing.m) {
            configuration.icon
                .font(.system(size: side * 0.52, weight: .semibold))
                .foregroundStyle(.white)
                .frame(width: side, height: side)
                .background(color.gradient, in: .rect(cornerRadius: side * 0.24))
            configuration.title
        }
    }
}

/// Stacks the icon above the title.
public struct VerticalLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: Spacing.xs) {
            configuration.icon.font(.title2)
            configuration.title.font(.caption)
        }
    }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
    public static var trailingIcon: Self { Self() }
}

extension LabelStyle where Self == TileLabelStyle {
    public static func tile(_ color: Color) -> Self { Self(color: color) }
}

extension LabelStyle where Self == VerticalLabelStyle {
    public static var vertical: Self { Self() }
}

#Preview("Labels") {
    VStack(alignment: .leading, spacing: Spacing.l) {
        Label("Release notes", systemImage: "arrow.up.right").labelStyle(.trailingIcon)
        Label("Wi-Fi", systemImage: "wifi").labelStyle(.tile(.blue))
        Label("Favorites", systemImage: "heart").labelStyle(.vertical)
    }
    .padding()
}
