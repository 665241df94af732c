// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The size that a parent offers its child: in each direction a length, or nil for the child's own choice.
public struct ProposedViewSize: Hashable, Sendable {
  /// In points; nil for the child's own choice.
  public var width: CGFloat?
  /// In points; nil for the child's own choice.
  public var height: CGFloat?

  /// Creates an offer.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// The offer of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// No room: the child answers with its smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// All room: the child answers with its greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// No offer: the child answers with its own size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Returns the size, with lengths for those that are not offered.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func inset(_ insets: UIEdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.left - insets.right) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}
