// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// Cyclic page data sources, in a window of 300 x 600 points.
@MainActor
@Suite struct PageCycleTests {
  /// A cycle of pages in which the last page precedes the first. In a cycle of one page, the page is its own
  /// neighbor.
  @MainActor
  private final class Circle: NSObject, UIPageViewControllerDataSource {
    let pages: [UIViewController]
    init(_ count: Int) { pages = (0..<count).map { _ in UIViewController() } }
    private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
      pages.firstIndex(of: controller).map { pages[($0 + step + pages.count) % pages.count] }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }
  }

  private let window = makeWindow(300, 600)

  private func show(
    _ style: UIPageViewController.TransitionStyle, _ circle: Circle, first: [Int] = [0],
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) -> UIPageViewController {
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal, options: options)
    pages.dataSource = circle
    pages.setViewControllers(first.map { circle.pages[$0] }, direction: .forward, animated: false)
    window.rootViewController = pages
    window.isHidden = false
    window.layoutIfNeeded()
    return pages
  }

  private func turn(forward: Bool) {
    window.drag(from: CGPoint(x: forward ? 250 : 50, y: 300), to: CGPoint(x: forward ? 50 : 250, y: 300))
    window.layoutIfNeeded()
  }

  /// Five page turns forward and seven back amount to two turns back: page 2n - 2, modulo n.
  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], [1, 2, 3])
  func pagesInACycle(style: UIPageViewController.TransitionStyle, count: Int) {
    let circle = Circle(count)
    let pages = show(style, circle)
    for _ in 0..<5 { turn(forward: true) }
    for _ in 0..<7 { turn(forward: false) }
    let shown = circle.pages[(2 * count - 2) % count]
    #expect(pages.viewControllers == [shown] && pages.children == [shown])
    #expect(shown.view.window === window && shown.parent === pages)
    #expect(shown.view.convert(shown.view.bounds, to: pages.view) == CGRect(x: 0, y: 0, width: 300, height: 600))
    for other in circle.pages where other !== shown { #expect(other.viewIfLoaded?.window == nil) }
  }

  /// A finger drags to one side and then to the other. The same page is on both sides.
  @Test(arguments: [1, 2]) func turnsForwardAndBack(count: Int) {
    let circle = Circle(count)
    let pages = show(.scroll, circle)
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 150, y: 300))
      for x in [100, 40, 150, 260, 150, 20, 290, 150] { fingers.move(to: CGPoint(x: CGFloat(x), y: 300)) }
      fingers.end()
    }
    window.layoutIfNeeded()
    #expect(pages.children.count == 1 && pages.children == pages.viewControllers)
    #expect(pages.children[0].view.window === window)
  }

  /// A two-page spread in a book of one to three pages. The next spread may contain the current pages, or one page
  /// twice.
  @Test(arguments: [1, 2, 3]) func twoPageSpreads(count: Int) {
    let circle = Circle(count)
    let pages = show(
      .pageCurl, circle, first: [0, 1 % count],
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    for isForward in [true, true, false, true, false, false, false] { turn(forward: isForward) }
    let shown = pages.viewControllers ?? []
    #expect(shown.count == 2 && Set(pages.children) == Set(shown) && pages.children.count == Set(shown).count)
    for page in shown { #expect(page.view.window === window) }
  }

  /// Setting the visible page again has no effect.
  @Test func setsTheSamePageAgain() {
    let circle = Circle(1)
    let pages = show(.scroll, circle)
    var ends: [Bool] = []
    pages.setViewControllers(circle.pages, direction: .reverse, animated: true) { ends.append($0) }
    #expect(ends == [true] && pages.children == circle.pages)
  }
}
