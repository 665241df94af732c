// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Tests `first.attribute relation multiplier x second.attribute + constant` for each attribute.
@MainActor @Suite struct AttributeTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// A 40 x 20 child in a 200 x 100 parent whose margins are left 10, top 20, right 30, bottom 40. One attribute of
  /// the child equals the parent's attribute plus 5, and the other axis is pinned to 0. `origin` is the child's
  /// expected position: far edges subtract the child's size and centers half of it, and margins move the parent's
  /// side inward.
  nonisolated static let pairs: [(Attribute, CGFloat)] = [
    (.left, 5), (.leading, 5),
    (.right, 200 + 5 - 40), (.trailing, 200 + 5 - 40),
    (.centerX, 100 + 5 - 20),
    (.top, 5), (.bottom, 100 + 5 - 20), (.centerY, 50 + 5 - 10),
  ]

  @Test(arguments: pairs)
  func alignsTheSameSide(_ attribute: Attribute, _ origin: CGFloat) {
    let root = makeRoot()
    let box = addBox(to: root)
    let isHorizontal = attribute.axis == .horizontal
    activate(
      box.widthAnchor.constraint(equalToConstant: 40), box.heightAnchor.constraint(equalToConstant: 20),
      isHorizontal
        ? box.topAnchor.constraint(equalTo: root.topAnchor) : box.leftAnchor.constraint(equalTo: root.leftAnchor),
      NSLayoutConstraint(
        item: box, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute, multiplier: 1,
        constant: 5))
    root.layoutIfNeeded()
    #expect(box.frame == (isHorizontal ? CGRect(origin, 0, 40, 20) : CGRect(0, origin, 40, 20)))
  }

  /// Constraints between an edge of the child and a margin of the parent. The margins are left 10, top 20, right 30,
  /// bottom 40.
  nonisolated static let margins: [(Attribute, Attribute, CGFloat)] = [
    (.left, .leftMargin, 10), (.leading, .leadingMargin, 10),
    (.right, .rightMargin, 200 - 30 - 40), (.trailing, .trailingMargin, 200 - 30 - 40),
    (.centerX, .centerXWithinMargins, (10 + 170) / 2 - 20),
    (.top, .topMargin, 20), (.bottom, .bottomMargin, 100 - 40 - 20),
    (.centerY, .centerYWithinMargins, (20 + 60) / 2 - 10),
  ]

  @Test(arguments: margins)
  func alignsToMargins(_ own: Attribute, _ margin: Attribute, _ origin: CGFloat) {
    let root = makeRoot()
    root.layoutMargins = UIEdgeInsets(top: 20, left: 10, bottom: 40, right: 30)
    let box = addBox(to: root)
    let isHorizontal = own.axis == .horizontal
    activate(
      box.widthAnchor.constraint(equalToConstant: 40), box.heightAnchor.constraint(equalToConstant: 20),
      isHorizontal
        ? box.topAnchor.constraint(equalTo: root.topAnchor) : box.leftAnchor.constraint(equalTo: root.leftAnchor),
      NSLayoutConstraint(
        item: box, attribute: own, relatedBy: .equal, toItem: root, attribute: margin, multiplier: 1, constant: 0))
    root.layoutIfNeeded()
    #expect(box.frame == (isHorizontal ? CGRect(origin, 0, 40, 20) : CGRect(0, origin, 40, 20)))
    // The child follows later margin changes. Here each margin grows by 4.
    root.layoutMargins = UIEdgeInsets(top: 24, left: 14, bottom: 44, right: 34)
    root.layoutIfNeeded()
    let shift: CGFloat = own == .centerX || own == .centerY ? 0 : [.right, .trailing, .bottom].contains(own) ? -4 : 4
    #expect(box.frame.origin == (isHorizontal ? CGPoint(x: origin + shift, y: 0) : CGPoint(x: 0, y: origin + shift)))
  }

  /// Half of 200 plus 7, a quarter of 100 minus 1, and a multiplier on an edge: 0.25 x 200 = 50.
  @Test func multipliersScaleSizesAndEdges() {
    let root = makeRoot()
    let box = addBox(to: root)
    activate(
      box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 7),
      box.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25, constant: -1),
      NSLayoutConstraint(
        item: box, attribute: .left, relatedBy: .equal, toItem: root, attribute: .right, multiplier: 0.25, constant: 0),
      NSLayoutConstraint(
        item: box, attribute: .top, relatedBy: .equal, toItem: root, attribute: .centerY, multiplier: 0.5, constant: 3))
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(50, 28, 107, 24))
  }

  /// The height depends on the view's own width: at an aspect ratio of 16:9, 160 results in 90.
  @Test func relatesTwoSidesOfOneView() {
    let root = makeRoot()
    let box = addBox(to: root)
    activate(
      box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 160),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 9.0 / 16))
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(0, 0, 160, 90))
  }

  /// A required relation to 50 limits an optional width: for example, >= 50 with an optional 0 results in 50, and <=
  /// 50 with an optional 20 results in 20.
  @Test(arguments: [
    (NSLayoutConstraint.Relation.greaterThanOrEqual, CGFloat(0), CGFloat(50)), (.greaterThanOrEqual, 70, 70),
    (.lessThanOrEqual, 100, 50), (.lessThanOrEqual, 20, 20), (.equal, 99, 50),
  ])
  func inequalitiesLimitWeakerConstraints(_ relation: NSLayoutConstraint.Relation, _ wish: CGFloat, _ width: CGFloat) {
    let root = makeRoot()
    let box = addBox(to: root)
    activate(
      NSLayoutConstraint(
        item: box, attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 50),
      box.widthAnchor.constraint(equalToConstant: wish).at(200))
    root.layoutIfNeeded()
    #expect(box.frame.width == width)
  }

  /// The leaf's superview is 20 levels deep. Each level is inset by 1 on all sides, so the superview is 200 - 40 by
  /// 100 - 40. The leaf is pinned to the root's right and bottom edges.
  @Test func relatesViewsAcrossLevels() {
    let root = makeRoot()
    var parent = root
    for _ in 0..<20 {
      let box = addBox(to: parent)
      activate(
        box.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 1),
        box.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
        parent.rightAnchor.constraint(equalTo: box.rightAnchor, constant: 1),
        parent.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 1))
      parent = box
    }
    let leaf = addBox(to: parent)
    activate(
      leaf.rightAnchor.constraint(equalTo: root.rightAnchor), leaf.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      leaf.widthAnchor.constraint(equalToConstant: 30), leaf.heightAnchor.constraint(equalToConstant: 30))
    root.layoutIfNeeded()
    #expect(parent.frame.size == CGSize(width: 160, height: 60))
    // The root's right edge, 200, is at 200 - 20 = 180 in the parent's coordinates, and the view begins 30 before it.
    #expect(leaf.frame == CGRect(150, 50, 30, 30))
  }

  /// A constraint between cousins: the second view is 8 points to the right of the first, although their superviews
  /// differ.
  @Test func relatesCousins() {
    let root = makeRoot()
    let (a, b) = (makeRoot(50, 50), UIView(frame: CGRect(100, 30, 50, 50)))
    root.addSubview(a)
    root.addSubview(b)
    let (first, second) = (addBox(to: a), addBox(to: b))
    activate(
      first.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 5),
      first.topAnchor.constraint(equalTo: a.topAnchor, constant: 6), first.widthAnchor.constraint(equalToConstant: 10),
      first.heightAnchor.constraint(equalToConstant: 10),
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8),
      second.topAnchor.constraint(equalTo: first.bottomAnchor),
      second.widthAnchor.constraint(equalTo: first.widthAnchor),
      second.heightAnchor.constraint(equalTo: first.heightAnchor))
    root.layoutIfNeeded()
    // In the root's coordinates, `second` begins at first.right + 8 = 15 + 8 = 23 and first.bottom = 16. Its
    // superview `b` is at (100, 30).
    #expect(second.frame == CGRect(23 - 100, 16 - 30, 10, 10))
  }
}
