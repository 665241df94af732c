import SwiftUI

/// The screen for a route.
struct RouteDestination: View {
    let route: Route

    var body: some View {
        switch route {
        case .item(let id): ItemDetailView(itemID: id)
        case .room(let id): RoomDetailView(roomID: id)
        case .errand(let id): ErrandDetailView(errandID: id)
        case .sharedLists: SharedListsView()
        case .sharedList(let id): SharedListDetailView(listID: id)
        case .member(let id): MemberDetailView(memberID: id)
        case .calendar: HouseholdCalendarView()
        case .timer: TimerView()
        case .order: OrderFormView()
        case .statistics: StatisticsView()
        case .search: GlobalSearchView()
        }
    }
}

/// The content of a sheet.
struct SheetContent: View {
    let destination: SheetDestination

    @Environment(InventoryStore.self) private var inventory
    @Environment(ErrandStore.self) private var errands
    @Environment(\.referenceDate) private var referenceDate

    var body: some View {
        switch destination {
        case .newItem:
            ItemEditorView(item: inventory.newDraft(on: referenceDate), isNew: true)
        case .editItem(let id):
            if let item = inventory[id] {
                ItemEditorView(item: item, isNew: false)
            }
        case .newErrand:
            ErrandEditorView(errand: errands.newDraft(), isNew: true)
        case .editErrand(let id):
            if let errand = errands[id] {
                ErrandEditorView(errand: errand, isNew: false)
            }
        case .newList:
            NewListView()
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
        }
    }
}

extension View {
    /// Registers every screen that a `Route` can lead to.
    func harborDestinations() -> some View {
        navigationDestination(for: Route.self) { route in
            RouteDestination(route: route)
        }
    }
}
