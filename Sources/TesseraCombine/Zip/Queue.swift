// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A first-in, first-out queue whose operations have constant amortized time.
struct Queue<Element> {
  private var items: [Element?] = []
  private var head = 0

  mutating func append(_ element: Element) {
    items.append(element)
  }

  /// Removes and returns the first element. The queue must not be empty.
  mutating func removeFirst() -> Element {
    guard head < items.count, let element = items[head] else {
      preconditionFailure("removeFirst() was called on an empty queue.")
    }
    items[head] = nil
    head += 1
    if head > 16, head * 2 > items.count {
      items.removeFirst(head)
      head = 0
    }
    return element
  }
}
