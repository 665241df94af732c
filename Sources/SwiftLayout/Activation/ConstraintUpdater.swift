// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// An updater that changes constraints of an activation in place.
///
///     activation.anchors("sheet", attribute: .top).update(constant: 40)
///
/// The next update of the layout resets the constraints to the layout's values. A stored updater looks up the current
/// constraints each time it is used, including constraints from later updates.
@preconcurrency @MainActor
public struct ConstraintUpdater {
  private weak var activation: Activation?
  private let identifier: String
  private let predicate: (NSLayoutConstraint) -> Bool

  init(activation: Activation, identifier: String, predicate: @escaping (NSLayoutConstraint) -> Bool) {
    self.activation = activation
    self.identifier = identifier
    self.predicate = predicate
  }

  /// The matching constraints in declaration order. Empty if the identifier is unknown or the activation was
  /// deallocated.
  public var constraints: [NSLayoutConstraint] {
    activation?.constraints(named: identifier).filter(predicate) ?? []
  }

  /// Sets the constant, in points, and the priority of all constraints. Nil leaves a property unchanged.
  public func update(constant: CGFloat? = nil, priority: UILayoutPriority? = nil) {
    for constraint in constraints {
      if let constant { constraint.constant = constant }
      if let priority { constraint.priority = priority }
    }
  }
}
