// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

@testable import TesseraLayout
@testable import TesseraViews

extension TreeSurgeon {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// Returns attributes that can be related to each other.
  private func sides(_ isHorizontal: Bool) -> [Attribute] {
    // If the tree uses autoresizing masks, exclude centers, because half of a size may not be an integer.
    if isHorizontal {
      let absolute: [Attribute] = [.left, .right, .leftMargin, .rightMargin] + (usesMasks ? [] : [.centerX])
      return chance(2) ? absolute : [.leading, .trailing, .leadingMargin, .trailingMargin]
    }
    return [.top, .bottom, .topMargin, .bottomMargin] + (usesMasks ? [] : [.centerY, .firstBaseline, .lastBaseline])
  }

  /// Creates and activates a constraint between another item in the tree and the view or one of its guides.
  func constrain(_ view: UIView) {
    let first = item(of: view)
    let constraint: NSLayoutConstraint
    if chance(3) {
      let other = chance(2) ? item(of: relative(of: view)) : nil
      constraint = NSLayoutConstraint(
        item: first, attribute: pick([.width, .height]), relatedBy: relation(), toItem: other,
        attribute: other == nil ? .notAnAttribute : pick([.width, .height]), multiplier: chance(4) ? 2 : 1,
        constant: other == nil ? number(0...150) : number(-20...20))
    } else {
      let sides = sides(chance(2))
      let other = item(of: relative(of: view))
      guard other !== first || first is UIView else { return }
      constraint = NSLayoutConstraint(
        item: first, attribute: side(sides, first), relatedBy: relation(), toItem: other, attribute: side(sides, other),
        multiplier: 1, constant: number(-30...60))
    }
    constraint.priority = UILayoutPriority(pick([100, 250, 500, 750, 999]))
    if constraint.activateInCommonAncestor() { constraints.append(constraint) }
    if constraints.count > 30 { constraints.removeFirst().isActive = false }
  }

  private func relation() -> NSLayoutConstraint.Relation {
    pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  /// Returns a random attribute that the item supports. Layout guides have no margins or baselines.
  private func side(_ sides: [Attribute], _ item: AnyObject) -> Attribute {
    pick(item is UIView ? sides : sides.filter { !$0.dependsOnMetrics })
  }

  private func relative(of view: UIView) -> UIView {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return view.superview ?? view
    case 1: return view.superview.map { pick($0.subviews) } ?? view
    case 2: return view.subviews.isEmpty ? view : pick(view.subviews)
    default:
      let root = AncestorHints.root(of: view)
      return pick(views.filter { AncestorHints.root(of: $0) === root } + [view])
    }
  }

  /// Returns the view or one of its layout guides.
  private func item(of view: UIView) -> AnyObject {
    guard chance(3) else { return view }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return view.layoutMarginsGuide
    case 1: return view.safeAreaLayoutGuide
    case 2:
      guard let scroll = view as? UIScrollView else { return view }
      return chance(2) ? scroll.contentLayoutGuide : scroll.frameLayoutGuide
    default: return guides.first { $0.owningView === view } ?? view
    }
  }

  func retune(_ constraint: NSLayoutConstraint) {
    if chance(2) {
      constraint.constant = number(-30...100)
    } else {
      constraint.priority = UILayoutPriority(pick([100, 250, 500, 750, 999]))
    }
  }

  /// Adds, moves or removes a layout guide.
  func changeGuides(of view: UIView) {
    if guides.count < 5, chance(2) {
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      guides.append(guide)
    } else if let guide = guides.randomElement(using: &random) {
      if chance(2) { view.addLayoutGuide(guide) } else { guide.owningView?.removeLayoutGuide(guide) }
    }
  }
}
