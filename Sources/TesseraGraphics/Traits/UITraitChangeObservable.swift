// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Overrides and registrations are rare: a view or view controller stores them in one object, which is created on demand.

import Foundation

/// The token of a registration for trait changes.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object that notifies observers of changes to its traits: a view or view controller.
///
///     view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
///       view.layer.borderColor = UIColor.separator.resolvedColor(with: view.traitCollection).cgColor
///     }
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// The handler of a change. Receives the changed object and its traits before the change.
  public typealias TraitChangeHandler<Environment> = @MainActor (Environment, UITraitCollection) -> Void

  /// Calls the closure with the object and its previous traits after a change of one of `traits`. The closure is retained until
  /// it is unregistered or the object is deallocated.
  ///
  /// - Note: Differs from UIKit: there is no variant with a selector, which Linux lacks.
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

  /// Removes a registration. Registrations of other objects are ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitStateHolder)?.traitState?.registrations.removeAll { $0 === registration }
  }
}

/// A closure and the traits that it observes.
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

/// The overrides and registrations of a view or view controller.
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

  /// Calls the closures that observe changed traits, in the order of registration.
  package func notifyRegistrations(of traits: UITraitCollection, previous: UITraitCollection) {
    guard let registrations = traitState?.registrations, !registrations.isEmpty else { return }
    let changed = traits.changedTraits(from: previous)
    for registration in registrations { registration.notify(self, changed: changed, previous: previous) }
  }
}

extension UITraitOverrides {
  package var collection: UITraitCollection? { isEmpty ? nil : UITraitCollection(values: values) }
}
