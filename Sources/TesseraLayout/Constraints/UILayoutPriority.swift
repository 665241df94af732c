// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How strongly a constraint is wanted: above 0 and up to 1000, which is required. `.required - 1` is 999.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
  /// The number. Constraints refuse values of 0 and below, and above 1000.
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority of a number, unchecked until a constraint gets it.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: must hold; a conflict of such constraints is logged, and one of them is given up.
  public static let required = UILayoutPriority(1000)
  /// 750: the compression resistance of most views.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510. A name of UIKit's; dragging scenes does not exist here.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500. A name of UIKit's; scenes have a fixed size here.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490. A name of UIKit's; dragging scenes does not exist here.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the content hugging of most views.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how strongly `systemLayoutSizeFitting(_:)` wants its target size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
