// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A list that owns the simplices of all components, each at a fixed address.
struct SimplexList: ~Copyable {
  /// The simplices. A slot is nil after its simplex has moved to another list.
  private var slots = Buffer<UnsafeMutablePointer<Simplex>?>()

  deinit { SimplexList.release(slots) }

  var count: Int { slots.count }

  @inline(__always)
  subscript(index: Int) -> UnsafeMutablePointer<Simplex> { slots[index].unsafelyUnwrapped }

  mutating func append(_ simplex: consuming Simplex) {
    let address = UnsafeMutablePointer<Simplex>.allocate(capacity: 1)
    address.initialize(to: simplex)
    slots.append(address)
  }

  /// Moves a simplex from another list, whose slot becomes empty.
  mutating func append(taking index: Int, from other: inout SimplexList) {
    assert(other.slots[index] != nil, "Component \(index) was taken before.")
    slots.append(other.slots[index])
    other.slots[index] = nil
  }

  mutating func removeAll() {
    SimplexList.release(slots)
    slots.removeAll()
  }

  private static func release(_ slots: borrowing Buffer<UnsafeMutablePointer<Simplex>?>) {
    for i in 0..<slots.count {
      guard let address = slots[i] else { continue }
      address.deinitialize(count: 1)
      address.deallocate()
    }
  }
}
