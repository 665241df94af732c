// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Attributes of text ranges that affect only drawing.
struct RenderingAttributes {
  struct Run {
    var range: Range<Int>
    var attributes: [NSAttributedString.Key: Any]
  }

  /// The runs in text order. They are nonempty and don't overlap.
  private(set) var runs: [Run] = []

  var isEmpty: Bool { runs.isEmpty }

  /// Updates the attributes of a range.
  mutating func change(
    _ range: Range<Int>, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    guard !range.isEmpty else { return }
    var new: [Run] = []
    var place = range.lowerBound
    func add(_ range: Range<Int>, _ attributes: [NSAttributedString.Key: Any]) {
      if !range.isEmpty, !attributes.isEmpty { new.append(Run(range: range, attributes: attributes)) }
    }
    for run in runs {
      let inside = run.range.clamped(to: range)
      guard !inside.isEmpty else {
        if run.range.lowerBound >= range.upperBound, place < range.upperBound {
          add(place..<range.upperBound, change([:]))
          place = range.upperBound
        }
        add(run.range, run.attributes)
        continue
      }
      add(run.range.lowerBound..<inside.lowerBound, run.attributes)
      if place < inside.lowerBound { add(place..<inside.lowerBound, change([:])) }
      add(inside, change(run.attributes))
      place = inside.upperBound
      if inside.upperBound < run.range.upperBound {
        add(inside.upperBound..<run.range.upperBound, run.attributes)
      }
    }
    if place < range.upperBound { add(place..<range.upperBound, change([:])) }
    runs = new
  }

  /// Adjusts the runs after an edit. Inserted or replaced text has no attributes.
  mutating func follow(_ edit: NSRange, by delta: Int) {
    let end = edit.location + edit.length
    let oldEnd = end - delta
    runs = runs.flatMap { run -> [Run] in
      let before = run.range.lowerBound..<max(run.range.lowerBound, min(run.range.upperBound, edit.location))
      let after = max(run.range.lowerBound, oldEnd)..<max(run.range.upperBound, max(run.range.lowerBound, oldEnd))
      var parts: [Run] = []
      if !before.isEmpty { parts.append(Run(range: before, attributes: run.attributes)) }
      if !after.isEmpty {
        let moved = max(0, after.lowerBound + delta)..<max(0, after.upperBound + delta)
        if !moved.isEmpty { parts.append(Run(range: moved, attributes: run.attributes)) }
      }
      return parts
    }
  }

  /// Returns the runs that intersect a range, clipped to the range.
  func runs(in range: Range<Int>) -> [Run] {
    runs.compactMap { run in
      let part = run.range.clamped(to: range)
      return part.isEmpty ? nil : Run(range: part, attributes: run.attributes)
    }
  }
}
