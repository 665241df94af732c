// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The positions of displayed characters, used for insertion points and selections. They are computed from the drawn
// layout and the shaped glyph clusters on demand, because only text that is edited or queried requires them.

import Foundation
import TesseraText

/// The lines of a text with the positions of their characters. Offsets are in UTF-16 units. Coordinates are in
/// points, in the view's coordinate system.
struct TextGeometry {
  /// The smallest unit with an insertion point at both ends: a character or, in a ligature, one character's fraction
  /// of the ligature's width.
  struct Cluster {
    var units: Range<Int>
    var minX: CGFloat
    var maxX: CGFloat
    var isRightToLeft: Bool

    var leading: CGFloat { isRightToLeft ? maxX : minX }
    var trailing: CGFloat { isRightToLeft ? minX : maxX }
  }

  struct Line {
    /// The range of the line in UTF-16 units, including its line break.
    var units: Range<Int>
    var top: CGFloat
    var bottom: CGFloat
    /// The x-coordinate of the insertion point if the line has no characters.
    var start: CGFloat
    var isRightToLeft: Bool
    /// The clusters in visual order.
    var clusters: [Cluster]

    /// The offset after the line's last character, excluding the line break.
    var end: Int { clusters.reduce(units.lowerBound) { max($0, $1.units.upperBound) } }
  }

  private(set) var lines: [Line]
  let length: Int
  /// The area of the text. A selected line break covers the rest of its line within this area.
  let area: CGRect

  init(lines: [Line], length: Int, area: CGRect) {
    (self.lines, self.length, self.area) = (lines, length, area)
    closeGaps()
  }

  /// Creates a geometry from a layout with the given origin and width.
  init(
    _ text: LabelText, _ layout: LabelText.Layout, width: Double, of string: String, at origin: CGPoint, area: CGRect
  ) {
    self.area = area
    length = string.utf16.count
    lines = []
    guard !string.isEmpty else { return }
    let bytes = Array(string.utf8)
    let units = Self.units(bytes)
    var start = 0
    let clusters = text.clusters(of: layout, width: width)
    for (index, entry) in layout.blocks.enumerated() {
      let block = text.styled.blocks[index].text.string
      let isEmpty = block == "\u{200B}"
      for (number, line) in entry.layout.lines.enumerated() {
        func unit(_ byte: Int) -> Int { Int(units[min(max(0, start + byte), bytes.count)]) }
        var places: [Cluster] = []
        if !isEmpty, index < clusters.count, number < clusters[index].count {
          for cluster in clusters[index][number] {
            let low = min(bytes.count, start + cluster.range.lowerBound)
            let high = min(bytes.count, max(low, start + cluster.range.upperBound))
            Self.split(cluster, bytes[low..<high], from: Int(units[low]), dx: origin.x, into: &places)
          }
        }
        let top = origin.y + CGFloat(entry.top + line.top)
        let end = isEmpty ? 0 : line.range.upperBound
        lines.append(
          Line(
            units: unit(line.range.lowerBound)..<max(unit(line.range.lowerBound), unit(end)), top: top,
            bottom: top + CGFloat(line.ascent + line.descent), start: origin.x + CGFloat(line.x),
            isRightToLeft: line.isRightToLeft, clusters: places))
      }
      start += isEmpty ? 0 : block.utf8.count
      start += Self.lineBreakLength(bytes, at: start)
    }
    closeGaps()
  }

  /// Extends each line to the start of the next line, so that breaks between paragraphs are part of the preceding
  /// line.
  private mutating func closeGaps() {
    for index in lines.indices {
      let next = index + 1 < lines.count ? lines[index + 1].units.lowerBound : length
      lines[index].units = lines[index].units.lowerBound..<max(lines[index].units.lowerBound, next)
    }
  }

  /// Returns the UTF-16 offset of each UTF-8 byte, followed by the total length. Continuation bytes have the offset
  /// of their character's start.
  private static func units(_ bytes: [UInt8]) -> [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(bytes.count + 1)
    var next: Int32 = 0
    var present: Int32 = 0
    for byte in bytes {
      if byte & 0xC0 != 0x80 {
        present = next
        next += byte >= 0xF0 ? 2 : 1
      }
      result.append(present)
    }
    result.append(next)
    return result
  }

  /// Splits a glyph cluster into its characters, which divide the cluster's width equally.
  private static func split(
    _ cluster: TextLayout.Cluster, _ bytes: ArraySlice<UInt8>, from unit: Int, dx: CGFloat, into places: inout [Cluster]
  ) {
    let low = dx + CGFloat(cluster.x)
    guard bytes.count > 1 else {
      places.append(
        Cluster(
          units: unit..<unit + bytes.count, minX: low, maxX: low + CGFloat(cluster.width),
          isRightToLeft: cluster.isRightToLeft))
      return
    }
    let characters = Array(String(decoding: bytes, as: UTF8.self))
    let share = CGFloat(cluster.width) / CGFloat(max(1, characters.count))
    var start = unit
    var found: [Cluster] = []
    for (index, character) in characters.enumerated() {
      let place = cluster.isRightToLeft ? characters.count - 1 - index : index
      let x = low + share * CGFloat(place)
      found.append(
        Cluster(
          units: start..<start + character.utf16.count, minX: x, maxX: x + share,
          isRightToLeft: cluster.isRightToLeft))
      start += character.utf16.count
    }
    places += cluster.isRightToLeft ? found.reversed() : found
  }

  static func lineBreakLength(_ bytes: [UInt8], at start: Int) -> Int {
    guard start < bytes.count else { return 0 }
    switch bytes[start] {
    case 0x0D: return start + 1 < bytes.count && bytes[start + 1] == 0x0A ? 2 : 1
    case 0x0A: return 1
    case 0xC2: return 2
    case 0xE2: return 3
    default: return 0
    }
  }

  /// Converts the offsets of a displayed substitute, such as bullets for a password, to offsets in the original text.
  /// `starts` contains the original offset of each displayed UTF-16 unit, followed by the original text's length.
  func mapped(toUnits starts: [Int]) -> TextGeometry {
    var copy = self
    func real(_ range: Range<Int>) -> Range<Int> {
      let low = starts[min(range.lowerBound, starts.count - 1)]
      return low..<max(low, starts[min(range.upperBound, starts.count - 1)])
    }
    for line in copy.lines.indices {
      copy.lines[line].units = real(copy.lines[line].units)
      for cluster in copy.lines[line].clusters.indices {
        copy.lines[line].clusters[cluster].units = real(copy.lines[line].clusters[cluster].units)
      }
    }
    return copy
  }
}
