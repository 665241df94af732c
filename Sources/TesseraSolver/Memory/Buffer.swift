// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A growable array of trivial elements without bounds checks, uniqueness checks or reference counts. An Array inside
// a class property measured five times slower in the solver's inner loops; unsafe build flags are ruled out.
// The owner calls `free()`; the element type must be trivial (integers, doubles, structs of those).

struct Buffer<Element> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  init(capacity: Int = 0) {
    self.capacity = capacity
    base = capacity > 0 ? .allocate(capacity: capacity) : Buffer.nowhere
  }

  /// An empty buffer allocates nothing: small components have dozens of buffers they never use.
  private static var nowhere: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  init(copying other: Buffer) {
    self.init(capacity: other.count)
    base.initialize(from: other.base, count: other.count)
    count = other.count
  }

  func free() {
    if capacity > 0 { base.deallocate() }
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    count &-= 1
    return base[count]
  }

  mutating func removeAll() { count = 0 }

  mutating func truncate(to size: Int) { count = size }

  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let grown = max(wanted, 2 * capacity, 16)
    let fresh = UnsafeMutablePointer<Element>.allocate(capacity: grown)
    fresh.moveInitialize(from: base, count: count)
    free()
    base = fresh
    capacity = grown
  }

  /// Makes the buffer exactly `size` copies of `value`.
  mutating func fill(_ size: Int, _ value: Element) {
    reserve(size)
    base.initialize(repeating: value, count: size)
    count = size
  }

  /// Grows with `value` up to `size`; never shrinks.
  mutating func extend(to size: Int, with value: Element) {
    guard size > count else { return }
    reserve(size)
    (base + count).initialize(repeating: value, count: size - count)
    count = size
  }

  var bytes: Int { capacity * MemoryLayout<Element>.stride }
}
