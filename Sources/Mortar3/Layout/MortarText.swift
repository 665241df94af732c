// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Constraints formatted as English sentences, for logs and messages.

public import UIKit

@MainActor
enum MortarText {
  /// Returns the class and the name of a view or guide.
  static func name(of item: AnyObject) -> String {
    let type = String(describing: Swift.type(of: item))
    if let guide = item as? UILayoutGuide { return guide.identifier.isEmpty ? type : "\(type) '\(guide.identifier)'" }
    guard let view = item as? UIView else { return type }
    let given = view.layoutReferenceId ?? view.accessibilityIdentifier ?? (view as? UILabel)?.text
    return given.map { "\(type) '\($0)'" } ?? type
  }

  /// Returns a number without unnecessary digits.
  static func number(_ value: CGFloat) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return String(format: "%g", Double(value))
  }

  static func points(_ value: CGFloat) -> String {
    number(value) + (abs(value) == 1 ? " point" : " points")
  }

  static func sentence(_ constraint: NSLayoutConstraint) -> String {
    guard let first = constraint.firstItem else { return "A constraint with a deallocated view." }
    var text = "\(name(of: first))'s \(constraint.firstAttribute.words) \(relation(constraint.relation)) "
    text += rightSide(of: constraint, first: first)
    if constraint.priority != .required { text += ", with priority \(number(CGFloat(constraint.priority.rawValue)))" }
    return text + (constraint.isActive ? "." : " (not active).")
  }

  private static func rightSide(of constraint: NSLayoutConstraint, first: AnyObject) -> String {
    guard let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute else {
      return points(constraint.constant)
    }
    let factor = constraint.multiplier == 1 ? "" : "\(number(constraint.multiplier)) times "
    let offset =
      constraint.constant == 0
      ? "" : " \(constraint.constant > 0 ? "plus" : "minus") \(points(abs(constraint.constant)))"
    return "\(factor)\(owner(of: second, relativeTo: first)) \(constraint.secondAttribute.words)\(offset)"
  }

  /// Returns `its superview's`, `its superview's safe area's`, or `UILabel 'title''s`.
  private static func owner(of second: AnyObject, relativeTo first: AnyObject) -> String {
    if second === first { return "its own" }
    let parent = LayoutItemReference.parent(of: first)
    if second === parent { return "its superview's" }
    if let guide = second as? UILayoutGuide, let view = guide.owningView {
      let whose = view === first ? "its own" : view === parent ? "its superview's" : "\(name(of: view))'s"
      switch guide.identifier {
      case "UIViewSafeAreaLayoutGuide": return "\(whose) safe area's"
      case "UIViewLayoutMarginsGuide": return "\(whose) margins'"
      case "": return "\(whose) layout guide's"
      default: return "\(whose) guide '\(guide.identifier)''s"
      }
    }
    return "\(name(of: second))'s"
  }

  private static func relation(_ relation: MortarAliasLayoutRelation) -> String {
    switch relation {
    case .equal: "equals"
    case .greaterThanOrEqual: "is at least"
    case .lessThanOrEqual: "is at most"
    }
  }
}

extension NSLayoutConstraint {
  /// A description of the constraint as a sentence: `UILabel 'Hello''s leading edge equals its superview's leading
  /// margin plus 8 points.`
  public var inWords: String { MortarText.sentence(self) }
}

extension UIView {
  /// A description of the constraints that the view owns, one sentence per line. A view owns the constraints between
  /// itself and its subviews.
  public var constraintsInWords: String { constraints.map(\.inWords).joined(separator: "\n") }
}
