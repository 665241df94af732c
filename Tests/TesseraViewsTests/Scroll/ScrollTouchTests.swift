// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// Two fingers in a 200 x 200 scroll view with a subview of the same size, and taps on the status bar.
@MainActor @Suite struct ScrollTouchTests {
  final class Delegate: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    var zoomed: UIView?
    var allowsTop = true
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("begin \(view === zoomed) \(scrollView.isZooming)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { if log.last != "zoom" { log.append("zoom") } }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      log.append("end \(scale)")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      log.append("should")
      return allowsTop
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top \(scrollView.contentOffset.y)") }
  }

  let window = makeWindow(300, 400)
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let delegate = Delegate()

  init() {
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = content.bounds.size
    scroll.addSubview(content)
    delegate.zoomed = content
    scroll.delegate = delegate
    window.addSubview(scroll)
  }

  /// The distance of the fingers increases from 60 to 120 points around the center. The content doubles in size and
  /// its center stays in place, so the offset is 100.
  @Test func twoFingersZoom() {
    scroll.maximumZoomScale = 3
    window.pinch(at: CGPoint(x: 100, y: 100), from: 60, to: 120)
    #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 100, y: 100))
    #expect(delegate.log == ["begin true true", "zoom", "end 2.0"] && !scroll.isZooming)
    window.pinch(at: CGPoint(x: 100, y: 100), from: 50, to: 200)
    #expect(scroll.zoomScale == 3, "the scale does not exceed the maximum")
  }

  @Test func doesNotZoomWithoutAView() {
    #expect(scroll.pinchGestureRecognizer == nil)
    scroll.maximumZoomScale = 3
    #expect(scroll.pinchGestureRecognizer?.view === scroll)
    delegate.zoomed = nil
    window.pinch(at: CGPoint(x: 100, y: 100), from: 60, to: 120)
    #expect(scroll.zoomScale == 1 && delegate.log == [])
    scroll.maximumZoomScale = 1
    #expect(scroll.pinchGestureRecognizer == nil && scroll.gestureRecognizers?.count == 1)
  }

  @Test func statusBar() {
    scroll.contentSize.height = 900
    scroll.contentOffset.y = 300
    window.statusBarWasTapped()
    #expect(scroll.contentOffset.y == 0 && delegate.log == ["should", "top 0.0"])
    window.statusBarWasTapped()
    #expect(delegate.log.count == 2, "the content is already at the top")
  }

  /// If two scroll views could scroll to the top, neither does. Scroll views that are hidden or whose `scrollsToTop`
  /// is `false` do not count.
  @Test func statusBarTapWithSeveralScrollViews() {
    scroll.contentSize.height = 900
    scroll.contentOffset.y = 300
    let other = UIScrollView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
    window.addSubview(other)
    window.statusBarWasTapped()
    #expect(scroll.contentOffset.y == 300 && delegate.log == [])
    other.scrollsToTop = false
    delegate.allowsTop = false
    window.statusBarWasTapped()
    #expect(scroll.contentOffset.y == 300 && delegate.log == ["should"])
    (other.scrollsToTop, other.isHidden, delegate.allowsTop) = (true, true, true)
    window.statusBarWasTapped()
    #expect(scroll.contentOffset.y == 0)
  }
}
