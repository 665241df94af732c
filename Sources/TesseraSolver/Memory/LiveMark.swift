// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Allows debug builds to detect views of memory that was freed, or that a growing buffer has replaced. The owner
// clears a mark before the elements when it releases the memory. Reading the mark is as safe as the access that it
// protects. A strong reference in each view would also detect this, but made solving in debug builds nine times
// slower. Release builds have no marks.

enum LiveMark {
  #if DEBUG
    static let size = 16
    @_transparent
    static var alive: UInt64 { 0x5445_5353_4552_4121 }
    static let dead: UInt64 = 0xdead_dead_dead_dead
  #endif

  /// Allocates memory for `capacity` elements and marks it as owned.
  static func allocate<Element: BitwiseCopyable>(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    #if DEBUG
      let bytes = size + capacity * MemoryLayout<Element>.stride
      let block = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: size)
      block.storeBytes(of: alive, as: UInt64.self)
      return (block + size).bindMemory(to: Element.self, capacity: capacity)
    #else
      return .allocate(capacity: capacity)
    #endif
  }

  static func deallocate<Element: BitwiseCopyable>(_ elements: UnsafeMutablePointer<Element>) {
    #if DEBUG
      let block = UnsafeMutableRawPointer(elements) - size
      block.storeBytes(of: dead, as: UInt64.self)
      block.deallocate()
    #else
      elements.deallocate()
    #endif
  }

  #if DEBUG
    /// Returns the mark for elements that were allocated by `allocate`.
    static func of<Element>(_ elements: UnsafeMutablePointer<Element>) -> UnsafePointer<UInt64> {
      UnsafePointer((UnsafeMutableRawPointer(elements) - size).assumingMemoryBound(to: UInt64.self))
    }
  #endif
}
