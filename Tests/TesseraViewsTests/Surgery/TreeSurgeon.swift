// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Seeded random operations on a pool of views, layout guides and constraints. A view may or may not be in a tree, and
// a tree in a window. Objects that are removed from the pool are deallocated unless a tree retains them.

import Foundation
import TesseraRandom
import TesseraViewFixtures

@testable import TesseraGraphics
@testable import TesseraLayout
@testable import TesseraViews

/// A view that requests layout in its callbacks while the tree is being modified.
final class EagerView: UIView {
  override func didMoveToSuperview() { superview?.layoutIfNeeded() }
  override func willMove(toSuperview newSuperview: UIView?) { newSuperview?.layoutIfNeeded() }
  override func tintColorDidChange() { superview?.layoutIfNeeded() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { layoutIfNeeded() }
  override func didMoveToWindow() { window?.layoutIfNeeded() }
}

struct WeakObject {
  weak var object: AnyObject?
}

extension [WeakObject] {
  /// The type names of the objects that still exist.
  var leftovers: [String] { compactMap { $0.object.map { "\(type(of: $0))" } } }
}

@MainActor
final class TreeSurgeon {
  var random: SeededRandom
  /// Whether views are positioned by autoresizing masks. In this case, all numbers are integers, so that rounding to
  /// pixels repeatedly does not change the result.
  let usesMasks: Bool
  var views: [UIView] = []
  var guides: [UILayoutGuide] = []
  var constraints: [NSLayoutConstraint] = []
  /// All objects created so far.
  private(set) var made: [WeakObject] = []

  init(seed: UInt64, usesMasks: Bool) {
    random = SeededRandom(state: seed)
    self.usesMasks = usesMasks
    add(makeWindow(300, 400, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)))
    for _ in 0..<8 { add(makeView()) }
  }

  // MARK: Randomness

