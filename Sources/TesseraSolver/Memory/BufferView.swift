// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An unowned range of elements. Debug builds assert that every index is in range and that the memory is still
// allocated. Release builds use the pointer without checks, because bounds checks in the inner loops take a tenth of
// the solving time.

/// A borrowed range of elements. The owner (a `Buffer` or an `Arena`) must outlive the view and must not grow while
/// the view is used.
struct BufferView<Element: BitwiseCopyable> {
  let base: UnsafeMutablePointer<Element>

  #if DEBUG
    let count: Int
    /// The owner's `LiveMark`. It must not be read if there are no elements.
    let mark: UnsafePointer<UInt64>

    init(_ base: UnsafeMutablePointer<Element>, count: Int, mark: UnsafePointer<UInt64>) {
      assert(count >= 0, "A view of \(count) elements.")
      (self.base, self.count, self.mark) = (base, count, mark)
    }
  #else
    @inline(__always)
    init(_ base: UnsafeMutablePointer<Element>) { self.base = base }
  #endif

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress {
      checkIndex(index)
      return UnsafePointer(base + index)
    }
    nonmutating unsafeMutableAddress {
      checkIndex(index)
      return base + index
    }
  }

  /// Returns the elements starting at `offset`.
  @inline(__always)
  static func + (view: BufferView, offset: Int) -> BufferView {
    #if DEBUG
      view.checkRange(offset, 0)
      return BufferView(view.base + offset, count: view.count - offset, mark: view.mark)
    #else
      return BufferView(view.base + offset)
    #endif
  }

  /// Overwrites the first `count` elements.
  @inline(__always)
  func update(from source: BufferView, count: Int) {
    checkRange(0, count)
    source.checkRange(0, count)
    base.update(from: source.base, count: count)
  }

  @inline(__always)
  func update(repeating value: Element, count: Int) {
    checkRange(0, count)
    base.update(repeating: value, count: count)
  }

  /// Returns the first `count` elements as a buffer pointer, for use with standard library algorithms.
  @inline(__always)
  func prefix(_ count: Int) -> UnsafeMutableBufferPointer<Element> {
    checkRange(0, count)
    return UnsafeMutableBufferPointer(start: base, count: count)
  }

  // Transparent, so that it is inlined even in debug builds, where a call for each access would double the solving
  // time.
  @_transparent
  private func checkIndex(_ index: Int) {
    #if DEBUG
      // A single comparison checks both bounds, because negative numbers are large when interpreted as unsigned.
      if UInt(bitPattern: index) >= UInt(bitPattern: count) || mark.pointee != LiveMark.alive { refuse(index, 1) }
    #endif
  }

  /// Checks that `count` elements starting at `offset` are within the view.
  @inline(__always)
  func checkRange(_ offset: Int, _ count: Int) {
    #if DEBUG
      let isInside = offset >= 0 && count >= 0 && offset + count <= self.count
      if !isInside || (self.count > 0 && mark.pointee != LiveMark.alive) { refuse(offset, count) }
    #endif
  }

  #if DEBUG
    private func refuse(_ offset: Int, _ count: Int) {
      let isInside = offset >= 0 && count >= 0 && offset + count <= self.count
      assert(isInside, "\(offset)..<\(offset + count) is outside of 0..<\(self.count).")
      assertionFailure("The memory was freed or moved: get a new view from its owner.")
    }
  #endif
}
