// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Asynchronous work requested by a reducer. It can produce another action.
public struct Effect<Action: Sendable>: Sendable {

    public typealias Operation = @Sendable () async -> Action?

    let operation: Operation?

    public static var none: Effect {
        Effect(operation: nil)
    }

    public static func run(_ operation: @escaping Operation) -> Effect {
        Effect(operation: operation)
    }

    public static func send(_ action: Action) -> Effect {
        Effect { action }
    }

    private init(operation: Operation?) {
        self.operation = operation
    }

    public func map<Other: Sendable>(_ transform: @escaping @Sendable (Action) -> Other) -> Effect<Other> {
        guard let operation else { return .none }
        return .run {
            await operation().map(transform)
        }
    }
}
