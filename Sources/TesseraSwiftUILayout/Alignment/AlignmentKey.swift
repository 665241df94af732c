// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A type that identifies an alignment guide.
public protocol AlignmentID {
  /// Returns the position of the guide in a view without an explicit value, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The guide of a horizontal or vertical alignment, as a key of dictionaries.
@_spi(Tessera) public struct AlignmentKey: Hashable, @unchecked Sendable {
  /// The axis of the guide's positions.
  public let axis: Axis
  /// The type of the guide. Metatypes are immutable.
  let id: any AlignmentID.Type

  /// Creates a key of a guide type.
  init(axis: Axis, id: any AlignmentID.Type) {
    self.axis = axis
    self.id = id
  }

  /// The key of the first baseline of text.
  public static let firstTextBaseline = VerticalAlignment.firstTextBaseline.key
  /// The key of the last baseline of text.
  public static let lastTextBaseline = VerticalAlignment.lastTextBaseline.key

  public static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool { lhs.id == rhs.id && lhs.axis == rhs.axis }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// Merges explicit positions: the topmost first baseline, the lowest last baseline, the mean of other guides.
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
    if self == .firstTextBaseline { return least }
    return self == .lastTextBaseline ? greatest : sum / count
  }
}
