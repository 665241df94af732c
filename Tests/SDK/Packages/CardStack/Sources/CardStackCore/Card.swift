// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The content of a card.
public struct Card: Identifiable, Hashable, Codable, Sendable {

    public enum Suit: String, Codable, CaseIterable, Sendable {
        case work
        case home
        case travel
    }

    public let id: UUID
    public var title: String
    public var detail: String?
    public var suit: Suit

    public init(id: UUID = UUID(), title: String, detail: String? = nil, suit: Suit = .work) {
        self.id = id
        self.title = title
        self.detail = detail
        self.suit = suit
    }
}
