// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package struct TabStops: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    /// The text after the tab starts at the stop, ends at the stop or is centered on it.
    case leading, trailing, center
    /// The first terminator in the text is aligned with the stop. Text without a terminator ends at the stop.
    case decimal
  }

  package struct Stop: Hashable, Sendable {
    /// The distance from the leading edge in points, above 0.
    package var location: Double
    package var alignment: Alignment
    /// The characters to align with a decimal stop. Only the first one found in the text is aligned.
    package var terminators: [UInt32]

    package init(location: Double, alignment: Alignment = .leading, terminators: [UInt32] = []) {
      self.location = location
      self.alignment = alignment
      self.terminators = terminators
    }
  }

  /// The interval of UIKit's default tab stops, in points. The stops repeat indefinitely.
  package static let defaultInterval = 28.0

  /// The stops, sorted by location.
  package let stops: [Stop]
  /// The distance between the repeating stops after the last explicit one, in points.
  package let interval: Double

  /// Creates tab stops. Ignores stops unless their location is above 0 and below 1,000,000. An interval that isn't
  /// positive and finite is replaced with the default.
  package init(_ stops: [Stop] = [], interval: Double = 0) {
    self.stops =
      stops.isEmpty
      ? []
      : stops.filter { $0.location.isFinite && $0.location > 0 && $0.location < 1_000_000 }
        .sorted { $0.location < $1.location }
    self.interval = interval.isFinite && interval > 0 ? max(0.01, interval) : Self.defaultInterval
  }

  /// Returns the first stop after a location. A location counts as being at a stop if the two differ by at most
  /// `noise` points.
  func stop(after place: Double, noise: Double) -> Stop {
    let x = place + noise
    var low = 0
    var high = stops.count
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].location > x { high = middle } else { low = middle + 1 }
    }
    if low < stops.count { return stops[low] }
    return Stop(location: ((x / interval).rounded(.down) + 1) * interval)
  }
}
