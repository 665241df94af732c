// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Constraints formatted as sentences: `UILabel "Name"'s left equals UIImageView's right plus 8 points`.

import TesseraViews
import UIKit

@MainActor
package enum MortarText {
  package static func sentence(_ constraint: NSLayoutConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "equals"
      case .greaterThanOrEqual: "is at least"
      case .lessThanOrEqual: "is at most"
      }
    let left = "\(name(constraint.firstItem))'s \(constraint.firstAttribute.mortarName)"
    return "\(left) \(relation) \(rightSide(of: constraint))"
  }

  static func line(_ constraint: NSLayoutConstraint) -> String {
    let priority =
      constraint.priority == .required ? "" : ", priority \(number(CGFloat(constraint.priority.rawValue)))"
    let state = constraint.isActive ? "" : ", inactive"
    let identifier = constraint.identifier.map { " (\($0))" } ?? ""
    return sentence(constraint) + priority + state + identifier
  }

  /// Returns an item's accessibility identifier, or its class and text.
  package static func name(_ item: AnyObject?) -> String {
    guard let item else { return "a deallocated view" }
    if let guide = item as? UILayoutGuide {
      return guide.identifier.isEmpty ? "\(type(of: guide)) of \(name(guide.owningView))" : guide.identifier
    }
    guard let view = item as? UIView else { return "\(type(of: item))" }
    if let identifier = view.accessibilityIdentifier { return identifier }
    let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
    return text.map { "\(type(of: view)) \"\($0)\"" } ?? "\(type(of: view))"
  }

  private static func rightSide(of constraint: NSLayoutConstraint) -> String {
    let constant = constraint.constant
    guard let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute else {
      return "\(number(constant)) points"
    }
    let isSuperview = second === (constraint.firstItem as? UIView)?.superview
    let owner = isSuperview ? "its superview" : name(second)
    let factor = constraint.multiplier == 1 ? "" : "\(number(constraint.multiplier)) times "
    let sum =
      constant == 0 ? "" : constant > 0 ? " plus \(number(constant)) points" : " minus \(number(-constant)) points"
    return "\(factor)\(owner)'s \(constraint.secondAttribute.mortarName)\(sum)"
  }

  /// Returns a number without unnecessary digits.
  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
  }
}

extension MortarConstraint {
  /// A description of the statement's constraints in English, one per line:
  ///
  ///     UILabel "Name"'s left equals UIImageView's right plus 8 points, priority 750
  public var inWords: String { layoutConstraints.map(MortarText.line).joined(separator: "\n") }
}

extension Array where Element == MortarConstraint {
  /// A description of all statements' constraints in English, one per line.
  @preconcurrency @MainActor
  public var inWords: String { layoutConstraints.map(MortarText.line).joined(separator: "\n") }
}

extension MortarConstraint: @preconcurrency CustomStringConvertible {
  /// The same text as `inWords`.
  public var description: String { inWords }
}

@MainActor
extension MortarAttribute {
  /// The attribute, approximately as it was written: `UILabel "Name".size`.
  package var text: String {
    guard item != nil else { return "the number \(MortarText.number(CGFloat(constant[0])))" }
    guard let components else { return MortarText.name(item) }
    let names = (0..<components.count).map { components[$0].mortarName }
    return "\(MortarText.name(item)).\(names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))")"
  }
}
