// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraText

/// The underlines or strikethroughs of adjacent runs. Lines with the same appearance are merged to prevent seams.
/// Patterns are continuous even if the color or font changes.
struct TextLines {
  private struct Entry {
    var line: TextLine
    /// The x-coordinate at which the pattern starts.
    var origin: Double
  }

  private var entries: [Entry] = []

  /// Adds the line of the next run to the right. Pass nil for a run without a line.
  mutating func add(_ line: TextLine?) {
    guard let line else { return }
    guard let last = entries.last, last.line.touches(line) else {
      return entries.append(Entry(line: line, origin: line.x))
    }
    if last.line.isContinued(by: line) {
      entries[entries.count - 1].line.end = line.end
      entries[entries.count - 1].line.gaps += line.gaps
    } else {
      entries.append(Entry(line: line, origin: last.origin))
    }
  }

  func paint(at corner: CGPoint, into canvas: inout Canvas) {
    for entry in entries {
      let line = entry.line
      // A double line consists of two lines, separated by a gap with the thickness of a line.
      let height = line.height
      let offsets = line.style.contains(.double) ? [-height, height] : [0]
      let parts = parts(of: entry)
      for offset in offsets {
        for part in parts {
          let bar = Rect(
            x: Double(corner.x) + part.lowerBound, y: Double(corner.y) + line.y + offset - height / 2,
            width: part.upperBound - part.lowerBound, height: height)
          canvas.fill(.rect(bar), line.color)
        }
      }
    }
  }

  /// The maximum number of dashes in a line. A line with more dashes is drawn as a solid line.
  private static let maximumDashes = 10_000.0

  /// Returns the horizontal ranges that are drawn, excluding gaps.
  private func parts(of entry: Entry) -> [Range<Double>] {
    let line = entry.line
    var parts = [line.x..<line.end]
    let unit = line.height
    let lengths = line.pattern.map { $0 * unit }
    let period = lengths.reduce(0, +)
    if period > 0, (line.end - entry.origin) / period < Self.maximumDashes {
      parts = []
      var start = entry.origin
      var index = 0
      while start < line.end {
        let end = start + lengths[index % lengths.count]
        let dash = max(start, line.x)..<max(start, line.x, min(end, line.end))
        if index % 2 == 0, !dash.isEmpty { parts.append(dash) }
        start = end
        index += 1
      }
    }
    for gap in line.gaps { parts = parts.flatMap { $0.without(gap) } }
    return parts
  }
}

extension Range<Double> {
  /// Returns the parts of this range that are not in another range.
  fileprivate func without(_ gap: Range<Double>) -> [Range<Double>] {
    guard overlaps(gap) else { return [self] }
    var rest: [Range<Double>] = []
    if gap.lowerBound > lowerBound { rest.append(lowerBound..<gap.lowerBound) }
    if gap.upperBound < upperBound { rest.append(gap.upperBound..<upperBound) }
    return rest
  }
}
