// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension Array {
  /// Returns the index of the first element that satisfies the predicate. All later elements must also satisfy it.
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
