// SPDX-License-Identifier: MIT

import SwiftUI

public struct BirchTheme {
    public var primary: Color
    public var secondary: Color
    public var background: Color
    public var cardBackground: Color
    public var cornerRadius: CGFloat

    public static let forest = BirchTheme(
        primary: Color(red: 0.16, green: 0.42, blue: 0.31),
        secondary: Color(red: 0.85, green: 0.62, blue: 0.29),
        background: Color(UIColor.systemGroupedBackground),
        cardBackground: Color(UIColor.secondarySystemGroupedBackground),
        cornerRadius: 14
    )

    public static let dusk = BirchTheme(
        primary: Color(red: 0.33, green: 0.27, blue: 0.62),
        secondary: Color(red: 0.93, green: 0.45, blue: 0.51),
        background: Color(UIColor.systemGroupedBackground),
        cardBackground: Color(UIColor.secondarySystemGroupedBackground),
        cornerRadius: 22
    )
}

private struct BirchThemeKey: EnvironmentKey {
    static let defaultValue = BirchTheme.forest
}

extension EnvironmentValues {
    public var birchTheme: BirchTheme {
        get { self[BirchThemeKey.self] }
        set { self[BirchThemeKey.self] = newValue }
    }
}

extension View {
    public func birchTheme(_ theme: BirchTheme) -> some View {
        environment(\.birchTheme, theme)
            .accentColor(theme.primary)
    }
}
