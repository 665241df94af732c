// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Views whose text may follow the size of text that the user prefers.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows the preferred size of text.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
