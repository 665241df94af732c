// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Overrides and registrations are rare: a view or controller keeps them in one object, made when first needed.

import Foundation

/// The token of a registration for trait changes.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// What can be asked to tell of changes of its traits: views and view controllers.
///
///     view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
///       view.layer.borderColor = UIColor.separator.resolvedColor(with: view.traitCollection).cgColor
///     }
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// What runs after a change: it gets the object that has changed and its traits before the change.
  public typealias TraitChangeHandler<Environment> = @MainActor (Environment, UITraitCollection) -> Void

  /// Runs the closure with the object and its previous traits whenever one of `traits` has changed. The closure is kept
  /// until the registration is ended or the object is gone.
  ///
  /// - Note: Differs from UIKit: there is no form with a selector; Linux has none.
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
    (self as? any TraitStateHolder)?.traitStateForWriting.registrations.append(registration)
    return registration
  }

  /// Ends a registration. Registrations of others are left alone.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitStateHolder)?.traitState?.registrations.removeAll { $0 === registration }
  }
}

/// One closure and the traits it waits for.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
  private let traits: Set<ObjectIdentifier>
  private let handler: @MainActor (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
    self.traits = Set(traits.map { ObjectIdentifier($0) })
    self.handler = handler
  }

  func notify(_ environment: AnyObject, changed: Set<ObjectIdentifier>, previous: UITraitCollection) {
    if !traits.isDisjoint(with: changed) { handler(environment, previous) }
  }
}

/// The overrides and registrations of one view or controller.
@MainActor
package final class TraitState {
  package var overrides = UITraitOverrides()
  var registrations: [TraitRegistration] = []
}

@preconcurrency @MainActor
package protocol TraitStateHolder: AnyObject {
  var traitState: TraitState? { get set }
}

extension TraitStateHolder {
  package var traitStateForWriting: TraitState {
    if let traitState { return traitState }
    let new = TraitState()
    traitState = new
    return new
  }

  /// Calls the closures whose traits have changed, in the order of registration.
  package func notifyRegistrations(of traits: UITraitCollection, previous: UITraitCollection) {
    guard let registrations = traitState?.registrations, !registrations.isEmpty else { return }
    let changed = traits.changedTraits(from: previous)
    for registration in registrations { registration.notify(self, changed: changed, previous: previous) }
  }
}

extension UITraitOverrides {
  /// What is overridden, as a collection; nil where nothing is.
  package var collection: UITraitCollection? { isEmpty ? nil : UITraitCollection(values: values) }
}
