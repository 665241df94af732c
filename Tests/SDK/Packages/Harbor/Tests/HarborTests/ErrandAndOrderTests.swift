import Foundation
import Testing
@testable import Harbor

@MainActor
@Suite("Errands")
struct ErrandStoreTests {
    let store = ErrandStore()
    let now = SampleData.now

    @Test func buckets() {
        #expect(store.errands(in: .overdue, on: now).map(\.id) == [1])
        #expect(store.errands(in: .today, on: now).map(\.id) == [2, 3])
        #expect(store.errands(in: .someday, on: now).count == 2)
        #expect(store.dueCount(on: now) == 3)
    }

    @Test("A recurring errand moves on instead of being done")
    func recurrence() throws {
        store.toggle(3)
        let errand = try #require(store[3])
        #expect(!errand.isDone)
        #expect(errand.due == Date(year: 2025, month: 3, day: 15, hour: 19))
    }

    @Test func stepsDriveProgress() {
        #expect(store[4]?.progress == 0.5)
        store.toggleStep(3, of: 4)
        #expect(store[4]?.progress == 0.75)
    }

    @Test func postponingStartsToday() {
        store.postpone(1, byDays: 1, from: now)
        #expect(store[1]?.due == now.adding(days: 1))
    }
}

@MainActor
@Suite("Orders")
struct OrderStoreTests {
    let store = OrderStore()

    @Test func totals() {
        store.setQuantity(2, of: store.products[0])
        store.setQuantity(1, of: store.products[1])
        #expect(store.subtotal == Decimal(string: "35.9"))
        #expect(store.deliveryFee == Decimal(string: "3.9"))
        store.draft.tipPercent = 10
        #expect(store.tip == Decimal(string: "3.59"))
        store.setQuantity(4, of: store.products[0])
        #expect(store.deliveryFee == 0)
    }

    @Test func placingNeedsACompleteDraft() {
        #expect(store.place(at: SampleData.now) == nil)
        #expect(store.problems.contains(.emptyCart))

        store.setQuantity(1, of: store.products[4])
        store.draft.recipient = "Nora"
        store.draft.delivery = .pickup
        store.draft.payment = .cash
        store.draft.acceptsTerms = true

        let order = store.place(at: SampleData.now)
        #expect(order?.total == 5)
        #expect(order?.number == "HB-1001")
        #expect(store.lines.isEmpty)
    }
}

@MainActor
@Suite("Timer and activity")
struct TimerAndActivityTests {
    let start = SampleData.now

    @Test func countdown() {
        let timer = TimerStore()
        timer.toggle(at: start)
        #expect(timer.remaining(at: start.addingTimeInterval(60)) == 300)
        timer.toggle(at: start.addingTimeInterval(60))
        #expect(timer.phase == .paused(remaining: 300))
        timer.toggle(at: start.addingTimeInterval(90))
        timer.finishIfNeeded(at: start.addingTimeInterval(390))
        #expect(timer.phase == .finished)
    }

    @Test func feedIsGroupedByDay() {
        let activity = ActivityStore()
        #expect(activity.days().map(\.entries.count) == [2, 4, 3])
        #expect(activity.unreadCount == 3)
        activity.markAllRead()
        #expect(activity.unreadCount == 0)
        let id = activity.post(.message("Hi"), by: 1, at: start)
        activity.react(.heart, to: id)
        #expect(activity.latest?.reactions == [.heart: 1])
    }

    @Test(arguments: [
        ("harbor://item/6", .item(6)),
        ("harbor://calendar", .calendar)
    ] as [(String, Route)])
    func links(text: String, route: Route) throws {
        let url = try #require(URL(string: text))
        #expect(Route(url: url) == route)
    }

    @Test func unknownLinksAreIgnored() throws {
        let url = try #require(URL(string: "https://example.com/item/6"))
        #expect(Route(url: url) == nil)
    }
}
