// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
import TesseraGraphics
package import TesseraText

/// The appearance of a paragraph's runs in a layout manager's text.
final class FlowedParagraph {
  /// The decorations, such as underlines and backgrounds, indexed by run style.
  let decorations: [TextDecoration]
  /// The bounds of attachments, keyed by run style.
  let attachments: [Int32: CGRect]
  /// The run styles of attachments that show views, so that their images aren't drawn.
  let hosted: Set<Int32>

  init(_ text: StyledText, _ spaces: AttachmentSpaces) {
    (decorations, attachments, hosted) = (text.decorations, spaces.bounds, spaces.hosted)
  }

  /// Returns the bounds of the image to draw for a run, or nil if there is none.
  func picture(of run: TextLayout.Run) -> CGRect? {
    run.isBox && !hosted.contains(run.style) ? attachments[run.style] : nil
  }

  func decoration(of run: TextLayout.Run) -> TextDecoration? {
    decorations.indices.contains(Int(run.style)) ? decorations[Int(run.style)] : nil
  }
}

/// A segment of a text line: the whole line, or its part on one side of an exclusion path.
package struct TextFragment {
  /// A group of inseparable characters, in UTF-16 offsets of the whole text. Displayed characters that aren't part of
  /// the text, such as a list marker, have an empty range at an adjacent character's position.
  package struct Cluster {
    var start: Int32
    var count: Int32
    /// The distance from the left edge of the segment's content, in points.
    package var x: Double
    package var width: Double
    package var isRightToLeft: Bool

    package var range: Range<Int> { Int(start)..<Int(start + count) }
  }

  var container: Int
  /// The UTF-16 range in the whole text, including the line break.
  package var range: Range<Int>
  var rect: CGRect
  package var usedRect: CGRect
  /// The origin of the content in the container's coordinate space.
  package var origin: CGPoint
  package var line: TextLayout.Line
  /// The clusters in visual order.
  package var clusters: [Cluster]
  var paragraph: FlowedParagraph

  /// Returns the character range of a run.
  func range(of run: TextLayout.Run) -> Range<Int> {
    let found = clusters.filter { $0.x >= run.x - 0.001 && $0.x + $0.width <= run.x + run.width + 0.001 }
    guard let low = found.map(\.range.lowerBound).min(), let high = found.map(\.range.upperBound).max() else {
      return range.lowerBound..<range.lowerBound
    }
    return low..<high
  }

  /// Returns the left and right edges of a character in the container's coordinate space. The edges of an invisible
  /// character are at the end of the line.
  func edges(of unit: Int) -> ClosedRange<CGFloat> {
    guard let cluster = clusters.first(where: { $0.range.contains(unit) }) else {
      let end = origin.x + CGFloat(line.isRightToLeft ? line.x : line.x + line.width)
      return end...end
    }
    return edges(of: unit..<unit + 1, in: cluster)
  }

  /// Returns the part of a cluster that characters occupy. A letter occupies its whole cluster, and the characters of
  /// a ligature divide it equally.
  private func edges(of units: Range<Int>, in cluster: Cluster) -> ClosedRange<CGFloat> {
    let part = units.clamped(to: cluster.range)
    let share = cluster.width / Double(max(1, cluster.count))
    let before = Double(part.lowerBound - cluster.range.lowerBound) * share
    let width = Double(part.count) * share
    let left = cluster.isRightToLeft ? cluster.x + cluster.width - before - width : cluster.x + before
    return origin.x + CGFloat(left)...origin.x + CGFloat(left + width)
  }

  /// Returns the horizontal extents of characters in the container's coordinate space, from left to right. Adjacent
  /// extents are merged.
  func spans(of units: Range<Int>) -> [ClosedRange<CGFloat>] {
    var spans: [ClosedRange<CGFloat>] = []
    for cluster in clusters where cluster.range.overlaps(units) {
      let next = edges(of: units, in: cluster)
      if let last = spans.last, next.lowerBound - last.upperBound < 0.01 {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, next.upperBound)
      } else {
        spans.append(next)
      }
    }
    return spans
  }

  /// Returns the x-coordinate of the insertion point before a character in the container's coordinate space. For a
  /// character after the visible characters, returns the end of the visible characters.
  func caret(before unit: Int) -> CGFloat {
    if let cluster = clusters.first(where: { $0.range.contains(unit) }) {
      let edges = edges(of: unit)
      return cluster.isRightToLeft ? edges.upperBound : edges.lowerBound
    }
    let last = clusters.filter { $0.count > 0 }.max { $0.range.upperBound < $1.range.upperBound }
    if let last, unit >= last.range.upperBound {
      let edges = edges(of: last.range.upperBound - 1)
      return last.isRightToLeft ? edges.lowerBound : edges.upperBound
    }
    if last == nil, let end = endOfMarker { return end }
    return origin.x + CGFloat(line.isRightToLeft ? line.x + line.width : line.x)
  }

  /// The end of the list marker, in the container's coordinate space, if the line contains nothing else. Otherwise,
  /// nil.
  package var endOfMarker: CGFloat? {
    guard clusters.contains(where: { $0.width > 0 }), clusters.allSatisfy({ $0.count == 0 }) else { return nil }
    let edges = clusters.map { line.isRightToLeft ? $0.x : $0.x + $0.width }
    return (line.isRightToLeft ? edges.min() : edges.max()).map { origin.x + CGFloat($0) }
  }

  /// Returns the index of the character at or nearest to an x-coordinate of the container, and the fraction of the
  /// character before this coordinate.
  func character(atX x: CGFloat) -> (index: Int, fraction: CGFloat) {
    let x = Double(x - origin.x)
    guard let first = clusters.first, let last = clusters.last else { return (range.lowerBound, 0) }
    let cluster = clusters.first { x < $0.x + $0.width && $0.width > 0 } ?? (x < first.x ? first : last)
    guard cluster.width > 0, cluster.count > 0 else { return (cluster.range.lowerBound, 0) }
    let passed = min(max((x - cluster.x) / cluster.width, 0), 1)
    let fraction = cluster.isRightToLeft ? 1 - passed : passed
    let scaled = fraction * Double(cluster.count)
    let part = min(Int(scaled), Int(cluster.count) - 1)
    return (cluster.range.lowerBound + part, CGFloat(min(scaled - Double(part), 1)))
  }
}
