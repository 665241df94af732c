// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A place in a text. What it means is known to the content manager that made it; others only compare it.
public protocol NSTextLocation: AnyObject, NSObjectProtocol {
  /// Which of two places of the same text comes first.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place that many UTF-16 units behind the beginning of a storage's text.
final class CountedLocation: NSObject, NSTextLocation {
  let units: Int

  init(_ units: Int) {
    self.units = units
    super.init()
  }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    let other = (location as? CountedLocation)?.units ?? 0
    return units == other ? .orderedSame : units < other ? .orderedAscending : .orderedDescending
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? CountedLocation)?.units == units }
  override var hash: Int { units.hashValue }
  override var description: String { "\(units)" }
}
