// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A value on the heap with one owner, whose address other code borrows. A class would cost a reference count and an
// exclusivity check per access.

/// An owner of a value at an address that never changes.
struct Box<Value: ~Copyable>: ~Copyable {
  let pointer: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: value)
  }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }
}
