// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A first-in, first-out queue whose operations have constant amortized time.
struct Fifo<Element> {
  private var elements: [Element?] = []
  /// The number of removed elements at the beginning of the array.
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
    // Free the memory of the removed elements if they outnumber the remaining elements.
    if left * 2 > elements.count {
      elements.removeFirst(left)
      left = 0
    }
    return element
  }

  /// Removes up to `count` elements.
  mutating func pop(count: Int) -> [Element] {
    let count = min(max(count, 0), self.count)
    var result: [Element] = []
    result.reserveCapacity(count)
    for _ in 0..<count { if let next = popFirst() { result.append(next) } }
    return result
  }
}
