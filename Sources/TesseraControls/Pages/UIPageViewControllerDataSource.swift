// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraViews

/// A data source that provides a page's neighbors when the user turns pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before a page, or nil if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after a page, or nil if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots in the page control below horizontally scrolling pages. Called when the app sets
  /// pages.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the highlighted dot. Called when the app sets pages. The index changes by one when the user
  /// turns a page.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0, which hides the page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0, the index of the first dot.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
