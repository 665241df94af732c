// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Trims contours to a part of their total length.
enum Trimmer {
  /// Returns the part between two fractions of the total length of all contours, in order. Fractions are clamped to
  /// 0...1, and NaN is treated as 0. Returns an empty array if the part is empty. A closed contour that is trimmed
  /// becomes open.
  static func trim(_ contours: [Polyline], from start: Double, to end: Double) -> [Polyline] {
    let (start, end) = (start > 0 ? start : 0, end > 0 ? end : 0)
    if start == 0 && end >= 1 { return contours }
    guard start < end, start < 1 else { return [] }
    let total = contours.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return [] }
    let part = (first: start * total, last: end < 1 ? end * total : .infinity)
    var result: [Polyline] = []
    var done = 0.0
    for contour in contours {
      let length = contour.length
      if done >= part.first && done + length <= part.last {
        result.append(contour)
      } else if let piece = trim(contour, first: part.first - done, last: part.last - done) {
        result.append(piece)
      }
      done += length
    }
    return result
  }

  /// Returns the part of a contour between two distances from its start.
  private static func trim(_ contour: Polyline, first: Double, last: Double) -> Polyline? {
    var piece: Polyline?
    var done = 0.0
    for segment in contour.segments {
      let length = segment.length
      let (low, high) = (max(first - done, 0), min(last - done, length))
      done += length
      guard low < high else { continue }
      var rest = segment
      if low > 0 { rest.from = segment.point(at: low / length) }
      if high < length {
        rest.to = segment.point(at: high / length)
        rest.isContinued = false
      }
      if low > 0 || high < length { rest = rest.straightened }
      if piece == nil { piece = Polyline(start: rest.from) }
      piece?.segments.append(rest)
    }
    return piece
  }
}
