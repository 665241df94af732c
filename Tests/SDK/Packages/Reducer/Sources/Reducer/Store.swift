// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Foundation

/// An observable object that stores a state and runs the effects of its reducer.
@MainActor
public final class Store<R: Reducing>: ObservableObject {

    @Published public private(set) var state: R.State

    /// Publishes each action after the reducer has updated the state.
    public var actions: AnyPublisher<R.Action, Never> {
        actionSubject.eraseToAnyPublisher()
    }

    public var isRunningEffects: Bool {
        !tasks.isEmpty
    }

    private let reducer: R
    private let actionSubject = PassthroughSubject<R.Action, Never>()
    private var tasks: [UUID: Task<Void, Never>] = [:]

    public init(initialState: R.State, reducer: R) {
        self.state = initialState
        self.reducer = reducer
    }

    /// Sends an action. The returned task finishes when the action's effects have finished.
    @discardableResult
    public func send(_ action: R.Action) -> Task<Void, Never>? {
        var newState = state
        let effect = reducer.reduce(into: &newState, action: action)
        if newState != state {
            state = newState
        }
        actionSubject.send(action)

        guard let operation = effect.operation else { return nil }
        let id = UUID()
        let task = Task { [weak self] in
            let next = await operation()
            self?.tasks[id] = nil
            guard let next, !Task.isCancelled else { return }
            await self?.send(next)?.value
        }
        tasks[id] = task
        return task
    }

    public func cancelEffects() {
        tasks.values.forEach { $0.cancel() }
        tasks.removeAll()
    }
}
