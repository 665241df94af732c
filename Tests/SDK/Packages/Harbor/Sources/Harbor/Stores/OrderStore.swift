import Foundation
import Observation

@MainActor
@Observable
final class OrderStore {
    let products: [Product]
    private(set) var lines: [OrderLine]
    private(set) var placedOrders: [PlacedOrder] = []
    var draft: OrderDraft

    init(
        products: [Product] = SampleData.products,
        lines: [OrderLine] = [],
        draft: OrderDraft = OrderDraft(deliveryDate: Date(year: 2025, month: 3, day: 18))
    ) {
        self.products = products
        self.lines = lines
        self.draft = draft
    }

    // MARK: Cart

    func quantity(of product: Product.ID) -> Int {
        lines.first { $0.id == product }?.quantity ?? 0
    }

    func setQuantity(_ quantity: Int, of product: Product) {
        if let index = lines.firstIndex(where: { $0.id == product.id }) {
            if quantity <= 0 {
                lines.remove(at: index)
            } else {
                lines[index].quantity = quantity
            }
        } else if quantity > 0 {
            lines.append(OrderLine(product: product, quantity: quantity))
        }
    }

    var itemCount: Int { lines.reduce(0) { $0 + $1.quantity } }

    // MARK: Totals

    var subtotal: Decimal { lines.reduce(0) { $0 + $1.total } }

    var deliveryFee: Decimal {
        draft.delivery == .standard && subtotal >= 50 ? 0 : draft.delivery.fee
    }

    var giftWrapFee: Decimal {
        draft.wantsGiftWrap ? 2 : 0
    }

    var tip: Decimal {
        (subtotal * Decimal(draft.tipPercent.rounded()) / 100).rounded(scale: 2)
    }

    var total: Decimal { subtotal + deliveryFee + giftWrapFee + tip }

    var problems: [OrderDraft.Problem] { draft.problems(for: lines) }

    // MARK: Placing

    @discardableResult
    func place(at date: Date) -> PlacedOrder? {
        guard problems.isEmpty else { return nil }
        let order = PlacedOrder(
            id: placedOrders.nextIdentifier(),
            lines: lines,
            total: total,
            placedOn: date,
            arrivesOn: draft.deliveryDate
        )
        placedOrders.append(order)
        lines.removeAll()
        draft.acceptsTerms = false
        draft.securityCode = ""
        return order
    }
}

extension Decimal {
    func rounded(scale: Int, mode: NSDecimalNumber.RoundingMode = .bankers) -> Decimal {
        var value = self
        var result = Decimal()
        NSDecimalRound(&result, &value, scale, mode)
        return result
    }
}
