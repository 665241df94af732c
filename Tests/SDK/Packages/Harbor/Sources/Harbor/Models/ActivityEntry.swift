import Foundation

struct ActivityEntry: Identifiable, Hashable, Codable, Sendable {
    typealias ID = Identifier<ActivityEntry>

    enum Kind: Hashable, Codable, Sendable {
        case message(String)
        case completedErrand(String)
        case addedItem(String, quantity: Int)
        case sharedList(String)
        case placedOrder(Decimal)
    }

    enum Reaction: String, CaseIterable, Identifiable, Codable, Sendable {
        case heart, thumbsUp, party

        var id: Self { self }

        var symbolName: String {
            switch self {
            case .heart: "heart.fill"
            case .thumbsUp: "hand.thumbsup.fill"
            case .party: "party.popper.fill"
            }
        }

        var title: String {
            switch self {
            case .heart: "Love"
            case .thumbsUp: "Like"
            case .party: "Celebrate"
            }
        }
    }

    let id: ID
    var authorID: Member.ID
    var date: Date
    var kind: Kind
    var reactions: [Reaction: Int] = [:]
    var isUnread: Bool = false

    var isMessage: Bool {
        if case .message = kind { true } else { false }
    }

    /// Markdown text that describes the entry.
    func markdown(currencyCode: String) -> String {
        switch kind {
        case .message(let text):
            text
        case .completedErrand(let title):
            "finished **\(title)**"
        case .addedItem(let name, let quantity):
            "added **\(name)** × \(quantity)"
        case .sharedList(let title):
            "shared the list _\(title)_"
        case .placedOrder(let total):
            "placed an order for **\(total.formatted(.currency(code: currencyCode)))**"
        }
    }
}
