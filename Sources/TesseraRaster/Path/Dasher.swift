// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Cuts contours into dashes.
package enum Dasher {
  /// More dashes than this would only fill the line: it is drawn solid.
  private static let maximum = 100_000.0

  /// Dashes of the contours, lengths in their unit. Lengths that are not positive and finite in sum leave the line solid.
  package static func dash(_ contours: [PolylineSink.Contour], _ lengths: [Double], phase: Double)
    -> [PolylineSink.Contour]
  {
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), phase.isFinite else { return contours }
    // An odd number of lengths is repeated, so that dashes and gaps alternate.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    let total = contours.reduce(0) { $0 + length($1) }
    guard period > 0, total.isFinite, total / period * Double(pattern.count) < maximum else { return contours }
    var result: [PolylineSink.Contour] = []
    for contour in contours { dash(contour, pattern, period, phase, into: &result) }
    return result
  }

  private static func length(_ contour: PolylineSink.Contour) -> Double {
    var sum = 0.0
    for (a, b) in segments(contour) { sum += distance(a, b) }
    return sum
  }

  private static func segments(_ contour: PolylineSink.Contour) -> [(Point, Point)] {
    guard let first = contour.points.first else { return [] }
    let ends = contour.points.dropFirst() + (contour.isClosed ? [first] : [])
    return Array(zip(contour.points, ends))
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  private static func dash(
    _ contour: PolylineSink.Contour, _ pattern: [Double], _ period: Double, _ phase: Double,
    into result: inout [PolylineSink.Contour]
  ) {
    var index = 0
    var left = phase - (phase / period).rounded(.down) * period
    while left >= pattern[index] && left > 0 {
      left -= pattern[index]
      index = (index + 1) % pattern.count
      if index == 0 && left < pattern[0] { break }
    }
    var remaining = max(pattern[index] - left, 0)
    var current = PolylineSink.Contour()
    if index % 2 == 0, let first = contour.points.first { current.points = [first] }
    for (a, b) in segments(contour) {
      let whole = distance(a, b)
      var done = 0.0
      while whole - done > remaining {
        done += remaining
        let t = done / whole
        let point = Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        if index % 2 == 0 {
          current.points.append(point)
          result.append(current)
          current = PolylineSink.Contour()
        } else {
          current.points = [point]
        }
        index = (index + 1) % pattern.count
        remaining = pattern[index]
      }
      remaining -= whole - done
      if index % 2 == 0 { current.points.append(b) }
    }
    if current.points.count > 1 { result.append(current) }
  }
}
