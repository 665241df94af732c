// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// The view that lists each constraint, the list's order, and changes to the list when views are moved, removed or
/// deallocated.
@MainActor @Suite struct ConstraintBookkeepingTests {
  @Test func installsOnTheNearestCommonAncestor() {
    let root = makeRoot()
    let (a, b) = (addBox(to: root), addBox(to: root))
    let (inA, inB) = (addBox(to: a), addBox(to: b))
    activate(
      a.leftAnchor.constraint(equalTo: root.leftAnchor),  // child and root: listed on the root
      inA.widthAnchor.constraint(equalToConstant: 5),  // one item: listed on the item
      inA.topAnchor.constraint(equalTo: a.topAnchor),  // child and parent: listed on the parent
      inA.leftAnchor.constraint(equalTo: inB.leftAnchor),  // cousins: listed on the root
      inB.rightAnchor.constraint(equalTo: root.rightAnchor))
    #expect([root, a, b, inA, inB].map(\.constraints.count) == [3, 1, 0, 1, 0])
  }

  @Test func guidesUseTheirOwningView() {
    let root = makeRoot()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 5).isActive = true
    guide.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    #expect(root.constraints.count == 2)
    root.removeLayoutGuide(guide)
    #expect(root.constraints.isEmpty)
    #expect(guide.owningView == nil)
  }

  @Test func listsInOrderOfActivation() {
    let box = UIView()
    let all = [1, 2, 3].map { box.widthAnchor.constraint(equalToConstant: $0).at(Float($0)) }
    for index in [2, 0, 1] { all[index].isActive = true }
    #expect(box.constraints == [all[2], all[0], all[1]])
    all[2].isActive = false
    #expect(box.constraints == [all[0], all[1]])
    all[2].isActive = false
    #expect(box.constraints == [all[0], all[1]])
    all[2].isActive = true
    all[2].isActive = true
    #expect(box.constraints == [all[0], all[1], all[2]])
  }

  @Test func aNewConstraintIsRequiredAndInactive() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 5)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
    #expect(constraint.multiplier == 1)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
  }

  /// A dimension without a second item sets the second attribute to `notAnAttribute`.
  @Test func normalizesTheAttributeOfAMissingItem() {
    let view = UIView()
    let constraint = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1, constant: 9)
    #expect(constraint.secondAttribute == .notAnAttribute)
  }

  @Test func theSafeAreaGuideAddsFourConstraints() {
    let view = UIView()
    let guide = view.safeAreaLayoutGuide
    #expect(view.constraints.count == 4)
    #expect(view.safeAreaLayoutGuide === guide)
    #expect(view.constraints.count == 4)
    let names = view.constraints.compactMap(\.identifier).sorted()
    #expect(
      names == [
        "UIViewSafeAreaLayoutGuide-bottom", "UIViewSafeAreaLayoutGuide-left", "UIViewSafeAreaLayoutGuide-right",
        "UIViewSafeAreaLayoutGuide-top",
      ])
  }

  @Test func addingAgainMovesToTheEndAndKeepsConstraints() {
    let root = makeRoot()
    let (a, b) = (addBox(to: root), addBox(to: root))
    activate(a.leftAnchor.constraint(equalTo: root.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor))
    root.addSubview(a)
    #expect(root.subviews == [b, a])
    #expect(root.constraints.count == 2)
  }

  @Test(arguments: [false, true])
  func removingAViewDropsConstraintsToOtherViews(afterLayout: Bool) {
    let root = makeRoot()
    let middle = addBox(to: root)
    let leaf = addBox(to: middle)
    let inner = leaf.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 3)
    let own = leaf.widthAnchor.constraint(equalToConstant: 7)
    let across = leaf.topAnchor.constraint(equalTo: root.topAnchor)
    let outer = middle.leftAnchor.constraint(equalTo: root.leftAnchor)
    activate(inner, own, across, outer)
    if afterLayout { root.layoutIfNeeded() }
    middle.removeFromSuperview()
    #expect([inner, own, across, outer].map(\.isActive) == [true, true, false, false])
    #expect(root.constraints.isEmpty)
    // The remaining constraints still work in another view tree.
    let next = makeRoot()
    next.addSubview(middle)
    middle.leftAnchor.constraint(equalTo: next.leftAnchor, constant: 20).isActive = true
    next.layoutIfNeeded()
    #expect(middle.frame.minX == 20)
    #expect(leaf.frame.minX == 3)
    #expect(leaf.frame.width == 7)
  }

  @Test func itemsAreWeakReferences() {
    var first: UIView? = UIView()
    let second = UIView()
    let constraint = first?.widthAnchor.constraint(equalTo: second.widthAnchor)
    first = nil
    #expect(constraint?.firstItem == nil)
    #expect(constraint?.secondItem === second)
    constraint?.isActive = true
    #expect(constraint?.isActive == false)
  }

  @Test(arguments: [false, true])
  func constraintsDoNotRetainViews(afterLayout: Bool) {
    weak var root: UIView?
    weak var leaf: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let tree = makeRoot()
      let stack = adopt(UIStackView(arrangedSubviews: [UILabel(), UISwitch()]), tree)
      let pin = stack.leftAnchor.constraint(equalTo: tree.safeAreaLayoutGuide.leftAnchor)
      pin.isActive = true
      _ = tree.layoutMarginsGuide
      if afterLayout { tree.layoutIfNeeded() }
      (root, leaf, constraint) = (tree, stack.arrangedSubviews[0], pin)
    }
    #expect(root == nil)
    #expect(leaf == nil)
    #expect(constraint == nil)
  }

  /// A view that outlives its laid-out tree becomes a root. It can be modified and added to another tree.
  @Test func aViewOutlivesItsTree() {
    let leaf = Sized(10, 10)
    do {
      let tree = makeRoot()
      _ = adopt(leaf, tree)
      leaf.leftAnchor.constraint(equalTo: tree.leftAnchor, constant: 4).isActive = true
      leaf.widthAnchor.constraint(greaterThanOrEqualToConstant: 15).isActive = true
      tree.layoutIfNeeded()
    }
    #expect(leaf.superview == nil)
    leaf.content = CGSize(width: 20, height: 20)
    leaf.setNeedsLayout()
    leaf.frame.origin.x = 9
    leaf.constraints.first?.constant = 30
    let next = makeRoot()
    _ = adopt(leaf, next)
    leaf.leftAnchor.constraint(equalTo: next.leftAnchor, constant: 6).isActive = true
    leaf.topAnchor.constraint(equalTo: next.topAnchor).isActive = true
    next.layoutIfNeeded()
    #expect(leaf.frame == CGRect(6, 0, 30, 20))
  }

  /// A constraint that outlives one of its items has no effect and stays inactive. It is not treated as a constraint
  /// to a constant, which would place the box at 40.
  @Test func constraintsOutliveTheirItems() {
    let root = makeRoot()
    let box = adopt(Sized(10, 10), root)
    var other: UIView? = UIView()
    let (left, right) = (
      NSLayoutConstraint(
        item: box, attribute: .left, relatedBy: .equal, toItem: other, attribute: .left, multiplier: 1, constant: 40),
      NSLayoutConstraint(
        item: other as Any, attribute: .left, relatedBy: .equal, toItem: box, attribute: .left, multiplier: 1,
        constant: 40)
    )
    other = nil
    for constraint in [left, right] { constraint.isActive = true }
    root.layoutIfNeeded()
    #expect(!left.isActive && !right.isActive)
    #expect(root.constraints.isEmpty && box.constraints.isEmpty)
    #expect(box.frame == CGRect(0, 0, 10, 10))
  }

  /// A tree that was laid out separately is added to a larger tree, which may or may not have been laid out.
  @Test(arguments: [false, true])
  func addsALaidOutTreeToAnother(parentLaidOut: Bool) {
    let inner = UIView()
    let leaf = addBox(to: inner)
    activate(
      leaf.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 2),
      leaf.topAnchor.constraint(equalTo: inner.topAnchor), leaf.heightAnchor.constraint(equalToConstant: 5),
      inner.rightAnchor.constraint(equalTo: leaf.rightAnchor, constant: 2))
    inner.frame = CGRect(0, 0, 50, 50)
    inner.layoutIfNeeded()
    #expect(leaf.frame == CGRect(2, 0, 46, 5))
    let root = makeRoot()
    if parentLaidOut { root.layoutIfNeeded() }
    _ = adopt(inner, root)
    activate(
      inner.leftAnchor.constraint(equalTo: root.leftAnchor), inner.topAnchor.constraint(equalTo: root.topAnchor),
      inner.rightAnchor.constraint(equalTo: root.rightAnchor), inner.bottomAnchor.constraint(equalTo: root.bottomAnchor)
    )
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(0, 0, 200, 100))
    #expect(leaf.frame == CGRect(2, 0, 196, 5))
    // After its removal, the tree can be laid out separately again.
    inner.removeFromSuperview()
    inner.translatesAutoresizingMaskIntoConstraints = true
    inner.frame = CGRect(0, 0, 70, 50)
    inner.layoutIfNeeded()
    #expect(leaf.frame == CGRect(2, 0, 66, 5))
  }

  /// `addConstraint` adds the constraint to the receiver's list if both items are inside the receiver.
  @Test func addConstraintListsItOnTheReceiver() {
    let root = makeRoot()
    let box = addBox(to: root)
    let width = box.widthAnchor.constraint(equalToConstant: 12)
    root.addConstraint(width)
    #expect(root.constraints == [width])
    #expect(box.constraints.isEmpty)
    root.layoutIfNeeded()
    #expect(box.frame.width == 12)
    root.removeConstraint(width)
    #expect(!width.isActive)
  }

  /// A constraint retains neither item. A constraint that outlives an item stays inactive, regardless of how it is
  /// activated, because without its second item `box.width == other.width` would mean a width of 0.
  @Test(arguments: [false, true])
  func addingAConstraintWithAReleasedItemDoesNothing(_ losesFirst: Bool) {
    let root = makeRoot()
    let box = addBox(to: root)
    let constraint: NSLayoutConstraint
    do {
      let other = UIView()
      let (one, two) = losesFirst ? (other, box) : (box, other)
      constraint = one.widthAnchor.constraint(equalTo: two.widthAnchor)
    }
    root.addConstraint(constraint)
    #expect(!constraint.isActive && root.constraints.isEmpty)
    root.addConstraints([constraint])
    constraint.isActive = true
    #expect(!constraint.isActive && root.constraints.isEmpty)
  }

  private final class Mute: NSLayoutConstraint {
    override var firstItem: AnyObject? { nil }
    override var secondItem: AnyObject? { nil }
  }

  /// Removing a layout guide removes its constraints, even if a subclass overrides `firstItem` and `secondItem`.
  @Test func removingAGuideRemovesItsConstraints() {
    let root = makeRoot()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let constraint = Mute(
      item: guide, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 1, constant: 0)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    root.removeLayoutGuide(guide)
    #expect(!constraint.isActive && root.constraints.isEmpty)
  }
}
