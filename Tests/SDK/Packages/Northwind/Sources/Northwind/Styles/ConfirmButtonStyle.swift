// SPDX-License-Identifier: MIT

import SwiftUI

/// A two-step button: the first tap arms it, the second performs the action.
public struct ConfirmButtonStyle: PrimitiveButtonStyle {
    private let prompt: LocalizedStringKey

    public init(prompt: LocalizedStringKey = "Tap again to confirm") {
        self.prompt = prompt
    }

    public func makeBody(configuration: Configuration) -> some View {
        ConfirmButton(configuration: configuration, prompt: prompt)
    }

    private struct ConfirmButton: View {
        let configuration: PrimitiveButtonStyleConfiguration
        let prompt: LocalizedStringKey

        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.theme) private var theme
        @State private var isArmed = false

        private var tint: Color { isArmed ? Palette.critical : theme.accent }

        var body: some View {
            HStack(spacing: Spacing.s) {
                Image(systemName: isArmed ? "exclamationmark.circle.fill" : "hand.tap")
                    .contentTransition(.symbolEffect(.replace))
                if isArmed {
                    Text(prompt)
                } else {
                    configuration.label
                }
            }
            .font(Typography.button)
            .foregroundStyle(tint)
            .padding(.horizontal, Spacing.l)
            .frame(minHeight: 44)
            .background(tint.opacity(0.12), in: .capsule)
            .opacity(isEnabled ? 1 : 0.4)
            .contentShape(.capsule)
            .onTapGesture {
                if isArmed { configuration.trigger() }
                withAnimation(Motion.standard) { isArmed.toggle() }
            }
            .sensoryFeedback(.warning, trigger: isArmed)
            .accessibilityAddTraits(.isButton)
            .accessibilityAction { configuration.trigger() }
        }
    }
}

extension PrimitiveButtonStyle where Self == ConfirmButtonStyle {
    public static var confirm: Self { Self() }

    public static func confirm(prompt: LocalizedStringKey) -> Self {
        Self(prompt: prompt)
    }
}

#Preview("Confirm") {
    VStack(spacing: Spacing.l) {
        Button("Archive project") {}
        Button("Leave workspace") {}.disabled(true)
    }
    .buttonStyle(.confirm)
}
