// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The conversion of two sides to constraints, with all checks of a statement.

import TesseraViews
import UIKit

/// `target relation source`, with both sides as written.
///
/// The checks and the creation are functions of the sides, so that the usual statement, which takes effect at once, copies
/// neither.
@MainActor
struct MortarStatement {
  typealias Relation = NSLayoutConstraint.Relation

  let target: MortarAttribute
  let relation: Relation
  let source: MortarAttribute
  let priority: UILayoutPriority

  init(_ target: MortarAttribute, _ relation: Relation, _ source: MortarAttribute) {
    self.target = target
    self.relation = relation
    self.source = source
    priority = Self.priority(target, source)
  }

  static func priority(_ target: MortarAttribute, _ source: MortarAttribute) -> UILayoutPriority {
    source.priority ?? target.priority ?? MortarDefault.current
  }

  /// Returns the components of the left side: its own, else those of the right side, else its edges.
  private static func components(_ target: MortarAttribute, _ source: MortarAttribute) -> MortarComponents {
    target.components ?? source.components ?? .edges
  }

  /// Returns whether the statement refers to a superview that the left side does not have yet.
  static func lacksSuperview(_ target: MortarAttribute, _ source: MortarAttribute) -> Bool {
    guard source.item == nil, container(of: target.item) == nil else { return false }
    let components = components(target, source)
    for index in 0..<components.count where !components[index].isSize { return true }
    return target.components == nil
  }

  func make(_ take: (NSLayoutConstraint) -> Void) { Self.make(target, relation, source, priority, take) }

  /// Makes the constraints, one for each component, and passes them on in the components' order.
  static func make(
    _ target: MortarAttribute, _ relation: Relation, _ source: MortarAttribute, _ priority: UILayoutPriority,
    _ take: (NSLayoutConstraint) -> Void
  ) {
    guard let item = target.item else {
      MortarProblem.stop(
        "Target Attribute must have a defined view: the left side is \(target.words)",
        "Put a view, a layout guide or an attribute of one on the left.")
    }
    let components = components(target, source)
    let sourceComponents = source.components ?? components
    guard components.count == sourceComponents.count else {
      MortarProblem.stop(
        "Attribute size mismatch: \(target.words) has \(components.count), \(source.words) \(sourceComponents.count)",
        "Give both sides the same number of components, or write a tuple or a number on the right.")
    }
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    for index in 0..<components.count {
      let (attribute, sourceAttribute) = (components[index], sourceComponents[index])
      var (multiplier, constant, relation) = (source.multiplier[index], source.constant[index], relation)
      if target.hasArithmetic { solve(target, index, &multiplier, &constant, &relation) }
      // A number is a distance from the superview's edge, whatever it was multiplied by.
      if source.item == nil { multiplier = 1 }
      let (partner, partnerAttribute) = partner(of: target, attribute, source, sourceAttribute)
      let constraint = NSLayoutConstraint(
        item, attribute, relation, partner, partnerAttribute, multiplier: CGFloat(multiplier),
        constant: CGFloat(constant))
      if priority != .required { constraint.priority = priority }
      take(constraint)
    }
  }

  private static func partner(
    of target: MortarAttribute, _ attribute: NSLayoutConstraint.Attribute, _ source: MortarAttribute,
    _ sourceAttribute: NSLayoutConstraint.Attribute
  ) -> (AnyObject?, NSLayoutConstraint.Attribute) {
    if let partner = source.item {
      if attribute != sourceAttribute { checkPair(attribute, sourceAttribute) }
      return (partner, sourceAttribute)
    }
    let implied = target.components == nil ? sourceAttribute : attribute.mortarOrigin
    if implied == .notAnAttribute { return (nil, .notAnAttribute) }
    guard let superview = container(of: target.item) else {
      MortarProblem.stop(
        "\(target.words) has no superview to measure \(attribute.mortarName) from",
        "Add the view to its superview first, or name the other view: \(attribute.mortarName) |=| view.")
    }
    return (superview, implied)
  }

  /// Moves numbers written on the left to the right: `a * m + c == s` is `a == s / m - c / m`.
  private static func solve(
    _ target: MortarAttribute, _ index: Int, _ multiplier: inout Double, _ constant: inout Double,
    _ relation: inout Relation
  ) {
    let factor = target.multiplier[index]
    guard factor != 0 else {
      MortarProblem.stop("The left side is multiplied by 0: \(target.words)", "Multiply by another number.")
    }
    multiplier /= factor
    constant = (constant - target.constant[index]) / factor
    if factor < 0 { relation = relation.reversed }
  }

