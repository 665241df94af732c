// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// Notifications that observers of a scroll view receive. The scroll view is 100 x 100, with content of 100 x 500.
@MainActor struct ScrollObservingTests {
  let window = makeWindow(100, 100)
  let scroll = UIScrollView(frame: CGRect(0, 0, 100, 100))

  init() {
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 100, height: 500)
    window.addSubview(scroll)
  }

  /// Returns the old and new offsets that observers receive while the body runs.
  private func offsets(_ body: () -> Void) -> [[CGFloat]] {
    var told: [[CGFloat]] = []
    let observation = scroll.observe(\.contentOffset, options: [.old, .new]) { _, change in
      told.append([change.oldValue?.y ?? .nan, change.newValue?.y ?? .nan])
    }
    body()
    withExtendedLifetime(observation) {}
    return told
  }

  @Test("A programmatic change notifies observers once, whether animated or not")
  func code() {
    #expect(offsets { scroll.contentOffset.y = 40 } == [[0, 40]])
    #expect(offsets { scroll.setContentOffset(CGPoint(x: 0, y: 90), animated: true) } == [[40, 90]])
    #expect(offsets { scroll.bounds.origin.y = 10 } == [[90, 10]])
    #expect(offsets { scroll.scrollRectToVisible(CGRect(0, 400, 10, 10), animated: false) } == [[10, 310]])
    // Setting an equal offset also notifies observers.
    #expect(offsets { scroll.contentOffset.y = 310 } == [[310, 310]])
  }

  @Test("A drag notifies observers of each step, and the steps add up")
  func dragging() {
    let told = offsets { window.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 30)) }
    #expect(told.count > 1)
    #expect(told.first?[0] == 0)
    #expect(told.last?[1] == 50)
    #expect(zip(told, told.dropFirst()).allSatisfy { $0[1] == $1[0] })
  }

  @Test("The delegate is called before the observers, because the setter has not returned yet")
  func order() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var log: [String] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("delegate") }
    }
    let delegate = Delegate()
    scroll.delegate = delegate
    let observation = scroll.observe(\.contentOffset) { _, _ in delegate.log.append("observer") }
    scroll.contentOffset.y = 5
    withExtendedLifetime(observation) {}
    #expect(delegate.log == ["delegate", "observer"])
  }

  @Test("A content size determined by constraints notifies observers during layout")
  func contentSize() {
    var sizes: [CGSize] = []
    let content = addBox(to: scroll)
    activate(
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalToConstant: 100), content.heightAnchor.constraint(equalToConstant: 300))
    let observation = scroll.observe(\.contentSize, options: [.new]) { _, change in
      sizes.append(change.newValue ?? .zero)
    }
    window.layoutIfNeeded()
    withExtendedLifetime(observation) {}
    #expect(sizes == [CGSize(width: 100, height: 300)])
  }

  @Test("Insets and zoom notify observers")
  func others() {
    var log: [String] = []
    final class Zoomer: NSObject, UIScrollViewDelegate {
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
    }
    let zoomer = Zoomer()
    scroll.addSubview(UIView(frame: CGRect(0, 0, 100, 500)))
    scroll.delegate = zoomer
    scroll.maximumZoomScale = 3
    let observations = [
      scroll.observe(\.zoomScale, options: [.new]) { _, change in log.append("zoom \(change.newValue ?? 0)") },
      scroll.observe(\.contentInset, options: [.new]) { _, change in log.append("top \(change.newValue?.top ?? 0)") },
    ]
    scroll.zoomScale = 2
    scroll.contentInset.top = 8
    withExtendedLifetime(observations) {}
    #expect(log == ["zoom 2.0", "top 8.0"])
  }
}
