// SPDX-License-Identifier: MIT

import SwiftUI

extension ControlSize {
    var minimumButtonHeight: CGFloat {
        switch self {
        case .mini: 28
        case .small: 34
        case .regular: 44
        case .large: 50
        case .extraLarge: 56
        @unknown default: 44
        }
    }
}

public struct PrimaryButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.theme) private var theme

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(Typography.button)
            .padding(.horizontal, Spacing.l)
            .frame(maxWidth: .infinity, minHeight: controlSize.minimumButtonHeight)
            .foregroundStyle(isEnabled ? AnyShapeStyle(.white) : AnyShapeStyle(.inkMuted))
            .background(
                isEnabled ? AnyShapeStyle(theme.accent.gradient) : AnyShapeStyle(.outline),
                in: theme.shape
            )
            .brightness(configuration.isPressed ? -0.08 : 0)
            .scaleEffect(configuration.isPressed ? 0.98 : 1)
            .contentShape(theme.shape)
            .animation(Motion.quick, value: configuration.isPressed)
    }
}

public struct SecondaryButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.theme) private var theme

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(Typography.button)
            .padding(.horizontal, Spacing.l)
            .frame(minHeight: controlSize.minimumButtonHeight)
            .foregroundStyle(theme.accent)
            .background(theme.accent.opacity(configuration.isPressed ? 0.2 : 0.08), in: theme.shape)
            .overlay { theme.shape.strokeBorder(theme.accent.opacity(0.4)) }
            .opacity(isEnabled ? 1 : 0.4)
            .saturation(isEnabled ? 1 : 0)
            .animation(Motion.quick, value: configuration.isPressed)
    }
}

public struct DestructiveButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.theme) private var theme

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(Typography.button)
            .padding(.horizontal, Spacing.l)
            .frame(maxWidth: .infinity, minHeight: 44)
            .foregroundStyle(configuration.role == .destructive ? .white : Palette.critical)
            .background {
                if configuration.role == .destructive {
                    theme.shape.fill(Palette.critical)
                } else {
                    theme.shape.stroke(Palette.critical, lineWidth: 1.5)
                }
            }
            .opacity(isEnabled ? (configuration.isPressed ? 0.75 : 1) : 0.35)
    }
}

public struct IconButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @ScaledMetric(relativeTo: .body) private var diameter: CGFloat = 40
    private let tone: Tone

    public init(tone: Tone = .info) {
        self.tone = tone
    }

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(.iconOnly)
            .imageScale(.large)
            .symbolVariant(configuration.isPressed ? .fill : .none)
            .foregroundStyle(tone.color)
            .frame(width: diameter, height: diameter)
            .background(tone.softBackground, in: .circle)
            .opacity(isEnabled ? 1 : 0.4)
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .animation(Motion.bouncy, value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
    public static var primary: Self { Self() }
}

extension ButtonStyle where Self == SecondaryButtonStyle {
    public static var secondary: Self { Self() }
}

extension ButtonStyle where Self == DestructiveButtonStyle {
    public static var destructive: Self { Self() }
}

extension ButtonStyle where Self == IconButtonStyle {
    public static var icon: Self { Self() }
    public static func icon(_ tone: Tone) -> Self { Self(tone: tone) }
}

#Preview("Buttons") {
    VStack(spacing: Spacing.m) {
        Button("Continue") {}.buttonStyle(.primary)
        Button("Continue") {}.buttonStyle(.primary).disabled(true)
        Button("Learn more", systemImage: "book") {}.buttonStyle(.secondary)
        Button("Delete account", role: .destructive) {}.buttonStyle(.destructive)
        Button("Share", systemImage: "square.and.arrow.up") {}.buttonStyle(.icon)
    }
    .padding()
}
