// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The symbol in the badge of the dragged previews.
enum DragBadgeSymbol {
  case copy, forbidden
}

@MainActor final class DragPreviews {
  private(set) var all: [DragPreviewView] = []
  private var badge: DragBadge?

  func add(_ preview: UITargetedDragPreview, item: UIDragItem, window: UIWindow, finger: CGPoint) {
    let view = DragPreviewView(preview: preview, item: item, in: window, finger: finger)
    if let last = all.last { window.insertSubview(view, belowSubview: last) } else { window.addSubview(view) }
    all.append(view)
  }

  func lift() { for view in all { view.lift() } }

  /// Begins the drag: makes the original views visible again and stacks the previews.
  func begin(at finger: CGPoint) {
    for (index, view) in all.enumerated() { view.begin(at: finger, number: index, behind: all.first) }
  }

  func move(to finger: CGPoint) {
    for view in all { view.move(to: finger) }
    badge?.attach(to: all.first)
  }

  /// Shows the effect of a drop and the number of items in the badge.
  func showBadge(_ sign: DragBadgeSymbol?, count: Int) {
    guard let first = all.first, sign != nil || count > 1 else {
      badge?.removeFromSuperview()
      return badge = nil
    }
    if let badge, badge.sign == sign, badge.count == count { return badge.attach(to: first) }
    badge?.removeFromSuperview()
    let new = DragBadge(sign: sign, count: count)
    first.superview?.insertSubview(new, aboveSubview: first)
    new.attach(to: first)
    badge = new
  }

  func remove() {
    for view in all { view.restoreOriginal() }
    badge?.removeFromSuperview()
    (all, badge) = ([], nil)
  }
}
