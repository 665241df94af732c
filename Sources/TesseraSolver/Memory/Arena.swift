// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Bump allocation of memory that has the lifetime of one component. A screen has hundreds of small components with
// two dozen arrays each, so the arena replaces one deallocation per array by one deallocation per component.

/// An owner of memory blocks, which are freed together with the owner. Views into the blocks are then invalid.
struct Arena: ~Copyable {
  /// The size of the header before the elements of a block. It contains a mark in debug builds, and the address of
  /// the previous block.
  #if DEBUG
    private static let link = LiveMark.size
  #else
    private static let link = 0
  #endif
  private static let header = link + 16
  private static let alignment = 16
  private var newest: UnsafeMutableRawPointer?
  private var cursor = 0
  private var limit = 0
  private(set) var bytes = 0
  private var blockSize: Int

  init(blockSize: Int) {
    self.blockSize = max(blockSize, 256)
  }

  deinit {
    var block = newest
    while let current = block {
      block = current.load(fromByteOffset: Arena.link, as: UnsafeMutableRawPointer?.self)
      #if DEBUG
        current.storeBytes(of: LiveMark.dead, as: UInt64.self)
      #endif
      current.deallocate()
    }
  }

  /// Allocates `count` elements, all set to `value`.
  mutating func allocate<Element: BitwiseCopyable>(_ count: Int, _ value: Element) -> BufferView<Element> {
    assert(count >= 0, "A count of \(count).")
    assert(MemoryLayout<Element>.alignment <= Arena.alignment, "\(Element.self) needs a greater alignment.")
    let room = max(count, 1)
    let typed = take(room * MemoryLayout<Element>.stride).bindMemory(to: Element.self, capacity: room)
    typed.initialize(repeating: value, count: room)
    #if DEBUG
      return BufferView(
        typed, count: count, mark: UnsafePointer(newest.unsafelyUnwrapped.assumingMemoryBound(to: UInt64.self)))
    #else
      return BufferView(typed)
    #endif
  }

  private mutating func take(_ size: Int) -> UnsafeMutableRawPointer {
    let size = (size + Arena.alignment - 1) & ~(Arena.alignment - 1)
    let block = cursor + size > limit ? addBlock(atLeast: size) : newest.unsafelyUnwrapped
    let start = cursor
    cursor += size
    assert(start >= Arena.header && cursor <= limit, "\(start)..<\(cursor) is outside of the block.")
    assert(start % Arena.alignment == 0, "\(start) is not aligned.")
    return block + start
  }

  private mutating func addBlock(atLeast size: Int) -> UnsafeMutableRawPointer {
    let total = max(blockSize, size + Arena.header)
    let block = UnsafeMutableRawPointer.allocate(byteCount: total, alignment: Arena.alignment)
    block.storeBytes(of: newest, toByteOffset: Arena.link, as: UnsafeMutableRawPointer?.self)
    #if DEBUG
      block.storeBytes(of: LiveMark.alive, as: UInt64.self)
    #endif
    newest = block
    (cursor, limit) = (Arena.header, total)
    bytes += total
    blockSize = max(blockSize, 1024)
    return block
  }
}
