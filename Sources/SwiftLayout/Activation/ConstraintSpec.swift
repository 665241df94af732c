// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
import TesseraViews
import UIKit

/// A constraint that a layout requests. The collector keeps its items alive.
@MainActor
struct ConstraintSpec {
  let key: Key
  let constant: CGFloat
  let priority: UILayoutPriority
  let identifier: String?
  /// The source location of the statement.
  let place: CodeLocation?

  /// The immutable properties of a constraint.
  struct Key: Hashable {
    let first: ItemReference
    let second: ItemReference?
    let attribute: NSLayoutConstraint.Attribute
    let secondAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
  }

  /// Returns whether both are equal in every respect.
  func isEqual(to other: ConstraintSpec) -> Bool {
    key == other.key && hasSameConstants(as: other)
  }

  /// Returns whether constants, priorities and identifiers are equal.
  func hasSameConstants(as other: ConstraintSpec) -> Bool {
    constant == other.constant && priority == other.priority && identifier == other.identifier
  }

  /// Makes the constraint. An error message about it names the statement.
  func makeConstraint() -> NSLayoutConstraint {
    CodeLocation.current = place
    defer { CodeLocation.current = nil }
    let constraint = NSLayoutConstraint(
      item: key.first.object, attribute: key.attribute, relatedBy: key.relation, toItem: key.second?.object,
      attribute: key.secondAttribute, multiplier: key.multiplier, constant: constant)
    adjust(constraint)
    return constraint
  }

  /// Activates the constraint. An error message about it names the statement.
  func activate(_ constraint: NSLayoutConstraint) {
    CodeLocation.current = place
    constraint.isActive = true
    CodeLocation.current = nil
  }

  /// Updates the mutable properties that differ.
  /// - Returns: Whether anything changed.
  @discardableResult
  func adjust(_ constraint: NSLayoutConstraint) -> Bool {
    let isSame =
      constraint.constant == constant && constraint.priority == priority && constraint.identifier == identifier
    if isSame { return false }
    CodeLocation.current = place
    defer { CodeLocation.current = nil }
    if constraint.constant != constant { constraint.constant = constant }
    if constraint.priority != priority { constraint.priority = priority }
    if constraint.identifier != identifier { constraint.identifier = identifier }
    return true
  }

  /// Returns whether the constraint is still between these items. After an item is deallocated, its key may match a later
  /// object.
  func isBetweenItems(of constraint: NSLayoutConstraint) -> Bool {
    constraint.firstItem === key.first.object && constraint.secondItem === key.second?.object
  }
}

/// The constraints of a layout, in order of declaration, without duplicates.
@MainActor
struct ConstraintSpecs {
  private(set) var list: [ConstraintSpec] = []
  /// Whether some constraints differ only in constant, priority or identifier.
  private(set) var repeatsKeys = false
  /// The attributes since the last item began, one bit for each.
  private var attributes: UInt32 = 0
  private var start = 0
  /// The indices in `list` by key; nil if all anchors of an item are contiguous, which is nearly always the case.
  private var indices: [ConstraintSpec.Key: [Int]]?

  /// - Parameter itemsComeBack: Whether anchors of one item may be in several places.
  init(capacity: Int, itemsComeBack: Bool) {
    list.reserveCapacity(capacity)
    if itemsComeBack { indices = [:] }
  }

  mutating func beginItem() {
    (attributes, start) = (0, list.count)
  }

  /// Adds a constraint, unless an equal one exists.
  mutating func append(_ spec: ConstraintSpec) {
    if containsSpec(spec) { return }
    indices?[spec.key, default: []].append(list.count)
    list.append(spec)
  }

  private mutating func containsSpec(_ spec: ConstraintSpec) -> Bool {
    if let indices { return containsSpec(spec, among: indices[spec.key] ?? []) }
    let bit = UInt32(1) << UInt32(spec.key.attribute.rawValue & 31)
    defer { attributes |= bit }
    return attributes & bit != 0 && containsSpec(spec, among: start..<list.count)
  }

  private mutating func containsSpec(_ spec: ConstraintSpec, among indices: some Sequence<Int>) -> Bool {
    for index in indices where list[index].key == spec.key {
      if list[index].hasSameConstants(as: spec) { return true }
      repeatsKeys = true
    }
    return false
  }
}

extension LayoutCollector {
  func makeSpecs() -> ConstraintSpecs {
    var specs = ConstraintSpecs(capacity: itemAnchors.count * 4, itemsComeBack: listsViewsTwice || listsGuidesTwice)
    for use in itemAnchors {
      specs.beginItem()
      for rule in use.anchors.rules { appendSpecs(of: rule, use: use, to: &specs) }
    }
    return specs
  }

  private func appendSpecs(of rule: AnchorRule, use: ItemAnchors, to specs: inout ConstraintSpecs) {
    let place = rule.place
    for index in 0..<rule.attributes.count {
      let attribute = rule.attributes[index]
      let second = secondItem(of: rule, attribute: attribute, use: use, place: place)
      // A position must be relative to another item. A size can be independent if it is a number.
      if second == nil, !attribute.isDimension || !rule.target.isNumber {
        LayoutLog.report(
          "\(ItemName.name(of: use.item.object)) has no superview that .\(attribute) can be related to. The anchor is "
            + "ignored; specify an item, or make the layout the sublayout of another view.", at: place)
        continue
      }
      specs.append(
        ConstraintSpec(
          key: ConstraintSpec.Key(
            first: use.item, second: second, attribute: attribute,
            secondAttribute: second == nil ? .notAnAttribute : rule.targetAttribute ?? attribute,
            relation: rule.relation, multiplier: second == nil ? 1 : rule.multiplier),
          constant: rule.constant(for: attribute), priority: rule.priority, identifier: rule.identifier, place: place))
    }
  }

  private func secondItem(
    of rule: AnchorRule, attribute: NSLayoutConstraint.Attribute, use: ItemAnchors, place: CodeLocation?
  ) -> ItemReference? {
    switch rule.target {
    case .item(let item): return ItemReference(item)
    case .number: return attribute.isDimension ? nil : superview(of: use)
    case .implicit, .superview: return superview(of: use)
    case .identifier(let identifier):
      if let item = item(identifiedBy: identifier) { return item }
      LayoutLog.report(
        "No view or guide of the layout is identified by \"\(identifier)\". \(ItemName.name(of: use.item.object)) is related to "
          + "its superview instead; give one the identifier with identifying(_:).", at: place)
      return superview(of: use)
    }
  }

  /// Returns the superview of the item in the layout; for the root of a layout its current one.
  private func superview(of use: ItemAnchors) -> ItemReference? {
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
