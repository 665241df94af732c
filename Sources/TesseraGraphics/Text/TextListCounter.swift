// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A counter of list items across paragraphs.
package struct TextListCounter {
  /// The number of the last item of each list that the previous paragraph belonged to.
  private var numbers: [ObjectIdentifier: Int] = [:]

  package init() {}

  /// Returns the marker of the next paragraph in the given lists, from outermost to innermost, or nil for a paragraph without a
  /// list.
  package mutating func marker(of lists: [NSTextList]) -> String? {
    let inside = Set(lists.map(ObjectIdentifier.init))
    numbers = numbers.filter { inside.contains($0.key) }
    guard let list = lists.last else { return nil }
    let key = ObjectIdentifier(list)
    numbers[key] = numbers[key].map { $0 &+ 1 } ?? list.startingItemNumber
    // Enclosing lists that have no items yet count as being at their first item.
    var text = ""
    for (index, list) in lists.enumerated().reversed() {
      let number = numbers[ObjectIdentifier(list)] ?? list.startingItemNumber
      text = list.marker(forItemNumber: number) + text
      guard list.listOptions.contains(.prependEnclosingMarker), index > 0 else { break }
    }
    return text
  }
}
