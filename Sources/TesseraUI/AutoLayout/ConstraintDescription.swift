// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The text of a constraint as UIKit logs it:
// <NSLayoutConstraint:0x6000 'id' UILabel:0x7f88.leading == UIView:0x7f99.leading + 8   (active)>

import Foundation

@MainActor
enum ConstraintDescription {
  static func describe(_ constraint: NSLayoutConstraint) -> String {
    let type = String(describing: Swift.type(of: constraint))
    let identifier = constraint.identifier.map { "'\($0)' " } ?? ""
    let state = constraint.isActive ? "active" : "inactive"
    let address = address(of: constraint)
    let suffix = "\(names(of: constraint))"
    return "<\(type):\(address) \(identifier)\(equation(constraint))   (\(state)\(suffix))>"
  }

  /// `naming` names views and guides; by default as UIKit does.
  static func equation(_ c: NSLayoutConstraint, naming name: @MainActor (AnyObject?) -> String = name(of:)) -> String {
    if let picture = visualFormat(c, name) { return picture }
    let first = "\(name(c.firstItem)).\(c.firstAttribute.name)"
    let relation = sign(c.relation)
    let priority = c.priority == .required ? "" : " @\(number(CGFloat(c.priority.rawValue)))"
    guard let second = c.secondItem, c.secondAttribute != .notAnAttribute else {
      return "\(first) \(relation) \(number(c.constant))\(priority)"
    }
    let factor = c.multiplier == 1 ? "" : "\(number(c.multiplier))*"
    let sum = c.constant == 0 ? "" : c.constant > 0 ? " + \(number(c.constant))" : " - \(number(-c.constant))"
    return "\(first) \(relation) \(factor)\(name(second)).\(c.secondAttribute.name)\(sum)\(priority)"
  }

  private static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  /// `H:[UILabel:0x…]-(NSSpace(8))-[UIButton:0x…]` for the system's spacing between two items.
  private static func visualFormat(_ c: NSLayoutConstraint, _ name: @MainActor (AnyObject?) -> String) -> String? {
    guard c.isSystemSpacing, let next = c.firstItem, let one = c.secondItem, c.multiplier == 1 else { return nil }
    let axis: String
    let suffix: String
    switch (c.secondAttribute, c.firstAttribute) {
    case (.trailing, .leading): (axis, suffix) = ("H", "")
    case (.right, .left): (axis, suffix) = ("H", "(LTR)")
    case (.bottom, .top): (axis, suffix) = ("V", "")
    default: return nil
    }
    let relation = c.relation == .equal ? "" : sign(c.relation)
    let priority = c.priority == .required ? "" : "@\(number(CGFloat(c.priority.rawValue)))"
    let space = "\(relation)NSSpace(\(number(c.constant)))\(priority)"
    return "\(axis):[\(name(one))]-(\(space))-[\(name(next))]\(suffix)"
  }

  /// Class and address of an item, with the text of a label as UIKit adds it.
  static func name(of item: AnyObject?) -> String {
    guard let item else { return "(nil)" }
    if let guide = item as? UILayoutGuide {
      return "\(String(describing: type(of: guide))):\(address(of: guide))'\(guide.identifier)'"
    }
    let text = (item as? UIView)?.textForDescription.map { "'\($0)'" } ?? ""
    return "\(String(describing: type(of: item))):\(address(of: item))\(text)"
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// `, names: '|':UIView:0x…` for the superview of a constraint that pins to it.
  private static func names(of c: NSLayoutConstraint) -> String {
    guard c.isActive, let first = c.firstItem as? UIView, let second = c.secondItem as? UIView else { return "" }
    if first.superview === second { return ", names: '|':\(name(of: second)) " }
    if second.superview === first { return ", names: '|':\(name(of: first)) " }
    return ""
  }

  /// A number without needless digits: 8, 0.5, -12.25.
  static func number(_ value: CGFloat) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return String(format: "%g", Double(value))
  }
}
