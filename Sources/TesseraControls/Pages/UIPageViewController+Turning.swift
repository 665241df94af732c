// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A turn, in the order of UIKit's callbacks (from memory of iOS):
//
//   begin   new willMove(toParent), new viewWillAppear, old viewWillDisappear, new viewIsAppearing
//   end     old willMove(toParent: nil), old didMove(toParent: nil), new didMove(toParent),
//           [layout], new viewDidAppear, old viewDidDisappear
//   cancel  old viewWillAppear, new viewWillDisappear, new leaves, [layout], old viewDidAppear, new viewDidDisappear

import Foundation
@_spi(Tessera) import TesseraViews

extension UIPageViewController {
  // From memory of iOS.
  private static let duration = 0.3

  func set(
    _ pages: [UIViewController], _ direction: NavigationDirection, _ animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    endTurnNow()
    guard pages != shown else {
      completion?(true)
      return
    }
    let moves =
      animated && !shown.isEmpty && isOnScreen && AnimationClock.current != nil && UIView.areAnimationsEnabled
    let turn = begin(to: pages, direction, isByUser: false, animated: animated)
    turn.completion = completion
    guard moves else { return end(turn, completed: true) }
    go(turn, completed: true)
  }

  /// Puts the pages that come beside those that leave.
  @discardableResult
  func begin(
    to pages: [UIViewController], _ direction: NavigationDirection, isByUser: Bool, animated: Bool
  ) -> PageTurn {
    let turn = PageTurn(
      from: shown, to: pages, direction, isByUser: isByUser, isAnimated: animated, isSeen: isOnScreen)
    self.turn = turn
    if isByUser { delegate?.pageViewController(self, willTransitionTo: pages) }
    for controller in turn.coming { addChild(controller) }
    if turn.isSeen {
      for controller in turn.coming { controller.beginAppearanceTransition(true, animated: animated) }
      for controller in turn.leaving { controller.beginAppearanceTransition(false, animated: animated) }
    }
    guard let host = pageHost else { return turn }
    let isUnder = style == .pageCurl && direction == .forward
    for controller in turn.coming {
      guard let page = controller.view else { continue }
      isUnder ? host.insertSubview(page, at: 0) : host.addSubview(page)
    }
    place(pages, slot: direction == .forward ? 1 : -1)
    UIView.performWithoutAnimation { move(turn, by: 0) }
    guard turn.isSeen else { return turn }
    host.layoutIfNeeded()
    for controller in turn.coming { controller.viewIsInHierarchy(animated: animated) }
    return turn
  }

  /// Goes on to an end of a turn, in time where it passes.
  func go(_ turn: PageTurn, completed: Bool) {
    UIView.animate(withDuration: Self.duration) {
      self.move(turn, by: completed ? 1 : 0)
    } completion: { [weak self] _ in
      guard let self, self.turn === turn else { return }
      end(turn, completed: completed)
    }
  }

  func endTurnNow() {
    guard let turn else { return }
    end(turn, completed: !turn.isByUser)
  }

  func end(_ turn: PageTurn, completed: Bool) {
    self.turn = nil
    neighbours = [:]
    let (leaving, staying) = completed ? (turn.leaving, turn.coming) : (turn.coming, turn.leaving)
    if completed { shown = turn.new }
    if !completed, turn.isSeen {
      for controller in turn.leaving { controller.beginAppearanceTransition(true, animated: turn.isAnimated) }
      for controller in turn.coming { controller.beginAppearanceTransition(false, animated: turn.isAnimated) }
    }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in leaving { controller.viewIfLoaded?.removeFromSuperview() }
    placeAtRest()
    viewIfLoaded?.setNeedsLayout()
    appear(staying, leaving, turn)
    for controller in leaving { controller.removeFromParent() }
    if completed { for controller in turn.coming { controller.didMove(toParent: self) } }
    if completed, turn.isByUser { moveDots(turn.direction) }
    if turn.isByUser {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: turn.old, transitionCompleted: completed)
    }
    turn.completion?(true)
  }

  private func appear(_ staying: [UIViewController], _ leaving: [UIViewController], _ turn: PageTurn) {
    guard turn.isSeen else { return }
    let finish = { for controller in leaving where controller.isDisappearing { controller.endAppearanceTransition() } }
    for controller in staying { controller.viewIsInHierarchy(animated: turn.isAnimated) }
    guard let window = viewIfLoaded?.window, let last = staying.last else { return finish() }
    for controller in staying {
      window.finishAppearance(of: controller, completion: controller === last ? finish : nil)
    }
  }

  // MARK: Places

  /// Pages at rest: in the middle of the scroll view's room.
  func placeAtRest() {
    place(shown, slot: 0)
    guard let scrollView else { return }
    let size = scrollView.bounds.size
    scrollView.contentInset = .zero
    let offset = isVertical ? CGPoint(x: 0, y: size.height) : CGPoint(x: size.width, y: 0)
    if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
  }

  /// How far a page lies from the next.
  var pageLength: CGFloat {
    let size = scrollView?.bounds.size ?? pageArea.size
    return isVertical ? size.height : size.width
  }

  /// Puts pages where they show, or so many pages after it, or so many points beside it.
  private func place(_ pages: [UIViewController], slot: CGFloat, shift: CGFloat = 0) {
    var box = CGRect(origin: .zero, size: pageArea.size)
    let way = scrollView == nil ? shift : (1 + (isMirrored ? -slot : slot)) * pageLength + spacing / 2
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

  /// Shows a part of a turn, from 0 at its beginning to 1 at its end.
  func move(_ turn: PageTurn, by part: CGFloat) {
    let sign: CGFloat = (turn.direction == .forward) != isMirrored ? 1 : -1
    if let scrollView {
      let way = (1 + sign * part) * pageLength
      scrollView.contentOffset = isVertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0)
      return
    }
    // The next page lies under those that leave; a page before comes over them.
    let isForward = turn.direction == .forward
    let distance = (isForward ? part : 1 - part) * pageLength
    if isForward { place(turn.new, slot: 0) }
    place(isForward ? turn.old : turn.new, slot: 0, shift: isMirrored ? distance : -distance)
  }
}
