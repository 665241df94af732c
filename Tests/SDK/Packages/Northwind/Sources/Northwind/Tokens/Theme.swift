// SPDX-License-Identifier: MIT

import SwiftUI

public struct Theme: Equatable, Sendable {
    public enum Density: Sendable {
        case compact, regular

        public var rowPadding: CGFloat {
            self == .compact ? Spacing.s : Spacing.m
        }
    }

    public var accent: Color
    public var cornerRadius: CGFloat
    public var density: Density
    public var currencyCode: String

    public init(
        accent: Color = Palette.brand,
        cornerRadius: CGFloat = Radius.medium,
        density: Density = .regular,
        currencyCode: String = "USD"
    ) {
        self.accent = accent
        self.cornerRadius = cornerRadius
        self.density = density
        self.currencyCode = currencyCode
    }

    public static let standard = Theme()
    public static let harbour = Theme(accent: Palette.accent, cornerRadius: Radius.large, currencyCode: "EUR")
    public static let compact = Theme(cornerRadius: Radius.small, density: .compact)

    public var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
    }
}

extension EnvironmentValues {
    @Entry public var theme: Theme = .standard
}

extension View {
    public func theme(_ theme: Theme) -> some View {
        environment(\.theme, theme)
            .tint(theme.accent)
    }

    public func density(_ density: Theme.Density) -> some View {
        transformEnvironment(\.theme) { $0.density = density }
    }
}

private struct ThemeSwatch: View {
    @Environment(\.theme) private var theme

    var body: some View {
        theme.shape
            .fill(theme.accent.gradient)
            .frame(width: 120, height: 64)
            .overlay {
                Text(theme.currencyCode)
                    .font(Typography.numeric)
                    .foregroundStyle(.white)
            }
    }
}

#Preview("Themes") {
    VStack(spacing: Spacing.m) {
        ThemeSwatch()
        ThemeSwatch().theme(.harbour)
        ThemeSwatch().theme(.compact)
    }
}
