// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A constraint that a layout asks for. Its items are alive as long as the collector is.
@MainActor
struct ConstraintSpec {
  let key: Key
  let constant: CGFloat
  let priority: UILayoutPriority
  let identifier: String?

  /// All that cannot be changed once a constraint is made.
  struct Key: Hashable {
    let first: ItemReference
    let second: ItemReference?
    let attribute: NSLayoutConstraint.Attribute
    let secondAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
  }

  func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: key.first.object, attribute: key.attribute, relatedBy: key.relation, toItem: key.second?.object,
      attribute: key.secondAttribute, multiplier: key.multiplier, constant: constant)
    adjust(constraint)
    return constraint
  }

  /// Sets what may be changed, where it differs.
  func adjust(_ constraint: NSLayoutConstraint) {
    if constraint.constant != constant { constraint.constant = constant }
    if constraint.priority != priority { constraint.priority = priority }
    if constraint.identifier != identifier { constraint.identifier = identifier }
  }

  /// Whether the constraint is still between these items. One whose item died may have a key that fits a later object.
  func isBetweenItems(of constraint: NSLayoutConstraint) -> Bool {
    constraint.firstItem === key.first.object && constraint.secondItem === key.second?.object
  }
}

extension LayoutCollector {
  /// All constraints the layout asks for, in order of declaration.
  func makeSpecs() -> [ConstraintSpec] {
    var specs: [ConstraintSpec] = []
    specs.reserveCapacity(uses.count * 4)
    for use in uses {
      for rule in use.anchors.rules { append(rule, use, to: &specs) }
    }
    return specs
  }

  private func append(_ rule: AnchorRule, _ use: Use, to specs: inout [ConstraintSpec]) {
    for index in 0..<rule.attributes.count {
      let attribute = rule.attributes[index]
      let second = secondItem(rule, attribute, use)
      // A position needs something to be related to. A size can stand alone where a number was asked for.
      if second == nil, !attribute.isDimension || !rule.target.isNumber {
        LayoutLog.report(
          "\(ItemName.name(of: use.item.object)) has no superview that .\(attribute) could be related to. The anchor is left "
            + "out; name an item, or make the layout the sublayout of another view.")
        continue
      }
      specs.append(
        ConstraintSpec(
          key: ConstraintSpec.Key(
            first: use.item, second: second, attribute: attribute,
            secondAttribute: second == nil ? .notAnAttribute : rule.targetAttribute ?? attribute,
            relation: rule.relation, multiplier: second == nil ? 1 : rule.multiplier),
          constant: rule.constant(for: attribute), priority: rule.priority, identifier: rule.identifier))
    }
  }

  private func secondItem(
    _ rule: AnchorRule, _ attribute: NSLayoutConstraint.Attribute, _ use: Use
  ) -> ItemReference? {
    switch rule.target {
    case .item(let item): return ItemReference(item)
    case .number: return attribute.isDimension ? nil : superview(of: use)
    case .unsaid, .superview: return superview(of: use)
    case .identifier(let identifier):
      if let item = item(identifiedBy: identifier) { return item }
      LayoutLog.report(
        "No view or guide of the layout is identified by \"\(identifier)\". \(ItemName.name(of: use.item.object)) is related to "
          + "its superview instead; give one the identifier with identifying(_:).")
      return superview(of: use)
    }
  }

  /// The superview in the layout; for the root of a layout the one it has.
  private func superview(of use: Use) -> ItemReference? {
    if let parent = use.parent { return parent }
    let item = use.item.object
    return ((item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView).map(ItemReference.init)
  }
}

extension AnchorTarget.Kind {
  var isNumber: Bool {
    if case .number = self { return true }
    return false
  }
}