  func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
  func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &random) == 0 }
  func pick<T>(_ list: [T]) -> T { list[Int.random(in: list.indices, using: &random)] }

  // MARK: Pool

  private func add(_ view: UIView) {
    views.append(view)
    made.append(WeakObject(object: view))
  }

  private func makeView() -> UIView {
    let view: UIView
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: view = Sized(number(1...120), number(1...60))
    case 2:
      let label = UILabel()
      label.numberOfLines = chance(2) ? 0 : 1
      label.text = text()
      view = label
    case 3, 4: view = UIStackView()
    case 5:
      // A scroll view whose offset adjusts to its insets would depend on the time at which the insets change.
      let scroll = UIScrollView()
      scroll.contentInsetAdjustmentBehavior = .never
      view = scroll
    case 6: view = EagerView()
    default: view = UIView()
    }
    view.frame = CGRect(number(0...50), number(0...50), number(0...200), number(0...200))
    view.translatesAutoresizingMaskIntoConstraints = usesMasks && chance(2)
    return view
  }

  private func text() -> String {
    Array(repeating: "word", count: Int.random(in: 0...9, using: &random)).joined(separator: " ")
  }

  /// The roots of the pool's views.
  var roots: [UIView] {
    var roots: [UIView] = []
    for view in views {
      let root = AncestorHints.root(of: view)
      if !roots.contains(where: { $0 === root }) { roots.append(root) }
    }
    return roots
  }

  /// Releases all objects and returns the names of the objects that still exist.
  func leaks() -> [String] {
    (views, guides, constraints) = ([], [], [])
    return made.leftovers
  }

  // MARK: Operations

  func operate() {
    let view = pick(views)
    switch Int.random(in: 0..<30, using: &random) {
    case 0...4: insert(pick(views), into: view)
    case 5, 6: if !(view is UIWindow) { view.removeFromSuperview() }
    case 7: free()
    case 8: add(makeView())
    case 9: reorder(view)
    case 10...14: constrain(view)
    case 15: if !constraints.isEmpty { toggle(pick(constraints)) }
    case 16: if !constraints.isEmpty { retune(pick(constraints)) }
    case 17: changeGuides(of: view)
    case 18:
      view.isHidden.toggle()
      // A visible window is retained until it is hidden.
      if let window = view as? UIWindow { UIApplication.shared.release(window) }
    case 19: place(view)
    case 20: changeMask(of: view)
    case 21: view.layoutIfNeeded()
    case 22: measure(view)
    case 23: arrange(view)
    case 24: change(view)
    case 25: drop()
    default: AncestorHints.root(of: view).layoutIfNeeded()
    }
  }

  private func insert(_ child: UIView, into parent: UIView) {
    guard !(child is UIWindow), child !== parent, !parent.isDescendant(of: child) else { return }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: parent.insertSubview(child, at: Int.random(in: 0...max(0, parent.subviews.count), using: &random))
    case 1: if let other = sibling(child, parent) { parent.insertSubview(child, belowSubview: other) }
    case 2: if let other = sibling(child, parent) { parent.insertSubview(child, aboveSubview: other) }
    case 3: (parent as? UIStackView)?.addArrangedSubview(child)
    default: parent.addSubview(child)
    }
  }

  private func sibling(_ child: UIView, _ parent: UIView) -> UIView? {
    parent.subviews.filter { $0 !== child }.randomElement(using: &random)
  }

  /// Removes a view from the pool, whether or not it is in a tree. The window remains.
  private func free() {
    guard views.count > 4 else { return add(makeView()) }
    let view = views.remove(at: Int.random(in: 1..<views.count, using: &random))
    if chance(2) { view.removeFromSuperview() }
  }

  private func drop() {
    if !constraints.isEmpty { constraints.remove(at: Int.random(in: constraints.indices, using: &random)) }
    if !guides.isEmpty, chance(3) { guides.remove(at: Int.random(in: guides.indices, using: &random)) }
  }

  /// A constraint between trees can't be activated, because this misuse would terminate the process.
  private func toggle(_ constraint: NSLayoutConstraint) {
    if constraint.isActive { constraint.isActive = false } else { _ = constraint.activateInCommonAncestor() }
  }

  private func reorder(_ view: UIView) {
    guard let parent = view.superview else { return }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: parent.bringSubviewToFront(view)
    case 1: parent.sendSubviewToBack(view)
    default:
      let count = parent.subviews.count
      parent.exchangeSubview(
        at: Int.random(in: 0..<count, using: &random), withSubviewAt: Int.random(in: 0..<count, using: &random))
    }
  }

  private func place(_ view: UIView) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: view.frame.origin = CGPoint(x: number(0...100), y: number(0...100))
    case 1: view.frame.size = CGSize(width: number(0...300), height: number(0...300))
    case 2: view.bounds.origin = CGPoint(x: number(-20...20), y: number(-20...20))
    default: (view as? UIScrollView)?.contentSize = CGSize(width: number(0...500), height: number(0...500))
    }
  }

  private func changeMask(of view: UIView) {
    guard usesMasks, !(view is UIWindow) else { return }
    guard chance(2) else {
      view.autoresizingMask = [
        pick([[], .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]),
        pick([[], .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]),
      ]
      return
    }
    view.translatesAutoresizingMaskIntoConstraints.toggle()
  }

  private func measure(_ view: UIView) {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    case 1: _ = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    default:
      _ = view.systemLayoutSizeFitting(
        CGSize(width: number(0...300), height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
  }

  private func arrange(_ view: UIView) {
    guard let stack = view as? UIStackView else { return }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
    case 1: stack.spacing = number(0...12)
    case 2: stack.alignment = pick([.fill, .leading, .trailing, .firstBaseline])
    case 3: stack.distribution = pick([.fill, .fillEqually, .equalSpacing])
    case 4: if let view = stack.arrangedSubviews.randomElement(using: &random) { stack.removeArrangedSubview(view) }
    default: stack.isLayoutMarginsRelativeArrangement.toggle()
    }
  }

  private func change(_ view: UIView) {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: (view as? UILabel)?.text = text()
    case 1: (view as? Sized)?.content = CGSize(width: number(1...120), height: number(1...60))
    case 2: view.semanticContentAttribute = pick([.unspecified, .forceLeftToRight, .forceRightToLeft])
    case 3:
      let priority = UILayoutPriority(pick([1, 250, 251, 700]))
      view.setContentHuggingPriority(priority, for: pick([.horizontal, .vertical]))
    case 4: view.layoutMargins = UIEdgeInsets(top: number(0...9), left: number(0...9), bottom: 3, right: number(0...9))
    case 5: view.tintColor = pick([.red, .blue])
    default: view.setNeedsUpdateConstraints()
    }
  }
}
