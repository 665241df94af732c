// SPDX-License-Identifier: MIT

import SwiftUI

public struct CheckboxToggleStyle: ToggleStyle {
    @Environment(\.theme) private var theme

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(alignment: .firstTextBaseline, spacing: Spacing.s) {
                Image(systemName: symbolName(for: configuration))
                    .foregroundStyle(configuration.isOn ? theme.accent : Palette.inkMuted)
                    .imageScale(.large)
                configuration.label
                    .foregroundStyle(.ink)
                    .multilineTextAlignment(.leading)
            }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    }

    private func symbolName(for configuration: Configuration) -> String {
        if configuration.isMixed { return "minus.square.fill" }
        return configuration.isOn ? "checkmark.square.fill" : "square"
    }
}

public struct PillToggleStyle: ToggleStyle {
    @Environment(\.theme) private var theme
    @Environment(\.isEnabled) private var isEnabled

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer(minLength: Spacing.m)
            Capsule()
                .fill(configuration.isOn ? theme.accent : Palette.outline)
                .frame(width: 52, height: 30)
                .overlay(alignment: configuration.isOn ? .trailing : .leading) {
                    Circle()
                        .fill(.white)
                        .elevation(.raised)
                        .padding(3)
                }
                .overlay(alignment: configuration.isOn ? .leading : .trailing) {
                    Image(systemName: configuration.isOn ? "checkmark" : "xmark")
                        .font(.caption2.bold())
                        .foregroundStyle(.white)
                        .padding(.horizontal, Spacing.s)
                }
                .onTapGesture {
                    withAnimation(Motion.bouncy) { configuration.isOn.toggle() }
                }
        }
        .opacity(isEnabled ? 1 : 0.5)
        .accessibilityRepresentation {
            Toggle(isOn: configuration.$isOn) { configuration.label }
        }
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: Self { Self() }
}

extension ToggleStyle where Self == PillToggleStyle {
    public static var pill: Self { Self() }
}

#Preview("Toggles") {
    @Previewable @State var isOn = true
    VStack(alignment: .leading, spacing: Spacing.l) {
        Toggle("Send me a receipt", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("Notifications", isOn: $isOn).toggleStyle(.pill)
        Toggle("Unavailable", isOn: .constant(false)).toggleStyle(.pill).disabled(true)
    }
    .padding()
}
