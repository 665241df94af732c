// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A view whose text can follow the user's preferred content size category.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows the preferred content size category.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
