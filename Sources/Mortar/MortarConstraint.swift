// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViews
public import UIKit

/// The constraints of a statement: one for each component of its attributes.
///
///     let pinned = label.m_left |=| icon.m_right + 8      // active immediately
///     pinned.deactivate()
@preconcurrency @MainActor
public final class MortarConstraint {
  // Almost every statement makes one constraint: an array for it would cost an additional allocation.
  private var first: NSLayoutConstraint?
  private var rest: [NSLayoutConstraint] = []
  /// Statements written before their view had the required superview.
  private var deferredStatements: [MortarStatement] = []
  private(set) var wantsActivation = false
  private var isQueued = false

  init(_ statements: [MortarStatement] = []) {
    for statement in statements {
      addStatement(
        target: statement.target, relation: statement.relation, source: statement.source, priority: statement.priority)
    }
  }

  /// Makes and activates the constraints of `target relation source`.
  @usableFromInline
  static func make(
    target: MortarAttribute, relation: NSLayoutConstraint.Relation, source: MortarAttribute
  ) -> MortarConstraint {
    let constraint = MortarConstraint()
    constraint.addStatement(
      target: target, relation: relation, source: source,
      priority: MortarStatement.priority(target: target, source: source))
    constraint.activate()
    return constraint
  }

  /// The constraints, in the order of the attributes' components.
  ///
  /// Inside a hierarchy builder, a statement that requires its view's superview has none until the outermost builder ends.
  public var layoutConstraints: [NSLayoutConstraint] {
    guard let first else { return [] }
    return rest.isEmpty ? [first] : [first] + rest
  }

  /// Activates the constraints; inside a hierarchy builder, when the outermost one ends.
  @discardableResult
  public func activate() -> Self {
    wantsActivation = true
    if !MortarDeferral.isRunning {
      install()
    } else if !isQueued {
      isQueued = true
      MortarDeferral.postpone(self)
    }
    return self
  }

  /// Deactivates the constraints, or prevents the activation of those in a running hierarchy builder.
  @discardableResult
  public func deactivate() -> Self {
    wantsActivation = false
    first?.isActive = false
    for constraint in rest { constraint.isActive = false }
    return self
  }

  /// Deactivates these constraints and activates others in their place.
  @discardableResult
  public func replace(with other: MortarConstraint) -> Self {
    deactivate()
    other.activate()
    return self
  }

  /// Deactivates these constraints and activates a group's in their place.
  @discardableResult
  public func replace(with group: MortarGroup) -> Self {
    deactivate()
    group.activate()
    return self
  }

  /// Changes the priority of all constraints, including those that are not made yet.
  ///
  /// - Note: Differs from UIKit: the priority of active constraints may change from and to required.
  @discardableResult
  public func changePriority(to priority: MortarLayoutPriority) -> Self { change(to: priority.layoutPriority()) }

  /// Changes the priority of all constraints to a UIKit priority.
  @_disfavoredOverload
  @discardableResult
  public func changePriority(to priority: UILayoutPriority) -> Self { change(to: priority) }

  /// Changes the priority of all constraints to a number up to 1000.
  @discardableResult
  public func changePriority(to priority: some MortarCGFloatable) -> Self { change(to: priority.m_intoPriority()) }

  /// Sets the identifier of the constraints, by default the statement's file and line, which logs of conflicts then show.
  @discardableResult
  public func identified(
    by name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    for constraint in layoutConstraints { constraint.identifier = name ?? "\(fileID):\(line)" }
    return self
  }

  private func change(to priority: UILayoutPriority) -> Self {
    for constraint in layoutConstraints { constraint.priority = priority }
    deferredStatements = deferredStatements.map { $0.at(priority) }
    return self
  }

  // MARK: Steps

  private func addStatement(
    target: MortarAttribute, relation: NSLayoutConstraint.Relation, source: MortarAttribute,
    priority: UILayoutPriority
  ) {
    if MortarDeferral.isRunning, MortarStatement.lacksSuperview(target: target, source: source) {
      deferredStatements.append(MortarStatement(target: target, relation: relation, source: source).at(priority))
    } else {
      MortarStatement.makeConstraints(
        target: target, relation: relation, source: source, priority: priority, add: addConstraint)
    }
  }

