// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Writes an item's constraints as `Anchors` expressions. Constraints that differ only in their attribute are
/// combined in one expression.
@MainActor
struct AnchorsWriter {
  typealias Attribute = NSLayoutConstraint.Attribute

  let superview: UIView?
  let names: PrintedNames
  let isShort: Bool

  /// The properties that constraints must have in common to be combined in one expression.
  private struct ExpressionKey: Hashable {
    let second: ObjectIdentifier?
    /// The second attribute, or nil if it equals the first attribute.
    let attribute: Attribute?
    let relation: NSLayoutConstraint.Relation
    /// The inward offset.
    let offset: CGFloat
    let multiplier: CGFloat
    let priority: UILayoutPriority
    let identifier: String?

    @MainActor
    init(_ c: NSLayoutConstraint) {
      second = c.secondItem.map(ObjectIdentifier.init)
      attribute = c.secondItem == nil || c.secondAttribute == c.firstAttribute ? nil : c.secondAttribute
      relation = c.relation
      offset = c.firstAttribute.isFarEdge ? 0 - c.constant : c.constant
      multiplier = c.multiplier
      priority = c.priority
      identifier = c.identifier
    }
  }

  func lines(for constraints: [NSLayoutConstraint]) -> [String] {
    var order: [ExpressionKey] = []
    var groups: [ExpressionKey: [NSLayoutConstraint]] = [:]
    for constraint in constraints {
      let saying = ExpressionKey(constraint)
      if groups[saying] == nil { order.append(saying) }
      groups[saying, default: []].append(constraint)
    }
    return order.flatMap { saying in
      Self.splitRepeats(groups[saying] ?? []).map {
        line(for: saying, attributes: $0.map(\.firstAttribute), second: $0.first?.secondItem)
      }
    }
  }

  /// Splits a group so that no attribute occurs twice in an expression.
  private static func splitRepeats(_ group: [NSLayoutConstraint]) -> [[NSLayoutConstraint]] {
    var rounds: [[NSLayoutConstraint]] = []
    for constraint in group {
      if let free = rounds.firstIndex(where: { !$0.contains { $0.firstAttribute == constraint.firstAttribute } }) {
        rounds[free].append(constraint)
      } else {
        rounds.append([constraint])
      }
    }
    return rounds
  }

  private func line(for saying: ExpressionKey, attributes: [Attribute], second: AnyObject?) -> String {
    var line = "Anchors" + attributeChain(attributes, key: saying)
    var modifiers = ""
    if saying.multiplier != 1 { modifiers += ".multiplier(\(CodeWriter.number(saying.multiplier)))" }
    if saying.priority != .required { modifiers += ".priority(\(Self.text(saying.priority)))" }
    if let identifier = saying.identifier { modifiers += ".identifier(\(CodeWriter.literal(identifier)))" }
    let toSuper = second != nil && second === superview
    let isBare = toSuper && saying.relation == .equal && saying.attribute == nil && saying.offset == 0
    if isBare, modifiers.isEmpty { return line }
    line += ".\(Self.text(saying.relation))\(toSuper ? "ToSuper" : "To")"
    var arguments: [String] = []
    if !toSuper, let second { arguments.append(names.name(of: second)) }
    if let attribute = saying.attribute { arguments.append("attribute: .\(attribute)") }
    if second == nil || saying.offset != 0 { arguments.append(offsetArgument(saying.offset, attributes: attributes)) }
    return line + "(\(arguments.joined(separator: ", ")))" + modifiers
  }

  /// Returns a `constant:` argument if no edge is a far edge, or if all are and the constant is positive. Otherwise,
  /// returns an `inwardOffset:` argument.
  private func offsetArgument(_ offset: CGFloat, attributes: [Attribute]) -> String {
    let isFar = attributes.map(\.isFarEdge)
    if !isFar.contains(true) { return "constant: \(CodeWriter.number(offset))" }
    if !isFar.contains(false), offset < 0 { return "constant: \(CodeWriter.number(-offset))" }
    return "inwardOffset: \(CodeWriter.number(offset))"
  }

  /// Returns the attributes in the form in which they follow `Anchors`.
  private func attributeChain(_ attributes: [Attribute], key saying: ExpressionKey) -> String {
    if isShort, saying.attribute == nil, let name = Self.compositeName(of: attributes, key: saying) {
      return "." + name
    }
    return attributes.map { ".\($0)" }.joined()
  }

  /// Returns the name of the composite attribute that consists of exactly these attributes and supports the relation,
  /// or nil.
  private static func compositeName(of attributes: [Attribute], key saying: ExpressionKey) -> String? {
    let set = Set(attributes)
    if saying.offset == 0 || saying.second == nil {
      if set == [.width, .height] { return "size" }
      if set == [.centerX, .centerY], saying.second != nil { return "center" }
    }
    let composites: [(String, Set<Attribute>)] = [
      ("allSides", [.top, .bottom, .leading, .trailing]), ("cap", [.top, .leading, .trailing]),
      ("shoe", [.bottom, .leading, .trailing]), ("horizontal", [.leading, .trailing]), ("vertical", [.top, .bottom]),
    ]
    return composites.first { $0.1 == set }?.0
  }

  private static func text(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .equal: "equal"
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  static func text(_ priority: UILayoutPriority) -> String {
    switch priority {
    case .required: ".required"
    case .defaultHigh: ".defaultHigh"
    case .defaultLow: ".defaultLow"
    case .fittingSizeLevel: ".fittingSizeLevel"
    default: ".init(\(CodeWriter.number(CGFloat(priority.rawValue))))"
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether this is a far edge, such as right or bottom, whose inward direction is opposite to the axis direction.
  fileprivate var isFarEdge: Bool {
    switch self {
    case .right, .trailing, .rightMargin, .trailingMargin, .bottom, .bottomMargin: true
    default: false
    }
  }
}
