// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Reducer

public struct FactError: Error, Equatable {
    public let message: String

    public init(message: String) {
        self.message = message
    }
}

public struct CounterReducer: Reducing {

    public struct State: Equatable, Sendable {
        public var count = 0
        public var isLoading = false
        public var fact: Result<String, FactError>?

        public init(count: Int = 0) {
            self.count = count
        }
    }

    public enum Action: Equatable, Sendable {
        case increment
        case decrement
        case loadFact
        case factLoaded(Result<String, FactError>)
    }

    private let fetch: @Sendable (Int) async throws -> String

    public init(fetch: @escaping @Sendable (Int) async throws -> String) {
        self.fetch = fetch
    }

    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .increment:
            state.count += 1
            state.fact = nil
            return .none

        case .decrement:
            state.count -= 1
            state.fact = nil
            return .none

        case .loadFact:
            guard !state.isLoading else { return .none }
            state.isLoading = true
            return .run { [fetch, count = state.count] in
                do {
                    return .factLoaded(.success(try await fetch(count)))
                } catch let error as FactError {
                    return .factLoaded(.failure(error))
                } catch {
                    return .factLoaded(.failure(FactError(message: "\(error)")))
                }
            }

        case .factLoaded(let result):
            state.isLoading = false
            state.fact = result
            return .none
        }
    }
}
