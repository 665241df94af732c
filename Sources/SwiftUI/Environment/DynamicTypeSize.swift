// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// A Dynamic Type size, the text size selected in Settings. The cases are in ascending order.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The standard sizes. The default is `large`.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The accessibility sizes.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Returns whether the first size is smaller than the second one.
  public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool { one.rawValue < other.rawValue }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  init(_ category: UIContentSizeCategory) {
    self = Self.categories.firstIndex(of: category).flatMap(DynamicTypeSize.init) ?? .large
  }

  var category: UIContentSizeCategory { Self.categories[rawValue] }
}
