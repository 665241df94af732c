// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraFoundation
import Testing

/// Sorting by property names.
struct NSSortDescriptorKeyTests {
  private func sorted(_ values: [Any], _ descriptors: NSSortDescriptor...) -> [Any] {
    NSArray(array: values).sortedArray(using: descriptors)
  }

  @Test("Dictionaries are sorted by one key, by two keys and descending, with nil first")
  func dictionaries() {
    let people: [[String: Any]] = [["n": "Bo", "a": 3], ["n": "Al", "a": 3], ["n": "Cy", "a": 1.5], ["n": "Di"]]
    func names(_ descriptors: NSSortDescriptor...) -> [String] {
      NSArray(array: people).sortedArray(using: descriptors).compactMap { ($0 as? [String: Any])?["n"] as? String }
    }
    #expect(names(NSSortDescriptor(key: "n", ascending: true)) == ["Al", "Bo", "Cy", "Di"])
    #expect(names(NSSortDescriptor(key: "n", ascending: false)) == ["Di", "Cy", "Bo", "Al"])
    let byAge = NSSortDescriptor(key: "a", ascending: true)
    #expect(names(byAge, NSSortDescriptor(key: "n", ascending: true)) == ["Di", "Cy", "Al", "Bo"])
  }

  @Test("Objects are sorted by a key path, by their own value and by a block")
  func objects() throws {
    let (a, b) = (Radio(), Radio())
    (a.sleeve.color, b.sleeve.color) = ("red", "blue")
    #expect(sorted([a, b], NSSortDescriptor(key: "sleeve.color", ascending: true)).first as? Radio === b)
    #expect(sorted([3, 1, 2], NSSortDescriptor(key: nil, ascending: false)) as? [Int] == [3, 2, 1])
    #expect(sorted(["b", "a"], NSSortDescriptor(key: "self", ascending: true)) as? [String] == ["a", "b"])
    let byLength = NSSortDescriptor(key: "length", ascending: true) {
      ($0 as? Int ?? 0) < ($1 as? Int ?? 0) ? .orderedAscending : .orderedDescending
    }
    #expect(sorted(["ccc", "a", "bb"], byLength) as? [String] == ["a", "bb", "ccc"])
  }
}
