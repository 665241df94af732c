// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The writing directions set by attributes, represented as control characters inserted into the text.
struct DirectionOverrides {
  private let attributes: [TextAttributes]
  private let ends: [Int]

  /// Returns nil if no attribute sets a direction, as in nearly all text.
  init?(_ attributes: [TextAttributes], _ ends: [Int]) {
    guard attributes.contains(where: { !$0.directions.isEmpty }) else { return nil }
    self.attributes = attributes
    self.ends = ends
  }

  /// Returns the scalars of a range with control characters inserted, and the index of each original scalar in the
  /// result.
  ///
  /// Adjacent ranges may have the same outer directions, which stay open. From the first differing direction on, the
  /// old directions are closed, innermost first, before the new directions are opened.
  func insert(in text: ScannedText, _ range: Range<Int>) -> (scalars: [UInt32], places: [Int]) {
    var scalars: [UInt32] = []
    var places: [Int] = []
    scalars.reserveCapacity(range.count + 16)
    places.reserveCapacity(range.count)
    var open: ArraySlice<DirectionControl> = []
    var run = 0
    for index in range {
      let byte = Int(text.offsets[index])
      while run < ends.count - 1, ends[run] <= byte { run += 1 }
      let wanted = attributes[run].directions.prefix(Self.deepest)
      if wanted != open {
        let common = zip(open, wanted).prefix { $0 == $1 }.count
        for _ in common..<open.count { scalars.append(DirectionControl.pop) }
        for control in wanted.dropFirst(common) { scalars.append(control.scalar) }
        open = wanted
      }
      places.append(scalars.count)
      scalars.append(text.scalars[index])
    }
    return (scalars, places)
  }

  /// The maximum embedding depth of the bidi algorithm (UAX #9, BD2).
  private static let deepest = 125
}
