// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Elements that leave in the order in which they came, at a cost that does not grow with their number.
struct Fifo<Element> {
  private var elements: [Element?] = []
  /// How many at the beginning have left.
  private var left = 0

  var count: Int { elements.count - left }
  var isEmpty: Bool { count == 0 }
  var first: Element? { isEmpty ? nil : elements[left] }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[left]
    elements[left] = nil
    left += 1
    // The room of those that have left is given back when they are more than those that wait.
    if left * 2 > elements.count {
      elements.removeFirst(left)
      left = 0
    }
    return element
  }

  /// Takes out as many as there are, at most `count`.
  mutating func pop(_ count: Int) -> [Element] {
    let count = min(max(count, 0), self.count)
    var result: [Element] = []
    result.reserveCapacity(count)
    for _ in 0..<count { if let next = popFirst() { result.append(next) } }
    return result
  }
}
