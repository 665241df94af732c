// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// Constraints of an activation that can be changed in place.
///
///     activation.anchors("sheet", attribute: .top).update(constant: 40)
///
/// The next update of the layout sets them back to what the layout says. A stored updater finds the current
/// constraints each time, also those of later updates.
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

  /// The constraints found, in order of declaration. Empty where the identifier names nothing, and after the activation.
  public var constraints: [NSLayoutConstraint] {
    activation?.constraints(named: identifier).filter(predicate) ?? []
  }

  /// Sets the constant, in points, and the priority of all constraints. Nil leaves them as they are.
  public func update(constant: CGFloat? = nil, priority: UILayoutPriority? = nil) {
    for constraint in constraints {
      if let constant { constraint.constant = constant }
      if let priority { constraint.priority = priority }
    }
  }
}
