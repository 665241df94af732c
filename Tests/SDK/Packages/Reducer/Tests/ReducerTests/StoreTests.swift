// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Foundation
import Testing
@testable import Reducer
import ReducerCounter

private struct Offline: Error {}

@MainActor
@Suite("Store")
struct StoreTests {

    private func makeStore(
        count: Int = 0,
        fetch: @escaping @Sendable (Int) async throws -> String = { "\($0) is a number" }
    ) -> Store<CounterReducer> {
        Store(initialState: CounterReducer.State(count: count), reducer: CounterReducer(fetch: fetch))
    }

    @Test(arguments: [0, 5, -3])
    func counting(start: Int) {
        let store = makeStore(count: start)
        store.send(.increment)
        store.send(.increment)
        store.send(.decrement)
        #expect(store.state.count == start + 1)
        #expect(!store.isRunningEffects)
    }

    @Test func effectsSendTheirAction() async throws {
        let store = makeStore(count: 7)
        let task = try #require(store.send(.loadFact))
        #expect(store.state.isLoading)
        #expect(store.isRunningEffects)
        #expect(store.send(.loadFact) == nil)

        await task.value
        #expect(store.state.isLoading == false)
        #expect(store.state.fact == .success("7 is a number"))
        #expect(!store.isRunningEffects)
    }

    @Test func errorsBecomeState() async {
        let store = makeStore { _ in throw Offline() }
        await store.send(.loadFact)?.value
        #expect(store.state.fact == .failure(FactError(message: "Offline()")))
    }

    @Test func publishers() {
        let store = makeStore()
        var counts: [Int] = []
        var actions: [CounterReducer.Action] = []
        var cancellables: Set<AnyCancellable> = []
        store.$state.map(\.count).sink { counts.append($0) }.store(in: &cancellables)
        store.actions.sink { actions.append($0) }.store(in: &cancellables)

        store.send(.increment)
        store.send(.decrement)
        #expect(counts == [0, 1, 0])
        #expect(actions == [.increment, .decrement])

        cancellables.removeAll()
        store.send(.increment)
        #expect(counts.count == 3)
    }

    @Test func mappedEffects() async {
        let mapped = Effect.send(2).map { "\($0 * 2)" }
        let value = await mapped.operation?()
        #expect(value == "4")

        let none = Effect<Int>.none.map { $0 + 1 }
        let hasOperation = none.operation != nil
        #expect(!hasOperation)
    }

    @Test func cancelledEffectsDoNotSend() async {
        let store = makeStore { _ in
            try await Task.sleep(nanoseconds: 10_000_000_000)
            return "late"
        }
        let task = store.send(.loadFact)
        store.cancelEffects()
        await task?.value
        #expect(store.state.fact == nil)
    }
}
