import Foundation

/// Something on the household calendar. Events are derived; nothing stores them.
struct CalendarEvent: Identifiable, Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case errand(Errand.ID)
        case warranty(Item.ID)
        case birthday(Member.ID)
    }

    var source: Source
    var title: String
    var date: Date

    var id: Source { source }

    var symbolName: String {
        switch source {
        case .errand: "checklist"
        case .warranty: "shield.lefthalf.filled"
        case .birthday: "birthday.cake.fill"
        }
    }

    var tint: HarborTint {
        switch source {
        case .errand: .teal
        case .warranty: .sand
        case .birthday: .rose
        }
    }

    var route: Route {
        switch source {
        case .errand(let id): .errand(id)
        case .warranty(let id): .item(id)
        case .birthday(let id): .member(id)
        }
    }
}
