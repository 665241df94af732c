// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The content of a profile card.
public struct Profile: Equatable, Codable, Identifiable {

    public struct Stat: Equatable, Codable {
        public let title: String
        public let value: Int

        public init(title: String, value: Int) {
            self.title = title
            self.value = value
        }

        /// The abbreviated value, such as "1.2K".
        public var shortValue: String {
            switch value {
            case 1_000_000...:
                return Self.shorten(value, by: 1_000_000, suffix: "M")
            case 1_000...:
                return Self.shorten(value, by: 1_000, suffix: "K")
            default:
                return String(value)
            }
        }

        private static func shorten(_ value: Int, by divisor: Int, suffix: String) -> String {
            let tenths = value * 10 / divisor
            let fraction = tenths % 10 == 0 ? "" : ".\(tenths % 10)"
            return "\(tenths / 10)\(fraction)\(suffix)"
        }
    }

    public let id: Int
    public var name: String
    public var handle: String
    public var stats: [Stat]

    public init(id: Int, name: String, handle: String, stats: [Stat] = []) {
        self.id = id
        self.name = name
        self.handle = handle
        self.stats = stats
    }

    /// The initials of the first and last name.
    public var initials: String {
        let words = name.split(separator: " ")
        let letters = [words.first, words.count > 1 ? words.last : nil]
        return letters.compactMap { $0?.prefix(1) }.joined().uppercased()
    }
}
