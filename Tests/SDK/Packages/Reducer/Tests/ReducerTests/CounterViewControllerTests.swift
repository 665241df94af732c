// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import Reducer
import Testing
import UIKit
@testable import ReducerCounter

@MainActor
struct CounterViewControllerTests {

    @Test func viewFollowsTheStore() async throws {
        let store = Store(initialState: CounterReducer.State(count: 1), reducer: CounterReducer { "Fact \($0)" })
        let controller = CounterViewController(store: store)
        controller.loadViewIfNeeded()
        #expect(controller.countLabel.text == "1")
        #expect(controller.factLabel.text == nil)

        store.send(.increment)
        #expect(controller.countLabel.text == "2")

        let task = try #require(store.send(.loadFact))
        #expect(controller.factButton.isEnabled == false)
        #expect(controller.activityIndicator.isAnimating)
        await task.value
        #expect(controller.factLabel.text == "Fact 2")
        #expect(controller.factButton.isEnabled)
        #expect(!controller.activityIndicator.isAnimating)
    }

    @Test func controllerDoesNotLeak() {
        let store = Store(initialState: CounterReducer.State(), reducer: CounterReducer { "\($0)" })
        weak var controller: CounterViewController?
        autoreleasepool {
            let strong = CounterViewController(store: store)
            strong.loadViewIfNeeded()
            controller = strong
            #expect(controller != nil)
        }
        #expect(controller == nil)
    }
}
#endif
