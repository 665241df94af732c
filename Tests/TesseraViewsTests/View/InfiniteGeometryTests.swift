// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Frames with infinite coordinates. Core Animation rejects only NaN.
@MainActor @Suite struct InfiniteGeometryTests {
  @Test("CGRect.null has an infinite origin and no size")
  func null() {
    let view = UIView(frame: .null)
    #expect(view.frame.size == .zero)
    #expect(view.frame.origin.x.isFinite && view.frame.origin.y.isFinite)
    let root = makeRoot(100, 100)
    root.addSubview(view)
    root.layoutIfNeeded()
    view.frame = CGRect(10, 10, 20, 20)
    #expect(view.center == CGPoint(x: 20, y: 20))
  }

  @Test(arguments: [CGFloat.infinity, -CGFloat.infinity])
  func infiniteSides(_ side: CGFloat) throws {
    let view = UIView(frame: CGRect(0, 0, 10, 10))
    view.backgroundColor = .red
    view.center = CGPoint(x: side, y: 5)
    #expect(view.center.x.isFinite && (view.center.x < 0) == (side < 0))
    view.bounds = CGRect(0, 0, abs(side), 10)
    #expect(view.bounds.width.isFinite)
    // Drawing and hit testing terminate.
    let root = makeRoot(100, 100)
    root.addSubview(view)
    _ = root.hitTest(CGPoint(x: 5, y: 5), with: nil)
    _ = PaintedControl(root)
  }
}
