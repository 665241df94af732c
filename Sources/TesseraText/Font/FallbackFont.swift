// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraFonts

/// A bundled font for characters that the one asked for lacks. Its file is opened when a text first needs it.
///
/// The core's fonts are always there; those of products such as TesseraFontsCJK are where the program links them, because
/// they add themselves to a list before `main`.
final class FallbackFont: @unchecked Sendable {
  let name: String
  /// Whether its glyphs are coloured pictures.
  let isEmoji: Bool
  /// Whether it belongs to the core, not to a product.
  let isCore: Bool
  private let regular: LazyFile
  private let bold: LazyFile?
  /// The blocks of 256 code points in which the font has characters, ascending; constants of the program.
  private let blocks: UnsafeBufferPointer<UInt16>

  private init(_ font: TesseraFont, bold: TesseraFont?) {
    name = String(cString: font.name)
    isEmoji = font.isEmoji != 0
    isCore = font.order == 0
    regular = LazyFile(font)
    self.bold = bold.map(LazyFile.init)
    blocks = UnsafeBufferPointer(start: font.blocks, count: font.blockCount)
  }

  /// All of them, in the order in which they are asked: the core's first.
  static let all: [FallbackFont] = {
    var entries: [TesseraFont] = []
    var next = tessera_font_first()
    while let font = next {
      entries.append(font.pointee)
      next = font.pointee.next
    }
    // Products come in the order in which they were linked, which says nothing.
    let sorted = entries.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element)
    return sorted.filter { $0.weight == 400 }.map { font in
      let bold = sorted.first { $0.weight == 700 && String(cString: $0.name) == String(cString: font.name) }
      return FallbackFont(font, bold: bold)
    }
  }()

  /// Whether the font has characters in the block of 256 code points; others need not be asked.
  func hasCharacters(inBlock block: UInt32) -> Bool {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if UInt32(blocks[middle]) < block { low = middle + 1 } else { high = middle }
    }
    return low < blocks.count && UInt32(blocks[low]) == block
  }

  /// The file for a weight, and whether it is a bold one.
  func file(forWeight weight: Double) -> (file: FontFile, isBold: Bool) {
    if weight >= 600, let bold { return (bold.file, true) }
    return (regular.file, false)
  }
}

/// A font file of the program's constants, opened at the first use.
private final class LazyFile: @unchecked Sendable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let opened = Protected<FontFile?>(nil)

  init(_ font: TesseraFont) {
    bytes = UnsafeBufferPointer(start: font.bytes, count: font.count)
  }

  var file: FontFile {
    opened.withLock { slot in
      if let file = slot { return file }
      let file = FontFile(constant: bytes)
      slot = file
      return file
    }
  }
}
