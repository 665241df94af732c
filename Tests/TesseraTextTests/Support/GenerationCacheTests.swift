// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

@Suite struct GenerationCacheTests {
  @Test func neverExceedsItsCapacity() {
    var cache = GenerationCache<Int, Int>(capacity: 10)
    for i in 0..<1000 {
      cache.insert(i, for: i)
      #expect(cache.count <= 10)
    }
    #expect(cache.value(for: 999) == 999)
    #expect(cache.value(for: 0) == nil)
  }

  @Test func keepsUsedEntries() {
    var cache = GenerationCache<Int, Int>(capacity: 4)
    cache.insert(-1, for: -1)
    for i in 0..<100 {
      cache.insert(i, for: i)
      #expect(cache.value(for: -1) == -1)
    }
  }

  @Test func smallestCapacityWorks() {
    var cache = GenerationCache<Int, Int>(capacity: 0)
    cache.insert(1, for: 1)
    #expect(cache.value(for: 1) == 1)
    cache.removeAll()
    #expect(cache.value(for: 1) == nil)
  }
}
