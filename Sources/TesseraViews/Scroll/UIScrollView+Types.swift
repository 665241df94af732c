// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIScrollView {
  /// The safe area's contribution to `adjustedContentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like `scrollableAxes`, but always vertically for the content of a controller in a navigation controller.
    case automatic = 0
    /// On the axes along which the content is larger than the view or always bounces.
    case scrollableAxes
    /// Never.
    case never
    /// On both axes.
    case always
  }

  /// The style of the indicators. `default` is dark on light backgrounds and light on dark ones. Their grays approximate
  /// iOS.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black, white
  }

  /// The mode in which a drag dismisses the keyboard. All modes except `none` end editing when a drag begins.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// Whether a table shows its index. No index is ever shown.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden
  }

  /// The rate at which scrolling slows down, per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the speed that is left after each millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from 0 to 1. Higher values count as 0.9999.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998, the default.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99: flicked content moves a fifth as far as with `normal`.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
