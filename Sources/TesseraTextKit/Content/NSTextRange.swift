// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A range of text between two locations.
open class NSTextRange: NSObject {
  /// The start of the range.
  open private(set) var location: any NSTextLocation
  /// The end of the range, after its last character.
  open private(set) var endLocation: any NSTextLocation
  /// Whether the range contains no characters.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  /// Creates a range between two locations. Without an end location, the range is empty. Returns nil if the end
  /// precedes the start.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    (self.location, self.endLocation) = (location, end)
    super.init()
  }

  /// Creates an empty range at a location.
  public init(location: any NSTextLocation) {
    (self.location, endLocation) = (location, location)
    super.init()
  }

  /// Creates a range between two locations, given in any order.
  init(between one: any NSTextLocation, and other: any NSTextLocation) {
    let isOrdered = one.compare(other) != .orderedDescending
    (location, endLocation) = isOrdered ? (one, other) : (other, one)
    super.init()
  }

  /// Returns whether both ranges have the same start and end.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
  }

  /// Returns whether the range contains a location. The end of the range is excluded.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
  }

  /// Returns whether the range contains all of another range.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }

  /// Returns whether the ranges have characters in common.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.endLocation) == .orderedAscending
      && textRange.location.compare(endLocation) == .orderedAscending
  }

  /// Returns the intersection of the ranges, or nil if there is none. Adjacent ranges have an empty intersection.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    NSTextRange(
      location: Self.later(location, textRange.location), end: Self.earlier(endLocation, textRange.endLocation))
  }

  /// Returns the smallest range that contains both ranges.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    NSTextRange(
      between: Self.earlier(location, textRange.location), and: Self.later(endLocation, textRange.endLocation))
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
  open override var hash: Int { location.hash ^ endLocation.hash }
  open override var description: String { "\(location)...\(endLocation)" }

  private static func earlier(_ one: any NSTextLocation, _ other: any NSTextLocation) -> any NSTextLocation {
    one.compare(other) == .orderedDescending ? other : one
  }

  private static func later(_ one: any NSTextLocation, _ other: any NSTextLocation) -> any NSTextLocation {
    one.compare(other) == .orderedAscending ? other : one
  }
}
