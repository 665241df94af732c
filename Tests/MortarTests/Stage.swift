// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Shared helpers: a root view of 400 x 300 points with a container of 200 x 100 points at (50, 40) and boxes next to
// it. Comments show how the expected frames follow from the statements.

import Mortar

@MainActor
struct Stage {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let container = UIView(frame: CGRect(x: 50, y: 40, width: 200, height: 100))
  let view1 = UIView()
  let view2 = UIView(frame: CGRect(x: 100, y: 60, width: 80, height: 40))
  let view3 = UIView(frame: CGRect(x: 10, y: 200, width: 30, height: 50))
  let view4 = UIView(frame: CGRect(x: 300, y: 20, width: 60, height: 90))
  let view5 = UIView(frame: CGRect(x: 220, y: 180, width: 25, height: 35))
  let view6 = UIView(frame: CGRect(x: 260, y: 230, width: 15, height: 45))

  init() {
    for view in [container, view1, view2, view3, view4, view5, view6] { root.addSubview(view) }
  }

  func frame(_ view: UIView) -> CGRect {
    root.layoutIfNeeded()
    return view.frame
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A view with a custom intrinsic size, which is simpler than a view with text.
final class Sized: UIView {
  private let content: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// Returns `first.attribute relation multiplier*second.attribute+constant@priority`, with the given view names.
@MainActor
func terms(_ constraint: NSLayoutConstraint, _ names: [(UIView, String)]) -> String {
  func name(_ item: AnyObject?) -> String {
    guard let item else { return "-" }
    return names.first { $0.0 === item }?.1 ?? "\(type(of: item))"
  }
  let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
  let right = "\(constraint.multiplier)*\(name(constraint.secondItem)).\(constraint.secondAttribute)"
  return "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation) \(right)+\(constraint.constant)"
    + "@\(constraint.priority.rawValue)"
}

/// Returns whether two numbers are equal, up to rounding errors from placement on multiples of a third of a point.
func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }
