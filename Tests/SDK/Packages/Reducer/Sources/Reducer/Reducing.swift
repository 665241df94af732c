// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A type that updates a state in response to actions.
public protocol Reducing<State, Action>: Sendable {
    associatedtype State: Equatable & Sendable
    associatedtype Action: Sendable

    func reduce(into state: inout State, action: Action) -> Effect<Action>
}

/// A reducer that calls a closure before another reducer.
public struct LoggingReducer<Base: Reducing>: Reducing {

    private let base: Base
    private let log: @Sendable (Base.Action, Base.State) -> Void

    fileprivate init(base: Base, log: @escaping @Sendable (Base.Action, Base.State) -> Void) {
        self.base = base
        self.log = log
    }

    public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
        log(action, state)
        return base.reduce(into: &state, action: action)
    }
}

extension Reducing {
    public func logging(
        _ log: @escaping @Sendable (Action, State) -> Void
    ) -> LoggingReducer<Self> {
        LoggingReducer(base: self, log: log)
    }
}
