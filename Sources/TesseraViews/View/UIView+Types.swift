// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIView {
  /// The way in which content is fitted to a view of a different size.
  public typealias ContentMode = UIViewContentMode

  /// The margins and lengths of a view that change with its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the superview's left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the superview's right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the superview's top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the superview's bottom edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The value -1, which means that a view has no intrinsic width or height.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// A target size for `systemLayoutSizeFitting(_:)` that requests the smallest possible size. 0 x 0 points.
  public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// A target size for `systemLayoutSizeFitting(_:)` that requests the largest possible size, up to 10,000 x 10,000
  /// points.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
