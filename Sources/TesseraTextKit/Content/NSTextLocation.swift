// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A location in text. Only the content manager that created a location can interpret it. All other objects can only
/// compare locations.
public protocol NSTextLocation: AnyObject, NSObjectProtocol {
  /// Compares two locations in the same text.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A location as an offset in UTF-16 units from the beginning of a text storage.
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
