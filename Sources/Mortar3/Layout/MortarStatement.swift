// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The conversion of two coordinates to constraints, one for each component. Factors and offsets on the left side are
// moved to the right side:
//
//     a * first + b == c * second + d   becomes   first == (c / a) * second + (d - b) / a

import UIKit

/// A statement: two coordinates and the relation between them.
@MainActor
struct MortarStatement {
  let target: MortarCoordinate
  let relation: MortarAliasLayoutRelation
  let source: MortarCoordinate

  /// A constraint whose items may still be unresolved references.
  struct Draft {
    let first: LayoutItemReference
    let firstAttribute: MortarAliasLayoutAttribute
    let relation: MortarAliasLayoutRelation
    /// The second item, or nil for a size that equals a number.
    let second: LayoutItemReference?
    let secondAttribute: MortarAliasLayoutAttribute
    let multiplier: CGFloat
    let constant: CGFloat
  }

  var priority: UILayoutPriority { source.priority ?? target.priority ?? .required }
  var isActivated: Bool { (source.activation ?? target.activation ?? .activated) == .activated }

  /// The statement in approximately its source form.
  var text: String { "\(target.text) \(symbol) \(source.text)" }

  private var symbol: String {
    switch relation {
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    case .lessThanOrEqual: "<="
    }
  }

  func makeDrafts() throws(MortarFault) -> [Draft] {
    if let fault = target.fault ?? source.fault { throw fault }
    try checkPriority()
    guard let place = target.place, target.shape == .anchor else {
      throw MortarFault("The left side must be an anchor, such as $0.layout.top.")
    }
    let attributes = target.components.map(\.attribute)
    let others = try sourceComponents(attributes)
    var drafts: [Draft] = []
    for (component, other) in zip(target.components, others) {
      drafts.append(try makeDraft(of: place, first: component, second: other))
    }
    return drafts
  }

  private func checkPriority() throws(MortarFault) {
    let value = priority.rawValue
    if !(value > 0 && value <= 1000) {
      throw MortarFault("The priority \(value) is out of range. Use one from 1 to 1000.")
    }
  }

  /// Returns the right side's components in the order of the left side's components.
  private func sourceComponents(
    _ attributes: [MortarAliasLayoutAttribute]
  ) throws(MortarFault) -> [MortarCoordinate.Component] {
    if source.shape == .item { return attributes.map { MortarCoordinate.Component(attribute: $0) } }
    if source.shape == .anchor, source.degree == attributes.count { return source.components }
    if source.place == nil, let numbers = source.numbers(for: attributes) {
      return numbers.map { MortarCoordinate.Component(attribute: .notAnAttribute, constant: $0) }
    }
    throw MortarFault(
      "The left side has \(target.degree), the right side \(source.degree) component"
        + "\(source.degree == 1 ? "" : "s"). \(Self.remedy(attributes))")
  }

  /// Returns a message that lists the valid right sides for the given attributes.
  private static func remedy(_ attributes: [MortarAliasLayoutAttribute]) -> String {
    switch attributes.count {
    case 1: "One attribute can be related to a number, one attribute or a view."
    case 2: "Two attributes can be related to a CGSize, a CGPoint, two attributes or a view."
    default: "Four attributes can be related to a UIEdgeInsets, four attributes or a view."
    }
  }

  private func makeDraft(
    of place: LayoutItemReference, first: MortarCoordinate.Component, second: MortarCoordinate.Component
  ) throws(MortarFault) -> Draft {
    let multiplier = second.multiplier / first.multiplier
    let constant = (second.constant - first.constant) / first.multiplier
    guard first.multiplier != 0, multiplier.isFinite, constant.isFinite else {
      throw MortarFault(
        "A factor or an offset is not a number: factor \(MortarText.number(multiplier)), offset "
          + "\(MortarText.number(constant)). Check the arithmetic for NaN, infinity and division by zero.")
    }
    let other = try counterpart(of: first.attribute, other: second.attribute)
    if other.place != nil, multiplier == 0, first.attribute.kind != .size {
      throw MortarFault("A position multiplied by 0 does not depend on the other view. Use a number instead.")
    }
    return Draft(
      first: place, firstAttribute: first.attribute, relation: first.multiplier < 0 ? relation.reversed : relation,
      second: other.place, secondAttribute: other.attribute, multiplier: multiplier, constant: constant)
  }

  /// Returns the constraint's second item.
  ///
  /// A size that equals a number has no second item. A position that equals a number is relative to the superview's
  /// top, left or leading edge. Insets are relative to the same edge of the superview.
  private func counterpart(
    of attribute: MortarAliasLayoutAttribute, other: MortarAliasLayoutAttribute
  ) throws(MortarFault) -> (place: LayoutItemReference?, attribute: MortarAliasLayoutAttribute) {
    if let place = source.place {
      guard AttributeKind.areCompatible(attribute, other) else { throw Self.mismatch(attribute, other) }
      return (place, other)
    }
    guard attribute.kind != .size else { return (nil, .notAnAttribute) }
    let parent = try LayoutItemReference(.parent(of: targetItem()))
    return (parent, source.shape == .insets ? attribute : attribute.origin)
  }

  /// Returns the item whose superview a plain number is relative to.
  private func targetItem() throws(MortarFault) -> AnyObject {
    switch target.place?.base {
    case .view(let view) where target.place?.region == .own: return view
    case .guide(let guide): return guide
    default:
      throw MortarFault("A plain number can only position a view or guide itself. Specify the edge it is relative to.")
    }
  }

  private static func mismatch(
    _ first: MortarAliasLayoutAttribute, _ second: MortarAliasLayoutAttribute
  ) -> MortarFault {
    let reason: String
    switch (first.kind, second.kind) {
    case (.size, _), (_, .size): reason = "one is a size and the other a position"
    case (.directional, .horizontal), (.horizontal, .directional):
      reason = "one follows the reading direction and the other does not"
    default: reason = "one is horizontal and the other vertical"
    }
    let remedy: String
    switch first.kind {
    case .size: remedy = "width or height"
    case .vertical: remedy = "top, bottom, centerY or a baseline"
    case .directional: remedy = "leading, trailing or centerX"
    case .horizontal: remedy = "left, right or centerX"
    case .nothing: remedy = "an attribute"
    }
    return MortarFault(
      "\(first.statementName) cannot be compared with \(second.statementName): \(reason). Compare \(first.statementName) with \(remedy)."
    )
  }
}
