// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViews

@MainActor
final class PageTurn {
  let old: [UIViewController]
  let new: [UIViewController]
  let direction: UIPageViewController.NavigationDirection
  /// Whether the user is turning the pages. The delegate is notified only of turns by the user.
  let isByUser: Bool
  let isAnimated: Bool
  /// Whether the pages are on screen, so that their appearance callbacks are called.
  let isSeen: Bool
  var completion: ((Bool) -> Void)?
  /// The view that draws the curling page; nil if the turn is not animated with a curl.
  var curl: PageCurlView?

  init(
    from old: [UIViewController], to new: [UIViewController], direction: UIPageViewController.NavigationDirection,
    isByUser: Bool, isAnimated: Bool, isSeen: Bool
  ) {
    (self.old, self.new, self.direction) = (old, new, direction)
    (self.isByUser, self.isAnimated, self.isSeen) = (isByUser, isAnimated, isSeen)
  }

  /// The new pages that were not visible before the turn. Duplicates are removed, because a data source may return
  /// the same controller for both pages of an open book.
  var incoming: [UIViewController] {
    new.enumerated().filter { !old.contains($1) && !new[..<$0].contains($1) }.map(\.element)
  }
  /// The old pages that are no longer visible after the turn.
  var outgoing: [UIViewController] {
    old.enumerated().filter { !new.contains($1) && !old[..<$0].contains($1) }.map(\.element)
  }
}
