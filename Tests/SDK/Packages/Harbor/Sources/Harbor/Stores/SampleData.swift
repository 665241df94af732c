import Foundation

/// Deterministic data for previews, tests and the first launch. Every date is fixed.
enum SampleData {
    /// The moment at which every sample screen is "now": Friday, 14 March 2025, 10:30 UTC.
    static let now = Date(year: 2025, month: 3, day: 14, hour: 10, minute: 30)

    static let rooms: [Room] = [
        Room(id: 1, name: "Kitchen", symbolName: "fork.knife", floor: .ground, tint: .coral),
        Room(id: 2, name: "Living room", symbolName: "sofa.fill", floor: .ground, tint: .teal),
        Room(id: 3, name: "Bathroom", symbolName: "shower.fill", floor: .upper, tint: .sky),
        Room(id: 4, name: "Bedroom", symbolName: "bed.double.fill", floor: .upper, tint: .plum),
        Room(id: 5, name: "Workshop", symbolName: "hammer.fill", floor: .basement, tint: .slate),
        Room(id: 6, name: "Balcony", symbolName: "sun.max.fill", floor: .upper, tint: .moss)
    ]

    static let items: [Item] = [
        Item(
            id: 1, name: "Espresso beans", category: .pantry, roomID: 1,
            quantity: 1, minimumQuantity: 2, packaging: .kilogram, unitPrice: 18,
            purchaseDate: Date(year: 2025, month: 3, day: 1), rating: 5, isFavorite: true,
            tags: ["coffee", "weekly"],
            notes: "The **dark roast** from the corner shop. _Grind setting 4._"
        ),
        Item(
            id: 2, name: "Olive oil", category: .pantry, roomID: 1,
            quantity: 3, minimumQuantity: 1, packaging: .bottle, unitPrice: 12,
            purchaseDate: Date(year: 2025, month: 2, day: 11), rating: 4, tags: ["cooking"]
        ),
        Item(
            id: 3, name: "Spaghetti", category: .pantry, roomID: 1,
            quantity: 6, minimumQuantity: 4, packaging: .box, unitPrice: 2,
            purchaseDate: Date(year: 2025, month: 2, day: 20), rating: 4, tags: ["cooking", "dry"]
        ),
        Item(
            id: 4, name: "Dishwasher tablets", category: .cleaning, roomID: 1,
            quantity: 1, minimumQuantity: 2, packaging: .box, unitPrice: 9,
            purchaseDate: Date(year: 2025, month: 1, day: 30), rating: 3, tags: ["monthly"]
        ),
        Item(
            id: 5, name: "Glass cleaner", category: .cleaning, roomID: 3,
            quantity: 2, minimumQuantity: 1, packaging: .bottle, unitPrice: 4,
            purchaseDate: Date(year: 2024, month: 12, day: 5), rating: 3
        ),
        Item(
            id: 6, name: "Cordless drill", category: .tools, roomID: 5,
            unitPrice: 149, purchaseDate: Date(year: 2023, month: 4, day: 2),
            warrantyEnds: Date(year: 2025, month: 4, day: 2), condition: .used, rating: 5, isFavorite: true,
            tags: ["battery", "lendable"],
            notes: "Two batteries, charger in the top drawer.\n\nManual: [example.com](https://example.com/drill)"
        ),
        Item(
            id: 7, name: "Spirit level", category: .tools, roomID: 5,
            unitPrice: 22, purchaseDate: Date(year: 2022, month: 9, day: 17), condition: .good, rating: 4
        ),
        Item(
            id: 8, name: "Television", category: .electronics, roomID: 2,
            unitPrice: 899, purchaseDate: Date(year: 2024, month: 11, day: 29),
            warrantyEnds: Date(year: 2026, month: 11, day: 29), condition: .new, rating: 5,
            tags: ["insured"]
        ),
        Item(
            id: 9, name: "Router", category: .electronics, roomID: 2,
            unitPrice: 119, purchaseDate: Date(year: 2022, month: 1, day: 10),
            warrantyEnds: Date(year: 2024, month: 1, day: 10), condition: .used, rating: 2
        ),
        Item(
            id: 10, name: "AA batteries", category: .electronics, roomID: 5,
            quantity: 4, minimumQuantity: 8, unitPrice: 1,
            purchaseDate: Date(year: 2025, month: 1, day: 3), rating: 3, tags: ["battery"]
        ),
        Item(
            id: 11, name: "Linen bedding", category: .textiles, roomID: 4,
            quantity: 2, unitPrice: 85, purchaseDate: Date(year: 2024, month: 6, day: 14),
            rating: 5, isFavorite: true
        ),
        Item(
            id: 12, name: "Bath towels", category: .textiles, roomID: 3,
            quantity: 8, minimumQuantity: 6, unitPrice: 14,
            purchaseDate: Date(year: 2023, month: 10, day: 8), condition: .used, rating: 4
        ),
        Item(
            id: 13, name: "Passports", category: .documents, roomID: 4,
            quantity: 4, purchaseDate: Date(year: 2021, month: 5, day: 4),
            warrantyEnds: Date(year: 2031, month: 5, day: 4), rating: 3, tags: ["important"]
        ),
        Item(
            id: 14, name: "Tomato seeds", category: .garden, roomID: 6,
            quantity: 3, minimumQuantity: 2, packaging: .box, unitPrice: 3,
            purchaseDate: Date(year: 2025, month: 3, day: 8), condition: .new, rating: 4, tags: ["spring"]
        ),
        Item(
            id: 15, name: "Potting soil", category: .garden, roomID: 6,
            quantity: 20, minimumQuantity: 10, packaging: .litre, unitPrice: 1,
            purchaseDate: Date(year: 2025, month: 3, day: 8), rating: 3, tags: ["spring"]
        ),
        Item(
            id: 16, name: "First-aid kit", category: .medicine, roomID: 3,
            quantity: 1, minimumQuantity: 1, unitPrice: 35,
            purchaseDate: Date(year: 2023, month: 3, day: 20),
            warrantyEnds: Date(year: 2025, month: 3, day: 20), rating: 4, tags: ["important"]
        )
    ]

