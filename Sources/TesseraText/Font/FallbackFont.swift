// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraFonts

/// A bundled font for characters that the requested font lacks. Its file is opened when a text first requires it.
///
/// The core's fonts are always available. Fonts of products such as TesseraFontsCJK are available if the program
/// links the product, because products register themselves before `main`.
final class FallbackFont: @unchecked Sendable {
  let name: String
  /// Whether the font's glyphs are color bitmaps.
  let isEmoji: Bool
  /// Whether the font belongs to the core rather than to a separate product.
  let isCore: Bool
  private let regular: LazyFile
  private let bold: LazyFile?
  /// The blocks of 256 code points in which the font has characters, in ascending order. Stored as constants of the
  /// program.
  private let blocks: UnsafeBufferPointer<UInt16>

  private init(_ font: TesseraFont, bold: TesseraFont?) {
    name = String(cString: font.name)
    isEmoji = font.isEmoji != 0
    isCore = font.order == 0
    regular = LazyFile(font)
    self.bold = bold.map(LazyFile.init)
    blocks = UnsafeBufferPointer(start: font.blocks, count: font.blockCount)
  }

  /// All fallback fonts in lookup order. The core's fonts come first.
  static let all: [FallbackFont] = {
    // Sorts with loops because instantiating the standard library's generic sort would take longer than the whole
    // initialization.
    var entries: [TesseraFont] = []
    var next = tessera_font_first()
    while let font = next {
      // Products register in link order, which is arbitrary.
      var place = entries.count
      while place > 0 && entries[place - 1].order > font.pointee.order { place -= 1 }
      entries.insert(font.pointee, at: place)
      next = font.pointee.next
    }
    var fonts: [FallbackFont] = []
    fonts.reserveCapacity(entries.count)
    for font in entries where font.weight == 400 {
      var bold: TesseraFont?
      for other in entries where bold == nil && other.weight == 700 && isSame(other.name, font.name) { bold = other }
      fonts.append(FallbackFont(font, bold: bold))
    }
    return fonts
  }()

  private static func isSame(_ a: UnsafePointer<CChar>, _ b: UnsafePointer<CChar>) -> Bool {
    var i = 0
    while a[i] == b[i] && a[i] != 0 { i += 1 }
    return a[i] == b[i]
  }

  static let core = all.filter(\.isCore)

  /// Returns whether the font has characters in a block of 256 code points. If not, lookups can skip the font.
  func hasCharacters(inBlock block: UInt32) -> Bool {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if UInt32(blocks[middle]) < block { low = middle + 1 } else { high = middle }
    }
    return low < blocks.count && UInt32(blocks[low]) == block
  }

  /// Returns the font file for a weight, and whether that file is bold.
  func file(forWeight weight: Double) -> (file: FontFile, isBold: Bool) {
    if weight >= 600, let bold { return (bold.file, true) }
    return (regular.file, false)
  }
}

/// A font file stored as a program constant and opened on first use.
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
