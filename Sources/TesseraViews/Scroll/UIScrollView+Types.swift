// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIScrollView {
  /// The axes on which the safe area is added to `adjustedContentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like `scrollableAxes`. In a navigation controller, a view controller's content is always inset vertically.
    case automatic = 0
    /// The axes along which the content is larger than the view or always bounces.
    case scrollableAxes
    /// No axes.
    case never
    /// Both axes.
    case always
  }

  /// The style of the indicators. `default` is dark on light backgrounds and light on dark backgrounds. The grays
  /// approximate iOS.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black, white
  }

  /// The way in which a drag dismisses the keyboard. All modes except `none` end editing when a drag begins.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The visibility of a table's index. The index is never shown.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden
  }

  /// The rate at which flicked content slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor by which the speed is multiplied in every millisecond.
    public let rawValue: CGFloat

    /// Creates a rate in 0...1. Scroll views treat values above 0.9999 as 0.9999.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate 0.99. Flicked content moves a fifth as far as with `normal`.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