    static let members: [Member] = [
        Member(
            id: 1, givenName: "Nora", familyName: "Lindqvist", role: .owner, tint: .teal,
            email: "nora@example.com", birthday: Date(year: 2025, month: 3, day: 27)
        ),
        Member(
            id: 2, givenName: "Samir", familyName: "Haddad", role: .adult, tint: .coral,
            email: "samir@example.com", birthday: Date(year: 2025, month: 7, day: 9)
        ),
        Member(
            id: 3, givenName: "Ida", familyName: "Haddad", role: .child, tint: .plum,
            email: "ida@example.com", birthday: Date(year: 2025, month: 3, day: 16)
        ),
        Member(
            id: 4, givenName: "Jonas", familyName: "Weber", role: .guest, tint: .moss,
            email: "jonas@example.com", birthday: nil
        )
    ]

    static let errands: [Errand] = [
        Errand(
            id: 1, title: "Return library books", details: "Three picture books and the atlas.",
            place: "City library", due: Date(year: 2025, month: 3, day: 12, hour: 17),
            priority: .high, assigneeID: 2, estimatedMinutes: 30
        ),
        Errand(
            id: 2, title: "Buy espresso beans", place: "Corner roastery",
            due: Date(year: 2025, month: 3, day: 14, hour: 16), assigneeID: 1, estimatedMinutes: 20
        ),
        Errand(
            id: 3, title: "Water the balcony", due: Date(year: 2025, month: 3, day: 14, hour: 19),
            priority: .low, recurrence: .daily, assigneeID: 3, estimatedMinutes: 10
        ),
        Errand(
            id: 4, title: "Prepare Ida's birthday", details: "Keep it **secret**!",
            due: Date(year: 2025, month: 3, day: 16, hour: 9), priority: .high, assigneeID: 1,
            estimatedMinutes: 120,
            steps: [
                Errand.Step(id: 1, title: "Order the cake", isDone: true),
                Errand.Step(id: 2, title: "Wrap the presents", isDone: true),
                Errand.Step(id: 3, title: "Blow up balloons"),
                Errand.Step(id: 4, title: "Set the table")
            ]
        ),
        Errand(
            id: 5, title: "Service the boiler", details: "Call before ten.", place: "Weber Heating",
            due: Date(year: 2025, month: 3, day: 21, hour: 8), assigneeID: 2, estimatedMinutes: 60
        ),
        Errand(
            id: 6, title: "Pay the electricity bill", due: Date(year: 2025, month: 3, day: 31, hour: 12),
            recurrence: .monthly, assigneeID: 1, estimatedMinutes: 5
        ),
        Errand(id: 7, title: "Sort the basement", priority: .low, estimatedMinutes: 180),
        Errand(id: 8, title: "Compare insurance offers", assigneeID: 2, estimatedMinutes: 45),
        Errand(
            id: 9, title: "Pick up the parcel", place: "Post office",
            due: Date(year: 2025, month: 3, day: 10, hour: 11), assigneeID: 4, isDone: true
        ),
        Errand(
            id: 10, title: "Replace smoke alarm battery",
            due: Date(year: 2025, month: 3, day: 8, hour: 18), priority: .high, assigneeID: 2, isDone: true
        )
    ]

