// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Page scrolling as performed by screen readers.

import Foundation

extension UIScrollView {
  /// Scrolls by the length of the visible area, at most to the end of the content. Returns whether the view scrolled.
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let inset = adjustedContentInset
    let page = bounds.inset(by: inset).size
    let isVertical = contentSize.height + inset.top + inset.bottom > bounds.height
    var goal = contentOffset
    // A three-finger swipe to the right reveals content on the left.
    switch direction {
    case .up: goal.y += page.height
    case .down: goal.y -= page.height
    case .left: goal.x += page.width
    case .right: goal.x -= page.width
    case .next: if isVertical { goal.y += page.height } else { goal.x += page.width }
    case .previous: if isVertical { goal.y -= page.height } else { goal.x -= page.width }
    }
    goal.x = max(-inset.left, min(goal.x, contentSize.width + inset.right - bounds.width))
    goal.y = max(-inset.top, min(goal.y, contentSize.height + inset.bottom - bounds.height))
    if contentSize.width + inset.left + inset.right <= bounds.width { goal.x = contentOffset.x }
    if contentSize.height + inset.top + inset.bottom <= bounds.height { goal.y = contentOffset.y }
    guard goal != contentOffset else { return false }
    setContentOffset(goal, animated: true)
    return true
  }
}
