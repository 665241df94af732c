// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The priority of a constraint, above 0 and up to 1000, which is required. `.required - 1` is 999.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
  /// The number. Constraints reject values of 0 or less, and above 1000.
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number, which is checked by constraints only.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: required. A conflict of required constraints is logged, and one of them is broken.
  public static let required = UILayoutPriority(1000)
  /// 750: the compression resistance of most views.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510. Exists for UIKit compatibility; scenes can't be dragged here.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500. Exists for UIKit compatibility; scenes have a fixed size here.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490. Exists for UIKit compatibility; scenes can't be dragged here.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the content hugging of most views.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the priority of the target size of `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
