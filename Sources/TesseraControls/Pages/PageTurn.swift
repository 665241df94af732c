// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViews

/// A turn from pages to others that is on its way.
@MainActor
final class PageTurn {
  let old: [UIViewController]
  let new: [UIViewController]
  let direction: UIPageViewController.NavigationDirection
  /// Whether a finger turns, of which the delegate is told.
  let isByUser: Bool
  let isAnimated: Bool
  /// Whether the pages are on screen, so that they appear and disappear.
  let isSeen: Bool
  var completion: ((Bool) -> Void)?
  /// The page that is folded, of a turn that curls and shows.
  var curl: PageCurlView?

  init(
    from old: [UIViewController], to new: [UIViewController], _ direction: UIPageViewController.NavigationDirection,
    isByUser: Bool, isAnimated: Bool, isSeen: Bool
  ) {
    (self.old, self.new, self.direction) = (old, new, direction)
    (self.isByUser, self.isAnimated, self.isSeen) = (isByUser, isAnimated, isSeen)
  }

  /// The pages that come and were not there. A data source may give one as both pages of an open book.
  var coming: [UIViewController] {
    new.enumerated().filter { !old.contains($1) && !new[..<$0].contains($1) }.map(\.element)
  }
  /// The pages that leave for good.
  var leaving: [UIViewController] {
    old.enumerated().filter { !new.contains($1) && !old[..<$0].contains($1) }.map(\.element)
  }
}
