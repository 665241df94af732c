// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A growable array of trivial elements without uniqueness checks and reference counts. In the solver's inner loops,
// an Array in a class property was measured to be five times slower, and unsafe build flags are not permitted. The
// buffer owns its memory: it cannot be copied, and it frees the memory when its lifetime ends. Inner loops use a
// `view`.

struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  init(capacity: Int = 0) {
    assert(capacity >= 0, "A capacity of \(capacity).")
    self.capacity = capacity
    base = capacity > 0 ? LiveMark.allocate(capacity) : Buffer.nowhere
  }

  deinit {
    if capacity > 0 { LiveMark.deallocate(base) }
  }

  /// The address used by empty buffers, which allocate no memory. Small components have dozens of buffers that are
  /// never used.
  private static var nowhere: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: 64).unsafelyUnwrapped
  }

  /// All elements. Valid until the buffer grows or its lifetime ends.
  @inline(__always)
  var view: BufferView<Element> {
    #if DEBUG
      BufferView(base, count: count, mark: LiveMark.of(base))
    #else
      BufferView(base)
    #endif
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count, "Index \(index) is outside of 0..<\(count).")
      return UnsafePointer(base + index)
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count, "Index \(index) is outside of 0..<\(count).")
      return base + index
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0, "An empty buffer has no last element.")
    count &-= 1
    return base[count]
  }

  mutating func removeAll() { count = 0 }

  mutating func truncate(to size: Int) {
    assert(size >= 0 && size <= count, "\(size) is outside of 0...\(count).")
    count = size
  }

  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let grown = max(wanted, 2 * capacity, 16)
    let fresh = LiveMark.allocate(grown) as UnsafeMutablePointer<Element>
    fresh.moveInitialize(from: base, count: count)
    if capacity > 0 { LiveMark.deallocate(base) }
    base = fresh
    capacity = grown
  }

  /// Sets the contents to `size` copies of `value`.
  mutating func fill(_ size: Int, _ value: Element) {
    reserve(size)
    base.initialize(repeating: value, count: size)
    count = size
  }

  /// Grows the buffer to `size` elements by appending `value`. Never shrinks it.
  mutating func extend(to size: Int, with value: Element) {
    guard size > count else { return }
    reserve(size)
    (base + count).initialize(repeating: value, count: size - count)
    count = size
  }

  var bytes: Int { capacity * MemoryLayout<Element>.stride }
}
