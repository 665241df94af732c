// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIView {
  /// How content fits a view whose size differs from the content's.
  public typealias ContentMode = UIViewContentMode

  /// Which of a view's margins and lengths follow its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the superview's left edge grows and shrinks.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width grows and shrinks.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the superview's right edge grows and shrinks.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the superview's top edge grows and shrinks.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height grows and shrinks.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the superview's bottom edge grows and shrinks.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// In an intrinsic size: no length of its own on this axis. -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// A target for `systemLayoutSizeFitting(_:)`: as small as the constraints permit. 0 x 0.
  public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// A target for `systemLayoutSizeFitting(_:)`: as large as the constraints permit, up to 10,000 points.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
