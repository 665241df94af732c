import Foundation

enum ItemCategory: String, CaseIterable, Identifiable, Codable, Sendable {
    case pantry
    case cleaning
    case tools
    case electronics
    case textiles
    case documents
    case garden
    case medicine

    var id: Self { self }

    var title: String {
        switch self {
        case .pantry: String(localized: "Pantry", bundle: .module)
        case .cleaning: String(localized: "Cleaning", bundle: .module)
        case .tools: String(localized: "Tools", bundle: .module)
        case .electronics: String(localized: "Electronics", bundle: .module)
        case .textiles: String(localized: "Textiles", bundle: .module)
        case .documents: String(localized: "Documents", bundle: .module)
        case .garden: String(localized: "Garden", bundle: .module)
        case .medicine: String(localized: "Medicine", bundle: .module)
        }
    }

    var symbolName: String {
        switch self {
        case .pantry: "carrot.fill"
        case .cleaning: "bubbles.and.sparkles.fill"
        case .tools: "wrench.and.screwdriver.fill"
        case .electronics: "bolt.fill"
        case .textiles: "tshirt.fill"
        case .documents: "doc.text.fill"
        case .garden: "leaf.fill"
        case .medicine: "cross.case.fill"
        }
    }

    var tint: HarborTint {
        switch self {
        case .pantry: .coral
        case .cleaning: .sky
        case .tools: .slate
        case .electronics: .sand
        case .textiles: .plum
        case .documents: .teal
        case .garden: .moss
        case .medicine: .rose
        }
    }
}

/// The named tints that models may carry. The colours themselves live in `Palette`.
enum HarborTint: String, CaseIterable, Identifiable, Codable, Sendable {
    case teal, coral, sand, plum, moss, sky, rose, slate

    var id: Self { self }

    var title: String { rawValue.capitalized }
}
