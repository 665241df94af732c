// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraSolver

/// A dictionary keyed by a solver's variables or rows, stored as an array indexed by the handle's number.
///
/// The solver numbers variables and rows from 0 and reuses numbers, so the array is dense and lookups need no
/// hashing. When a number is reused, its handle differs, so looking up a stale handle returns nil.
package struct SlotTable<Key: SolverHandle, Value> {
  private var entries: [(key: Key, value: Value)?] = []
  private(set) var count = 0

  package subscript(key: Key) -> Value? {
    get {
      let slot = key.slot
      guard slot < entries.count, let entry = entries[slot], entry.key == key else { return nil }
      return entry.value
    }
    set {
      let slot = key.slot
      if let newValue {
        while entries.count <= slot { entries.append(nil) }
        if entries[slot] == nil { count += 1 }
        entries[slot] = (key, newValue)
      } else if slot < entries.count, let entry = entries[slot], entry.key == key {
        entries[slot] = nil
        count -= 1
      }
    }
  }

  /// All entries, ordered by the number of their handle.
  package var elements: [(key: Key, value: Value)] { entries.compactMap { $0 } }
}
