// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A bounded dictionary with two generations. When the young generation is full, it replaces the old generation,
/// whose entries are evicted.
///
/// Entries used since the last replacement survive. Compared with an unbounded dictionary, a lookup costs one more
/// dictionary access. A list of least recently used entries would cost an allocation per entry and a write on every
/// hit.
struct GenerationCache<Key: Hashable, Value> {
  private let half: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) {
    half = max(1, capacity / 2)
  }

  var count: Int { young.count + old.count }

  mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    insert(value, for: key)
    return value
  }

  mutating func insert(_ value: Value, for key: Key) {
    if young.count >= half && young[key] == nil {
      old = young
      young = [:]
    }
    old.removeValue(forKey: key)
    young[key] = value
    assert(young.count <= half, "\(young.count) entries, and room for \(half).")
  }

  mutating func removeAll() {
    young = [:]
    old = [:]
  }
}
