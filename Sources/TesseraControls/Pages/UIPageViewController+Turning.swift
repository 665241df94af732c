// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A turn calls the pages' methods in the same order as UIKit (approximates iOS; not measured):
//
//     begin   new willMove(toParent), new viewWillAppear, old viewWillDisappear, new viewIsAppearing
//     end     old willMove(toParent: nil), old didMove(toParent: nil), new didMove(toParent),
//             [layout], new viewDidAppear, old viewDidDisappear
//     cancel  old viewWillAppear, new viewWillDisappear, new is removed, [layout], old viewDidAppear, new viewDidDisappear

import Foundation
@_spi(Tessera) import TesseraViews

extension UIPageViewController {
  // The duration of an animated turn, in seconds. Approximates iOS; not measured.
  private static let duration = 0.3

  func setPages(
    _ pages: [UIViewController], direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    endTurnNow()
    guard pages != shown else {
      completion?(true)
      return
    }
    let moves =
      animated && !shown.isEmpty && isOnScreen && AnimationClock.current != nil && UIView.areAnimationsEnabled
    let turn = beginTurn(to: pages, direction: direction, isByUser: false, animated: animated)
    turn.completion = completion
    guard moves else { return endTurn(turn, completed: true) }
    animateTurn(turn, completed: true)
  }

  /// Begins a turn and positions the new pages next to the old pages.
  @discardableResult
  func beginTurn(
    to pages: [UIViewController], direction: NavigationDirection, isByUser: Bool, animated: Bool
  ) -> PageTurn {
    let turn = PageTurn(
      from: shown, to: pages, direction: direction, isByUser: isByUser, isAnimated: animated, isSeen: isOnScreen)
    self.turn = turn
    if isByUser { delegate?.pageViewController(self, willTransitionTo: pages) }
    for controller in turn.incoming { addChild(controller) }
    if turn.isSeen {
      for controller in turn.incoming { controller.beginAppearanceTransition(true, animated: animated) }
      for controller in turn.outgoing { controller.beginAppearanceTransition(false, animated: animated) }
    }
    guard let host = pageHost else { return turn }
    for controller in turn.incoming {
      if let page = controller.view { host.addSubview(page) }
    }
    placePages(pages, slot: scrollView == nil ? 0 : direction == .forward ? 1 : -1)
    UIView.performWithoutAnimation { moveTurn(turn, by: 0) }
    guard turn.isSeen else { return turn }
    host.layoutIfNeeded()
    if style == .pageCurl, animated { addCurl(turn, in: host) }
    for controller in turn.incoming { controller.viewIsInHierarchy(animated: animated) }
    return turn
  }

  /// Completes or cancels a turn, with an animation if a clock is running.
  func animateTurn(_ turn: PageTurn, completed: Bool) {
    SystemAnimation.run(for: Self.duration) {
      self.moveTurn(turn, by: completed ? 1 : 0)
    } completion: { [weak self] _ in
      guard let self, self.turn === turn else { return }
      endTurn(turn, completed: completed)
    }
  }

  func endTurnNow() {
    guard let turn else { return }
    endTurn(turn, completed: !turn.isByUser)
  }

