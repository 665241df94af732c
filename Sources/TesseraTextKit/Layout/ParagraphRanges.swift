// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Converts byte offsets, which text layout uses, to UTF-16 offsets, which Foundation uses, in a single pass through
// the text.

import TesseraGraphics
import TesseraText

/// The paragraphs of text with their positions, in UTF-16 units.
struct ParagraphRanges: Sequence, IteratorProtocol {
  struct Paragraph {
    /// The paragraph's text, including its final line break.
    var text: Substring
    var location: Int
    var length: Int
  }

  private let text: String
  private var place: String.Index
  private var location = 0

  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    place = text.startIndex
  }

  mutating func next() -> Paragraph? {
    guard place < text.endIndex else { return nil }
    let start = place
    var units = 0
    let scalars = text.unicodeScalars
    while place < text.endIndex {
      let scalar = scalars[place]
      place = scalars.index(after: place)
      units += scalar.value > 0xFFFF ? 2 : 1
      guard StyledTextBuilder.endsParagraph(scalar) else { continue }
      if scalar == "\r", place < text.endIndex, scalars[place] == "\n" {
        place = scalars.index(after: place)
        units += 1
      }
      break
    }
    defer { location += units }
    return Paragraph(text: text[start..<place], location: location, length: units)
  }
}

/// A counter that converts byte ranges of a paragraph to UTF-16 ranges, line by line from the start.
struct UnitCounter {
  private let bytes: [UInt8]
  /// The current position: a byte offset in the paragraph, and the corresponding UTF-16 offset in the whole text.
  private var byte = 0
  private(set) var unit: Int
  /// The UTF-16 offset of each byte in the last line.
  private var units: [Int32] = []
  private var first = 0
  /// The remaining byte ranges that don't correspond to any characters of the text, in ascending order.
  private var extras: ArraySlice<Range<Int>>

  init(_ text: String, from location: Int, extras: [Range<Int>] = []) {
    bytes = Array(text.utf8)
    unit = location
    self.extras = extras[...]
  }

  /// Advances to a byte offset and returns the UTF-16 range that was passed.
  mutating func take(upTo end: Int) -> Range<Int> {
    let start = unit
    let end = Swift.min(Swift.max(end, byte), bytes.count)
    first = byte
    units.removeAll(keepingCapacity: true)
    while byte < end {
      units.append(Int32(truncatingIfNeeded: unit))
      // The UTF-16 offset advances after the last byte of a character, by 2 if the character has four bytes.
      byte += 1
      if byte == end || bytes[byte] & 0xC0 != 0x80, !isExtra(byte - 1) { unit += width(endingAt: byte) }
    }
    units.append(Int32(truncatingIfNeeded: unit))
    return start..<unit
  }

  private mutating func isExtra(_ byte: Int) -> Bool {
    while let next = extras.first, next.upperBound <= byte { extras.removeFirst() }
    return extras.first?.contains(byte) ?? false
  }

  /// Returns the number of UTF-16 units in the character that ends at a byte offset.
  private func width(endingAt end: Int) -> Int {
    var start = end - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return bytes[start] >= 0xF0 ? 2 : 1
  }

  /// Converts clusters of the last line from bytes to UTF-16 units.
  func clusters(_ clusters: [TextLayout.Cluster]) -> [TextFragment.Cluster] {
    clusters.map { cluster in
      let (start, end) = (unit(at: cluster.range.lowerBound), unit(at: cluster.range.upperBound))
      return TextFragment.Cluster(
        start: start, count: Swift.max(0, end - start), x: cluster.x, width: cluster.width,
        isRightToLeft: cluster.isRightToLeft)
    }
  }

  private func unit(at byte: Int) -> Int32 {
    units[Swift.min(Swift.max(0, byte - first), units.count - 1)]
  }
}
