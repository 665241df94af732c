// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A work list that is visited in numerical order. Marking an entry takes one instruction, and 64 unmarked entries are
// skipped with a single instruction.

struct BitSet: ~Copyable {
  private(set) var words = Buffer<UInt64>()

  mutating func removeAll() { words.removeAll() }

  mutating func reserve(_ size: Int) { words.extend(to: size / 64 + 1, with: 0) }

  @inline(__always)
  func insert(_ index: Int) {
    words[index &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: index & 63)
  }

  /// Removes and returns the lowest element at or after word `word`, and advances `word`. Returns -1 if there is
  /// none.
  @inline(__always)
  func popFirst(from word: inout Int) -> Int {
    while word < words.count {
      let bits = words[word]
      if bits != 0 {
        words[word] = bits & (bits &- 1)
        return word &* 64 &+ bits.trailingZeroBitCount
      }
      word &+= 1
    }
    return -1
  }

  /// Removes and returns the greatest element at or before word `word`, and moves `word` back. Returns -1 if there is
  /// none.
  @inline(__always)
  func popLast(from word: inout Int) -> Int {
    while word >= 0 {
      let bits = words[word]
      if bits != 0 {
        let bit = 63 &- bits.leadingZeroBitCount
        words[word] = bits & ~(1 &<< UInt64(truncatingIfNeeded: bit))
        return word &* 64 &+ bit
      }
      word &-= 1
    }
    return -1
  }
}
