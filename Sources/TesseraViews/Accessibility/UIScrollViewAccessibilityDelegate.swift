// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A scroll view delegate that describes the scroll position. Never called, because there is no screen reader.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// Returns the text spoken after scrolling by a page, or nil for the default text.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// Returns the spoken text with speech attributes.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { nil }
}
