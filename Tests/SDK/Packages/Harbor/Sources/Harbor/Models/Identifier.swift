import Foundation

/// A type-safe identifier. `Owner` is a phantom type, so an `Item` identifier can never be
/// handed to a function that wants an `Errand` identifier.
struct Identifier<Owner>: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByIntegerLiteral {
    let rawValue: Int

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    init(integerLiteral value: Int) {
        self.rawValue = value
    }
}

extension Identifier: CustomStringConvertible {
    var description: String { "#\(rawValue)" }
}

extension Sequence where Element: Identifiable {
    /// The next free identifier for a collection whose elements use `Identifier`.
    func nextIdentifier<Owner>() -> Identifier<Owner> where Element.ID == Identifier<Owner> {
        let highest = self.map(\.id.rawValue).max() ?? 0
        return Identifier(rawValue: highest + 1)
    }
}
