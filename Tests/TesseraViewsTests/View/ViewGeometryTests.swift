// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct ViewGeometryTests {
  @Test func frameBoundsAndCenterAgree() {
    let view = UIView(frame: CGRect(10, 20, 30, 40))
    #expect(view.bounds == CGRect(0, 0, 30, 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds = CGRect(5, 5, 50, 60)
    // Resizing the bounds preserves the center, so the origin is (25 - 25, 40 - 30).
    #expect(view.frame == CGRect(0, 10, 50, 60))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(75, 70, 50, 60))
    view.frame = CGRect(1, 2, 3, 4)
    #expect(view.bounds == CGRect(5, 5, 3, 4))
  }

  /// A frame with a negative size is standardized.
  @Test func standardizesFrames() {
    let view = UIView(frame: CGRect(50, 50, -20, -10))
    #expect(view.frame == CGRect(30, 40, 20, 10))
  }

  /// A quarter turn about the center (25, 40) changes 30 x 40 to 40 x 30.
  @Test func theFrameOfATransformedViewIsItsBoundingBox() {
    let view = UIView(frame: CGRect(10, 20, 30, 40))
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(view.frame == CGRect(5, 25, 40, 30))
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    view.transform = CGAffineTransform(translationX: 3, y: -4)
    #expect(view.frame == CGRect(13, 16, 30, 40))
  }

  @Test func sizeToFitKeepsTheOrigin() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 12) }
    }
    let view = Fitting(frame: CGRect(7, 8, 100, 100))
    view.sizeToFit()
    #expect(view.frame == CGRect(7, 8, 30, 12))
  }

  /// The origin of `inner` in the root is the origin of `outer` (10, 20) plus the origin of `inner` (5, 6), minus the
  /// bounds origin of `outer` (2, 3).
  @Test func convertsBetweenViews() {
    let root = makeRoot()
    let outer = UIView(frame: CGRect(10, 20, 50, 50))
    let inner = UIView(frame: CGRect(5, 6, 10, 10))
    let other = UIView(frame: CGRect(100, 0, 10, 10))
    root.addSubview(outer)
    outer.addSubview(inner)
    root.addSubview(other)
    outer.bounds.origin = CGPoint(x: 2, y: 3)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 13, y: 23))
    #expect(inner.convert(CGPoint.zero, to: other) == CGPoint(x: -87, y: 23))
    #expect(inner.convert(CGPoint(x: 13, y: 23), from: nil) == .zero)
    #expect(inner.convert(CGRect(1, 1, 2, 2), to: nil) == CGRect(14, 24, 2, 2))
    #expect(root.convert(inner.bounds, from: inner) == CGRect(13, 23, 10, 10))
  }

  /// The superview grows by 60, from 100 to 160. The child has a left margin of 10, a width of 50 and a right margin
  /// of 40.
  nonisolated static let masks: [(UIView.AutoresizingMask, CGFloat, CGFloat)] = [
    ([], 10, 50),
    (.flexibleWidth, 10, 110),
    (.flexibleLeftMargin, 70, 50),
    (.flexibleRightMargin, 10, 50),
    // The change is distributed proportionally, so the left margin, 10 of 50, takes 12 of 60.
    ([.flexibleLeftMargin, .flexibleRightMargin], 22, 50),
    // The width, 50 of 90, takes 60 x 50/90.
    ([.flexibleWidth, .flexibleRightMargin], 10, 50 + 60 * 50 / 90),
    // 10, 50 and 40 of 100 take 6, 30 and 24.
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 16, 80),
  ]

  @Test(arguments: masks, [false, true])
  func autoresizes(_ row: (UIView.AutoresizingMask, CGFloat, CGFloat), withEngine: Bool) {
    let root = makeRoot(100, 100)
    let child = UIView(frame: CGRect(10, 0, 50, 10))
    child.autoresizingMask = row.0
    root.addSubview(child)
    if withEngine {
      // If the child has a constraint, its autoresizing mask is converted to constraints in the engine.
      let other = addBox(to: root)
      activate(
        other.leftAnchor.constraint(equalTo: child.rightAnchor), other.widthAnchor.constraint(equalToConstant: 1))
      root.layoutIfNeeded()
    }
    root.frame.size.width = 160
    root.layoutIfNeeded()
    #expect(abs(child.frame.minX - row.1) < 1.0 / 6 + 1e-9)
    #expect(abs(child.frame.width - row.2) < 1.0 / 3 + 1e-9)
  }

  /// A common pattern of views created with a zero frame: a subview that fills its superview grows with it.
  @Test func aFillingSubviewGrowsFromZero() {
    let parent = UIView()
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame = CGRect(3, 4, 120, 60)
    #expect(child.frame == CGRect(0, 0, 120, 60))
  }

  @Test func autoresizingCanBeDisabled() {
    let parent = makeRoot()
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    parent.autoresizesSubviews = false
    parent.frame.size.width = 300
    #expect(child.frame.width == 200)
  }

  /// The alignment rectangle is inset from the frame by 4 on the left and 2 at the top. Constraints position the
  /// alignment rectangle, and the frame is larger.
  @Test func constraintsActOnAlignmentRectangles() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8) }
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
    }
    let root = makeRoot()
    let view = adopt(Shadowed(), root)
    activate(
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(6, 8, 30 + 12, 20 + 8))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(10, 10, 30, 20))
  }
}
