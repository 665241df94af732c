// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The priority of a constraint: greater than 0, and at most 1000 (required). `.required - 1` is 999.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
  /// The numeric priority. Constraints reject values of 0 or less, and above 1000.
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number. The number is validated when the priority is assigned to a constraint.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority 1000, which makes a constraint required. If required constraints conflict, the conflict is logged,
  /// and one of the constraints is broken.
  public static let required = UILayoutPriority(1000)
  /// The priority 750, which is the compression resistance of most views.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority 510. Exists for UIKit compatibility. Scenes can't be dragged in Tessera.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority 500. Exists for UIKit compatibility. Scenes have a fixed size in Tessera.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority 490. Exists for UIKit compatibility. Scenes can't be dragged in Tessera.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority 250, which is the content hugging of most views.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority 50, which `systemLayoutSizeFitting(_:)` uses for the target size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
