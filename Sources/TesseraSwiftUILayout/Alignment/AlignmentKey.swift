// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A type that identifies an alignment guide.
public protocol AlignmentID {
  /// Returns the guide's position, in points, in a view that doesn't set it explicitly.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A hashable key that identifies a horizontal or vertical alignment guide.
@_spi(Tessera) public struct AlignmentKey: Hashable, @unchecked Sendable {
  /// The axis along which the guide's positions are measured.
  public let axis: Axis
  /// The type that identifies the guide. Sendable because metatypes are immutable.
  let id: any AlignmentID.Type

  /// Creates a key for a guide type.
  init(axis: Axis, id: any AlignmentID.Type) {
    self.axis = axis
    self.id = id
  }

  /// The key of the first text baseline.
  public static let firstTextBaseline = VerticalAlignment.firstTextBaseline.key
  /// The key of the last text baseline.
  public static let lastTextBaseline = VerticalAlignment.lastTextBaseline.key
  /// The key of the leading end of a list row's separator.
  public static let separatorLeading = HorizontalAlignment.listRowSeparatorLeading.key
  /// The key of the trailing end of a list row's separator.
  public static let separatorTrailing = HorizontalAlignment.listRowSeparatorTrailing.key

  public static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool { lhs.id == rhs.id && lhs.axis == rhs.axis }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// Merges explicit positions: returns the topmost position for the first baseline, the lowest position for the last
  /// baseline, the outermost positions for the ends of separators, and the mean for any other guide.
  func combine(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var (sum, count): (CGFloat, CGFloat) = (0, 0)
    var (least, greatest): (CGFloat, CGFloat) = (.infinity, -.infinity)
    for case let value? in values where value.isFinite {
      sum += value
      count += 1
      least = min(least, value)
      greatest = max(greatest, value)
    }
    guard count > 0 else { return nil }
    if self == .firstTextBaseline || self == .separatorLeading { return least }
    return self == .lastTextBaseline || self == .separatorTrailing ? greatest : sum / count
  }
}
