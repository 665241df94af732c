// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Bump allocation for everything that lives and dies with one component: a screen has hundreds of small components
// with two dozen arrays each, and one free per component instead of one per array.

struct Arena {
  private static let header = 16
  private var blocks: UnsafeMutableRawPointer?
  private var cursor = 0
  private var limit = 0
  private(set) var bytes = 0
  private var blockSize: Int

  init(blockSize: Int) {
    self.blockSize = max(blockSize, 256)
  }

  mutating func allocate<Element>(_ count: Int, _ value: Element) -> UnsafeMutablePointer<Element> {
    let size = (max(count, 1) * MemoryLayout<Element>.stride + 15) & ~15
    if cursor + size > limit { addBlock(atLeast: size) }
    let address = cursor
    cursor += size
    guard let blocks else { return .allocate(capacity: max(count, 1)) }
    let typed = (blocks + address).bindMemory(to: Element.self, capacity: max(count, 1))
    typed.initialize(repeating: value, count: max(count, 1))
    return typed
  }

  mutating func free() {
    var block = blocks
    while let current = block {
      block = current.load(as: UnsafeMutableRawPointer?.self)
      current.deallocate()
    }
    blocks = nil
    (cursor, limit, bytes) = (0, 0, 0)
  }

  private mutating func addBlock(atLeast size: Int) {
    let total = max(blockSize, size + Arena.header)
    let block = UnsafeMutableRawPointer.allocate(byteCount: total, alignment: 16)
    block.storeBytes(of: blocks, as: UnsafeMutableRawPointer?.self)
    blocks = block
    (cursor, limit) = (Arena.header, total)
    bytes += total
    blockSize = max(blockSize, 1024)
  }
}
