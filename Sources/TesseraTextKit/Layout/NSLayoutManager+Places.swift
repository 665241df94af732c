// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Conversion from character indexes to lines and positions. Indexes outside of the text are clamped.

import Foundation
import TesseraFoundation
import TesseraGraphics

extension NSLayoutManager {
  /// The range of the whole text.
  var all: NSRange { NSRange(location: 0, length: textStorage?.length ?? 0) }

  /// Returns a range clamped to the text.
  func part(_ range: NSRange) -> Range<Int> {
    let range = range.clamped(to: textStorage?.length ?? 0)
    return range.location..<range.location + range.length
  }

  /// Returns the range extended to whole characters.
  func whole(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return range }
    var (low, high) = (range.lowerBound, range.upperBound)
    if let fragment = fragment(at: low), let cluster = fragment.clusters.first(where: { $0.range.contains(low) }) {
      low = cluster.range.lowerBound
    }
    if let fragment = fragment(at: high - 1),
      let cluster = fragment.clusters.first(where: { $0.range.contains(high - 1) })
    {
      high = max(high, cluster.range.upperBound)
    }
    return min(low, high)..<high
  }

  /// Returns the line that contains or is nearest to a character, or nil if there are no lines.
  func fragment(at unit: Int) -> TextFragment? {
    guard let fragments = lines?.fragments, !fragments.isEmpty else { return nil }
    var (low, high) = (0, fragments.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if fragments[middle].range.upperBound > unit { high = middle } else { low = middle + 1 }
    }
    return fragments[low]
  }

  /// Returns the lines that contain characters in a range.
  func fragments(of range: Range<Int>) -> ArraySlice<TextFragment> {
    guard let fragments = lines?.fragments, !range.isEmpty else { return [] }
    var (low, high) = (0, fragments.count)
    while low < high {
      let middle = (low + high) / 2
      if fragments[middle].range.upperBound > range.lowerBound { high = middle } else { low = middle + 1 }
    }
    let end = fragments[low...].firstIndex { $0.range.lowerBound >= range.upperBound } ?? fragments.count
    return fragments[low..<end]
  }

  /// Returns the lines in a container, from top to bottom.
  package func fragments(in container: NSTextContainer) -> [TextFragment] {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else { return [] }
    return lines?.fragments.filter { $0.container == index } ?? []
  }

  func units(in container: NSTextContainer) -> Range<Int> {
    let found = fragments(in: container)
    guard let first = found.first, let last = found.last else { return 0..<0 }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// Returns the style of the paragraph that contains a character.
  func paragraphStyle(at unit: Int) -> NSParagraphStyle {
    guard let textStorage, unit >= 0, unit < textStorage.length else { return .default }
    return textStorage.attribute(.paragraphStyle, at: unit, effectiveRange: nil) as? NSParagraphStyle
      ?? defaults.paragraphStyle
  }

  /// Returns rectangles that enclose characters. Each rectangle has the height of its line.
  func enclosingRects(of range: Range<Int>, in container: NSTextContainer) -> [CGRect] {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else { return [] }
    return fragments(of: range).filter { $0.container == index }.flatMap { fragment in
      let spans = fragment.spans(of: range)
      guard spans.isEmpty else {
        return spans.map { span in
          CGRect(
            x: span.lowerBound, y: fragment.rect.minY, width: span.upperBound - span.lowerBound,
            height: fragment.rect.height)
        }
      }
      // The range contains only a line break.
      let end = fragment.edges(of: max(range.lowerBound, fragment.range.lowerBound)).lowerBound
      return [CGRect(x: end, y: fragment.rect.minY, width: 0, height: fragment.rect.height)]
    }
  }

  /// Returns the index of the character at or nearest to a point.
  func character(at point: CGPoint, in container: NSTextContainer) -> (index: Int, fraction: CGFloat) {
    let fragments = fragments(in: container)
    guard let first = fragments.first, let last = fragments.last else { return (0, 0) }
    let (x, y) = (point.x.isNaN ? 0 : point.x, point.y.isNaN ? 0 : point.y)
    let row: ArraySlice<TextFragment>
    if y < first.rect.minY {
      row = fragments.prefix { $0.rect.minY == first.rect.minY }
    } else if let hit = fragments.firstIndex(where: { y < $0.rect.maxY }) {
      let top = fragments[hit].rect.minY
      row = fragments[hit...].prefix { $0.rect.minY == top }
    } else {
      row = fragments.suffix(while: { $0.rect.minY == last.rect.minY })
    }
    func distance(_ rect: CGRect) -> CGFloat { max(rect.minX - x, x - rect.maxX, 0) }
    guard let nearest = row.min(by: { distance($0.rect) < distance($1.rect) }) else { return (0, 0) }
    return nearest.character(atX: x)
  }
}

extension Array {
  /// Returns the longest suffix whose elements satisfy a condition.
  fileprivate func suffix(while holds: (Element) -> Bool) -> ArraySlice<Element> {
    var start = endIndex
    while start > startIndex, holds(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
