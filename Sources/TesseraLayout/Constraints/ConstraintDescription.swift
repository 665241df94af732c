// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The description of a constraint, as UIKit logs it. If a view has an accessibility identifier, the identifier is
// used as its name, and its address appears at the end:
//
//     <NSLayoutConstraint:0x6000 'id' UILabel:0x7f88.leading == UIView:0x7f99.leading + 8   (active)>
//     <NSLayoutConstraint:0x6000 title.width == 8   (active, names: title:0x7f88 )>

import Foundation

@MainActor
package enum ConstraintDescription {
  package static func describe(_ constraint: NSLayoutConstraint) -> String {
    let type = String(describing: Swift.type(of: constraint))
    let identifier = constraint.identifier.map { "'\($0)' " } ?? ""
    let state = constraint.isActive ? "active" : "inactive"
    let short = shortNames(constraint.firstItem, constraint.secondItem)
    let names = names(of: constraint, short)
    return
      "<\(type):\(address(of: constraint)) \(identifier)\(equation(constraint, naming: short))   (\(state)\(names))>"
  }

  /// Returns a function that names the items of a constraint: by accessibility identifier if the identifiers differ,
  /// or else by class and address.
  static func shortNames(_ first: AnyObject?, _ second: AnyObject? = nil) -> @MainActor (AnyObject?) -> String {
    let isShared = first !== second && identifier(of: first) == identifier(of: second)
    return { item in isShared ? name(of: item) : identifier(of: item) ?? name(of: item) }
  }

  private static func identifier(of item: AnyObject?) -> String? {
    guard let identifier = constraintItem(item)?.itemView?.accessibilityIdentifier, !identifier.isEmpty else {
      return nil
    }
    return identifier
  }

  /// Returns a constraint's equation. `naming` returns the names of views and guides; the default is class and
  /// address.
  package static func equation(_ c: NSLayoutConstraint, naming name: @MainActor (AnyObject?) -> String = name(of:))
    -> String
  {
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

  /// Returns `H:[UILabel:0x…]-(NSSpace(8))-[UIButton:0x…]` for the system spacing between two items.
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

  /// Returns an item's class and address. For a label, appends its text as UIKit does.
  package static func name(of item: AnyObject?) -> String {
    guard let item else { return "(nil)" }
    let text =
      (constraintItem(item)?.guideIdentifier ?? constraintItem(item)?.itemView?.textForDescription).map { "'\($0)'" }
      ?? ""
    return "\(String(describing: type(of: item))):\(address(of: item))\(text)"
  }

  package static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// Returns the list of names at the end of a description, such as `, names: title:0x…, '|':UIView:0x… `. It
  /// contains the addresses of views with identifiers, and of the superview that the constraint pins to.
  private static func names(of c: NSLayoutConstraint, _ short: @MainActor (AnyObject?) -> String) -> String {
    var names = c.secondItem === c.firstItem ? [c.firstItem] : [c.firstItem, c.secondItem]
    names.removeAll { short($0) != identifier(of: $0) }
    var texts = names.compactMap { named($0) }
    if c.isActive, let first = constraintItem(c.firstItem)?.itemView,
      let second = constraintItem(c.secondItem)?.itemView
    {
      if first.layoutContainer === second {
        texts.append("'|':\(named(second) ?? name(of: second))")
      } else if second.layoutContainer === first {
        texts.append("'|':\(named(first) ?? name(of: first))")
      }
    }
    return list(texts)
  }

  /// Returns the list of names at the end of a description that refers to one view, such as `, names: title:0x… `, or
  /// an empty string.
  static func names(of view: any LayoutView) -> String { list([named(view)].compactMap { $0 }) }

  private static func named(_ item: AnyObject?) -> String? {
    guard let item, let identifier = identifier(of: item) else { return nil }
    return "\(identifier):\(address(of: item))"
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "" : ", names: \(names.joined(separator: ", ")) "
  }

  /// Formats a number with as few digits as possible, such as 8, 0.5 or -12.25.
  package static func number(_ value: CGFloat) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return String(format: "%g", Double(value))
  }
}
