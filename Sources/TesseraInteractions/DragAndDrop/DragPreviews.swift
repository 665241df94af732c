// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// A badge next to the dragged previews.
enum DragSign {
  case copy, forbidden
}

@MainActor final class DragPreviews {
  private(set) var all: [DragPreviewView] = []
  private var badge: DragBadge?

  func add(_ preview: UITargetedDragPreview, _ item: UIDragItem, _ window: UIWindow, _ finger: CGPoint) {
    let view = DragPreviewView(preview, item, in: window, finger)
    if let last = all.last { window.insertSubview(view, belowSubview: last) } else { window.addSubview(view) }
    all.append(view)
  }

  func lift() { for view in all { view.lift() } }

  /// Begins the drag: shows the lifted views again, and stacks the previews.
  func begin(_ finger: CGPoint) {
    for (index, view) in all.enumerated() { view.begin(finger, number: index, behind: all.first) }
  }

  func follow(_ finger: CGPoint) {
    for view in all { view.follow(finger) }
    badge?.follow(all.first)
  }

  /// Shows the effect of a drop and the number of items.
  func show(_ sign: DragSign?, count: Int) {
    guard let first = all.first, sign != nil || count > 1 else {
      badge?.removeFromSuperview()
      return badge = nil
    }
    if let badge, badge.sign == sign, badge.count == count { return badge.follow(first) }
    badge?.removeFromSuperview()
    let new = DragBadge(sign, count)
    first.superview?.insertSubview(new, aboveSubview: first)
    new.follow(first)
    badge = new
  }

  func remove() {
    for view in all { view.end() }
    badge?.removeFromSuperview()
    (all, badge) = ([], nil)
  }
}
