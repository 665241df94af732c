import Foundation
import Observation

enum AppTab: String, CaseIterable, Identifiable, Sendable {
    case home, inventory, errands, activity, settings

    var id: Self { self }

    var title: String {
        switch self {
        case .home: String(localized: "Home", bundle: .module)
        case .inventory: String(localized: "Inventory", bundle: .module)
        case .errands: String(localized: "Errands", bundle: .module)
        case .activity: String(localized: "Activity", bundle: .module)
        case .settings: String(localized: "Settings", bundle: .module)
        }
    }

    var symbolName: String {
        switch self {
        case .home: "house"
        case .inventory: "shippingbox"
        case .errands: "checklist"
        case .activity: "bubble.left.and.bubble.right"
        case .settings: "gearshape"
        }
    }
}

enum Route: Hashable, Sendable {
    case item(Item.ID)
    case room(Room.ID)
    case errand(Errand.ID)
    case sharedLists
    case sharedList(SharedList.ID)
    case member(Member.ID)
    case calendar
    case timer
    case order
    case statistics
    case search

    /// The tab whose stack shows the route.
    var tab: AppTab {
        switch self {
        case .item, .room: .inventory
        case .errand: .errands
        case .sharedLists, .sharedList, .member, .calendar, .timer, .order, .statistics, .search: .home
        }
    }
}

enum SheetDestination: Identifiable, Hashable, Sendable {
    case newItem
    case editItem(Item.ID)
    case newErrand
    case editErrand(Errand.ID)
    case newList

    var id: Self { self }
}

@MainActor
@Observable
final class Router {
    var selectedTab: AppTab = .home
    var homePath: [Route] = []
    var inventoryPath: [Route] = []
    var errandsPath: [Route] = []
    var activityPath: [Route] = []
    var sheet: SheetDestination?

    func open(_ route: Route) {
        selectedTab = route.tab
        switch route.tab {
        case .home: homePath.append(route)
        case .inventory: inventoryPath.append(route)
        case .errands: errandsPath.append(route)
        case .activity, .settings: activityPath.append(route)
        }
    }

    func popToRoot(of tab: AppTab) {
        switch tab {
        case .home: homePath.removeAll()
        case .inventory: inventoryPath.removeAll()
        case .errands: errandsPath.removeAll()
        case .activity: activityPath.removeAll()
        case .settings: break
        }
    }

    /// Understands links such as `harbor://item/6` and `harbor://calendar`.
    @discardableResult
    func open(_ url: URL) -> Bool {
        guard let route = Route(url: url) else { return false }
        open(route)
        return true
    }
}

extension Route {
    init?(url: URL) {
        guard url.scheme == "harbor", let host = url.host() else { return nil }
        let number = url.pathComponents.last.flatMap(Int.init)
        switch (host, number) {
        case ("item", let number?): self = .item(Item.ID(rawValue: number))
        case ("room", let number?): self = .room(Room.ID(rawValue: number))
        case ("errand", let number?): self = .errand(Errand.ID(rawValue: number))
        case ("list", let number?): self = .sharedList(SharedList.ID(rawValue: number))
        case ("member", let number?): self = .member(Member.ID(rawValue: number))
        case ("lists", nil): self = .sharedLists
        case ("calendar", nil): self = .calendar
        case ("timer", nil): self = .timer
        case ("order", nil): self = .order
        case ("statistics", nil): self = .statistics
        case ("search", nil): self = .search
        default: return nil
        }
    }
}
