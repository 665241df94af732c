// SPDX-License-Identifier: MIT

import SwiftUI
import UIKit

/// The raw colours of the design system. Components should prefer ``Tone`` or the semantic members below.
public enum Palette {
    public static let brand = Color(light: 0x2457D6, dark: 0x7EA2FF)
    public static let accent = Color(light: 0x0E8A7D, dark: 0x4FD1C0)
    public static let canvas = Color(light: 0xF6F7F9, dark: 0x0F1115)
    public static let surface = Color(light: 0xFFFFFF, dark: 0x1A1D23)
    public static let outline = Color(light: 0xD9DEE6, dark: 0x333944)
    public static let ink = Color(light: 0x12161D, dark: 0xF2F4F8)
    public static let inkMuted = Color(light: 0x5B6573, dark: 0xA3ACBA)

    public static let positive = Color(light: 0x1B7F3B, dark: 0x57D27F)
    public static let caution = Color(light: 0xA15C00, dark: 0xFFB84D)
    public static let critical = Color(light: 0xC3262E, dark: 0xFF7A80)

    /// Categorical colours for charts and avatars, in a fixed order.
    public static let categorical: [Color] = [
        Color(hex: 0x2457D6), Color(hex: 0x0E8A7D), Color(hex: 0xE07A1F),
        Color(hex: 0x8E44AD), Color(hex: 0xC3262E), Color(hex: 0x5B6573),
    ]

    public static func categorical(at index: Int) -> Color {
        categorical[abs(index) % categorical.count]
    }
}

/// The intent under a badge, a banner or a toast.
public enum Tone: String, CaseIterable, Identifiable, Sendable {
    case neutral, info, success, warning, critical

    public var id: Self { self }

    public var color: Color {
        switch self {
        case .neutral: Palette.inkMuted
        case .info: Palette.brand
        case .success: Palette.positive
        case .warning: Palette.caution
        case .critical: Palette.critical
        }
    }

    public var symbolName: String {
        switch self {
        case .neutral: "circle.dashed"
        case .info: "info.circle.fill"
        case .success: "checkmark.circle.fill"
        case .warning: "exclamationmark.triangle.fill"
        case .critical: "xmark.octagon.fill"
        }
    }

    public var softBackground: Color { color.opacity(0.14) }
}

extension Color {
    public init(hex: UInt32, opacity: Double = 1) {
        self.init(
            .sRGB,
            red: Double((hex >> 16) & 0xFF) / 255,
            green: Double((hex >> 8) & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255,
            opacity: opacity
        )
    }

    public init(light: UInt32, dark: UInt32) {
        self.init(uiColor: UIColor { traits in
            UIColor(Color(hex: traits.userInterfaceStyle == .dark ? dark : light))
        })
    }
}

extension ShapeStyle where Self == Color {
    public static var ink: Color { Palette.ink }
    public static var inkMuted: Color { Palette.inkMuted }
    public static var surface: Color { Palette.surface }
    public static var outline: Color { Palette.outline }
}

#Preview("Palette") {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))], spacing: 12) {
        ForEach(Palette.categorical.indices, id: \.self) { index in
            RoundedRectangle(cornerRadius: 12, style: .continuous)
                .fill(Palette.categorical(at: index).gradient)
                .frame(height: 72)
        }
    }
    .padding()
}
