// SPDX-License-Identifier: MIT

import SwiftUI

public enum Typography {
    public static let display = Font.system(.largeTitle, design: .rounded, weight: .bold)
    public static let title = Font.system(.title2, design: .rounded, weight: .semibold)
    public static let heading = Font.headline
    public static let body = Font.body
    public static let callout = Font.callout
    public static let caption = Font.caption
    public static let button = Font.body.weight(.semibold)
    public static let numeric = Font.system(.title3, design: .rounded).weight(.semibold).monospacedDigit()
    public static let code = Font.system(.footnote, design: .monospaced)
    public static let overline = Font.caption2.weight(.bold)
}

/// A text role bundles the font with its colour, tracking and line spacing.
public enum TextRole: String, CaseIterable, Sendable {
    case display, title, heading, body, secondary, caption, overline

    var font: Font {
        switch self {
        case .display: Typography.display
        case .title: Typography.title
        case .heading: Typography.heading
        case .body: Typography.body
        case .secondary: Typography.callout
        case .caption: Typography.caption
        case .overline: Typography.overline
        }
    }

    var color: Color {
        switch self {
        case .secondary, .caption, .overline: Palette.inkMuted
        default: Palette.ink
        }
    }

    var tracking: CGFloat {
        switch self {
        case .display: -0.6
        case .overline: 1.1
        default: 0
        }
    }
}

private struct TextRoleModifier: ViewModifier {
    let role: TextRole

    func body(content: Content) -> some View {
        content
            .font(role.font)
            .foregroundStyle(role.color)
            .tracking(role.tracking)
            .textCase(role == .overline ? .uppercase : nil)
            .lineSpacing(role == .body ? 2 : 0)
    }
}

extension View {
    public func textRole(_ role: TextRole) -> some View {
        modifier(TextRoleModifier(role: role))
    }
}

#Preview("Typography") {
    VStack(alignment: .leading, spacing: 8) {
        ForEach(TextRole.allCases, id: \.self) { role in
            Text(role.rawValue.capitalized)
                .textRole(role)
        }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
}
