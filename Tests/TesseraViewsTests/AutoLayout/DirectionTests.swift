// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that leading and trailing depend on the direction of the view that lists the constraint: the nearest common
// ancestor of both items.

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct DirectionTests {
  let root = makeRoot(200, 100)

  /// Constrains a 30-point box to a position 10 points from the leading edge of a 100-point view. Mirrored, it is at
  /// 100 - 10 - 30.
  private func place(_ box: UIView, in holder: UIView) {
    activate(
      box.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 30), box.topAnchor.constraint(equalTo: holder.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 5))
  }

  private func makeHolder() -> (holder: UIView, box: UIView) {
    let holder = UIView(frame: CGRect(0, 0, 100, 50))
    root.addSubview(holder)
    return (holder, addBox(to: holder))
  }

  @Test func forcedDirectionMirrorsConstrainedViews() {
    let (holder, box) = makeHolder()
    place(box, in: holder)
    root.layoutIfNeeded()
    #expect(box.frame.minX == 10)
    holder.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(box.frame.minX == 60)
    holder.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(box.frame.minX == 10)
  }

  /// The box's semantic content attribute affects its content, but not the box's position.
  @Test func ignoresTheItemsDirection() {
    let (holder, box) = makeHolder()
    box.semanticContentAttribute = .forceRightToLeft
    place(box, in: holder)
    let inner = addBox(to: box)
    activate(
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -4),
      inner.widthAnchor.constraint(equalToConstant: 6))
    root.layoutIfNeeded()
    #expect(box.frame.minX == 10)
    // In the box, trailing is on the left, 4 points away.
    #expect(inner.frame.minX == 4)
  }

  /// The common superview of two siblings lists the constraint, so the superview's direction applies: 60 - 5 - 20.
  @Test func siblingsFollowTheirSuperview() {
    let (holder, box) = makeHolder()
    holder.semanticContentAttribute = .forceRightToLeft
    place(box, in: holder)
    let next = addBox(to: holder)
    activate(
      next.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5),
      next.widthAnchor.constraint(equalToConstant: 20))
    root.layoutIfNeeded()
    #expect(next.frame.minX == 35)
  }

  /// The attribute is not inherited. A grandchild constrained to the right-to-left view is mirrored, but one
  /// constrained to the child is not.
  @Test func onlyTheCommonAncestorsDirectionMatters() {
    let (holder, box) = makeHolder()
    holder.semanticContentAttribute = .forceRightToLeft
    place(box, in: holder)
    let (far, near) = (addBox(to: box), addBox(to: box))
    activate(
      far.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 1),
      far.widthAnchor.constraint(equalToConstant: 2),
      near.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 1),
      near.widthAnchor.constraint(equalToConstant: 2))
    root.layoutIfNeeded()
    // The view is at 100 - 1 - 2 = 97 in the holder, which is 97 - 60 = 37 in the box.
    #expect(far.frame.minX == 37)
    #expect(near.frame.minX == 1)
  }

  /// In right-to-left layouts with directional margins of 20 leading and 3 trailing, the box ends at 100 - 20 and
  /// begins at 3.
  @Test func marginsAreMirrored() {
    let (holder, box) = makeHolder()
    holder.semanticContentAttribute = .forceRightToLeft
    holder.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 3)
    let margin = { (attribute: NSLayoutConstraint.Attribute, side: NSLayoutConstraint.Attribute) in
      NSLayoutConstraint(
        item: box, attribute: attribute, relatedBy: .equal, toItem: holder, attribute: side, multiplier: 1, constant: 0)
    }
    activate(margin(.leading, .leadingMargin), margin(.trailing, .trailingMargin))
    let guided = addBox(to: holder)
    activate(
      guided.leadingAnchor.constraint(equalTo: holder.layoutMarginsGuide.leadingAnchor),
      guided.trailingAnchor.constraint(equalTo: holder.layoutMarginsGuide.trailingAnchor))
    root.layoutIfNeeded()
    #expect((box.frame.minX, box.frame.maxX) == (3, 80))
    #expect((guided.frame.minX, guided.frame.maxX) == (3, 80))
  }

  /// The holder owns the guide and lists its constraints, so the holder's right-to-left direction applies. The guide
  /// begins at 100 - 10 - 15 = 75, and the box at 75 - 30 = 45.
  @Test func guidesFollowTheirView() {
    let (holder, box) = makeHolder()
    holder.semanticContentAttribute = .forceRightToLeft
    let guide = UILayoutGuide()
    holder.addLayoutGuide(guide)
    activate(
      guide.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 10),
      guide.widthAnchor.constraint(equalToConstant: 15),
      box.leadingAnchor.constraint(equalTo: guide.trailingAnchor), box.widthAnchor.constraint(equalToConstant: 30))
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 75)
    #expect(box.frame.minX == 45)
  }

  /// left and right are never mirrored.
  @Test func absoluteSidesAreNotMirrored() {
    let (holder, box) = makeHolder()
    holder.semanticContentAttribute = .forceRightToLeft
    activate(
      box.leftAnchor.constraint(equalTo: holder.leftAnchor, constant: 10),
      box.rightAnchor.constraint(equalTo: holder.rightAnchor, constant: -20))
    root.layoutIfNeeded()
    #expect((box.frame.minX, box.frame.maxX) == (10, 80))
  }
}
