// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The conversion of a snapshot to updates. A snapshot contains the result of the updates, but layouts require the
// individual updates. To minimize the number of moves, the elements of the longest increasing subsequence of old
// positions stay in place.

extension ListUpdate {
  /// Creates the updates that convert sections with the old item counts to the new sections, which contain the old
  /// positions of their rows. Rows of inserted and deleted sections are excluded, unless they move to or from these
  /// sections.
  init(from old: [Int], to sections: [Section]) {
    self.init(names: .collection)
    let kept = sections.compactMap(\.old)
    deletedSections = Set(old.indices).subtracting(kept)
    insertedSections = Set(sections.indices.filter { sections[$0].old == nil })
    let still = Self.longestIncreasingSubsequence(of: kept)
    for (index, section) in sections.enumerated() {
      if let from = section.old, !still.contains(from) { movedSections.append((from, index)) }
    }
    var found = Set<ItemPosition>()
    for (index, section) in sections.enumerated() { matchRows(of: section, at: index, found: &found) }
    for (section, count) in old.enumerated() where !deletedSections.contains(section) {
      deletedRows.formUnion((0..<count).map { ItemPosition(section: section, row: $0) }.filter { !found.contains($0) })
    }
  }

  private mutating func matchRows(of section: Section, at index: Int, found: inout Set<ItemPosition>) {
    let stayed = section.rows.compactMap { $0 }.filter { $0.section == section.old }.map(\.row)
    let still = Self.longestIncreasingSubsequence(of: stayed)
    for (row, key) in section.rows.enumerated() {
      guard let key else {
        if section.old != nil { insertedRows.insert(ItemPosition(section: index, row: row)) }
        continue
      }
      found.insert(key)
      if key.section != section.old || !still.contains(key.row) {
        movedRows.append((key, ItemPosition(section: index, row: row)))
      }
    }
  }

  /// Returns the elements of the longest increasing subsequence, by patience sorting. O(n log n).
  private static func longestIncreasingSubsequence(of numbers: [Int]) -> Set<Int> {
    // `ends` contains, for each length, the position of the smallest number that ends an increasing subsequence of
    // that length. `previous` contains the predecessor of each position.
    var (ends, previous): ([Int], [Int?]) = ([], [])
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = place } else { ends.append(place) }
    }
    var (result, next): (Set<Int>, Int?) = ([], ends.last)
    while let place = next {
      result.insert(numbers[place])
      next = previous[place]
    }
    return result
  }
}
