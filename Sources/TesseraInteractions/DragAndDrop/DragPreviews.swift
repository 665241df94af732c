// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// A sign beside what the finger carries.
enum DragSign {
  case copy, forbidden
}

/// What the finger carries.
@MainActor final class DragPreviews {
  private(set) var all: [DragPreviewView] = []
  private var badge: DragBadge?

  func add(_ preview: UITargetedDragPreview, _ item: UIDragItem, _ window: UIWindow, _ finger: CGPoint) {
    let view = DragPreviewView(preview, item, in: window, finger)
    if let last = all.last { window.insertSubview(view, belowSubview: last) } else { window.addSubview(view) }
    all.append(view)
  }

  func lift() { for view in all { view.lift() } }

  /// The finger moves: the views that were lifted are seen again, and the previews lie on a pile.
  func begin(_ finger: CGPoint) {
    for (index, view) in all.enumerated() { view.begin(finger, number: index, behind: all.first) }
  }

  func follow(_ finger: CGPoint) {
    for view in all { view.follow(finger) }
    badge?.follow(all.first)
  }

  /// Says what a drop would do, and how many things there are.
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
