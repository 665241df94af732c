// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Shared helpers: named views, constraint descriptions and views that count their changes.

import SwiftLayout

/// Returns a view with the given accessibility identifier.
@MainActor
func makeView(_ name: String) -> UIView {
  let view = UIView()
  view.accessibilityIdentifier = name
  return view
}

/// Returns a root view of the given size with the identifier "root".
@MainActor
func makeRoot(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  root.accessibilityIdentifier = "root"
  return root
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// Returns a constraint's description, such as "child.top == root.top + 8 @250 'id'".
@MainActor
func text(_ c: NSLayoutConstraint) -> String {
  let relation = c.relation == .equal ? "==" : c.relation == .lessThanOrEqual ? "<=" : ">="
  var text = "\(name(c.firstItem)).\(c.firstAttribute) \(relation) "
  if let second = c.secondItem {
    text += c.multiplier == 1 ? "" : "\(number(c.multiplier)) * "
    text += "\(name(second)).\(c.secondAttribute)"
    text += c.constant == 0 ? "" : c.constant > 0 ? " + \(number(c.constant))" : " - \(number(-c.constant))"
  } else {
    text += number(c.constant)
  }
  text += c.priority == .required ? "" : " @\(number(CGFloat(c.priority.rawValue)))"
  return text + (c.identifier.map { " '\($0)'" } ?? "")
}

@MainActor
private func name(_ item: AnyObject?) -> String {
  (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier ?? "?"
}

private func number(_ value: CGFloat) -> String {
  value == value.rounded() ? String(Int(value)) : "\(value)"
}

/// Returns the descriptions of all constraints in a view tree, ordered by view and then by activation.
@MainActor
func constraintTexts(_ view: UIView) -> [String] {
  view.constraints.map(text) + view.subviews.flatMap(constraintTexts)
}

/// Returns all constraints in a view tree.
@MainActor
func allConstraints(_ view: UIView) -> [NSLayoutConstraint] {
  view.constraints + view.subviews.flatMap(allConstraints)
}

/// Returns the names of a view tree, such as "root(a, b(c))".
@MainActor
func tree(_ view: UIView) -> String {
  let name = view.accessibilityIdentifier ?? "?"
  return view.subviews.isEmpty ? name : "\(name)(\(view.subviews.map(tree).joined(separator: ", ")))"
}

/// A view that counts its superview and subview changes.
final class CountingView: UIView {
  private(set) var added = 0
  private(set) var inserted = 0
  private(set) var removed = 0

  override func addSubview(_ view: UIView) {
    added += 1
    super.addSubview(view)
  }

  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    inserted += 1
    super.insertSubview(view, aboveSubview: sibling)
  }

  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    inserted += 1
    super.insertSubview(view, belowSubview: sibling)
  }

  override func willRemoveSubview(_ subview: UIView) {
    removed += 1
    super.willRemoveSubview(subview)
  }
}
