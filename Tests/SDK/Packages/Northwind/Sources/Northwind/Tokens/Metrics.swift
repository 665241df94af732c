// SPDX-License-Identifier: MIT

import SwiftUI

public enum Spacing {
    public static let xxs: CGFloat = 2
    public static let xs: CGFloat = 4
    public static let s: CGFloat = 8
    public static let m: CGFloat = 12
    public static let l: CGFloat = 16
    public static let xl: CGFloat = 24
    public static let xxl: CGFloat = 32
}

public enum Radius {
    public static let small: CGFloat = 6
    public static let medium: CGFloat = 12
    public static let large: CGFloat = 20
}

public enum Motion {
    public static let quick = Animation.easeOut(duration: 0.15)
    public static let standard = Animation.snappy(duration: 0.3)
    public static let bouncy = Animation.spring(response: 0.4, dampingFraction: 0.7)
}

public enum Elevation: Sendable {
    case flat, raised, floating

    var radius: CGFloat {
        switch self {
        case .flat: 0
        case .raised: 6
        case .floating: 18
        }
    }

    var offset: CGFloat { radius / 3 }
    var opacity: Double { self == .flat ? 0 : 0.12 }
}

extension View {
    public func elevation(_ elevation: Elevation) -> some View {
        shadow(color: .black.opacity(elevation.opacity), radius: elevation.radius, x: 0, y: elevation.offset)
    }

    /// Draws a hairline around the view that follows its corners.
    public func outlined(cornerRadius: CGFloat = Radius.medium, color: Color = Palette.outline) -> some View {
        overlay {
            RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
                .strokeBorder(color, lineWidth: 1)
        }
    }
}

#Preview("Elevation") {
    HStack(spacing: Spacing.xl) {
        ForEach([Elevation.flat, .raised, .floating], id: \.self) { level in
            RoundedRectangle(cornerRadius: Radius.medium)
                .fill(.surface)
                .frame(width: 80, height: 80)
                .elevation(level)
        }
    }
    .padding(Spacing.xxl)
    .background(Palette.canvas)
}
