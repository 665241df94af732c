// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

/// Hit testing at a point. The root is 100 x 100. A 30 x 40 view at (10, 20) covers x = 10 ..< 40 and y = 20 ..< 60.
@MainActor @Suite struct HitTestTests {
  let root = makeRoot(100, 100)
  let view = UIView(frame: CGRect(10, 20, 30, 40))

  init() { root.addSubview(view) }

  func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

  /// The minimum edges belong to the view, but the maximum edges do not.
  @Test(
    arguments: [
      (10, 20, true), (39.5, 59.5, true), (40, 30, false), (20, 60, false), (9.5, 20, false), (-1, 0, nil),
      (100, 0, nil),
    ] as [(CGFloat, CGFloat, Bool?)])
  func edges(_ x: CGFloat, _ y: CGFloat, _ isView: Bool?) {
    let expected = isView.map { $0 ? view : root }
    #expect(hit(x, y) === expected)
  }

  @Test func hitsTheFrontmostView() {
    let front = UIView(frame: CGRect(20, 20, 30, 40))
    root.addSubview(front)
    #expect(hit(25, 30) === front)
    root.sendSubviewToBack(front)
    #expect(hit(25, 30) === view)
    #expect(hit(45, 30) === front)
  }

  /// Views with an alpha below 0.01 receive no touches. Alpha is stored as a Float, in which 0.01 is 0.00999..., so
  /// the limit itself is not tested.
  @Test func invisibleOrDisabledViews() {
    view.isHidden = true
    #expect(hit(20, 30) === root)
    view.isHidden = false
    view.isUserInteractionEnabled = false
    #expect(hit(20, 30) === root)
    view.isUserInteractionEnabled = true
    view.alpha = 0.009
    #expect(hit(20, 30) === root)
    view.alpha = 0.02
    #expect(hit(20, 30) === view)
    root.isUserInteractionEnabled = false
    #expect(hit(20, 30) == nil)
  }

  /// A subview's part outside its superview is visible but receives no touches.
  @Test func outsideTheSuperview() {
    let child = UIView(frame: CGRect(20, 0, 30, 10))
    view.addSubview(child)
    #expect(hit(35, 25) === child)
    #expect(hit(50, 25) === root)
  }

  /// Scaled by half about the center (25, 40): x = 17.5 ..< 32.5, y = 30 ..< 50.
  @Test func scaled() {
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(18, 31) === view)
    #expect(hit(17, 31) === root)
    #expect(hit(18, 51) === root)
  }

  /// A quarter turn about (25, 40): x = 5 ..< 45, y = 25 ..< 55.
  @Test func rotated() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(hit(6, 26) === view)
    #expect(hit(25, 24) === root)
  }

  @Test func flattened() {
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(hit(25, 40) === root)
  }

  /// After scrolling by 50, content at (0, 60) appears at (0, 10).
  @Test func scrolled() {
    let scroll = UIScrollView(frame: CGRect(0, 0, 100, 100))
    scroll.contentSize = CGSize(width: 100, height: 300)
    let content = UIView(frame: CGRect(0, 60, 100, 10))
    scroll.addSubview(content)
    root.addSubview(scroll)
    #expect(hit(5, 12) === scroll)
    scroll.contentOffset.y = 50
    #expect(hit(5, 12) === content)
    #expect(hit(5, 22) === scroll)
  }

  // MARK: Overriding

  final class Passing: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let found = super.hitTest(point, with: event)
      return found === self ? nil : found
    }
  }

  final class Wide: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -20, dy: -20).contains(point)
    }
  }

  @Test func viewThatPassesTouchesThrough() {
    let passing = Passing(frame: root.bounds)
    let child = UIView(frame: CGRect(50, 50, 10, 10))
    passing.addSubview(child)
    root.addSubview(passing)
    #expect(hit(55, 55) === child)
    #expect(hit(20, 30) === view)
  }

  @Test func viewWithALargerHitArea() {
    let wide = Wide(frame: CGRect(60, 60, 10, 10))
    root.addSubview(wide)
    #expect(hit(45, 45) === wide)
    #expect(hit(39, 65) === root)
  }

  @Test func callsOverrides() {
    #expect(OverriddenMethod.hitTest.isKnown && OverriddenMethod.pointInside.isKnown && OverriddenMethod.draw.isKnown)
    #expect(OverriddenMethod.hitTest.isOverridden(by: Passing()))
    #expect(!OverriddenMethod.hitTest.isOverridden(by: Wide()))
    #expect(OverriddenMethod.pointInside.isOverridden(by: Wide()))
    #expect(!OverriddenMethod.hitTest.isOverridden(by: UITableView()))
    #expect(!OverriddenMethod.draw.isOverridden(by: UIButton()))
  }

  /// The views are linked without `addSubview`, which looks up the root each time and would take minutes for such a
  /// deep tree.
  @Test func tenThousandLevels() {
    let chain = (0...10_000).map { _ in UIView(frame: CGRect(0, 0, 100, 100)) }
    for (parent, child) in zip(chain, chain.dropFirst()) { parent.subviews = [child] }
    #expect(chain[0].hitTest(CGPoint(x: 1, y: 1), with: nil) === chain[10_000])
    for view in chain { view.subviews = [] }
  }
}
