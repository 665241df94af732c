// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A short message.
public struct Toast: Equatable, Codable {

    public enum Style: String, Codable, CaseIterable {
        case info
        case success
        case failure
    }

    public var message: String
    public var style: Style
    /// The duration in seconds, or 0 to show the toast until the user taps it.
    public var duration: TimeInterval

    public init(_ message: String, style: Style = .info, duration: TimeInterval = 3) {
        self.message = message
        self.style = style
        self.duration = duration
    }
}

extension Toast: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

/// A first-in, first-out queue that ignores elements that are already waiting.
struct ToastQueue<Element: Equatable> {

    private(set) var waiting: [Element] = []
    let limit: Int

    init(limit: Int = 10) {
        self.limit = limit
    }

    var isEmpty: Bool { waiting.isEmpty }

    @discardableResult
    mutating func enqueue(_ element: Element) -> Bool {
        guard !waiting.contains(element) else { return false }
        waiting.append(element)
        if waiting.count > limit {
            waiting.removeFirst(waiting.count - limit)
        }
        return true
    }

    mutating func dequeue() -> Element? {
        waiting.isEmpty ? nil : waiting.removeFirst()
    }

    mutating func removeAll() {
        waiting.removeAll()
    }
}
