// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIScrollView {
  /// How the safe area becomes part of `adjustedContentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; and vertically always for the content of a controller in a navigation controller.
    case automatic = 0
    /// On the axes along which the content is larger than the view or always bounces.
    case scrollableAxes
    /// Never.
    case never
    /// On both axes.
    case always
  }

  /// The look of the indicators: `default` is dark on light ground and light on dark. Their greys are from memory of iOS.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black, white
  }

  /// What hides the keyboard. All but `none` end editing when a drag begins.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// Whether a table shows its index. No index is ever shown.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden
  }

  /// How fast scrolling slows down, per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after each millisecond.
    public let rawValue: CGFloat

    /// A rate from 0 to 1; higher ones count as 0.9999.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998, the default.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99: thrown content goes a fifth as far as at `normal`.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
