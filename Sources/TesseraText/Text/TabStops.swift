// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Where tabs of a paragraph lead.
package struct TabStops: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    /// The text behind the tab begins, ends or has its middle at the stop.
    case leading, trailing, center
    /// The first of the terminators stands at the stop; without one the text ends there.
    case decimal
  }

  package struct Stop: Hashable, Sendable {
    /// Points from the leading edge, above 0.
    package var location: Double
    package var alignment: Alignment
    /// The characters of which the first ends a decimal column.
    package var terminators: [UInt32]

    package init(location: Double, alignment: Alignment = .leading, terminators: [UInt32] = []) {
      self.location = location
      self.alignment = alignment
      self.terminators = terminators
    }
  }

  /// Of UIKit's default stops, which go on for ever here.
  package static let defaultInterval = 28.0

  /// By location.
  package let stops: [Stop]
  /// Points between the stops behind the last one.
  package let interval: Double

  /// Stops that are not at a finite place above 0 are left out; so is an interval, for which the default stands.
  package init(_ stops: [Stop] = [], interval: Double = 0) {
    self.stops =
      stops.isEmpty
      ? []
      : stops.filter { $0.location.isFinite && $0.location > 0 && $0.location < 1_000_000 }
        .sorted { $0.location < $1.location }
    self.interval = interval.isFinite && interval > 0 ? max(0.01, interval) : Self.defaultInterval
  }

  /// Returns the first stop behind a place. A place that is at a stop but for the noise of sums, of some points, is at it.
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
