import Foundation
import Observation
import SwiftUI

enum InventoryScope: String, CaseIterable, Identifiable, Sendable {
    case all, low, favorites

    var id: Self { self }

    var title: String {
        switch self {
        case .all: String(localized: "All", bundle: .module)
        case .low: String(localized: "Running low", bundle: .module)
        case .favorites: String(localized: "Favorites", bundle: .module)
        }
    }

    func includes(_ item: Item) -> Bool {
        switch self {
        case .all: true
        case .low: item.isLow
        case .favorites: item.isFavorite
        }
    }
}

enum InventorySort: String, CaseIterable, Identifiable, Sendable {
    case manual, name, value, newest

    var id: Self { self }

    var title: String {
        switch self {
        case .manual: String(localized: "Manual", bundle: .module)
        case .name: String(localized: "Name", bundle: .module)
        case .value: String(localized: "Value", bundle: .module)
        case .newest: String(localized: "Newest", bundle: .module)
        }
    }
}

struct InventorySection: Identifiable, Hashable, Sendable {
    var category: ItemCategory
    var items: [Item]

    var id: ItemCategory { category }
}

struct CategoryValue: Identifiable, Hashable, Sendable {
    var category: ItemCategory
    var value: Decimal
    var count: Int

    var id: ItemCategory { category }
}

struct MonthlySpend: Identifiable, Hashable, Sendable {
    var month: Date
    var amount: Decimal

    var id: Date { month }
}

@MainActor
@Observable
final class InventoryStore {
    private(set) var items: [Item]
    private(set) var rooms: [Room]
    var sort: InventorySort = .manual
    private(set) var lastRefresh: Date?
    private(set) var isRefreshing = false

    init(items: [Item] = SampleData.items, rooms: [Room] = SampleData.rooms) {
        self.items = items
        self.rooms = rooms
    }

    // MARK: Reading

    subscript(id: Item.ID) -> Item? {
        items.first { $0.id == id }
    }

    func room(_ id: Room.ID) -> Room? {
        rooms.first { $0.id == id }
    }

    func items(in room: Room.ID) -> [Item] {
        items.filter { $0.roomID == room }
    }

    func items(matching query: String, scope: InventoryScope = .all) -> [Item] {
        sorted(items.filter { scope.includes($0) && $0.matches(query) })
    }

    func sections(matching query: String, scope: InventoryScope) -> [InventorySection] {
        let found = items(matching: query, scope: scope)
        return ItemCategory.allCases.compactMap { category in
            let members = found.filter { $0.category == category }
            return members.isEmpty ? nil : InventorySection(category: category, items: members)
        }
    }

    func suggestions(for query: String, limit: Int = 4) -> [String] {
        guard !query.isEmpty else {
            return Array(allTags.prefix(limit))
        }
        let names = items.map(\.name) + allTags
        let hits = names.filter { $0.localizedStandardContains(query) && $0 != query }
        return Array(hits.prefix(limit))
    }

    var allTags: [String] {
        Set(items.flatMap(\.tags)).sorted()
    }

    var lowStock: [Item] { items.filter(\.isLow) }

    var favorites: [Item] { items.filter(\.isFavorite) }

    var totalValue: Decimal {
        items.reduce(0) { $0 + $1.totalValue }
    }

    var valueByCategory: [CategoryValue] {
        ItemCategory.allCases.map { category in
            let members = items.filter { $0.category == category }
            return CategoryValue(
                category: category,
                value: members.reduce(0) { $0 + $1.totalValue },
                count: members.count
            )
        }
        .filter { $0.count > 0 }
        .sorted { $0.value > $1.value }
    }

    func monthlySpend(through date: Date, months: Int = 6, calendar: Calendar = .harbor) -> [MonthlySpend] {
        let current = calendar.startOfMonth(for: date)
        return (0..<months).reversed().compactMap { offset in
            guard let month = calendar.date(byAdding: .month, value: -offset, to: current) else { return nil }
            let amount = items
                .filter { calendar.isDate($0.purchaseDate, equalTo: month, toGranularity: .month) }
                .reduce(Decimal.zero) { $0 + $1.totalValue }
            return MonthlySpend(month: month, amount: amount)
        }
    }

    // MARK: Changing

    func newDraft(on date: Date) -> Item {
        Item(id: items.nextIdentifier(), name: "", category: .pantry, roomID: rooms.first?.id ?? 1, purchaseDate: date)
    }

    /// Inserts the item, or replaces the one that has the same identifier.
    func save(_ item: Item) {
        if let index = items.firstIndex(where: { $0.id == item.id }) {
            items[index] = item
        } else {
            items.append(item)
        }
    }

    func update(_ id: Item.ID, _ change: (inout Item) -> Void) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        change(&items[index])
    }

    func toggleFavorite(_ id: Item.ID) {
        update(id) { $0.isFavorite.toggle() }
    }

    func adjustQuantity(of id: Item.ID, by delta: Int) {
        update(id) { $0.quantity = max(0, $0.quantity + delta) }
    }

    func delete(_ ids: Set<Item.ID>) {
        items.removeAll { ids.contains($0.id) }
    }

    func move(in category: ItemCategory, from source: IndexSet, to destination: Int) {
        let positions = items.indices.filter { items[$0].category == category }
        var members = positions.map { items[$0] }
        members.move(fromOffsets: source, toOffset: destination)
        for (position, item) in zip(positions, members) {
            items[position] = item
        }
        sort = .manual
    }

    func refresh(at date: Date) async {
        isRefreshing = true
        defer { isRefreshing = false }
        await Task.yield()
        lastRefresh = date
    }

    private func sorted(_ items: [Item]) -> [Item] {
        switch sort {
        case .manual: items
        case .name: items.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
        case .value: items.sorted { $0.totalValue > $1.totalValue }
        case .newest: items.sorted { $0.purchaseDate > $1.purchaseDate }
        }
    }
}
