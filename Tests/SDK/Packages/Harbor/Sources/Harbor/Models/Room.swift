import Foundation

struct Room: Identifiable, Hashable, Codable, Sendable {
    typealias ID = Identifier<Room>

    enum Floor: Int, CaseIterable, Identifiable, Codable, Sendable, Comparable {
        case basement = -1
        case ground = 0
        case upper = 1

        var id: Self { self }

        var title: String {
            switch self {
            case .basement: String(localized: "Basement", bundle: .module)
            case .ground: String(localized: "Ground floor", bundle: .module)
            case .upper: String(localized: "Upper floor", bundle: .module)
            }
        }

        static func < (lhs: Floor, rhs: Floor) -> Bool {
            lhs.rawValue < rhs.rawValue
        }
    }

    let id: ID
    var name: String
    var symbolName: String
    var floor: Floor
    var tint: HarborTint
}
