// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The user's preferred text size: seven regular sizes and five accessibility sizes.
///
///     UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge  // true
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category in UIKit.
  public let rawValue: String

  /// Creates a category from its name in UIKit. Unknown names count as unspecified.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Posted by `UIApplication.shared` after the user's preferred text size changes. The `userInfo` contains the new one.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Not specified; text has the size of `large`.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Two sizes below the default of a device.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// One size below the default of a device.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default size of a device.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One size above the default of a device.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two sizes above the default of a device.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest regular size.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The twelve sizes in ascending order: the columns of the Dynamic Type table.
  static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// The column in the Dynamic Type table, or nil for unspecified and unknown categories.
  var ordinal: Int? { Self.ascending.firstIndex(of: self) }

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
  /// Compares text sizes. Unspecified and unknown categories are smaller than all others.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (left.ordinal ?? -1) < (right.ordinal ?? -1)
  }
}
