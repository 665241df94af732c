// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The safe area's contribution to the content inset, and the effect of inset changes on the offset. Content that is
// scrolled to its top or left edge stays there when the inset changes, so a scroll view initially has the offset
// -adjustedContentInset.

import Foundation

extension UIScrollView {
  /// The part of the content inset that comes from the safe area and the refresh control.
  var systemContentInset: UIEdgeInsets {
    var result = safeAreaInsets
    if !adjustsVertically { (result.top, result.bottom) = (0, 0) }
    if !adjustsHorizontally { (result.left, result.right) = (0, 0) }
    result.top += refreshInset
    return result
  }

  /// The safe area without the edges whose insets are already part of the content inset.
  package var unconsumedSafeArea: UIEdgeInsets {
    var result = safeAreaInsets
    if adjustsVertically { (result.top, result.bottom) = (0, 0) }
    if adjustsHorizontally { (result.left, result.right) = (0, 0) }
    return result
  }

  private var adjustsVertically: Bool {
    adjusts(
      alongAxisThatScrolls: alwaysBounceVertical || contentSize.height > bounds.height || isContentUnderNavigationBar)
  }

  /// Whether the scroll view is the content of a navigation controller's top view controller.
  private var isContentUnderNavigationBar: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    let owner = viewController ?? (superview?.subviews.first === self ? superview?.viewController : nil)
    guard let owner, owner.automaticallyAdjustsScrollViewInsets else { return false }
    return owner.navigationController != nil
  }

  private var adjustsHorizontally: Bool {
    adjusts(alongAxisThatScrolls: alwaysBounceHorizontal || contentSize.width > bounds.width)
  }

  private func adjusts(alongAxisThatScrolls scrolls: Bool) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .automatic, .scrollableAxes: scrolls
    }
  }

  /// Updates the adjusted inset. Called when a value that it depends on changes.
  ///
  /// - Parameter movesContent: Whether the offset is adjusted immediately instead of at the next layout.
  func insetsDidChange(movesContent: Bool = true) {
    let inset = adjustedContentInset
    guard inset != settledInset else { return }
    settledInset = inset
    invalidateBarLayout()
    if movesContent { followInset() }
    for view in subviews {
      view.flags.needsSafeAreaUpdate = true
      view.markSubtreeNeedsLayout()
    }
    setNeedsLayout()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// After a change of the inset, moves content back to the edge to which it was scrolled.
  func followInset() {
    let (old, inset) = (followedInset, settledInset)
    guard inset != old else { return }
    followedInset = inset
    // A bar that follows the offset changes its height with the offset. Such a change must not move the content.
    let (before, closed) = (settledClosedHeight, closedHeightOfBars)
    settledClosedHeight = closed
    // A bar that did not follow the content before was not collapsed.
    let (from, to) = (-old.top - (closed == nil ? 0 : before ?? 0), -inset.top - (closed ?? 0))
    var offset = contentOffset
    if offset.y <= from { offset.y += to - from }
    if offset.x <= -old.left { offset.x -= inset.left - old.left }
    if let motion {
      motion.shift(by: CGPoint(x: offset.x - contentOffset.x, y: offset.y - contentOffset.y))
      motion.rangeDidChange = true
    }
    keepingMotion { contentOffset = offset }
  }
}

/// The values that determine the range of offsets.
package struct ScrollRange: Equatable {
  package var content: CGSize
  var size: CGSize
  var inset: UIEdgeInsets

  /// The minimum offset, at which the content's top left corner is directly inside the insets.
  package var least: CGPoint { CGPoint(x: -inset.left, y: -inset.top) }

  /// The maximum offset, at which the content's end is visible. Equal to the minimum if the entire content is
  /// visible.
  package var greatest: CGPoint {
    CGPoint(
      x: max(least.x, content.width + inset.right - size.width),
      y: max(least.y, content.height + inset.bottom - size.height))
  }

  package func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: max(least.x, min(offset.x, greatest.x)),
      y: max(least.y, min(offset.y, greatest.y)))
  }
}
