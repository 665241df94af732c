// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

extension UIScrollView {
  /// Sets the insets of the content. If the scroll view fills the page of a hosting view, the page's safe area is UIKit's
  /// part of the insets, so that large titles, search bars and the backgrounds of bars follow the content.
  ///
  /// - Parameters:
  ///   - insets: The insets of the content, including the page insets.
  ///   - pageInsets: The distances by which the scroll view extends beyond the safe area.
  ///   - frame: The frame of the scroll view in its hosting view.
  ///   - isVertical: Whether the content scrolls vertically.
  func setInsets(_ insets: UIEdgeInsets, pageInsets: UIEdgeInsets, frame: CGRect, isVertical: Bool) {
    var own = insets
    if let host = superview as? HostingView, isVertical, host.bounds.minY == frame.minY,
      host.bounds.height == frame.height, host.safeAreaRegions.contains(.container),
      case let system = host.safeAreaInsets(of: frame), system.isContained(in: pageInsets)
    {
      own = UIEdgeInsets(
        top: insets.top - system.top, left: insets.left - system.left, bottom: insets.bottom - system.bottom,
        right: insets.right - system.right)
      if contentInsetAdjustmentBehavior != .always { contentInsetAdjustmentBehavior = .always }
    } else if contentInsetAdjustmentBehavior != .never {
      contentInsetAdjustmentBehavior = .never
    }
    guard contentInset != own else { return }
    let old = adjustedContentInset
    let (isAtTop, isAtLeft) = (contentOffset.y <= -old.top, contentOffset.x <= -old.left)
    contentInset = own
    if isAtTop { contentOffset.y = -adjustedContentInset.top }
    if isAtLeft { contentOffset.x = -adjustedContentInset.left }
  }
}

extension HostingView {
  /// Returns the insets of the part of a frame in the host that is in the safe area.
  fileprivate func safeAreaInsets(of frame: CGRect) -> UIEdgeInsets {
    let safe = bounds.inset(by: safeAreaInsets)
    return UIEdgeInsets(
      top: max(0, safe.minY - frame.minY), left: max(0, safe.minX - frame.minX), bottom: max(0, frame.maxY - safe.maxY),
      right: max(0, frame.maxX - safe.maxX))
  }
}

extension UIEdgeInsets {
  /// Returns whether no inset is greater than the corresponding one of other insets.
  fileprivate func isContained(in other: UIEdgeInsets) -> Bool {
    let slack: CGFloat = 0.01
    return top <= other.top + slack && left <= other.left + slack && bottom <= other.bottom + slack
      && right <= other.right + slack
  }
}
