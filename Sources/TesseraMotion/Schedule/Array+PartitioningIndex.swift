// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension Array {
  /// The first index at which the predicate holds, in an array where it holds from some index on.
  package func partitioningIndex(_ predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
