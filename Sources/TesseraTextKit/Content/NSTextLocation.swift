// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A location in text. Only the content manager that created it can interpret it; others only compare it.
public protocol NSTextLocation: AnyObject, NSObjectProtocol {
  /// Returns the order of two locations in the same text.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A location as an offset from the beginning of a storage's text, in UTF-16 units.
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
