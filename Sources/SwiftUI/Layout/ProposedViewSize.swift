// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The size that a parent offers its child: a length on each axis, or nil for the child's own choice.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width in points; nil for the child's own choice.
  public var width: CGFloat?
  /// The height in points; nil for the child's own choice.
  public var height: CGFloat?

  /// Creates an offer.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates an offer from a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Offers no space: the child returns its minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Offers unlimited space: the child returns its maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Offers no size: the child returns its ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Returns the size, with defaults for unspecified lengths.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func inset(_ insets: UIEdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.left - insets.right) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}