    static let lists: [SharedList] = [
        SharedList(
            id: 1, title: "Groceries", symbolName: "cart.fill", tint: .coral, memberIDs: [1, 2, 3],
            entries: [
                SharedList.Entry(id: 1, title: "Milk", amount: 2, addedBy: 1),
                SharedList.Entry(id: 2, title: "Sourdough", addedBy: 2),
                SharedList.Entry(id: 3, title: "Apples", amount: 6, isChecked: true, addedBy: 3),
                SharedList.Entry(id: 4, title: "Parmesan", addedBy: 1),
                SharedList.Entry(id: 5, title: "Lemons", amount: 4, isChecked: true, addedBy: 2)
            ],
            isPinned: true
        ),
        SharedList(
            id: 2, title: "Holiday packing", symbolName: "suitcase.fill", tint: .sky, memberIDs: [1, 2],
            entries: [
                SharedList.Entry(id: 1, title: "Sunscreen", addedBy: 1),
                SharedList.Entry(id: 2, title: "Passports", amount: 4, isChecked: true, addedBy: 1),
                SharedList.Entry(id: 3, title: "Snorkels", amount: 3, addedBy: 2)
            ]
        ),
        SharedList(
            id: 3, title: "Party", symbolName: "balloon.2.fill", tint: .plum, memberIDs: [1, 2, 4],
            entries: [
                SharedList.Entry(id: 1, title: "Candles", amount: 7, isChecked: true, addedBy: 1),
                SharedList.Entry(id: 2, title: "Paper plates", amount: 20, isChecked: true, addedBy: 4)
            ]
        ),
        SharedList(
            id: 4, title: "Hardware store", symbolName: "hammer.fill", tint: .slate, memberIDs: [2, 4],
            entries: []
        )
    ]

    static let activity: [ActivityEntry] = [
        ActivityEntry(
            id: 1, authorID: 2, date: Date(year: 2025, month: 3, day: 12, hour: 18, minute: 5),
            kind: .sharedList("Holiday packing")
        ),
        ActivityEntry(
            id: 2, authorID: 1, date: Date(year: 2025, month: 3, day: 12, hour: 18, minute: 20),
            kind: .message("Great! I put the passports on it."), reactions: [.thumbsUp: 1]
        ),
        ActivityEntry(
            id: 3, authorID: 4, date: Date(year: 2025, month: 3, day: 13, hour: 9, minute: 12),
            kind: .completedErrand("Pick up the parcel"), reactions: [.party: 2]
        ),
        ActivityEntry(
            id: 4, authorID: 1, date: Date(year: 2025, month: 3, day: 13, hour: 12, minute: 40),
            kind: .addedItem("Tomato seeds", quantity: 3)
        ),
        ActivityEntry(
            id: 5, authorID: 3, date: Date(year: 2025, month: 3, day: 13, hour: 15, minute: 2),
            kind: .message("Can we plant them **this weekend**? 🌱"), reactions: [.heart: 3]
        ),
        ActivityEntry(
            id: 6, authorID: 1, date: Date(year: 2025, month: 3, day: 13, hour: 15, minute: 4),
            kind: .message("Yes, on Saturday after breakfast.")
        ),
        ActivityEntry(
            id: 7, authorID: 2, date: Date(year: 2025, month: 3, day: 14, hour: 8, minute: 30),
            kind: .placedOrder(Decimal(string: "42.80") ?? 0), isUnread: true
        ),
        ActivityEntry(
            id: 8, authorID: 2, date: Date(year: 2025, month: 3, day: 14, hour: 8, minute: 31),
            kind: .message("Filters and bulbs, they should arrive on Tuesday."), isUnread: true
        ),
        ActivityEntry(
            id: 9, authorID: 4, date: Date(year: 2025, month: 3, day: 14, hour: 10, minute: 2),
            kind: .message("May I borrow the drill? I'll bring it back by *Sunday*."), isUnread: true
        )
    ]

    static let products: [Product] = [
        Product(id: 1, name: "Water filter", symbolName: "drop.fill", price: Decimal(string: "14.50") ?? 0, tint: .sky),
        Product(id: 2, name: "LED bulb", symbolName: "lightbulb.fill", price: Decimal(string: "6.90") ?? 0, tint: .sand),
        Product(id: 3, name: "Fuse set", symbolName: "bolt.fill", price: Decimal(string: "9.20") ?? 0, tint: .coral),
        Product(id: 4, name: "Wood glue", symbolName: "hammer.fill", price: Decimal(string: "7.40") ?? 0, tint: .slate),
        Product(id: 5, name: "Herb pot", symbolName: "leaf.fill", price: Decimal(string: "5.00") ?? 0, tint: .moss)
    ]

    static let timerPresets: [TimerPreset] = [
        TimerPreset(id: 1, title: "Soft eggs", symbolName: "oval.portrait.fill", minutes: 6, tint: .sand),
        TimerPreset(id: 2, title: "Pasta", symbolName: "fork.knife", minutes: 9, tint: .coral),
        TimerPreset(id: 3, title: "Tidy up", symbolName: "sparkles", minutes: 15, tint: .sky),
        TimerPreset(id: 4, title: "Bread", symbolName: "oven.fill", minutes: 40, tint: .plum),
        TimerPreset(id: 5, title: "Laundry", symbolName: "washer.fill", minutes: 75, tint: .teal)
    ]
}
