// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A horizontal or vertical axis.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// The x axis.
  case horizontal
  /// The y axis.
  case vertical

  /// The name of the axis.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The raw bits, one per axis.
    public let rawValue: Int8
    /// Creates a set of axes from raw bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The x axis.
    public static let horizontal = Set(.horizontal)
    /// The y axis.
    public static let vertical = Set(.vertical)

    /// Creates a set that contains one axis.
    package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }
  }

  /// The perpendicular axis.
  package var crossAxis: Axis { self == .horizontal ? .vertical : .horizontal }
}
