import Foundation
import Observation

/// Owns one of each store, and answers the questions that need several of them.
@MainActor
@Observable
final class AppModel {
    let inventory: InventoryStore
    let errands: ErrandStore
    let household: HouseholdStore
    let activity: ActivityStore
    let orders: OrderStore
    let timer: TimerStore
    let router: Router

    init(
        inventory: InventoryStore,
        errands: ErrandStore,
        household: HouseholdStore,
        activity: ActivityStore,
        orders: OrderStore,
        timer: TimerStore,
        router: Router
    ) {
        self.inventory = inventory
        self.errands = errands
        self.household = household
        self.activity = activity
        self.orders = orders
        self.timer = timer
        self.router = router
    }

    static func sample() -> AppModel {
        AppModel(
            inventory: InventoryStore(),
            errands: ErrandStore(),
            household: HouseholdStore(),
            activity: ActivityStore(),
            orders: OrderStore(
                lines: [
                    OrderLine(product: SampleData.products[0], quantity: 2),
                    OrderLine(product: SampleData.products[1], quantity: 1)
                ]
            ),
            timer: TimerStore(),
            router: Router()
        )
    }

    static func empty() -> AppModel {
        AppModel(
            inventory: InventoryStore(items: []),
            errands: ErrandStore(errands: []),
            household: HouseholdStore(lists: []),
            activity: ActivityStore(entries: []),
            orders: OrderStore(),
            timer: TimerStore(),
            router: Router()
        )
    }

    /// Errands, warranty ends and birthdays, in order of date.
    var calendarEvents: [CalendarEvent] {
        let errandEvents = errands.errands.compactMap { errand -> CalendarEvent? in
            guard let due = errand.due, !errand.isDone else { return nil }
            return CalendarEvent(source: .errand(errand.id), title: errand.title, date: due)
        }
        let warrantyEvents = inventory.items.compactMap { item -> CalendarEvent? in
            guard let end = item.warrantyEnds else { return nil }
            return CalendarEvent(source: .warranty(item.id), title: "\(item.name): warranty ends", date: end)
        }
        let birthdays = household.members.compactMap { member -> CalendarEvent? in
            guard let birthday = member.birthday else { return nil }
            return CalendarEvent(source: .birthday(member.id), title: "\(member.givenName)'s birthday", date: birthday)
        }
        return (errandEvents + warrantyEvents + birthdays).sorted { $0.date < $1.date }
    }
}