  func endTurn(_ turn: PageTurn, completed: Bool) {
    self.turn = nil
    turn.curl?.removeFromSuperview()
    neighbors = [:]
    let (leaving, staying) = completed ? (turn.outgoing, turn.incoming) : (turn.incoming, turn.outgoing)
    if completed { shown = turn.new }
    if !completed, turn.isSeen {
      for controller in turn.outgoing { controller.beginAppearanceTransition(true, animated: turn.isAnimated) }
      for controller in turn.incoming { controller.beginAppearanceTransition(false, animated: turn.isAnimated) }
    }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in leaving { controller.viewIfLoaded?.removeFromSuperview() }
    placeRestingPages()
    viewIfLoaded?.setNeedsLayout()
    finishAppearance(staying: staying, leaving: leaving, turn: turn)
    for controller in leaving { controller.removeFromParent() }
    if completed { for controller in turn.incoming { controller.didMove(toParent: self) } }
    if completed, turn.isByUser { advancePageControl(toward: turn.direction) }
    if turn.isByUser {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: turn.old, transitionCompleted: completed)
    }
    turn.completion?(true)
  }

  private func finishAppearance(staying: [UIViewController], leaving: [UIViewController], turn: PageTurn) {
    guard turn.isSeen else { return }
    let finish = { for controller in leaving where controller.isDisappearing { controller.endAppearanceTransition() } }
    for controller in staying { controller.viewIsInHierarchy(animated: turn.isAnimated) }
    guard let window = viewIfLoaded?.window, let last = staying.last else { return finish() }
    for controller in staying {
      window.finishAppearance(of: controller, completion: controller === last ? finish : nil)
    }
  }

  // MARK: Positions

  /// Positions the current pages in the center of the scroll view's content.
  func placeRestingPages() {
    placePages(shown, slot: 0)
    guard let scrollView else { return }
    let size = scrollView.bounds.size
    scrollView.contentInset = .zero
    let offset = isVertical ? CGPoint(x: 0, y: size.height) : CGPoint(x: size.width, y: 0)
    // The offset is set even if it is unchanged, so that the next layout pass does not adjust it to the inset.
    scrollView.contentOffset = offset
  }

  /// The distance from the start of one page to the start of the next page, in points.
  var pageLength: CGFloat {
    let size = scrollView?.bounds.size ?? pageArea.size
    return isVertical ? size.height : size.width
  }

  /// Positions pages `slot` page lengths after the start of the content.
  private func placePages(_ pages: [UIViewController], slot: CGFloat) {
    var box = CGRect(origin: .zero, size: pageArea.size)
    let way = scrollView == nil ? 0 : (1 + (isMirrored ? -slot : slot)) * pageLength + spacing / 2
    if isVertical { box.origin.y = way } else { box.origin.x = way }
    let isPair = pages.count == 2
    for (index, controller) in pages.enumerated() {
      var frame = box
      if isPair {
        let isFirst = (index == 0) != isMirrored
        if isVertical {
          frame.size.height /= 2
          if !isFirst { frame.origin.y += frame.height }
        } else {
          frame.size.width /= 2
          if !isFirst { frame.origin.x += frame.width }
        }
      }
      let page: UIView? = controller.viewIfLoaded
      page?.autoresizingMask = []
      if page?.frame != frame { page?.frame = frame }
    }
  }

  /// Shows a turn at a progress from 0 (begin) to 1 (end).
  func moveTurn(_ turn: PageTurn, by part: CGFloat) {
    let sign: CGFloat = (turn.direction == .forward) != isMirrored ? 1 : -1
    if let scrollView {
      let way = (1 + sign * part) * pageLength
      scrollView.contentOffset = isVertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0)
      return
    }
    turn.curl?.show(part)
  }

  // MARK: Page curl

  /// Adds a view with snapshots of the turning page above the pages, and orders the pages so that the turn uncovers
  /// the new pages.
  private func addCurl(_ turn: PageTurn, in host: UIView) {
    let isForward = turn.direction == .forward
    let isPair = turn.old.count == 2 && turn.new.count == 2
    let over: [UIViewController]
    let (turning, backPage): (UIViewController?, UIViewController?)
    if isPair {
      // The half of the book under the turning page shows the new page. The other half shows the old page until the
      // turning page covers it.
      (turning, backPage) = isForward ? (turn.old[1], turn.new[0]) : (turn.old[0], turn.new[1])
      over = isForward ? [turn.old[0], turn.new[1]] : [turn.old[1], turn.new[0]]
    } else {
      (turning, backPage) = (isForward ? turn.old.first : turn.new.first, nil)
      over = isForward ? turn.new : turn.old
    }
    guard let page = turning?.viewIfLoaded, let front = page.snapshotView(afterScreenUpdates: true) else { return }
    for controller in over { controller.viewIfLoaded.map(host.bringSubviewToFront) }
    let length = pageLength
    let back = backPage?.viewIfLoaded?.snapshotView(afterScreenUpdates: true)
    let fold = PageCurlView.Fold(
      front: front, back: back, frontStart: isPair ? length / 2 : 0, from: isPair || isForward ? length : 0,
      to: isPair ? length / 2 : isForward ? 0 : length, isFlipped: isMirrored != (isPair && !isForward),
      isVertical: isVertical)
    let seenThrough = back == nil ? page.snapshotView(afterScreenUpdates: false) : nil
    let view = PageCurlView(fold, seenThrough: seenThrough, frame: pageArea)
    UIView.performWithoutAnimation {
      host.addSubview(view)
      view.show(0)
    }
    turn.curl = view
  }
}
