// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Views and content of a billion points, a range in which points are still exact. Invalid numbers are tested in
/// MisuseTests (constraints, frames) and in the suites of scroll, table and collection views.
@MainActor @Suite struct HugeGeometryTests {
  nonisolated static let huge: CGFloat = 1e9

  /// All visible positions are red, whether the view begins or ends far outside.
  @Test(arguments: [
    CGRect(-5e8, -5e8, 1e9, 1e9), CGRect(0, 0, 1e9, 1e9), CGRect(-1e9 + 100, -1e9 + 100, 1e9, 1e9),
  ])
  func paintsHugeViews(_ frame: CGRect) throws {
    let view = UIView(frame: frame)
    view.backgroundColor = .red
    let painted = PaintedControl(view)
    #expect(try painted.color(50, 27) == UIColor.red.light)
    view.layer.cornerRadius = 20
    #expect(try painted.color(50, 27) == UIColor.red.light, "the rounded corners are not at this point")
  }

  /// The box is 1e9 wide and centered in 100 points. The next box begins where the first ends.
  @Test func constraints() {
    let root = makeRoot(100, 100)
    let (box, next) = (addBox(to: root), addBox(to: root))
    activate(
      box.widthAnchor.constraint(equalToConstant: Self.huge), box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
      next.leftAnchor.constraint(equalTo: box.rightAnchor), next.widthAnchor.constraint(equalToConstant: 7),
      next.topAnchor.constraint(equalTo: box.topAnchor), next.heightAnchor.constraint(equalTo: box.heightAnchor))
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(50 - Self.huge / 2, 0, Self.huge, 10))
    #expect(next.frame == CGRect(50 + Self.huge / 2, 0, 7, 10))
    #expect(root.brokenConstraints.isEmpty)
  }

  @Test func contentScrollsToItsEnd() {
    let window = makeWindow(100, 100)
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 100, height: Self.huge)
    window.addSubview(scroll)
    window.layoutIfNeeded()
    scroll.scrollRectToVisible(CGRect(0, Self.huge - 10, 10, 10), animated: false)
    #expect(scroll.contentOffset.y == Self.huge - 100)
    window.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 80))
    #expect(scroll.contentOffset.y == Self.huge - 160)
  }

  @Test func measuresLabels() {
    let label = UILabel(frame: CGRect(0, 0, Self.huge, Self.huge))
    label.text = "text"
    let own = label.intrinsicContentSize
    #expect(label.sizeThatFits(CGSize(width: Self.huge, height: Self.huge)) == own)
    #expect(own.width > 0 && own.width < 100)
  }
}
