// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraSolver

/// What stands for variables or rows of one solver: a dictionary by their handles that is an array.
///
/// The solver numbers both from 0 and uses numbers again, so an array by number is full and needs no hashing. A number that is
/// used again has another handle, so that what stood for the former one is not found under it.
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

  /// All that is in the table, by number.
  package var elements: [(key: Key, value: Value)] { entries.compactMap { $0 } }
}
