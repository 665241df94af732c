import Foundation

struct Product: Identifiable, Hashable, Codable, Sendable {
    typealias ID = Identifier<Product>

    let id: ID
    var name: String
    var symbolName: String
    var price: Decimal
    var tint: HarborTint
}

struct OrderLine: Identifiable, Hashable, Codable, Sendable {
    var product: Product
    var quantity: Int

    var id: Product.ID { product.id }
    var total: Decimal { product.price * Decimal(quantity) }
}

enum DeliveryMethod: String, CaseIterable, Identifiable, Codable, Sendable {
    case pickup, standard, express

    var id: Self { self }

    var title: String {
        switch self {
        case .pickup: String(localized: "Pick up", bundle: .module)
        case .standard: String(localized: "Standard", bundle: .module)
        case .express: String(localized: "Express", bundle: .module)
        }
    }

    var fee: Decimal {
        switch self {
        case .pickup: 0
        case .standard: Decimal(string: "3.90") ?? 0
        case .express: Decimal(string: "8.50") ?? 0
        }
    }

    var symbolName: String {
        switch self {
        case .pickup: "bag"
        case .standard: "shippingbox"
        case .express: "hare"
        }
    }
}

enum PaymentMethod: String, CaseIterable, Identifiable, Codable, Sendable {
    case card, invoice, cash

    var id: Self { self }

    var title: String {
        switch self {
        case .card: String(localized: "Card", bundle: .module)
        case .invoice: String(localized: "Invoice", bundle: .module)
        case .cash: String(localized: "Cash", bundle: .module)
        }
    }
}

struct OrderDraft: Hashable, Codable, Sendable {
    var recipient = ""
    var street = ""
    var postalCode = ""
    var city = ""
    var phone = ""
    var delivery: DeliveryMethod = .standard
    var deliveryDate: Date
    var payment: PaymentMethod = .card
    var cardNumber = ""
    var securityCode = ""
    var tipPercent: Double = 0
    var wantsGiftWrap = false
    var instructions = ""
    var acceptsTerms = false

    enum Problem: Hashable, Identifiable, Sendable {
        case emptyCart, missingRecipient, missingAddress, invalidCard, termsNotAccepted

        var id: Self { self }

        var message: String {
            switch self {
            case .emptyCart: String(localized: "Add at least one product.", bundle: .module)
            case .missingRecipient: String(localized: "Enter the recipient's name.", bundle: .module)
            case .missingAddress: String(localized: "Enter a complete address.", bundle: .module)
            case .invalidCard: String(localized: "The card number needs 16 digits.", bundle: .module)
            case .termsNotAccepted: String(localized: "Accept the terms to continue.", bundle: .module)
            }
        }
    }

    func problems(for lines: [OrderLine]) -> [Problem] {
        var result: [Problem] = []
        if lines.isEmpty { result.append(.emptyCart) }
        if recipient.isEmpty { result.append(.missingRecipient) }
        if delivery != .pickup, street.isEmpty || postalCode.isEmpty || city.isEmpty {
            result.append(.missingAddress)
        }
        if payment == .card, cardNumber.filter(\.isNumber).count != 16 {
            result.append(.invalidCard)
        }
        if !acceptsTerms { result.append(.termsNotAccepted) }
        return result
    }
}

struct PlacedOrder: Identifiable, Hashable, Codable, Sendable {
    typealias ID = Identifier<PlacedOrder>

    let id: ID
    var lines: [OrderLine]
    var total: Decimal
    var placedOn: Date
    var arrivesOn: Date

    var number: String { "HB-\(1000 + id.rawValue)" }
}
