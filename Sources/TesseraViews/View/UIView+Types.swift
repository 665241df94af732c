// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIView {
  /// How content fits a view whose size differs from the content's.
  public typealias ContentMode = UIViewContentMode

  /// Which of a view's margins and sizes follow its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Stands for a size that a view does not have of its own.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