  private func addConstraint(_ constraint: NSLayoutConstraint) {
    if first == nil { first = constraint } else { rest.append(constraint) }
  }

  /// Activates the constraint at the end of the outermost hierarchy builder, unless it was deactivated meanwhile.
  func installDeferred() {
    isQueued = false
    let statements = deferredStatements
    deferredStatements = []
    for statement in statements { statement.makeConstraints(addConstraint) }
    if wantsActivation { install() }
  }

  private func install() {
    if let first { activate(first) }
    for constraint in rest { activate(constraint) }
  }

  /// Activates a constraint. Unlike UIKit's exception, the error for items of different trees names the statement.
  private func activate(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive, !constraint.activateInCommonAncestor() else { return }
    MortarProblem.fail(
      "Cannot activate \(MortarText.sentence(constraint)): the two have no common ancestor",
      remedy: "Add both views to the hierarchy first, or write the statement inside the |+| that adds them.")
  }
}

extension MortarStatement {
  fileprivate func at(_ priority: UILayoutPriority) -> MortarStatement {
    var (target, source) = (target, source)
    target.priority = nil
    source.priority = priority
    return MortarStatement(target: target, relation: relation, source: source)
  }
}

// MARK: Groups

/// A group of statements.
public typealias MortarGroup = [MortarConstraint]

extension Array where Element == MortarConstraint {
  /// The constraints of all statements, in their order.
  @preconcurrency @MainActor
  public var layoutConstraints: [NSLayoutConstraint] { flatMap(\.layoutConstraints) }

  /// Activates the constraints of all statements; inside a hierarchy builder, when the outermost one ends.
  @discardableResult
  @preconcurrency @MainActor
  public func activate() -> Self { each { $0.activate() } }

  /// Deactivates the constraints of all statements.
  @discardableResult
  @preconcurrency @MainActor
  public func deactivate() -> Self { each { $0.deactivate() } }

  /// Deactivates these statements and activates others in their place.
  @discardableResult
  @preconcurrency @MainActor
  public func replace(with other: MortarConstraint) -> Self {
    deactivate()
    other.activate()
    return self
  }

  /// Deactivates these statements and activates another group in their place.
  @discardableResult
  @preconcurrency @MainActor
  public func replace(with group: MortarGroup) -> Self {
    deactivate()
    group.activate()
    return self
  }

  /// Changes the priority of all statements to a named one.
  @discardableResult
  @preconcurrency @MainActor
  public func changePriority(to priority: MortarLayoutPriority) -> Self { each { $0.changePriority(to: priority) } }

  /// Changes the priority of all statements to a UIKit priority.
  @_disfavoredOverload
  @discardableResult
  @preconcurrency @MainActor
  public func changePriority(to priority: UILayoutPriority) -> Self { each { $0.changePriority(to: priority) } }

  /// Changes the priority of all statements to a number up to 1000.
  @discardableResult
  @preconcurrency @MainActor
  public func changePriority(to priority: some MortarCGFloatable) -> Self {
    each { $0.changePriority(to: priority) }
  }

  /// Sets the identifier of the constraints, by default the file and line, which logs of conflicts then show.
  @discardableResult
  @preconcurrency @MainActor
  public func identified(by name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line) -> Self {
    each { $0.identified(by: name, fileID: fileID, line: line) }
  }

  @MainActor
  private func each(_ change: (MortarConstraint) -> Void) -> Self {
    for constraint in self { change(constraint) }
    return self
  }
}

/// Activates or deactivates a statement's constraints, and returns it: `a |=| b ~~ .deactivated`.
@discardableResult
@preconcurrency @MainActor
public func ~~ (lhs: MortarConstraint, rhs: MortarActivationState) -> MortarConstraint {
  rhs == .activated ? lhs.activate() : lhs.deactivate()
}

/// Activates or deactivates the constraints of all statements, and returns them.
@discardableResult
@preconcurrency @MainActor
public func ~~ (lhs: MortarGroup, rhs: MortarActivationState) -> MortarGroup {
  rhs == .activated ? lhs.activate() : lhs.deactivate()
}
