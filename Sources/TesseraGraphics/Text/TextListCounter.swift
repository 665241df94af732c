// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A counter that numbers list items across paragraphs.
package struct TextListCounter {
  /// The number of the most recent item in each list that contains the previous paragraph.
  private var numbers: [ObjectIdentifier: Int] = [:]

  package init() {}

  /// Returns the marker of the next paragraph, or nil if the paragraph is not in a list. `lists` contains the
  /// paragraph's lists, from the outermost to the innermost list.
  package mutating func marker(of lists: [NSTextList]) -> String? {
    let inside = Set(lists.map(ObjectIdentifier.init))
    numbers = numbers.filter { inside.contains($0.key) }
    guard let list = lists.last else { return nil }
    let key = ObjectIdentifier(list)
    numbers[key] = numbers[key].map { $0 &+ 1 } ?? list.startingItemNumber
    // An enclosing list without items is treated as if its first item contained the paragraph.
    var text = ""
    for (index, list) in lists.enumerated().reversed() {
      let number = numbers[ObjectIdentifier(list)] ?? list.startingItemNumber
      text = list.marker(forItemNumber: number) + text
      guard list.listOptions.contains(.prependEnclosingMarker), index > 0 else { break }
    }
    return text
  }
}
