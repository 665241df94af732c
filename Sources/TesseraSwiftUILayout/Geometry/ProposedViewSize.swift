// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The size that a container proposes to a view. A nil length requests the view's ideal length.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points, or nil for the ideal width.
  public var width: CGFloat?
  /// The height in points, or nil for the ideal height.
  public var height: CGFloat?

  /// Creates a proposal from lengths in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size in points.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// A proposal without any space, for which a view returns its minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal of unlimited space, for which a view returns its maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// A proposal without lengths, for which a view returns its ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Returns the proposal as a size. Lengths of `size` replace nil lengths.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Creates a proposal from a length along an axis and a length along the perpendicular axis.
  package init(along axis: Axis, length: CGFloat?, across: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: length, height: across) : ProposedViewSize(width: across, height: length)
  }

  /// Returns the proposal reduced by insets. Lengths are at least 0.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { ($0 - insets.leading - insets.trailing).asLength },
      height: height.map { ($0 - insets.top - insets.bottom).asLength })
  }

  /// The proposal with negative and NaN lengths replaced with 0.
  var asLengths: ProposedViewSize { ProposedViewSize(width: width?.asLength, height: height?.asLength) }
}
