import Foundation

struct Item: Identifiable, Hashable, Codable, Sendable {
    typealias ID = Identifier<Item>

    enum Packaging: String, CaseIterable, Identifiable, Codable, Sendable {
        case piece, box, bottle, kilogram, litre

        var id: Self { self }

        var title: String {
            switch self {
            case .piece: String(localized: "Pieces", bundle: .module)
            case .box: String(localized: "Boxes", bundle: .module)
            case .bottle: String(localized: "Bottles", bundle: .module)
            case .kilogram: String(localized: "Kilograms", bundle: .module)
            case .litre: String(localized: "Litres", bundle: .module)
            }
        }

        /// A short amount, such as "3 kg" or "4 bottles".
        func formatted(_ amount: Int) -> String {
            switch self {
            case .piece:
                amount.formatted()
            case .box:
                amount == 1 ? "1 box" : "\(amount.formatted()) boxes"
            case .bottle:
                amount == 1 ? "1 bottle" : "\(amount.formatted()) bottles"
            case .kilogram:
                Measurement(value: Double(amount), unit: UnitMass.kilograms)
                    .formatted(.measurement(width: .abbreviated, usage: .asProvided))
            case .litre:
                Measurement(value: Double(amount), unit: UnitVolume.liters)
                    .formatted(.measurement(width: .abbreviated, usage: .asProvided))
            }
        }
    }

    enum Condition: Int, CaseIterable, Identifiable, Codable, Sendable, Comparable {
        case worn, used, good, new

        var id: Self { self }

        var title: String {
            switch self {
            case .worn: String(localized: "Worn", bundle: .module)
            case .used: String(localized: "Used", bundle: .module)
            case .good: String(localized: "Good", bundle: .module)
            case .new: String(localized: "New", bundle: .module)
            }
        }

        static func < (lhs: Condition, rhs: Condition) -> Bool {
            lhs.rawValue < rhs.rawValue
        }
    }

    enum WarrantyStatus: Hashable, Sendable {
        case none
        case active(daysLeft: Int)
        case expiringSoon(daysLeft: Int)
        case expired(daysAgo: Int)
    }

    let id: ID
    var name: String
    var category: ItemCategory
    var roomID: Room.ID
    var quantity: Int
    var minimumQuantity: Int
    var packaging: Packaging
    var unitPrice: Decimal
    var purchaseDate: Date
    var warrantyEnds: Date?
    var condition: Condition
    var rating: Int
    var isFavorite: Bool
    var tags: [String]
    /// Markdown.
    var notes: String

    init(
        id: ID,
        name: String,
        category: ItemCategory,
        roomID: Room.ID,
        quantity: Int = 1,
        minimumQuantity: Int = 0,
        packaging: Packaging = .piece,
        unitPrice: Decimal = 0,
        purchaseDate: Date,
        warrantyEnds: Date? = nil,
        condition: Condition = .good,
        rating: Int = 3,
        isFavorite: Bool = false,
        tags: [String] = [],
        notes: String = ""
    ) {
        self.id = id
        self.name = name
        self.category = category
        self.roomID = roomID
        self.quantity = quantity
        self.minimumQuantity = minimumQuantity
        self.packaging = packaging
        self.unitPrice = unitPrice
        self.purchaseDate = purchaseDate
        self.warrantyEnds = warrantyEnds
        self.condition = condition
        self.rating = rating
        self.isFavorite = isFavorite
        self.tags = tags
        self.notes = notes
    }

    var isLow: Bool { quantity < minimumQuantity }

    var totalValue: Decimal { unitPrice * Decimal(quantity) }

    /// The stock as a fraction of twice the minimum, from 0 to 1.
    var stockLevel: Double {
        guard minimumQuantity > 0 else { return 1 }
        return min(1, Double(quantity) / Double(minimumQuantity * 2))
    }

    var isValid: Bool {
        !name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty && quantity >= 0 && unitPrice >= 0
    }

    func warrantyStatus(on date: Date, calendar: Calendar = .harbor) -> WarrantyStatus {
        guard let warrantyEnds else { return .none }
        let days = calendar.dateComponents(
            [.day],
            from: calendar.startOfDay(for: date),
            to: calendar.startOfDay(for: warrantyEnds)
        ).day ?? 0
        if days < 0 { return .expired(daysAgo: -days) }
        return days <= 30 ? .expiringSoon(daysLeft: days) : .active(daysLeft: days)
    }

    func matches(_ query: String) -> Bool {
        let needle = query.trimmingCharacters(in: .whitespaces)
        guard !needle.isEmpty else { return true }
        return name.localizedStandardContains(needle)
            || category.title.localizedStandardContains(needle)
            || tags.contains { $0.localizedStandardContains(needle) }
    }
}
