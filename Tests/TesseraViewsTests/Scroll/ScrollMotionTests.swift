// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// A 100 x 100 scroll view with 100 x 500 content and a clock, so offsets range from 0 to 400.
@MainActor @Suite struct ScrollMotionTests {
  final class Log: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("arrived") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rest") }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("top") }
  }

  let window = makeWindow(100, 100)
  let scroll = UIScrollView(frame: CGRect(0, 0, 100, 100))
  let log = Log()
  let clock = AnimationClock()

  init() {
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 100, height: 500)
    window.addSubview(scroll)
    scroll.delegate = log
    window.layoutIfNeeded()
  }

  private func go(to y: CGFloat) {
    clock.run { scroll.setContentOffset(CGPoint(x: 0, y: y), animated: true) }
  }

  /// With ease-in-ease-out timing, half of the distance is covered after half of the 0.3 seconds.
  @Test func easesTheOffset() {
    go(to: 200)
    #expect(scroll.contentOffset.y == 0 && log.lines.isEmpty)
    clock.advance(to: 0.05)
    #expect(scroll.contentOffset.y > 0 && scroll.contentOffset.y < 200 / 6)
    clock.advance(to: 0.15)
    #expect(scroll.contentOffset.y == 100)
    clock.advance(to: 0.299)
    #expect(log.lines.isEmpty)
    clock.advance(to: 0.3)
    #expect(scroll.contentOffset.y == 200 && log.lines == ["arrived"])
  }

  /// Frames do not depend on previously rendered times.
  @Test func framesAreIndependent() {
    go(to: 200)
    clock.advance(to: 0.21)
    let other = ScrollMotionTests()
    other.go(to: 200)
    for time in stride(from: 0.003, through: 0.21, by: 0.003) { other.clock.advance(to: time) }
    other.clock.advance(to: 0.21)
    #expect(scroll.contentOffset == other.scroll.contentOffset)
  }

  @Test func newChangesReplaceTheAnimation() {
    go(to: 200)
    clock.advance(to: 0.15)
    go(to: 0)
    #expect(scroll.contentOffset.y == 100)
    clock.advance(to: 0.3)
    #expect(scroll.contentOffset.y == 50 && log.lines.isEmpty)
    clock.advance(to: 0.45)
    #expect(scroll.contentOffset.y == 0 && log.lines == ["arrived"])
    go(to: 200)
    clock.advance(to: 0.6)
    scroll.contentOffset.y = 7
    clock.advance(to: 5)
    #expect(scroll.contentOffset.y == 7 && log.lines == ["arrived"])
  }

  @Test func setsTheOffsetImmediatelyWithoutAnimation() {
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    #expect(scroll.contentOffset.y == 50 && log.lines == ["arrived"])
    clock.run { UIView.performWithoutAnimation { scroll.setContentOffset(CGPoint(x: 0, y: 60), animated: true) } }
    #expect(scroll.contentOffset.y == 60 && log.lines.count == 2)
    scroll.removeFromSuperview()
    go(to: 70)
    #expect(scroll.contentOffset.y == 70 && log.lines.count == 3)
  }

  /// If the content shrinks during the animation, the offset stays in range.
  @Test func clampsTheTarget() {
    go(to: 400)
    clock.advance(to: 0.1)
    scroll.contentSize.height = 250
    window.layoutIfNeeded()
    clock.advance(to: 1)
    #expect(scroll.contentOffset.y == 150)
    #expect(log.lines == ["arrived"])
  }

  /// With a clock, flicked content decelerates and stops where it would stop immediately without a clock.
  @Test func flickedContentDecelerates() {
    func fling(_ scroll: ScrollMotionTests) {
      scroll.scroll.contentSize.height = 20_000
      scroll.window.layoutIfNeeded()
      scroll.window.touch { fingers in
        fingers.begin(at: CGPoint(x: 50, y: 90))
        fingers.move(to: CGPoint(x: 50, y: 20), over: 0.1, steps: 10)
      }
    }
    let still = ScrollMotionTests()
    fling(still)
    clock.run { fling(self) }
    let start = scroll.contentOffset.y
    #expect(scroll.isDecelerating && log.lines.isEmpty && start < still.scroll.contentOffset.y)
    clock.advance(to: 0.2)
    let first = scroll.contentOffset.y - start
    clock.advance(to: 0.4)
    let second = scroll.contentOffset.y - start - first
    #expect(first > second && second > 0)
    clock.advance(to: 20)
    #expect(scroll.contentOffset == still.scroll.contentOffset)
    #expect(!scroll.isDecelerating && log.lines == ["rest"])
  }

  /// Content dragged beyond an end springs back without overshooting, because the spring is critically damped.
  @Test func draggedContentSpringsBack() {
    clock.run {
      window.touch { fingers in
        fingers.begin(at: CGPoint(x: 50, y: 20))
        fingers.move(to: CGPoint(x: 50, y: 80), over: 0.5, steps: 6)
        fingers.wait(0.2)
      }
    }
    var last = scroll.contentOffset.y
    #expect(last == -25)
    for step in 1...60 {
      clock.advance(to: Double(step) / 60)
      #expect(scroll.contentOffset.y >= last && scroll.contentOffset.y <= 0)
      last = scroll.contentOffset.y
    }
    clock.advance(to: 3)
    #expect(scroll.contentOffset.y == 0 && log.lines == ["rest"])
  }

  /// Content that is flicked toward its end moves beyond the end and returns.
  @Test func flickedContentBounces() {
    clock.run {
      scroll.contentSize.height = 250
      window.layoutIfNeeded()
      window.touch { fingers in
        fingers.begin(at: CGPoint(x: 50, y: 90))
        fingers.move(to: CGPoint(x: 50, y: 10), over: 0.05, steps: 5)
      }
    }
    var most: CGFloat = 0
    for step in 1...240 {
      clock.advance(to: Double(step) / 60)
      most = max(most, scroll.contentOffset.y)
    }
    #expect(most > 152 && scroll.contentOffset.y == 150, "\(most)")
    #expect(log.lines == ["rest"])
  }

  @Test func touchesStopDeceleration() {
    clock.run {
      scroll.contentSize.height = 20_000
      window.layoutIfNeeded()
      window.touch { fingers in
        fingers.begin(at: CGPoint(x: 50, y: 90))
        fingers.move(to: CGPoint(x: 50, y: 20), over: 0.1, steps: 10)
      }
      clock.advance(to: 0.1)
      let caught = scroll.contentOffset
      window.touch { fingers in
        fingers.begin(at: CGPoint(x: 50, y: 50))
        fingers.wait(0.3)
      }
      clock.advance(to: 2)
      #expect(scroll.contentOffset == caught && log.lines == ["rest"])
    }
  }

  /// Scroll indicators are visible while content moves and for half a second afterward, and then fade out in a
  /// quarter of a second. Still images have no indicators.
  @Test func indicatorsFade() throws {
    go(to: 200)
    clock.advance(to: 0.15)
    func shown() throws -> Float {
      let bar = try #require(scroll.layer.sublayers?.last { $0.bounds.width == 3 })
      return try #require(clock.run { bar.presentation()?.opacity })
    }
    #expect(try shown() == 1)
    let bar = try #require(scroll.layer.sublayers?.last { $0.bounds.width == 3 })
    // The track is 94 points long, for 500 points of content with 100 visible. The indicator has the minimum length
    // of 36, and is at a quarter of the remaining 58 points.
    #expect(bar.frame == CGRect(x: 94, y: 117.5, width: 3, height: 36))
    #expect(bar.opacity == 0)
    clock.advance(to: 0.3)
    clock.advance(to: 0.3 - 1.0 / 60 + 0.5)
    #expect(try shown() > 0.99)
    clock.advance(to: 0.3 - 1.0 / 60 + 0.625)
    #expect(abs(try shown() - 0.5) < 0.01)
    clock.advance(to: 2)
    #expect(try shown() == 0)
    #expect(scroll.subviews.isEmpty)
  }

  @Test func flashingNeedsAClockAndContent() {
    scroll.flashScrollIndicators()
    #expect(scroll.layer.sublayers == nil)
    scroll.contentSize.height = 50
    clock.run { scroll.flashScrollIndicators() }
    #expect(scroll.layer.sublayers == nil)
    scroll.contentSize.height = 500
    clock.run { scroll.flashScrollIndicators() }
    #expect(scroll.layer.sublayers?.count == 1)
  }

  /// When a refresh ends, the content returns in 0.3 seconds.
  @Test func aRefreshMovesTheContent() {
    let control = UIRefreshControl()
    scroll.refreshControl = control
    window.layoutIfNeeded()
    clock.run { control.beginRefreshing() }
    #expect(scroll.contentOffset.y == 0 && scroll.adjustedContentInset.top == 60)
    clock.advance(to: 0.15)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -30)
    clock.advance(to: 0.3)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -60)
    clock.run { control.endRefreshing() }
    #expect(!control.isRefreshing && control.isHidden)
    clock.advance(to: 0.45)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -30)
    clock.advance(to: 2)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 0)
  }
  /// If a refresh ends while the content is still moving down, the content returns from its current position.
  @Test func refreshReverses() {
    let control = UIRefreshControl()
    scroll.refreshControl = control
    window.layoutIfNeeded()
    clock.run { control.beginRefreshing() }
    clock.advance(to: 0.15)
    window.layoutIfNeeded()
    clock.run { control.endRefreshing() }
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -30)
    clock.advance(to: 0.3)
    window.layoutIfNeeded()
    #expect(abs(scroll.contentOffset.y + 15) <= 0.5)
    clock.advance(to: 0.45)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 0)
  }
}
