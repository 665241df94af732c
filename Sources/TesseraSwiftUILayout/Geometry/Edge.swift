// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The edge at which a line of text starts.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge opposite the leading edge.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The raw bits, one per edge.
    public let rawValue: Int8
    /// Creates a set of edges from raw bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set that contains one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
    /// All edges.
    public static let all: Set = [.horizontal, .vertical]
  }

  /// The axis perpendicular to the edge, along which the edge can move.
  package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}

/// A leading or trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The edge at which a line of text starts.
  case leading
  /// The edge opposite the leading edge.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The raw bits, one per edge.
    public let rawValue: Int8
    /// Creates a set of edges from raw bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set that contains one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A top or bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The raw bits, one per edge.
    public let rawValue: Int8
    /// Creates a set of edges from raw bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set that contains one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
