// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The conversion of a statement's two sides to constraints, including all validation.

import TesseraViews
import UIKit

/// A statement `target relation source`, with both sides as written.
///
/// Validation and constraint creation are static functions with the sides as parameters, so that a statement that
/// takes effect immediately, which is the common case, copies neither side.
@MainActor
struct MortarStatement {
  typealias Relation = NSLayoutConstraint.Relation

  let target: MortarAttribute
  let relation: Relation
  let source: MortarAttribute
  let priority: UILayoutPriority

  init(target: MortarAttribute, relation: Relation, source: MortarAttribute) {
    self.target = target
    self.relation = relation
    self.source = source
    priority = Self.priority(target: target, source: source)
  }

  static func priority(target: MortarAttribute, source: MortarAttribute) -> UILayoutPriority {
    source.priority ?? target.priority ?? MortarDefault.current
  }

  /// Returns the left side's components. If it specifies none, returns the right side's components or, if neither
  /// side specifies any, the edges.
  private static func components(target: MortarAttribute, source: MortarAttribute) -> MortarComponents {
    target.components ?? source.components ?? .edges
  }

  /// Returns whether the statement requires the left side's superview and there is none yet.
  static func lacksSuperview(target: MortarAttribute, source: MortarAttribute) -> Bool {
    guard source.item == nil, container(of: target.item) == nil else { return false }
    let components = components(target: target, source: source)
    for index in 0..<components.count where !components[index].isSize { return true }
    return target.components == nil
  }

  func makeConstraints(_ take: (NSLayoutConstraint) -> Void) {
    Self.makeConstraints(target: target, relation: relation, source: source, priority: priority, add: take)
  }

  /// Creates a constraint for each component and passes the constraints to a closure in the order of the components.
  static func makeConstraints(
    target: MortarAttribute, relation: Relation, source: MortarAttribute, priority: UILayoutPriority,
    add take: (NSLayoutConstraint) -> Void
  ) {
    guard let item = target.item else {
      MortarProblem.fail(
        "Target Attribute must have a defined view: the left side is \(target.text)",
        remedy: "Put a view, a layout guide or an attribute of one on the left.")
    }
    let components = components(target: target, source: source)
    let sourceComponents = source.components ?? components
    guard components.count == sourceComponents.count else {
      MortarProblem.fail(
        "Attribute size mismatch: \(target.text) has \(components.count), \(source.text) \(sourceComponents.count)",
        remedy: "Give both sides the same number of components, or write a tuple or a number on the right.")
    }
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    for index in 0..<components.count {
      let (attribute, sourceAttribute) = (components[index], sourceComponents[index])
      var (multiplier, constant, relation) = (source.multiplier[index], source.constant[index], relation)
      if target.hasArithmetic {
        moveNumbers(of: target, component: index, multiplier: &multiplier, constant: &constant, relation: &relation)
      }
      // A number is a distance from the superview's edge, so the superview's attribute has a multiplier of 1.
      if source.item == nil { multiplier = 1 }
      let (partner, partnerAttribute) = partner(
        of: target, attribute: attribute, source: source, sourceAttribute: sourceAttribute)
      let constraint = NSLayoutConstraint(
        first: item, attribute: attribute, relation: relation, second: partner, secondAttribute: partnerAttribute,
        multiplier: CGFloat(multiplier),
        constant: CGFloat(constant))
      if priority != .required { constraint.priority = priority }
      take(constraint)
    }
  }

  private static func partner(
    of target: MortarAttribute, attribute: NSLayoutConstraint.Attribute, source: MortarAttribute,
    sourceAttribute: NSLayoutConstraint.Attribute
  ) -> (AnyObject?, NSLayoutConstraint.Attribute) {
    if let partner = source.item {
      if attribute != sourceAttribute { checkPair(attribute, sourceAttribute) }
      return (partner, sourceAttribute)
    }
    let implied = target.components == nil ? sourceAttribute : attribute.mortarOrigin
    if implied == .notAnAttribute { return (nil, .notAnAttribute) }
    guard let superview = container(of: target.item) else {
      MortarProblem.fail(
        "\(target.text) has no superview to measure \(attribute.mortarName) from",
        remedy: "Add the view to its superview first, or name the other view: \(attribute.mortarName) |=| view.")
    }
    return (superview, implied)
  }

  /// Moves numbers from the left side to the right side: `a * m + c == s` becomes `a == s / m - c / m`.
  private static func moveNumbers(
    of target: MortarAttribute, component index: Int, multiplier: inout Double, constant: inout Double,
    relation: inout Relation
  ) {
    let factor = target.multiplier[index]
    guard factor != 0 else {
      MortarProblem.fail("The left side is multiplied by 0: \(target.text)", remedy: "Multiply by another number.")
    }
    multiplier /= factor
    constant = (constant - target.constant[index]) / factor
    if factor < 0 { relation = relation.reversed }
  }

