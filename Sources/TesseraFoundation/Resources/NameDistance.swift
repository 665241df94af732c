// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A measure of the similarity of names, for suggestions.
package enum NameDistance {
  /// Returns at most three similar names, sorted by distance and then alphabetically. A name is similar if at most a
  /// third of its letters differ, or if one of the names contains the other.
  package static func nearest(to name: String, in names: some Sequence<String>) -> [String] {
    let wanted = Array(name.lowercased().utf8)
    guard !wanted.isEmpty, wanted.count <= 200 else { return [] }
    var found: [(distance: Int, name: String)] = []
    for candidate in names where candidate != name {
      let letters = Array(candidate.lowercased().utf8)
      let limit = max(1, max(wanted.count, letters.count) / 3)
      let isPart = min(wanted.count, letters.count) >= 3 && (contains(letters, wanted) || contains(wanted, letters))
      if let distance = distance(wanted, letters, limit: limit) {
        found.append((distance, candidate))
      } else if isPart {
        found.append((limit + 1, candidate))
      }
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return found.prefix(3).map(\.name)
  }

  private static func contains(_ whole: [UInt8], _ part: [UInt8]) -> Bool {
    guard part.count <= whole.count else { return false }
    return (0...(whole.count - part.count)).contains { whole[$0..<($0 + part.count)].elementsEqual(part) }
  }

  /// Returns the number of letters to insert, delete or replace, or nil if the number exceeds the limit.
  static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var row = Array(0...b.count)
    for (i, left) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in b.enumerated() {
        let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (left == right ? 0 : 1))
        (diagonal, row[j + 1]) = (row[j + 1], next)
      }
      if row.min().map({ $0 > limit }) ?? true { return nil }
    }
    return row[b.count] <= limit ? row[b.count] : nil
  }
}
