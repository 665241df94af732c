// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  /// The key of the alignment guide.
  @_spi(Tessera) public let key: AlignmentKey

  /// Creates an alignment from the type that identifies its guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .horizontal, id: id) }

  /// The leading edge.
  public static let leading = HorizontalAlignment(LeadingID.self)
  /// The center.
  public static let center = HorizontalAlignment(CenterID.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(TrailingID.self)
  /// The leading end of a list row's separator.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeadingID.self)
  /// The trailing end of a list row's separator.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailingID.self)

  /// Merges the explicit positions of several views. Returns nil if all of them are nil.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values)
  }
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  /// The key of the alignment guide.
  @_spi(Tessera) public let key: AlignmentKey

  /// Creates an alignment from the type that identifies its guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .vertical, id: id) }

  /// The top edge.
  public static let top = VerticalAlignment(TopID.self)
  /// The center.
  public static let center = VerticalAlignment(MiddleID.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(BottomID.self)
  /// The baseline of the first line of text, or the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaselineID.self)
  /// The baseline of the last line of text, or the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastBaselineID.self)

  /// Merges the explicit positions of several views. Returns nil if all of them are nil.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values)
  }
}
