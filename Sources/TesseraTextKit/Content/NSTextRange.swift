// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The part of a text between two places.
open class NSTextRange: NSObject {
  /// Where the range begins.
  open private(set) var location: any NSTextLocation
  /// Where it ends: behind its last character.
  open private(set) var endLocation: any NSTextLocation
  /// Whether it holds no characters.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  /// The range between two places; empty without a second one. Nil if the end comes before the beginning.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    (self.location, self.endLocation) = (location, end)
    super.init()
  }

  /// The empty range at a place.
  public init(location: any NSTextLocation) {
    (self.location, endLocation) = (location, location)
    super.init()
  }

  /// The range between two places in either order.
  init(between one: any NSTextLocation, and other: any NSTextLocation) {
    let isOrdered = one.compare(other) != .orderedDescending
    (location, endLocation) = isOrdered ? (one, other) : (other, one)
    super.init()
  }

  /// Whether both ranges begin and end at the same places.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
  }

  /// Whether a place is in the range. Its end is not.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
  }

  /// Whether all of another range is in this one.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }

  /// Whether the ranges have characters in common.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.endLocation) == .orderedAscending
      && textRange.location.compare(endLocation) == .orderedAscending
  }

  /// What the ranges have in common; nil for nothing. Ranges that touch have an empty range in common.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    NSTextRange(
      location: Self.later(location, textRange.location), end: Self.earlier(endLocation, textRange.endLocation))
  }

  /// The smallest range that holds both.
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
