// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViews
public import UIKit

/// A statement's constraints, one for each component of its attributes.
///
///     let pinned = label.m_left |=| icon.m_right + 8      // active immediately
///     pinned.deactivate()
@preconcurrency @MainActor
public final class MortarConstraint {
  // The first constraint, stored separately because almost every statement creates only one and an array would cost
  // an additional allocation.
  private var first: NSLayoutConstraint?
  private var rest: [NSLayoutConstraint] = []
  /// The statements that were written before their view had the required superview.
  private var deferredStatements: [MortarStatement] = []
  private(set) var wantsActivation = false
  private var isQueued = false

  init(_ statements: [MortarStatement] = []) {
    for statement in statements {
      addStatement(
        target: statement.target, relation: statement.relation, source: statement.source, priority: statement.priority)
    }
  }

  /// Creates and activates the constraints for `target relation source`.
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

  /// The constraints, in the order of the attribute's components.
  ///
  /// Inside a hierarchy builder, a statement that requires its view's superview has no constraints until the
  /// outermost builder ends.
  public var layoutConstraints: [NSLayoutConstraint] {
    guard let first else { return [] }
    return rest.isEmpty ? [first] : [first] + rest
  }

  /// Activates the constraints. Inside a hierarchy builder, they are activated when the outermost builder ends.
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

  /// Deactivates the constraints. Inside a hierarchy builder, prevents their later activation.
  @discardableResult
  public func deactivate() -> Self {
    wantsActivation = false
    first?.isActive = false
    for constraint in rest { constraint.isActive = false }
    return self
  }

  /// Deactivates these constraints and activates the constraints of another statement.
  @discardableResult
  public func replace(with other: MortarConstraint) -> Self {
    deactivate()
    other.activate()
    return self
  }

  /// Deactivates these constraints and activates the constraints of a group.
  @discardableResult
  public func replace(with group: MortarGroup) -> Self {
    deactivate()
    group.activate()
    return self
  }

  /// Changes the priority of all constraints, including those that have not been created yet.
  ///
  /// - Note: Differs from UIKit: the priority of active constraints can be changed to and from required.
  @discardableResult
  public func changePriority(to priority: MortarLayoutPriority) -> Self { change(to: priority.layoutPriority()) }

  /// Changes the priority of all constraints to a UIKit priority.
  @_disfavoredOverload
  @discardableResult
  public func changePriority(to priority: UILayoutPriority) -> Self { change(to: priority) }

  /// Changes the priority of all constraints to a number, which is at most 1000.
  @discardableResult
  public func changePriority(to priority: some MortarCGFloatable) -> Self { change(to: priority.m_intoPriority()) }

  /// Sets the identifier of the constraints, which appears in conflict logs. The default is the statement's file and
  /// line.
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

  /// Activates the constraint at the end of the outermost hierarchy builder, unless it has been deactivated in the
  /// meantime.
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

  /// Activates a constraint. If its items are in different view trees, the error names the statement, unlike UIKit's
  /// exception.
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
  /// The constraints of all statements, in the order of the statements.
  @preconcurrency @MainActor
  public var layoutConstraints: [NSLayoutConstraint] { flatMap(\.layoutConstraints) }

  /// Activates the constraints of all statements. Inside a hierarchy builder, they are activated when the outermost
  /// builder ends.
  @discardableResult
  @preconcurrency @MainActor
  public func activate() -> Self { each { $0.activate() } }

  /// Deactivates the constraints of all statements.
  @discardableResult
  @preconcurrency @MainActor
  public func deactivate() -> Self { each { $0.deactivate() } }

  /// Deactivates these statements and activates another statement.
  @discardableResult
  @preconcurrency @MainActor
  public func replace(with other: MortarConstraint) -> Self {
    deactivate()
    other.activate()
    return self
  }

  /// Deactivates these statements and activates another group.
  @discardableResult
  @preconcurrency @MainActor
  public func replace(with group: MortarGroup) -> Self {
    deactivate()
    group.activate()
    return self
  }

  /// Changes the priority of all statements to a named priority.
  @discardableResult
  @preconcurrency @MainActor
  public func changePriority(to priority: MortarLayoutPriority) -> Self { each { $0.changePriority(to: priority) } }

  /// Changes the priority of all statements to a UIKit priority.
  @_disfavoredOverload
  @discardableResult
  @preconcurrency @MainActor
  public func changePriority(to priority: UILayoutPriority) -> Self { each { $0.changePriority(to: priority) } }

  /// Changes the priority of all statements to a number, which is at most 1000.
  @discardableResult
  @preconcurrency @MainActor
  public func changePriority(to priority: some MortarCGFloatable) -> Self {
    each { $0.changePriority(to: priority) }
  }

  /// Sets the identifier of the constraints, which appears in conflict logs. The default is the file and line.
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

/// Activates or deactivates a statement's constraints and returns the statement: `a |=| b ~~ .deactivated`.
@discardableResult
@preconcurrency @MainActor
public func ~~ (lhs: MortarConstraint, rhs: MortarActivationState) -> MortarConstraint {
  rhs == .activated ? lhs.activate() : lhs.deactivate()
}

/// Activates or deactivates the constraints of all statements and returns the statements.
@discardableResult
@preconcurrency @MainActor
public func ~~ (lhs: MortarGroup, rhs: MortarActivationState) -> MortarGroup {
  rhs == .activated ? lhs.activate() : lhs.deactivate()
}
