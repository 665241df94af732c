// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// Constraints of an activation that can be changed in place.
///
///     activation.anchors("sheet", attribute: .top).update(constant: 40)
///
/// The next update of the layout resets them to the layout's values. A stored updater looks up the current constraints each
/// time, including those of later updates.
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

  /// The matching constraints, in order of declaration. Empty for an unknown identifier, and after the activation is released.
  public var constraints: [NSLayoutConstraint] {
    activation?.constraints(named: identifier).filter(predicate) ?? []
  }

  /// Sets the constant, in points, and the priority of all constraints. nil leaves them unchanged.
  public func update(constant: CGFloat? = nil, priority: UILayoutPriority? = nil) {
    for constraint in constraints {
      if let constant { constraint.constant = constant }
      if let priority { constraint.priority = priority }
    }
  }
}
