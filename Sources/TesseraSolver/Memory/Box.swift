// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A value on the heap that has a single owner, and whose address can be borrowed by other code. A class would require
// reference counting and an exclusivity check for each access.

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
