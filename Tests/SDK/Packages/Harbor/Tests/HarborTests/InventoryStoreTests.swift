import Foundation
import Testing
@testable import Harbor

@MainActor
@Suite("Inventory")
struct InventoryStoreTests {
    let store = InventoryStore()

    @Test("Sample data is loaded in order")
    func sample() {
        #expect(store.items.count == 16)
        #expect(store.items.first?.name == "Espresso beans")
        #expect(store.rooms.count == 6)
    }

    @Test("Items below their minimum are low")
    func lowStock() {
        #expect(store.lowStock.map(\.id) == [1, 4, 10])
        store.adjustQuantity(of: 1, by: 1)
        #expect(store.lowStock.map(\.id) == [4, 10])
    }

    @Test("A quantity never falls below zero")
    func quantityFloor() {
        store.adjustQuantity(of: 1, by: -10)
        #expect(store[1]?.quantity == 0)
    }

    @Test("Search finds names, categories and tags", arguments: [
        ("drill", [6]), ("coffee", [1]), ("important", [13, 16]), ("nothing", [])
    ] as [(String, [Int])])
    func search(query: String, expected: [Int]) {
        #expect(store.items(matching: query).map(\.id.rawValue) == expected)
    }

    @Test func sortingByName() {
        store.sort = .name
        let names = store.items(matching: "").map(\.name)
        #expect(names.first == "AA batteries")
        #expect(names == names.sorted { $0.localizedStandardCompare($1) == .orderedAscending })
    }

    @Test func savingReplacesOrAppends() throws {
        var item = try #require(store[2])
        item.name = "Sunflower oil"
        store.save(item)
        #expect(store[2]?.name == "Sunflower oil")
        #expect(store.items.count == 16)

        var draft = store.newDraft(on: SampleData.now)
        #expect(draft.id == 17)
        #expect(!draft.isValid)
        draft.name = "Candles"
        store.save(draft)
        #expect(store.items.last?.name == "Candles")
    }

    @Test func movingKeepsOtherCategories() {
        store.move(in: .pantry, from: [0], to: 3)
        #expect(store.items.prefix(4).map(\.id) == [2, 3, 1, 4])
    }

    @Test("Warranties", arguments: [
        (6, .expiringSoon(daysLeft: 19)),
        (9, .expired(daysAgo: 429)),
        (7, .none)
    ] as [(Int, Item.WarrantyStatus)])
    func warranty(id: Int, expected: Item.WarrantyStatus) throws {
        let item = try #require(store[Item.ID(rawValue: id)])
        #expect(item.warrantyStatus(on: SampleData.now) == expected)
    }

    @Test func spendingPerMonth() {
        let months = store.monthlySpend(through: SampleData.now)
        #expect(months.count == 6)
        #expect(months.last?.amount == 47)
    }
}
