// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An ordered collection of unique elements. The last element is on top.
public struct Deck<Element: Hashable> {

    public enum Failure: Error, Equatable {
        case empty
        case duplicate(Element)
    }

    public private(set) var elements: [Element]

    public init(_ elements: [Element] = []) {
        var seen = Set<Element>()
        self.elements = elements.filter { seen.insert($0).inserted }
    }

    public var top: Element? { elements.last }

    @discardableResult
    public mutating func push(_ element: Element) -> Result<Int, Failure> {
        guard !elements.contains(element) else { return .failure(.duplicate(element)) }
        elements.append(element)
        return .success(elements.count)
    }

    @discardableResult
    public mutating func pop() throws -> Element {
        guard let last = elements.popLast() else { throw Failure.empty }
        return last
    }

    /// Moves the top element to the bottom.
    public mutating func cycle() {
        guard elements.count > 1, let last = elements.popLast() else { return }
        elements.insert(last, at: 0)
    }

    /// Returns the number of elements on top of the given element, or nil if the deck does not contain it.
    public func depth(of element: Element) -> Int? {
        elements.lastIndex(of: element).map { elements.count - 1 - $0 }
    }
}

extension Deck: RandomAccessCollection {
    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }
    public subscript(position: Int) -> Element { elements[position] }
}

extension Deck: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Element...) {
        self.init(elements)
    }
}

extension Deck: Equatable {}
extension Deck: Encodable where Element: Encodable {}
extension Deck: Decodable where Element: Decodable {}
