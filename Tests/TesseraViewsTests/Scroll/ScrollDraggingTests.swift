// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// Drags in a 100 x 100 scroll view with 100 x 500 content, so offsets range from 0 to 400.
@MainActor @Suite struct ScrollDraggingTests {
  @MainActor final class Log: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var target: CGPoint?
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if lines.last != "scroll" { lines.append("scroll") }
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      lines.append("will end \((velocity.y * 100).rounded() / 100)")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      lines.append("end \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rest") }
  }

  let window = makeWindow(100, 100)
  let scroll = UIScrollView(frame: CGRect(0, 0, 100, 100))
  let log = Log()

  init() {
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 100, height: 500)
    window.addSubview(scroll)
    scroll.delegate = log
  }

  func drag(_ from: CGFloat, _ to: CGFloat) {
    window.drag(from: CGPoint(x: 50, y: from), to: CGPoint(x: 50, y: to))
  }

  @Test func theContentFollowsTheFinger() {
    drag(80, 30)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 50))
    #expect(log.lines == ["begin", "scroll", "will end 0.0", "end false"])
    drag(30, 60)
    #expect(scroll.contentOffset.y == 20)
    #expect(!scroll.isDragging && !scroll.isTracking)
  }

  /// A drag 60 points beyond the top moves the content by (1 - 1 / (60 x 0.55 / 100 + 1)) x 100 = 24.81 points, which
  /// is 25 on the pixel grid of 0.5.
  @Test func rubberBanding() {
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 50, y: 20))
      fingers.move(to: CGPoint(x: 50, y: 80), over: 0.5, steps: 6)
      #expect(scroll.isDragging && scroll.isTracking)
      #expect(scroll.contentOffset.y == -25)
      fingers.wait(0.2)
    }
    #expect(scroll.contentOffset.y == 0)
    #expect(log.lines.suffix(2) == ["scroll", "rest"])
    scroll.bounces = false
    drag(20, 80)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func directionalLock() {
    window.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 20, y: 50))
    #expect(log.lines == [])
    window.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 20, y: 40))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 50))
    scroll.isScrollEnabled = false
    drag(80, 30)
    #expect(scroll.contentOffset.y == 50)
  }

  /// An upward drag of 40 points in 0.1 seconds has a velocity of 0.4 points per millisecond. The content continues
  /// for 0.4 x 0.998 / 0.002 = 199.6 points. Including the drag, that is 239.6, or 239.5 on the pixel grid of 0.5.
  @Test func flickDecelerates() {
    window.swipe(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 40))
    #expect(scroll.contentOffset.y == 239.5)
    #expect(log.lines == ["begin", "scroll", "will end 0.4", "end true", "scroll", "rest"])
    log.target = CGPoint(x: 0, y: 33)
    window.swipe(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 40))
    #expect(scroll.contentOffset.y == 33)
  }

  /// This window has no status bar. A tap where the key window has one does not scroll this window's content to the
  /// top.
  @Test func ignoresTheStatusBarOfTheKeyWindow() {
    let other = makeWindow(safeArea: UIEdgeInsets(top: 54, left: 0, bottom: 34, right: 0))
    other.makeKeyAndVisible()
    drag(80, 30)
    window.tap(at: CGPoint(x: 50, y: 40))
    #expect(scroll.contentOffset.y == 50)
    other.isHidden = true
  }

  @Test func pages() {
    scroll.isPagingEnabled = true
    drag(80, 40)
    #expect(scroll.contentOffset.y == 0, "the drag is less than half a page")
    drag(80, 20)
    #expect(scroll.contentOffset.y == 100)
    window.swipe(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 50))
    #expect(scroll.contentOffset.y == 200, "the flick turns to the next page")
  }

  // MARK: Content

  /// A quick drag that begins on a button scrolls without touching the button. If the finger rests first, the button
  /// receives the touch.
  @Test func buttonsInside() {
    let button = UIButton(frame: CGRect(0, 0, 100, 500))
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    scroll.addSubview(button)
    drag(80, 30)
    #expect(events == [] && scroll.contentOffset.y == 50)
    window.tap(at: CGPoint(x: 50, y: 50))
    #expect(events == ["down", "up"])
    events = []
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 50, y: 80))
      fingers.wait(0.2)
      #expect(events == ["down"])
      fingers.move(to: CGPoint(x: 50, y: 30))
    }
    #expect(events == ["down", "up"] && scroll.contentOffset.y == 50)
  }

  /// The inner view scrolls horizontally and the outer view vertically.
  @Test func nested() {
    let inner = UIScrollView(frame: CGRect(0, 0, 100, 100))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 300, height: 100)
    scroll.addSubview(inner)
    drag(80, 30)
    #expect(scroll.contentOffset.y == 50 && inner.contentOffset.x == 0)
    window.drag(from: CGPoint(x: 80, y: 20), to: CGPoint(x: 20, y: 20))
    #expect(scroll.contentOffset.y == 50 && inner.contentOffset.x == 60)
  }

  @Test func hasAPanRecognizer() {
    #expect(scroll.gestureRecognizers == [scroll.panGestureRecognizer])
    let own = UITapGestureRecognizer()
    scroll.addGestureRecognizer(own)
    #expect(scroll.gestureRecognizers?.count == 2)
  }
}
