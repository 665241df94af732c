// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Splits contours into dashes.
enum Dasher {
  /// The maximum number of dashes. If there are more, the line is drawn solid, because the dashes would merge into a
  /// solid line.
  private static let maximum = 100_000.0

  /// Returns the dashes of the contours. Lengths are in the contours' units. The line is solid if a length is
  /// negative or not finite, if the phase is not finite, or if the sum of all lengths is zero.
  static func dash(_ contours: [Polyline], _ lengths: [Double], phase: Double) -> [Polyline] {
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), phase.isFinite else { return contours }
    // If the number of lengths is odd, repeat them so that dashes and gaps alternate.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    let total = contours.reduce(0) { $0 + $1.length }
    guard period > 0, total.isFinite, total / period * Double(pattern.count) < maximum else { return contours }
    var result: [Polyline] = []
    for contour in contours { dash(contour, pattern, period: period, phase: phase, into: &result) }
    return result
  }

  /// Returns the position in the pattern at which a contour starts: the index of a dash (even) or a gap (odd), and
  /// the remaining length of this dash or gap.
  private static func start(_ pattern: [Double], period: Double, phase: Double) -> (index: Int, left: Double) {
    var rest = phase - (phase / period).rounded(.down) * period
    for (index, length) in pattern.enumerated() {
      // With round caps, a dash of zero length is a dot, even at the start of the contour.
      if rest < length || rest == 0 && length == 0 { return (index, length - rest) }
      rest -= length
    }
    return (0, pattern[0])
  }

  private static func dash(
    _ contour: Polyline, _ pattern: [Double], period: Double, phase: Double, into result: inout [Polyline]
  ) {
    var (index, left) = start(pattern, period: period, phase: phase)
    var current = Polyline(start: contour.start)
    for segment in contour.segments {
      let whole = segment.length
      var done = 0.0
      var rest = segment
      while whole - done > left {
        done += left
        let cut = segment.point(at: done / whole)
        if index % 2 == 0 {
          rest.to = cut
          current.segments.append(rest.straightened)
          result.append(current)
        }
        current = Polyline(start: cut)
        rest = segment
        rest.from = cut
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= whole - done
      if index % 2 == 0 { current.segments.append(done == 0 ? rest : rest.straightened) }
    }
    if !current.segments.isEmpty { result.append(current) }
  }
}