  /// Checks for pairs that `NSLayoutConstraint` rejects, to report the statement's location.
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
    MortarProblem.stop(
      "Invalid constraint pairing: \(first.mortarName) and \(second.mortarName) \(problem.what)", problem.remedy)
  }

  static func container(of item: AnyObject?) -> UIView? {
    if let view = item as? UIView { return view.superview }
    return (item as? UILayoutGuide)?.owningView
  }
}

/// The statements of tuples and arrays.
@MainActor
enum Statements {
  typealias Relation = NSLayoutConstraint.Relation

  static func one(_ lhs: any MortarAttributable, _ relation: Relation, _ tuple: MortarTuple) -> MortarConstraint {
    made(spread(lhs.m_intoAttribute(), relation, tuple))
  }

  static func each(_ lhs: [any MortarAttributable], _ relation: Relation, _ tuple: MortarTuple) -> MortarConstraint {
    made(lhs.flatMap { spread($0.m_intoAttribute(), relation, tuple) })
  }

  static func each(
    _ lhs: [any MortarAttributable], _ relation: Relation, _ rhs: [any MortarAttributable]
  ) -> MortarConstraint {
    let sources = rhs.map { $0.m_intoAttribute() }
    return made(
      lhs.flatMap { item in
        let target = item.m_intoAttribute()
        return sources.map { MortarStatement(target, relation, $0) }
      })
  }

  static func pairs(
    _ lhs: [any MortarAttributable], _ relation: Relation, _ rhs: [any MortarAttributable]
  ) -> MortarConstraint {
    checkLengths(lhs.count, rhs.count)
    return made(
      zip(lhs, rhs).map { target, source in
        MortarStatement(target.m_intoAttribute(), relation, source.m_intoAttribute())
      })
  }

  static func anyPairs(_ lhs: [Any], _ relation: Relation, _ rhs: [Any]) -> MortarConstraint {
    checkLengths(lhs.count, rhs.count)
    return made(
      zip(lhs, rhs).flatMap { target, source in
        guard let target = target as? any MortarAttributable else { stopPairing(target, "left") }
        if let single = source as? any MortarAttributable {
          return [MortarStatement(target.m_intoAttribute(), relation, single.m_intoAttribute())]
        }
        guard let tuple = tuple(source) else { stopPairing(source, "right") }
        return spread(target.m_intoAttribute(), relation, tuple)
      })
  }

  /// Returns a statement for each part of a tuple and component of the target.
  private static func spread(
    _ target: MortarAttribute, _ relation: Relation, _ tuple: MortarTuple
  ) -> [MortarStatement] {
    let sources = tuple.attributes
    guard let components = target.components else {
      MortarProblem.stop(
        "Target Attribute must be defined: the tuple on the right requires an attribute of \(target.words)",
        "Name the attribute on the left, as in view.m_size |=| (100, 200).")
    }
    guard components.count == sources.count else { stopCount(target, components.count, sources.count) }
    return sources.enumerated().map { index, source in
      if let own = source.components, own.count != 1 { stopCount(source, own.count, 1) }
      return MortarStatement(target.component(index, of: components), relation, source)
    }
  }

  private static func made(_ statements: [MortarStatement]) -> MortarConstraint {
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

  private static func checkLengths(_ lhs: Int, _ rhs: Int) {
    guard lhs != rhs else { return }
    MortarProblem.stop(
      "Constraining two arrays requires them to be the same length: \(lhs) on the left, \(rhs) on the right",
      "Write one element on the right for each on the left, or a single one for all.")
  }

  private static func stopPairing(_ value: Any, _ side: String) -> Never {
    MortarProblem.stop(
      "Invalid constraint pairing: \(type(of: value)) can't be on the \(side)",
      "Use views, layout guides, attributes and numbers; on the right also tuples of them.")
  }

  private static func stopCount(_ attribute: MortarAttribute, _ count: Int, _ expected: Int) -> Never {
    MortarProblem.stop(
      "Invalid component count: \(attribute.words) has \(count), but \(expected) are given",
      "Write one part of the tuple for each component.")
  }
}
