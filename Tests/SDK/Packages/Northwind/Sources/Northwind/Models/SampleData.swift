// SPDX-License-Identifier: MIT

import Observation
import SwiftUI

struct Product: Identifiable, Hashable, Sendable {
    let id: Int
    var name: String
    var symbolName: String
    var price: Decimal
    var originalPrice: Decimal?
    var rating: Double
}

@MainActor
@Observable
final class CartModel {
    struct Line: Identifiable {
        let product: Product
        var quantity: Int

        var id: Product.ID { product.id }
        var total: Decimal { product.price * Decimal(quantity) }
    }

    var lines: [Line]
    var isGift = false
    var coupon = "SPRING"

    init(lines: [Line]) {
        self.lines = lines
    }

    var subtotal: Decimal { lines.reduce(0) { $0 + $1.total } }
    var discount: Decimal { coupon.isEmpty ? 0 : subtotal / 10 }
    var total: Decimal { subtotal - discount + (isGift ? 4 : 0) }

    static func sample() -> CartModel {
        CartModel(lines: SampleData.products.prefix(2).enumerated().map { Line(product: $1, quantity: $0 + 1) })
    }
}

enum SampleData {
    static let people = ["Nora Quist", "Theo Okafor", "Mei Tanaka", "Lucía Romero", "Jonas Weber", "Amara Diallo"]

    static let products = [
        Product(id: 1, name: "Desk lamp", symbolName: "lamp.desk.fill", price: 49, originalPrice: 65, rating: 4.5),
        Product(id: 2, name: "Headphones", symbolName: "headphones", price: 129.5, originalPrice: nil, rating: 4.8),
        Product(id: 3, name: "Backpack", symbolName: "backpack.fill", price: 84.99, originalPrice: 99, rating: 3.9),
        Product(id: 4, name: "Kettle", symbolName: "cup.and.saucer.fill", price: 32, originalPrice: nil, rating: 4.1),
    ]

    static let weekdays = zip(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], [320.0, 410, 275, 560, 480, 190, 120])
        .map { ChartPoint($0, $1) }

    static let months = zip(["Jan", "Feb", "Mar", "Apr", "May", "Jun"], [12.0, 18, 15, 27, 24, 34])
        .map { ChartPoint($0, $1) }

    static let budget = [
        ChartPoint("Housing", 1_800), ChartPoint("Food", 950), ChartPoint("Travel", 620), ChartPoint("Other", 830),
    ]

    static let rings = [
        RingProgress.Ring("Move", progress: 0.86, color: .pink),
        RingProgress.Ring("Exercise", progress: 0.6, color: .green),
        RingProgress.Ring("Stand", progress: 0.92, color: .cyan),
    ]

    static let activity: [[Double]] = (0..<20).map { week in
        (0..<7).map { day in
            let step = (week * 7 + day * 3 + week * day) % 11
            return Double(step) / 10
        }
    }

    static let invoiceRows = [
        KeyValueTable.Row("Subtotal", "$208.00"),
        KeyValueTable.Row("Shipping", "Free"),
        KeyValueTable.Row("Tax (8%)", "$16.64"),
        KeyValueTable.Row("Total", "$224.64", isEmphasized: true),
    ]

    static let plans = ["Free", "Team", "Scale"]
    static let features: [(name: String, included: [Bool])] = [
        ("Unlimited projects", [false, true, true]),
        ("Audit log", [false, false, true]),
        ("Email support", [true, true, true]),
    ]

    /// 4 March 2025, 09:00 GMT.
    static let referenceDate = Date(timeIntervalSince1970: 1_741_078_800)

    static let deliveryEvents = [
        TimelineEvent(id: 0, title: "Order placed", detail: "Paid by card ending in 4242.", date: referenceDate, state: .done),
        TimelineEvent(id: 1, title: "Dispatched", detail: "Left the Rotterdam hub.", date: referenceDate.addingTimeInterval(90_000), state: .done),
        TimelineEvent(id: 2, title: "Out for delivery", detail: "Three stops before yours.", date: referenceDate.addingTimeInterval(176_400), state: .current),
        TimelineEvent(id: 3, title: "Delivered", detail: "Expected before 18:00.", date: referenceDate.addingTimeInterval(205_200), state: .upcoming),
    ]
}

#Preview("Sample data") {
    List(SampleData.products) { product in
        LabeledContent(product.name, value: product.price, format: .currency(code: "USD"))
    }
}
