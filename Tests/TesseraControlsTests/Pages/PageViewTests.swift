// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// A window of 300 x 600 points with pages numbered from 0 to 3. A drag over two thirds of the page that ends at rest
/// turns the page, but a drag over a third does not.
@MainActor
@Suite struct PageViewTests {
  private let log = EventLog()

  @MainActor
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [LoggingController]
    let log: EventLog
    var dots = 0
    var isTold = false

    init(_ log: EventLog) {
      self.log = log
      pages = (0..<4).map { LoggingController("\($0)", log) }
    }

    private func page(at index: Int) -> UIViewController? { pages.indices.contains(index) ? pages[index] : nil }
    private func index(_ controller: UIViewController) -> Int { pages.firstIndex { $0 === controller } ?? 0 }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(at: index(viewController) - 1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(at: index(viewController) + 1) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      pageViewController.viewControllers?.first.map(index) ?? 0
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      log.entries.append("to \(pendingViewControllers.map(index))")
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      log.entries.append("from \(previousViewControllers.map(index)) \(completed)")
    }
  }

  private func show(
    _ style: UIPageViewController.TransitionStyle, _ book: Book, first: [Int] = [0],
    orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> (UIWindow, UIPageViewController) {
    let window = makeWindow(300, 600, direction: direction)
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: orientation, options: options)
    (pages.dataSource, pages.delegate) = (book, book)
    pages.setViewControllers(first.map { book.pages[$0] }, direction: .forward, animated: false)
    window.rootViewController = pages
    window.isHidden = false
    window.layoutIfNeeded()
    _ = log.take()
    return (window, pages)
  }

  private func scrollView(_ pages: UIPageViewController) throws -> UIScrollView {
    try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
  }

  /// Apps calculate the progress from the difference between the content offset and one page width.
  @Test func scrollViewAtRest() throws {
    let book = Book(log)
    let (_, pages) = show(.scroll, book, options: [.interPageSpacing: 20])
    let scrollView = try scrollView(pages)
    #expect(scrollView.frame == CGRect(x: -10, y: 0, width: 320, height: 600))
    #expect(scrollView.contentOffset == CGPoint(x: 320, y: 0) && scrollView.contentSize.width == 960)
    let page = try #require(book.pages[0].view)
    #expect(page.convert(page.bounds, to: pages.view) == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(scrollView.delegate == nil && pages.gestureRecognizers.isEmpty && pages.spineLocation == .none)
    #expect(pages.viewControllers == [book.pages[0]] && book.pages[0].parent === pages)
  }

  @Test func dragTurnsThePage() throws {
    let book = Book(log)
    let (window, pages) = show(.scroll, book)
    window.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 50, y: 300))
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "to [1]", "1 willMove in", "1 willAppear", "0 willDisappear", "1 isAppearing", "0 willMove out",
        "0 didMove out",
        "1 didMove in", "from [0] true", "1 didAppear", "0 didDisappear",
      ])
    #expect(pages.viewControllers == [book.pages[1]] && pages.children == [book.pages[1]])
    #expect(try scrollView(pages).contentOffset.x == 300 && book.pages[0].view.window == nil)
  }

  @Test func dragBackCancels() throws {
    let book = Book(log)
    let (window, pages) = show(.scroll, book, first: [1])
    window.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 100, y: 300))
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "to [2]", "2 willMove in", "2 willAppear", "1 willDisappear", "2 isAppearing", "1 willAppear",
        "2 willDisappear",
        "2 willMove out", "1 isAppearing", "2 didMove out", "from [1] false", "1 didAppear", "2 didDisappear",
      ])
    #expect(pages.viewControllers == [book.pages[1]] && pages.children == [book.pages[1]])
  }

  @Test(arguments: [
    (start: CGFloat(50), end: CGFloat(250), first: 1, last: 0), (250, 50, 3, 3), (50, 250, 0, 0), (250, 50, 2, 3),
  ])
  func dragDirections(start: CGFloat, end: CGFloat, first: Int, last: Int) throws {
    let book = Book(log)
    let (window, pages) = show(.scroll, book, first: [first])
    window.drag(from: CGPoint(x: start, y: 300), to: CGPoint(x: end, y: 300))
    window.layoutIfNeeded()
    #expect(pages.viewControllers == [book.pages[last]])
    #expect(try scrollView(pages).contentOffset.x == 300)
  }

  @Test func vertical() throws {
    let book = Book(log)
    let (window, pages) = show(.scroll, book, orientation: .vertical)
    window.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 100))
    #expect(pages.viewControllers == [book.pages[1]])
    window.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 50, y: 300))
    #expect(pages.viewControllers == [book.pages[1]])
  }

  /// In right-to-left layouts, the next page is on the left in both transition styles.
  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func rightToLeft(style: UIPageViewController.TransitionStyle) throws {
    let book = Book(log)
    let (window, pages) = show(style, book, direction: .rightToLeft)
    window.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 250, y: 300))
    window.layoutIfNeeded()
    #expect(pages.viewControllers == [book.pages[1]])
  }

  @Test func doesNotScrollWithoutDataSource() throws {
    let book = Book(log)
    let (window, pages) = show(.scroll, book)
    pages.dataSource = nil
    window.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 50, y: 300))
    #expect(pages.viewControllers == [book.pages[0]] && log.take().isEmpty)
  }

  @Test func turnsProgrammatically() throws {
    let book = Book(log)
    let (window, pages) = show(.scroll, book)
    var results: [Bool] = []
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) { results.append($0) }
    window.layoutIfNeeded()
    #expect(results == [true])
    #expect(
      log.take() == [
        "2 willMove in", "2 willAppear", "0 willDisappear", "2 isAppearing", "0 willMove out", "0 didMove out",
        "2 didMove in", "2 didAppear", "0 didDisappear",
      ])
  }

  /// With a clock, both transition styles take 0.3 seconds, during which the old page's view remains.
  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func animatesTurns(style: UIPageViewController.TransitionStyle) throws {
    let book = Book(log)
    let (window, pages) = show(style, book)
    let clock = AnimationClock()
    var isDone = false
    clock.run {
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) { isDone = $0 }
      window.layoutIfNeeded()
    }
    clock.advance(to: 0.2)
    #expect(!isDone && pages.viewControllers == [book.pages[0]] && book.pages[0].view.window != nil)
    clock.advance(to: 0.31)
    #expect(isDone && pages.viewControllers == [book.pages[1]] && book.pages[0].view.superview == nil)
  }

  /// The page control is 37 points high, above the safe area's bottom edge, and its third dot is highlighted. The
  /// page ends above the page control.
  @Test func dots() throws {
    let book = Book(log)
    book.dots = 4
    let (window, pages) = show(.scroll, book, first: [2])
    let control = try #require(pages.view.all(UIPageControl.self).first)
    #expect(control.frame == CGRect(x: 0, y: 563, width: 300, height: 37))
    #expect(control.numberOfPages == 4 && control.currentPage == 2 && book.pages[2].view.bounds.height == 563)
    window.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 50, y: 300))
    #expect(control.currentPage == 3)
    // A tap on the left half turns back one page.
    window.tap(at: CGPoint(x: 100, y: 580))
    #expect(control.currentPage == 2 && pages.viewControllers == [book.pages[2]])
  }

  @Test func curl() throws {
    let book = Book(log)
    let (window, pages) = show(.pageCurl, book)
    #expect(pages.spineLocation == .min && pages.gestureRecognizers.count == 2)
    window.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 50, y: 300))
    #expect(pages.viewControllers == [book.pages[1]])
    // A tap at the right edge turns forward, and a tap at the left edge turns back. A tap in the middle has no
    // effect.
    window.tap(at: CGPoint(x: 290, y: 300))
    #expect(pages.viewControllers == [book.pages[2]])
    window.tap(at: CGPoint(x: 150, y: 300))
    window.tap(at: CGPoint(x: 10, y: 300))
    #expect(pages.viewControllers == [book.pages[1]])
    #expect(log.take().filter { $0.hasPrefix("to") } == ["to [1]", "to [2]", "to [1]"])
  }

  /// A spread shows two pages, each half as wide, and turns two pages at a time.
  @Test func twoPageSpread() throws {
    let book = Book(log)
    let (window, pages) = show(
      .pageCurl, book, first: [0, 1], options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    #expect(pages.isDoubleSided && pages.viewControllers == [book.pages[0], book.pages[1]])
    #expect(book.pages[1].view.frame == CGRect(x: 150, y: 0, width: 150, height: 600))
    window.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 50, y: 300))
    #expect(pages.viewControllers == [book.pages[2], book.pages[3]])
  }

  // MARK: Folds

  /// Returns the frames of the turning page's front and back. The four subviews are, from bottom to top: the shadow
  /// on the page below, the front, the shadow next to the back, and the back.
  private func fold(_ pages: UIPageViewController) throws -> (front: CGRect, back: CGRect) {
    let curl = try #require(pages.view.subviews.last as? PageCurlView)
    #expect(curl.subviews.count == 4 && curl.frame == CGRect(0, 0, 300, 600))
    return (curl.subviews[1].frame, curl.subviews[3].frame)
  }

  private func begin(_ window: UIWindow, from x: CGFloat, to end: CGFloat) -> TouchSequence {
    let hand = TouchSequence(window: window)
    hand.begin(at: CGPoint(x: x, y: 300))
    hand.move(to: CGPoint(x: (x + end) / 2, y: 300))
    hand.move(to: CGPoint(x: end, y: 300))
    return hand
  }

  /// A finger moves 120 points to the left, so the page's free edge moves from 300 to 180 and the fold is at 240. In
  /// a forward turn, the new page is above the old one, and the topmost snapshots show the front and back of the old
  /// page.
  @Test func fold() throws {
    let book = Book(log)
    let (window, pages) = show(.pageCurl, book)
    let hand = begin(window, from: 250, to: 130)
    let places = try fold(pages)
    #expect(places.front == CGRect(0, 0, 240, 600) && places.back == CGRect(180, 0, 60, 600))
    hand.move(to: CGPoint(x: 250, y: 300))
    hand.end()
    #expect(!pages.view.subviews.contains { $0 is PageCurlView } && pages.view.subviews.count == 1)
  }

  /// In a backward turn, the page enters from the left. A finger that moves 120 points folds it at 60.
  @Test func foldsBack() throws {
    let book = Book(log)
    let (window, pages) = show(.pageCurl, book, first: [1])
    _ = begin(window, from: 20, to: 140)
    let places = try fold(pages)
    #expect(places.front == CGRect(0, 0, 60, 600) && places.back == CGRect(-180, 0, 240, 600))
    #expect(pages.view.subviews.first == book.pages[0].view)
  }

  /// In right-to-left layouts, the spine is on the right.
  @Test func mirroredFold() throws {
    let book = Book(log)
    let (window, pages) = show(.pageCurl, book, direction: .rightToLeft)
    _ = begin(window, from: 50, to: 170)
    let places = try fold(pages)
    #expect(places.front == CGRect(60, 0, 240, 600) && places.back == CGRect(60, 0, 60, 600))
  }

  /// In a spread, the right half turns around the middle. When its edge has moved by 100 of 300 points, the edge is
  /// at 200 and the fold at 250. The left page is above the new one until the back covers it.
  @Test func foldOfATwoPageSpread() throws {
    let book = Book(log)
    let (window, pages) = show(
      .pageCurl, book, first: [0, 1], options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    _ = begin(window, from: 250, to: 150)
    let places = try fold(pages)
    #expect(places.front == CGRect(150, 0, 100, 600) && places.back == CGRect(200, 0, 50, 600))
    let order = pages.view.subviews.dropLast().compactMap { view in book.pages.firstIndex { $0.view == view } }
    #expect(Set(order.prefix(2)) == [1, 2] && Set(order.suffix(2)) == [0, 3])
  }
}
