// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The positions of a text's characters on the screen, for insertion points and selections. Created on demand from the painted
// layout and the clusters of shaping: only a text that is edited or queried needs it.

import Foundation
import TesseraText

/// The lines of a text with the positions of their characters. Offsets are UTF-16 units of the text, lengths are points in the
/// coordinates of its view.
struct TextGeometry {
  /// The smallest unit with an insertion point at either end: a character or, in a ligature, the character's share of its width.
  struct Cluster {
    var units: Range<Int>
    var minX: CGFloat
    var maxX: CGFloat
    var isRightToLeft: Bool

    var leading: CGFloat { isRightToLeft ? maxX : minX }
    var trailing: CGFloat { isRightToLeft ? minX : maxX }
  }

  struct Line {
    /// The units of the line, including its line break.
    var units: Range<Int>
    var top: CGFloat
    var bottom: CGFloat
    /// The x-coordinate of the insertion point on a line without characters.
    var start: CGFloat
    var isRightToLeft: Bool
    /// The clusters in visual order.
    var clusters: [Cluster]

    /// The end of the line's characters, excluding the line break.
    var end: Int { clusters.reduce(units.lowerBound) { max($0, $1.units.upperBound) } }
  }

  private(set) var lines: [Line]
  let length: Int
  /// The area of the lines, which a selected line break fills.
  let area: CGRect

  init(lines: [Line], length: Int, area: CGRect) {
    (self.lines, self.length, self.area) = (lines, length, area)
    closeGaps()
  }

  /// Creates a geometry from a layout that begins at `origin`, laid out at a width.
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

  /// Extends each line to the start of the next one, so that breaks between blocks belong to the preceding line.
  private mutating func closeGaps() {
    for index in lines.indices {
      let next = index + 1 < lines.count ? lines[index + 1].units.lowerBound : length
      lines[index].units = lines[index].units.lowerBound..<max(lines[index].units.lowerBound, next)
    }
  }

  /// Returns the UTF-16 offset of each byte, and of the end. Bytes inside a character have the offset of its start.
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

  /// Returns a cluster's characters, which share its width.
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

  /// Returns the geometry of a text that is displayed as a substitute, such as bullets. `starts` contains the offset in the text of
  /// each displayed unit, followed by the text's length.
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
