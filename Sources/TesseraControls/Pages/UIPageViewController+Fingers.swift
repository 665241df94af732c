// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

extension UIPageViewController {
  // MARK: Neighbors

  /// Returns the pages that a turn in a direction would show, or an empty array if there are none.
  private func pages(toward direction: NavigationDirection) -> [UIViewController] {
    let edge = direction == .forward ? shown.last : shown.first
    guard let first = edge.flatMap({ page(from: $0, toward: direction) }) else { return [] }
    guard isDoubleSided else { return [first] }
    guard let second = page(from: first, toward: direction) else { return [] }
    guard spineLocation == .mid else { return [second] }
    return direction == .forward ? [first, second] : [second, first]
  }

  private func page(from controller: UIViewController, toward direction: NavigationDirection) -> UIViewController? {
    switch direction {
    case .forward: dataSource?.pageViewController(self, viewControllerAfter: controller)
    case .reverse: dataSource?.pageViewController(self, viewControllerBefore: controller)
    }
  }

  // MARK: Scrolling

  /// Requests the neighboring pages from the data source before the user scrolls. Returns false if there is no data
  /// source, which prevents scrolling.
  func prepareTurnByFinger() -> Bool {
    guard dataSource != nil, !shown.isEmpty, let scrollView else { return false }
    endTurnNow()
    neighbors = [.forward: pages(toward: .forward), .reverse: pages(toward: .reverse)]
    let hasBefore = !(neighbors[isMirrored ? .forward : .reverse] ?? []).isEmpty
    let hasAfter = !(neighbors[isMirrored ? .reverse : .forward] ?? []).isEmpty
    var inset = UIEdgeInsets.zero
    if isVertical {
      (inset.top, inset.bottom) = (hasBefore ? 0 : -pageLength, hasAfter ? 0 : -pageLength)
    } else {
      (inset.left, inset.right) = (hasBefore ? 0 : -pageLength, hasAfter ? 0 : -pageLength)
    }
    scrollView.contentInset = inset
    return true
  }

  /// The scroll view's distance from its resting position, in points. Positive toward the next page.
  private var scrolledDistance: CGFloat {
    guard let offset = scrollView?.contentOffset else { return 0 }
    let way = (isVertical ? offset.y : offset.x) - pageLength
    return isMirrored ? -way : way
  }

  /// Begins or updates the turn toward the page that becomes visible. Called after the user has scrolled.
  func fingerDidScroll() {
    let way = scrolledDistance
    guard way != 0 else { return }
    let direction: NavigationDirection = way > 0 ? .forward : .reverse
    guard turn?.direction != direction else { return }
    let offset = scrollView?.contentOffset ?? .zero
    if let turn, turn.isByUser {
      let kept = (neighbors, scrollView?.contentInset ?? .zero)
      endTurn(turn, completed: false)
      neighbors = kept.0
      scrollView?.contentInset = kept.1
    }
    if let pages = neighbors[direction], !pages.isEmpty {
      beginTurn(to: pages, direction: direction, isByUser: true, animated: true)
    }
    scrollView?.contentOffset = offset
  }

  func fingerDidLift() {
    let part = pageLength > 0 ? scrolledDistance / pageLength : 0
    guard let turn, turn.isByUser else { return placeRestingPages() }
    endTurn(turn, completed: turn.direction == .forward ? part > 0.5 : part < -0.5)
  }

  // MARK: Page curl

  func makeCurlRecognizers() -> [UIGestureRecognizer] {
    let pan = UIPanGestureRecognizer(target: self) { controller, pan in controller.handleCurlPan(pan) }
    let tap = UITapGestureRecognizer(target: self) { controller, tap in controller.handleCurlTap(tap) }
    return [pan, tap]
  }

  private func handleCurlPan(_ pan: UIPanGestureRecognizer) {
    let (moved, speed) = (pan.translation(in: view), pan.velocity(in: view))
    let sign: CGFloat = isMirrored ? -1 : 1
    let way = isVertical ? moved.y : moved.x * sign
    switch pan.state {
    case .began:
      endTurnNow()
      let direction: NavigationDirection = way < 0 ? .forward : .reverse
      let pages = pages(toward: direction)
      guard way != 0, !pages.isEmpty else { return }
      beginTurn(to: pages, direction: direction, isByUser: true, animated: true)
      updateCurl(distance: way)
    case .changed: updateCurl(distance: way)
    case .ended:
      guard let turn, turn.isByUser, pageLength > 0 else { return }
      let forward: CGFloat = turn.direction == .forward ? -1 : 1
      // The turn completes after half of the page's length or a fast flick. Approximates iOS; not measured.
      let isQuick = (isVertical ? speed.y : speed.x * sign) * forward > 300
      animateTurn(turn, completed: isQuick || way * forward > pageLength / 2)
    case .cancelled, .failed:
      if let turn, turn.isByUser { animateTurn(turn, completed: false) }
    case .possible: break
    }
  }

  private func updateCurl(distance way: CGFloat) {
    guard let turn, turn.isByUser, pageLength > 0 else { return }
    // The page's free edge follows the finger. A complete turn moves the edge by twice the page's length, or by one
    // page length in an open book.
    let length = turn.new.count == 2 ? pageLength : 2 * pageLength
    let part = (turn.direction == .forward ? -way : way) / length
    moveTurn(turn, by: max(0, min(part, 1)))
  }

  /// The distance from an edge within which a tap turns the page. Approximates iOS; not measured.
  private static let tapMargin: CGFloat = 50

  private func handleCurlTap(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: view)
    let (place, length) = isVertical ? (point.y, view.bounds.height) : (point.x, view.bounds.width)
    let isAtEnd = place > length - Self.tapMargin
    guard isAtEnd || place < Self.tapMargin else { return }
    turnPage(toward: isAtEnd != isMirrored ? .forward : .reverse)
  }

  private func turnPage(toward direction: NavigationDirection) {
    endTurnNow()
    let pages = pages(toward: direction)
    guard !pages.isEmpty else { return }
    animateTurn(beginTurn(to: pages, direction: direction, isByUser: true, animated: true), completed: true)
  }

  // MARK: Dots

  /// Turns to the page that the user selected with the page control.
  func pageControlDidChange() {
    guard let pageControl, pageControl.numberOfPages > 0 else { return }
    let index = shownIndex
    let wanted = pageControl.currentPage
    guard wanted != index else { return }
    pageControl.currentPage = index
    turnPage(toward: wanted > index ? .forward : .reverse)
  }
}