  /// Checks for attribute pairs that `NSLayoutConstraint` rejects, so that the error includes the statement's
  /// location.
  private static func checkPair(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) {
    let problem: (what: String, remedy: String)
    if first.isSize != second.isSize {
      problem = ("are of different kinds", "Pair sizes with sizes and positions with positions.")
    } else if !first.isSize, first.mortarAxis != second.mortarAxis {
      problem = ("are not on the same axis", "Pair horizontal with horizontal and vertical with vertical attributes.")
    } else if first.mortarFollowsReading == second.mortarFollowsReading || first.mortarFollowsReading == nil
      || second.mortarFollowsReading == nil
    {
      return
    } else {
      problem = ("differ in right-to-left layouts", "Use leading and trailing on both sides, or left and right.")
    }
    MortarProblem.fail(
      "Invalid constraint pairing: \(first.mortarName) and \(second.mortarName) \(problem.what)", remedy: problem.remedy
    )
  }

  static func container(of item: AnyObject?) -> UIView? {
    if let view = item as? UIView { return view.superview }
    return (item as? UILayoutGuide)?.owningView
  }
}

/// Creates the statements for tuples and arrays.
@MainActor
enum StatementBuilder {
  typealias Relation = NSLayoutConstraint.Relation

  static func makeOne(lhs: any MortarAttributable, relation: Relation, tuple: MortarTuple) -> MortarConstraint {
    makeConstraint(spread(target: lhs.m_intoAttribute(), relation: relation, tuple: tuple))
  }

  static func makeEach(lhs: [any MortarAttributable], relation: Relation, tuple: MortarTuple) -> MortarConstraint {
    makeConstraint(lhs.flatMap { spread(target: $0.m_intoAttribute(), relation: relation, tuple: tuple) })
  }

  static func makeEach(
    lhs: [any MortarAttributable], relation: Relation, rhs: [any MortarAttributable]
  ) -> MortarConstraint {
    let sources = rhs.map { $0.m_intoAttribute() }
    return makeConstraint(
      lhs.flatMap { item in
        let target = item.m_intoAttribute()
        return sources.map { MortarStatement(target: target, relation: relation, source: $0) }
      })
  }

  static func makePairs(
    lhs: [any MortarAttributable], relation: Relation, rhs: [any MortarAttributable]
  ) -> MortarConstraint {
    checkLengths(lhs: lhs.count, rhs: rhs.count)
    return makeConstraint(
      zip(lhs, rhs).map { target, source in
        MortarStatement(target: target.m_intoAttribute(), relation: relation, source: source.m_intoAttribute())
      })
  }

  static func makeAnyPairs(lhs: [Any], relation: Relation, rhs: [Any]) -> MortarConstraint {
    checkLengths(lhs: lhs.count, rhs: rhs.count)
    return makeConstraint(
      zip(lhs, rhs).flatMap { target, source in
        guard let target = target as? any MortarAttributable else { failPairing(of: target, side: "left") }
        if let single = source as? any MortarAttributable {
          return [
            MortarStatement(target: target.m_intoAttribute(), relation: relation, source: single.m_intoAttribute())
          ]
        }
        guard let tuple = tuple(source) else { failPairing(of: source, side: "right") }
        return spread(target: target.m_intoAttribute(), relation: relation, tuple: tuple)
      })
  }

  /// Returns a statement for each tuple element and the corresponding component of the target.
  private static func spread(
    target: MortarAttribute, relation: Relation, tuple: MortarTuple
  ) -> [MortarStatement] {
    let sources = tuple.attributes
    guard let components = target.components else {
      MortarProblem.fail(
        "Target Attribute must be defined: the tuple on the right requires an attribute of \(target.text)",
        remedy: "Name the attribute on the left, as in view.m_size |=| (100, 200).")
    }
    guard components.count == sources.count else {
      failCount(of: target, count: components.count, expected: sources.count)
    }
    return sources.enumerated().map { index, source in
      if let own = source.components, own.count != 1 { failCount(of: source, count: own.count, expected: 1) }
      return MortarStatement(target: target.component(at: index, of: components), relation: relation, source: source)
    }
  }

  private static func makeConstraint(_ statements: [MortarStatement]) -> MortarConstraint {
    let constraint = MortarConstraint(statements)
    constraint.activate()
    return constraint
  }

  private static func tuple(_ value: Any) -> MortarTuple? {
    if let tuple = value as? MortarTuple { return tuple }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple else { return nil }
    let parts = mirror.children.compactMap { $0.value as? any MortarAttributable }
    guard parts.count == mirror.children.count else { return nil }
    return MortarTuple(parts.map { $0.m_intoAttribute() })
  }

  private static func checkLengths(lhs: Int, rhs: Int) {
    guard lhs != rhs else { return }
    MortarProblem.fail(
      "Constraining two arrays requires them to be the same length: \(lhs) on the left, \(rhs) on the right",
      remedy: "Write one element on the right for each on the left, or a single one for all.")
  }

  private static func failPairing(of value: Any, side: String) -> Never {
    MortarProblem.fail(
      "Invalid constraint pairing: \(type(of: value)) can't be on the \(side)",
      remedy: "Use views, layout guides, attributes and numbers; on the right also tuples of them.")
  }

  private static func failCount(of attribute: MortarAttribute, count: Int, expected: Int) -> Never {
    MortarProblem.fail(
      "Invalid component count: \(attribute.text) has \(count), but \(expected) are given",
      remedy: "Write one part of the tuple for each component.")
  }
}
