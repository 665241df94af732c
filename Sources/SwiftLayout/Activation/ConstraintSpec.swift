// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
import TesseraViews
import UIKit

/// A constraint that a layout specifies. The layout collector retains its items.
@MainActor
struct ConstraintSpec {
  let key: Key
  let constant: CGFloat
  let priority: UILayoutPriority
  let identifier: String?
  /// The source location of the statement.
  let place: CodeLocation?

  /// The immutable properties of a constraint, which identify it across updates.
  struct Key: Hashable {
    let first: ItemReference
    let second: ItemReference?
    let attribute: NSLayoutConstraint.Attribute
    let secondAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
  }

  /// Returns whether all properties are equal.
  func isEqual(to other: ConstraintSpec) -> Bool {
    key == other.key && hasSameConstants(as: other)
  }

  /// Returns whether the constants, priorities and identifiers are equal.
  func hasSameConstants(as other: ConstraintSpec) -> Bool {
    constant == other.constant && priority == other.priority && identifier == other.identifier
  }

  /// Creates the constraint. Error messages about it name the statement.
  func makeConstraint() -> NSLayoutConstraint {
    CodeLocation.current = place
    defer { CodeLocation.current = nil }
    let constraint = NSLayoutConstraint(
      item: key.first.object, attribute: key.attribute, relatedBy: key.relation, toItem: key.second?.object,
      attribute: key.secondAttribute, multiplier: key.multiplier, constant: constant)
    adjust(constraint)
    return constraint
  }

  /// Activates the constraint. Error messages about it name the statement.
  func activate(_ constraint: NSLayoutConstraint) {
    CodeLocation.current = place
    constraint.isActive = true
    CodeLocation.current = nil
  }

  /// Updates the mutable properties that differ.
  /// - Returns: Whether any property changed.
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

  /// Returns whether the constraint's items are the ones in this specification. If an item was deallocated, the key
  /// may match another object with the same address.
  func isBetweenItems(of constraint: NSLayoutConstraint) -> Bool {
    constraint.firstItem === key.first.object && constraint.secondItem === key.second?.object
  }
}

/// A layout's constraints in declaration order, without duplicates.
@MainActor
struct ConstraintSpecs {
  private(set) var list: [ConstraintSpec] = []
  /// Whether some constraints have the same key and differ only in constant, priority or identifier.
  private(set) var repeatsKeys = false
  /// A bit set of the attributes that occurred since the current item started.
  private var attributes: UInt32 = 0
  private var start = 0
  /// The indices into `list` by key, or nil if all anchors of each item are contiguous, which is almost always the
  /// case.
  private var indices: [ConstraintSpec.Key: [Int]]?

  /// Creates an empty list.
  ///
  /// - Parameter itemsComeBack: Whether the anchors of an item may be declared in several places.
  init(capacity: Int, itemsComeBack: Bool) {
    list.reserveCapacity(capacity)
    if itemsComeBack { indices = [:] }
  }

  mutating func beginItem() {
    (attributes, start) = (0, list.count)
  }

  /// Appends a constraint, unless an equal constraint exists.
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
    var specs = ConstraintSpecs(capacity: itemAnchors.count * 4, itemsComeBack: hasDuplicateViews || listsGuidesTwice)
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
      // A position must be relative to another item, whereas a size can be a plain number.
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

  /// Returns an item's superview in the layout. For the root of a layout, returns its current superview.
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
