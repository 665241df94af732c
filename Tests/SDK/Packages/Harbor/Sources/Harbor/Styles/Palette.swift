import SwiftUI

/// The colours of the app. The named ones come from the asset catalogue, with a light and a dark variant.
enum Palette {
    static let teal = Color("HarborTeal", bundle: .module)
    static let sand = Color("HarborSand", bundle: .module)
    static let coral = Color("HarborCoral", bundle: .module)
    static let plum = Color(red: 0.52, green: 0.33, blue: 0.62)
    static let moss = Color(red: 0.36, green: 0.56, blue: 0.33)
    static let sky = Color(red: 0.27, green: 0.58, blue: 0.85)
    static let rose = Color(red: 0.84, green: 0.33, blue: 0.47)
    static let slate = Color(white: 0.45)

    static let cardBackground = Color(uiColor: .secondarySystemGroupedBackground)
    static let pageBackground = Color(uiColor: .systemGroupedBackground)

    static let dusk = LinearGradient(
        stops: [
            Gradient.Stop(color: teal, location: 0),
            Gradient.Stop(color: sky, location: 0.55),
            Gradient.Stop(color: plum, location: 1)
        ],
        startPoint: .topLeading,
        endPoint: .bottomTrailing
    )

    static let sunrise = AngularGradient(
        colors: [coral, sand, rose, coral],
        center: .center
    )
}

extension HarborTint {
    var color: Color {
        switch self {
        case .teal: Palette.teal
        case .coral: Palette.coral
        case .sand: Palette.sand
        case .plum: Palette.plum
        case .moss: Palette.moss
        case .sky: Palette.sky
        case .rose: Palette.rose
        case .slate: Palette.slate
        }
    }
}

extension Errand.Priority {
    var color: Color {
        switch self {
        case .low: .secondary
        case .normal: Palette.teal
        case .high: Palette.coral
        }
    }
}

extension ShapeStyle where Self == Color {
    static var harborAccent: Color { Palette.teal }
    static var harborWarning: Color { Palette.coral }
}

extension Font {
    static let harborTitle: Font = .system(.title, design: .rounded, weight: .bold)
    static let harborNumber: Font = .system(.title2, design: .rounded, weight: .semibold).monospacedDigit()
}

#Preview("Palette", traits: .sizeThatFitsLayout) {
    HStack(spacing: 0) {
        ForEach(HarborTint.allCases) { tint in
            tint.color
                .frame(width: 44, height: 88)
                .overlay(alignment: .bottom) {
                    Text(tint.title)
                        .font(.caption2)
                        .foregroundStyle(.white)
                        .padding(.bottom, 4)
                }
        }
    }
    .clipShape(.rect(cornerRadius: 16))
    .padding()
}
