// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The lines of a text range that fit into a rectangle, with their character ranges. The layout divides the text into
// blocks of paragraphs, stores each line's range as byte offsets in its block, and omits the line breaks between
// blocks. Therefore, the starts of all lines are located in the bytes of the whole text, and each line extends to the
// start of the next line.

import TesseraFoundation
import TesseraGraphics
import TesseraText

struct FittedLines {
  private(set) var lines: [CTLine] = []
  /// The range of all lines in the whole text, in UTF-16 code units.
  let range: CFRange
  /// The width of the widest line, including its indent, and the total height of all lines, in points.
  private(set) var width: CGFloat = 0
  private(set) var height: CGFloat = 0

  /// Creates the lines of a range that fit into a width and a height in points. A value that isn't finite and
  /// positive imposes no limit.
  init(_ framesetter: CTFramesetter, _ range: CFRange, width: Double, height: Double) {
    let part = framesetter.part(range)
    let string = framesetter.string.attributedSubstring(from: NSRange(location: part.lowerBound, length: part.count))
    let text = string.labelText
    let layout = text.layout(width: width > 0 ? width : .infinity, height: .infinity)
    let limit = height > 0 ? height + 0.001 : .infinity
    let starts = FittedLines.starts(layout, text: text, string: string.string)
    var end = 0
    for (index, (top, block, line)) in FittedLines.all(layout).enumerated() {
      guard top + line.top + line.ascent + line.descent <= limit else { break }
      end = index + 1 < starts.count ? starts[index + 1] : string.length
      lines.append(
        CTLine(
          text, layout: FittedLines.alone(layout, top: top, block: block, line: line), line: line, top: top,
          range: CFRange(location: part.lowerBound + starts[index], length: end - starts[index]),
          trailing: FittedLines.trailing(line, string: string, range: starts[index]..<end)))
      self.width = max(self.width, CGFloat(line.x + line.width))
      self.height = CGFloat(top + line.top + line.ascent + line.descent)
    }
    self.range = CFRange(location: part.lowerBound, length: end)
  }

  private static func all(
    _ layout: LabelText.Layout
  ) -> [(top: Double, block: TextLayout, line: TextLayout.Line)] {
    layout.blocks.flatMap { block in block.layout.lines.map { (block.top, block.layout, $0) } }
  }

  /// Returns a layout that contains only one line.
  private static func alone(
    _ layout: LabelText.Layout, top: Double, block: TextLayout, line: TextLayout.Line
  ) -> LabelText.Layout {
    var (alone, part) = (layout, block)
    part.lines = [line]
    alone.blocks = [(top, part)]
    return alone
  }

  /// Returns the start offset of each line, in UTF-16 code units.
  private static func starts(_ layout: LabelText.Layout, text: LabelText, string: String) -> [Int] {
    let bytes = string.utf8
    var starts: [Int] = []
    var (start, place, unit) = (0, bytes.startIndex, 0)
    for (index, (_, block)) in layout.blocks.enumerated() {
      for line in block.lines {
        // Lines are in text order, so a single pass finds all starts.
        let next = bytes.index(bytes.startIndex, offsetBy: start + line.range.lowerBound)
        unit += string.utf16.distance(from: place, to: next)
        place = next
        starts.append(unit)
      }
      start += text.styled.blocks[index].text.string.utf8.count
      start += lineBreak(bytes.dropFirst(start).prefix(3))
    }
    return starts
  }

  /// Returns the number of bytes of the line break at the start, or 0 if there is none.
  private static func lineBreak(_ bytes: Substring.UTF8View.SubSequence) -> Int {
    let bytes = Array(bytes)
    if bytes.starts(with: [0x0D, 0x0A]) || bytes.starts(with: [0xC2, 0x85]) { return 2 }
    if bytes.starts(with: [0xE2, 0x80, 0xA9]) { return 3 }
    return bytes.first == 0x0A || bytes.first == 0x0D ? 1 : 0
  }

  /// Returns the width of a line's trailing spaces. Spaces before a soft line break have no width in the layout, so
  /// they are laid out separately.
  private static func trailing(_ line: TextLayout.Line, string: NSAttributedString, range: Range<Int>) -> Double {
    if line.trailingSpace > 0 { return line.trailingSpace }
    let units = Array(
      (string.string as NSString).substring(with: NSRange(location: range.lowerBound, length: range.count)).utf16)
    let spaces = units.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    guard spaces > 0 else { return 0 }
    let tail = string.attributedSubstring(from: NSRange(location: range.upperBound - spaces, length: spaces))
    let alone = tail.labelText.layout(width: .infinity, height: .infinity).blocks.first?.layout.lines.first
    return (alone?.width ?? 0) + (alone?.trailingSpace ?? 0)
  }
}
