// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// `anchorWithOffset(to:)`: "a layout dimension object for measuring the distance between two anchors".
@MainActor @Suite struct AnchorDistanceTests {
  /// `a` begins at 100, and `b` begins 50 points after or before it.
  @Test(arguments: [50, -50] as [CGFloat])
  func bothOrders(_ distance: CGFloat) {
    let root = makeRoot(300, 100)
    let (a, b) = (addBox(to: root), addBox(to: root))
    activate(a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100))
    let there = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: distance)
    activate(there)
    root.layoutIfNeeded()
    #expect(b.frame.minX == 100 + distance)
    there.isActive = false
    activate(b.leadingAnchor.anchorWithOffset(to: a.leadingAnchor).constraint(equalToConstant: 10 - distance))
    root.layoutIfNeeded()
    #expect(b.frame.minX == 90 + distance)
  }

  /// In right-to-left layouts, leading edges are measured from the right: a's leading edge is at 200, b's at 150.
  @Test func rightToLeft() {
    let root = makeRoot(300, 100)
    root.semanticContentAttribute = .forceRightToLeft
    let (a, b) = (addBox(to: root), addBox(to: root))
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
      a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 50))
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 200)
    #expect(b.frame.maxX == 150)
  }

  /// The dimension and its constraint have no effect and are not listed by any view.
  @Test func neverActivated() {
    let root = makeRoot(300, 100)
    let (a, b) = (addBox(to: root), addBox(to: root))
    _ = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 5)
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 150),
      b.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100))
    root.layoutIfNeeded()
    #expect(a.frame.minX == 150)
    #expect(b.frame.minX == 100)
    #expect(root.constraints.count == 2)
    #expect(root.layoutGuides.isEmpty)
  }

  /// A distance without an active constraint does not affect the hierarchy.
  @Test func deactivated() {
    let root = makeRoot(300, 100)
    let (a, b) = (addBox(to: root), addBox(to: root))
    let gap = a.topAnchor.anchorWithOffset(to: b.bottomAnchor)
    let (least, most) = (gap.constraint(greaterThanOrEqualToConstant: 3), gap.constraint(lessThanOrEqualToConstant: 9))
    activate(least, most)
    #expect(root.layoutGuides.count == 1)
    least.isActive = false
    #expect(root.layoutGuides.count == 1)
    most.isActive = false
    #expect(root.layoutGuides.isEmpty && root.constraints.isEmpty)
  }

  /// `a` is at 20, and its distance to `b` is twice the width of `c`: 20 + 2 × 30. The distance from the top to `a`
  /// is half of the distance from `a` to `b`: 44 / 2.
  @Test func relatedToOtherDimensions() {
    let root = makeRoot(300, 100)
    let (a, b, c) = (addBox(to: root), addBox(to: root), addBox(to: root))
    activate(
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20), c.widthAnchor.constraint(equalToConstant: 30),
      a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalTo: c.widthAnchor, multiplier: 2),
      root.topAnchor.anchorWithOffset(to: a.topAnchor).constraint(
        equalTo: a.topAnchor.anchorWithOffset(to: b.topAnchor)),
      b.topAnchor.constraint(equalTo: root.topAnchor, constant: 44))
    root.layoutIfNeeded()
    #expect(b.frame.minX == 80)
    #expect(a.frame.minY == 22)
  }

  /// Removing a view also removes the edge to which the distance refers. When the view is added again, the constraint
  /// can be activated again.
  @Test func activatedAgain() {
    let root = makeRoot(300, 100)
    let (a, b) = (addBox(to: root), addBox(to: root))
    let pin = a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    let gap = a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: 7)
    activate(pin, gap)
    b.removeFromSuperview()
    root.addSubview(b)
    gap.isActive = false
    gap.isActive = true
    root.layoutIfNeeded()
    #expect(b.frame.minX == 17)
  }

  /// "0 × an attribute" is not a second item, so the constraint has only a constant.
  @Test func multiplierOfZero() {
    let root = makeRoot()
    let a = addBox(to: root)
    let made = NSLayoutConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 0, constant: 12)
    for constraint in [made, a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0, constant: 12)] {
      #expect(constraint.secondItem == nil && constraint.secondAnchor == nil)
      #expect(constraint.secondAttribute == .notAnAttribute)
    }
    activate(made)
    root.layoutIfNeeded()
    #expect(a.frame.width == 12)
    #expect(a.constraints == [made])
  }
}
