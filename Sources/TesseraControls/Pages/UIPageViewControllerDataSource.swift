// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraViews

/// Gives a page view controller its pages, one after the other, as a finger turns them.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another; nil where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; nil where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots show below pages that scroll sideways. Asked when pages are set.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot stands out. Asked when pages are set; a finger that turns a page moves on by one.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// 0: no dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// 0: the first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
