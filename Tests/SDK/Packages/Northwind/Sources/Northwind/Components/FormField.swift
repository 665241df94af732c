// SPDX-License-Identifier: MIT

import SwiftUI

public enum FieldStatus: Equatable, Sendable {
    case normal
    case valid(String)
    case invalid(String)

    var color: Color {
        switch self {
        case .normal: Palette.outline
        case .valid: Palette.positive
        case .invalid: Palette.critical
        }
    }

    var message: String? {
        switch self {
        case .normal: nil
        case .valid(let message), .invalid(let message): message
        }
    }
}

/// Label, value, help text and validation message of one form entry.
public struct FormField<Content: View>: View {
    @Environment(\.theme) private var theme
    private let label: LocalizedStringKey
    private let help: LocalizedStringKey?
    private let isRequired: Bool
    private let status: FieldStatus
    private let content: Content

    public init(
        _ label: LocalizedStringKey,
        help: LocalizedStringKey? = nil,
        isRequired: Bool = false,
        status: FieldStatus = .normal,
        @ViewBuilder content: () -> Content
    ) {
        self.label = label
        self.help = help
        self.isRequired = isRequired
        self.status = status
        self.content = content()
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            (Text(label) + Text(isRequired ? " *" : "").foregroundStyle(Palette.critical))
                .font(.subheadline.weight(.medium))
            content
                .frame(maxWidth: .infinity, minHeight: 24, alignment: .leading)
                .padding(.horizontal, Spacing.m)
                .padding(.vertical, Spacing.s)
                .background(.surface, in: theme.shape)
                .overlay {
                    theme.shape.strokeBorder(status.color, lineWidth: status == .normal ? 1 : 1.5)
                }
            if let message = status.message {
                Label(message, systemImage: isInvalid ? "exclamationmark.circle" : "checkmark.circle")
                    .font(.caption)
                    .foregroundStyle(status.color)
                    .transition(.opacity)
            } else if let help {
                Text(help).textRole(.caption)
            }
        }
        .animation(Motion.standard, value: status)
        .accessibilityElement(children: .combine)
    }

    private var isInvalid: Bool {
        if case .invalid = status { true } else { false }
    }
}

extension FormField where Content == Text {
    public init(
        _ label: LocalizedStringKey,
        value: String,
        placeholder: String = "",
        help: LocalizedStringKey? = nil,
        isRequired: Bool = false,
        status: FieldStatus = .normal
    ) {
        self.init(label, help: help, isRequired: isRequired, status: status) {
            value.isEmpty ? Text(placeholder).foregroundStyle(.tertiary) : Text(value)
        }
    }
}

#Preview("Form fields") {
    VStack(spacing: Spacing.l) {
        FormField("Email", value: "nora@example.com", help: "We never share it.", isRequired: true)
        FormField("Postcode", value: "12", status: .invalid("A postcode has five digits."))
        FormField("Coupon", value: "SPRING", status: .valid("10% off applied."))
        FormField("Phone", value: "", placeholder: "Optional")
    }
    .padding()
}
