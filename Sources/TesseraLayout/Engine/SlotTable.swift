// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraSolver

/// A dictionary of the values of one solver's variables or rows, stored as an array indexed by handle.
///
/// The solver numbers both from 0 and reuses numbers, so an array by number is dense and needs no hashing. A reused number has
/// a different handle, so that a stale handle finds nothing.
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

  /// All entries, by number.
  package var elements: [(key: Key, value: Value)] { entries.compactMap { $0 } }
}
