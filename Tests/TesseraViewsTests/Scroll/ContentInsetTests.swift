// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

@MainActor @Suite struct ContentInsetTests {
  private func makeScrollView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(0, 0, 100, 100))
    view.contentSize = CGSize(width: 100, height: 300)
    view.layoutIfNeeded()
    return view
  }

  /// If content is scrolled to its top, a larger inset moves the content at the next layout, not immediately.
  @Test func largerInsetsMoveTheContentAtTheNextLayout() {
    let view = makeScrollView()
    view.contentInset.top = 50
    #expect(view.contentOffset == .zero && view.adjustedContentInset.top == 50)
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 0, y: -50))
    // A smaller inset leaves the old offset, which is then outside the range.
    view.contentInset.top = 20
    #expect(view.contentOffset == CGPoint(x: 0, y: -20))
  }

  @Test func keepsAnOffsetSetBeforeLayout() {
    let view = makeScrollView()
    view.contentInset.top = 50
    view.contentOffset = CGPoint(x: 0, y: -30)
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 0, y: -30))
  }

  @Test func keepsScrolledContent() {
    let view = makeScrollView()
    view.contentOffset.y = 80
    view.contentInset.top = 50
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 80)
  }
}
